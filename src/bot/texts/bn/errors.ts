import type {
  ChatInputErrors,
  ChatStateErrors,
  ErrorTexts,
  InputErrors,
  StateErrors,
} from '../../../domain/shared/errors.ts'
import {
  type ClaimProblem,
  type DeliveryProblem,
  describe,
  type ProblemTexts,
  type TopUpProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { deposits } from './holder/deposits.ts'
import { problems } from './problems.ts'
import { counted, format } from './words.ts'

type StateCode =
  | keyof (StateErrors & ChatStateErrors)
  | 'INSUFFICIENT_BALANCE'
  | 'INSUFFICIENT_STOCK'
  | 'ORDER_NOT_FOUND'

const TOP_UP: ProblemTexts<TopUpProblem> = {
  limits: ({ minMicros, maxMicros }) =>
    `একবারে ${format.usd(minMicros)} থেকে ${format.usd(maxMicros)} পর্যন্ত যোগ করা যায়।`,
  cents: () => 'দশমিকের পর সর্বোচ্চ দুই ঘর লিখুন।',
  price: ({ maxPrice, amountMicros, price }) =>
    `এই মাধ্যমে একবারে সর্বোচ্চ ${maxPrice} দেওয়া যায়, আর ${format.usd(amountMicros)}-এর জন্য লাগে ${price}। কম পরিমাণ বেছে নিন।`,
}

const CLAIM: ProblemTexts<ClaimProblem> = {
  processing: () => 'এই অর্ডারের কাজ এখনো চলছে। শেষ হলে আপনাকে জানাব। করা না গেলে টাকা নিজে থেকেই ফেরত আসবে।',
  paid_back: () => 'এই অর্ডারের টাকা আগেই আপনার ওয়ালেটে ফেরত এসেছে।',
  open: () => 'এই অর্ডারের সমস্যাটি আমরা এখন দেখছি। অর্ডারের পাতায় আপনার অভিযোগ আছে।',
  too_many_of_order: ({ max }) =>
    `এই অর্ডার নিয়ে আপনি ${max} বার অভিযোগ করেছেন, এর বেশি করা যায় না। সাপোর্টে লিখুন।`,
  too_many_open: ({ max }) =>
    `আপনার ${counted(max, 'অভিযোগ')} চলমান আছে, এর বেশি রাখা যায় না। উত্তরের অপেক্ষা করুন, অথবা একটি তুলে নিন।`,
  over: () => 'এই অভিযোগ আগেই শেষ হয়ে গেছে। কী হয়েছে জানতে আবার খুলুন।',
}

const DELIVERY: ProblemTexts<DeliveryProblem> = {
  count: ({ given, ordered }) =>
    `আপনি ${counted(given, 'কোড')} পাঠিয়েছেন, কিন্তু অর্ডার ${format.number(ordered)}টির।`,
  length: () => 'একটি কোড খালি, অথবা কোড হওয়ার জন্য বেশি লম্বা।',
  known: () => 'একটি কোড আগে থেকেই এখানে আছে। কোনো কোড দুবার দেওয়া হয় না।',
}

const input: ErrorTexts<keyof (InputErrors & ChatInputErrors)> = {
  NOT_AN_AMOUNT: ({ text, currency = 'USD' }) =>
    currency === 'USD'
      ? `“${text}” টাকার পরিমাণ নয়। USD অঙ্কে লিখুন, যেমন 12 বা 0.50: এক কোটির কম, দশমিকের পর সর্বোচ্চ ছয় ঘর।`
      : `“${text}” ${currency}-এর পরিমাণ নয়। অঙ্কে লিখুন, যেমন 1200।`,
  AMOUNT_UNCLEAR: ({ text, readings: [larger, smaller] }) =>
    `“${text}” দিয়ে দুটি আলাদা পরিমাণ বোঝাতে পারে। ${larger} অথবা ${smaller} লিখুন।`,
  AMOUNT_NEGATIVE: ({ text }) => `“${text}”-এ বিয়োগ চিহ্ন আছে। সেটি ছাড়া পরিমাণ লিখুন।`,
  OTHER_CURRENCY: ({ text, currency }) => `“${text}” অন্য মুদ্রায় লেখা। পরিমাণটি ${currency}-এ লিখুন।`,
  AMOUNT_IS_ZERO: () => 'পরিমাণ শূন্যের বেশি হতে হবে।',
  NOT_A_DURATION: ({ text }) =>
    `“${text}” সময়ের পরিমাণ নয়। একটি পূর্ণ সংখ্যার পরে s, m, h বা d লিখুন, যেমন 30m, 2h বা 7d।`,
  DURATION_IS_ZERO: () => 'সময় শূন্যের বেশি হতে হবে।',
  INVALID_TELEGRAM_ID: () => 'Telegram আইডি শূন্যের বেশি একটি পূর্ণ সংখ্যা।',
  NAME_TOO_LONG: ({ max }) => `নাম সর্বোচ্চ ${max} অক্ষরের হতে পারে।`,
  NOT_AN_ADDRESS: ({ text }) =>
    `“${text}” কোনো IPv4 ঠিকানা বা ব্লক নয়। এভাবে লিখুন: 203.0.113.7 বা 203.0.113.0/24।`,
  BLOCK_TOO_WIDE: ({ cidr }) =>
    `${cidr} বেশি বড়: সবচেয়ে বড় ব্লক হতে পারে /8। সব ঠিকানাকে অনুমতি দিতে চাইলে তালিকা খালি রাখুন।`,
  TOO_MANY_ADDRESSES: ({ size, max }) =>
    `তালিকায় সর্বোচ্চ ${counted(max, 'ঠিকানা')} রাখা যায়, এতে হয়ে যাবে ${format.number(size)}টি। ব্লক ব্যবহার করুন, যেমন 203.0.113.0/24।`,
  INVALID_KEY_NAME: ({ max }) =>
    `API কী-র নাম 1 থেকে ${max} অক্ষরের হতে হবে, শুরুতে বা শেষে স্পেস থাকা যাবে না।`,
  KEY_NAME_TAKEN: ({ name }) => `“${name}” নামে একটি API কী আগে থেকেই আছে।`,
  TOO_MANY_KEYS: ({ max }) =>
    `একটি অ্যাকাউন্টে সর্বোচ্চ ${counted(max, 'API কী')} রাখা যায়। আগে একটি বাতিল করুন।`,
  SCOPE_MISSING: () => 'API কী-র অন্তত একটি অনুমতি লাগে: দেখা, অর্ডার বা যাচাই।',
  INVALID_CAP: ({ maxMicros }) => `সীমা শূন্যের বেশি আর সর্বোচ্চ ${format.usd(maxMicros)} হতে পারে।`,
  INVALID_PRICE: ({ maxMicros }) => `দাম শূন্যের বেশি আর সর্বোচ্চ ${format.usd(maxMicros)} হতে পারে।`,
  INVALID_COST: ({ maxMicros }) => `খরচ শূন্য থেকে ${format.usd(maxMicros)} পর্যন্ত হতে পারে।`,
  INVALID_PERCENT: ({ text, max }) =>
    `"${text}" শতাংশ নয়। 0 থেকে ${format.number(max)} পর্যন্ত একটি সংখ্যা লিখুন, দশমিকের পরে সর্বোচ্চ দুই ঘর, যেমন 12.5।`,
  NOTE_LENGTH: ({ max }) => `নোটে ১ থেকে ${format.number(max)} অক্ষর থাকে।`,
  TOO_MANY_APPROVALS: ({ max }) =>
    `${format.number(max)}টি সিদ্ধান্ত দ্বিতীয় ব্যক্তির অপেক্ষায়। আগে কিছু নিশ্চিত বা নাকচ করুন।`,
  TOO_MANY_MOVES: ({ max }) =>
    `স্থানান্তরের সীমা ${format.number(max)}টি, তা পূর্ণ হয়ে গেছে। পরে আবার চেষ্টা করুন।`,
  NEWS_LENGTH: ({ max }) => `খবরে 1 থেকে ${format.number(max)} অক্ষর থাকে।`,
  TOO_MANY_NOTES: ({ max }) =>
    `একটি অ্যাকাউন্টে সর্বোচ্চ ${format.number(max)}টি নোট থাকতে পারে। আগে একটি মুছুন।`,
  INVALID_ROUNDING: () => 'দাম শূন্যের বেশি আর সর্বোচ্চ 10 USD পর্যন্ত অঙ্কে রাউন্ড হয়।',
  INVALID_TIER_NAME: ({ max }) =>
    `স্তরের নামে ১ থেকে ${format.number(max)}টি অক্ষর, অঙ্ক, ফাঁক বা হাইফেন থাকে, আর তা "standard" নয়।`,
  TIER_NAME_TAKEN: ({ name }) => `"${name}" নামে একটি স্তর আছে।`,
  TOO_MANY_TIERS: ({ max }) => `সর্বোচ্চ ${format.number(max)}টি স্তর থাকতে পারে। আগে একটি মুছুন।`,
  NOT_ITS_SUPPLIER: ({ pid, suppliers }) =>
    `${pid} ওই সরবরাহকারীর কাছ থেকে আসে না। এর সরবরাহকারী: ${suppliers.join(', ')}।`,
  INVALID_SETTING: problems.setting,
  INVALID_TRANSFER: problems.transfer,
  CATALOG_NOT_JSON: ({ said }) => `ক্যাটালগটি JSON নয়: ${said}`,
  INVALID_CATALOG: problems.catalog,
  INVALID_SHEET: problems.sheet,
  DOCUMENT_REFUSED: ({ problem }) =>
    ({
      too_large: 'ফাইলটিতে এত কিছু আছে যে এখানে পড়া যাচ্ছে না। অপ্রয়োজনীয় অংশ সরান, অথবা ভাগ করে পাঠান।',
      too_slow: 'ফাইলটি পড়তে খুব বেশি সময় লাগছে। কম সারি ও কলামে আবার সেভ করুন, অথবা ভাগ করে পাঠান।',
      busy: 'অনেক ফাইল অপেক্ষায় আছে। এক মিনিট পরে ফাইলটি আবার পাঠান।',
    })[problem],
  NOT_FROM_STOCK: ({ pid }) => `${pid} স্টক থেকে বিক্রি হয় না, তাই এর কোনো কোড নেই।`,
  CODE_TOO_LONG: ({ line, max }) =>
    `${line} নং লাইনে ${max} অক্ষরের বেশি আছে। প্রতি লাইনে একটি কোড লিখুন।`,
  TOO_MANY_CODES: ({ max }) => `একবারে সর্বোচ্চ ${counted(max, 'কোড')} সরানো যায়।`,
  REASON_MISSING: () => 'একটি কারণ লিখুন। অ্যাকাউন্টের মালিক সেটি দেখবেন।',
  REASON_TOO_LONG: ({ max }) => `কারণ সর্বোচ্চ ${max} অক্ষরের হতে পারে।`,
  INVALID_CREDIT: ({ maxMicros }) =>
    `ক্রেডিটের পরিমাণ শূন্যের বেশি আর ${format.usd(maxMicros)}-এর কম হতে হবে।`,
  WORTH_UNKNOWN: () => 'এই পেমেন্টের মূল্য জানা নেই। USD-তে পরিমাণও লিখুন।',
  INVALID_CLAIM_REFUND: ({ maxMicros }) =>
    maxMicros > 0
      ? `পরিমাণ শূন্যের বেশি আর সর্বোচ্চ ${format.usd(maxMicros)} হতে পারে। অর্ডারের দামের এটুকুই আর ফেরত দেওয়া যায়।`
      : 'ফেরত দেওয়ার মতো কিছু বাকি নেই: এই অর্ডারের পুরো টাকাই ওয়ালেটে ফেরত গেছে।',
  INVALID_WEBHOOK_URL: ({ problem }) => problems.webhookUrl[problem],
  UNKNOWN_EVENT_TYPE: ({ type, known }) =>
    `“${type}” ধরনের কোনো ইভেন্ট নেই। ধরনগুলো হলো: ${known.join(', ')}।`,

  NOT_A_PERSON: ({ text }) =>
    `“${text}” দিয়ে কাউকে চেনা যায় না। Telegram আইডি লিখুন, যেমন 123456789, অথবা @name।`,
  INVALID_MARK: ({ maxMicros }) => `পরিমাণ শূন্যের বেশি আর সর্বোচ্চ ${format.usd(maxMicros)} হতে পারে।`,
  INVALID_DELIVERY: (problem) => describe(DELIVERY, problem),
  METHOD_NOT_OFFERED: () => 'এই মাধ্যমে এখন আর টাকা নেওয়া হয় না। অন্য একটি বেছে নিন।',
  INVALID_TOP_UP: (problem) => describe(TOP_UP, problem),
  TABLE_EMPTY: () => 'এতে কোনো সারি পাইনি। প্রতিটি অর্ডারের জন্য একটি সারি পাঠান।',
  TABLE_LACKS: ({ column, found }) =>
    `“${column}” কলাম পাইনি।${found.length > 0 ? ` পেয়েছি: ${found.join(', ')}।` : ''} ওই কলামের উপরে “${column}” লিখে টেবিলটি আবার পাঠান।`,
  TABLE_TOO_LONG: ({ max }) =>
    `একবারে সর্বোচ্চ ${counted(max, 'সারি')} নেওয়া যায়, এতে তার বেশি আছে। কয়েকটি ফাইলে ভাগ করে পাঠান।`,
  TOO_MANY_UNITS: ({ units, max }) =>
    `এতে ${counted(units, 'গেম কী ও কার্ড')} চাওয়া হয়েছে, এক ফাইলে সর্বোচ্চ ${format.number(max)}টি নেওয়া যায়। কয়েকটি ফাইলে ভাগ করে পাঠান।`,
  RECEIPT_NOT_NEEDED: () => 'এই রিচার্জে রসিদ লাগে না: আপনার পেমেন্ট এলেই টাকা ওয়ালেটে যোগ হবে।',
  TOO_MANY_RECEIPTS: ({ max }) =>
    `এই রিচার্জের জন্য আপনি ${counted(max, 'রসিদ')} পাঠিয়েছেন, এর বেশি নেওয়া যায় না। অপারেটর দেখছেন; সিদ্ধান্তের অপেক্ষা করুন।`,
}

const state: ErrorTexts<StateCode> = {
  INSUFFICIENT_BALANCE: ({ neededMicros, debtMicros }) =>
    debtMicros > 0
      ? `অ্যাকাউন্টের ${format.usd(debtMicros)} দেনা আছে, কারণ খরচ হওয়ার পর একটি পেমেন্ট ফিরিয়ে নেওয়া হয়েছিল। পরের রিচার্জ থেকে আগে এটি শোধ হবে।`
      : `এতে ${format.usd(neededMicros)} লাগে, ওয়ালেটে তত নেই।`,
  INSUFFICIENT_STOCK: () => 'স্টকে এই পণ্যের যথেষ্ট কোড নেই।',
  ORDER_NOT_FOUND: ({ id }) => `${id} আইডির কোনো অর্ডার বা যাচাই নেই।`,
  ACCOUNT_NOT_FOUND: ({ who }) =>
    `${who}-এর কোনো অ্যাকাউন্ট পাওয়া যায়নি। বটকে প্রথমবার মেসেজ পাঠালে অ্যাকাউন্ট তৈরি হয়।`,
  ACCOUNT_EXISTS: ({ telegramId }) => `Telegram আইডি ${telegramId}-এর অ্যাকাউন্ট আগে থেকেই আছে।`,
  KEY_NOT_FOUND: () => 'এই API কী আর চালু নেই: মেয়াদ শেষ হয়েছে, বদলানো হয়েছে বা বাতিল করা হয়েছে।',
  LINE_NOT_FOUND: ({ slug }) => `ক্যাটালগে “${slug}” নামে কোনো লাইন নেই।`,
  SHEET_STALE: ({ pids, more }) =>
    `এর মধ্যে এই পণ্যগুলো বদলেছে: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}। ফাইলটি আবার পাঠান।`,
  NO_PRICE_LIST: ({ supplier, others }) =>
    others.length === 0
      ? `${supplier}-এর এমন কোনো মূল্যতালিকা নেই যা পড়া যায়।`
      : `${supplier}-এর এমন কোনো মূল্যতালিকা নেই যা পড়া যায়। যাদের আছে: ${others.join(', ')}।`,
  LIST_UNREADABLE: ({ supplier, why }) => `${supplier}-এর মূল্যতালিকা পড়া যাচ্ছে না: ${why}`,
  LIST_TOO_LONG: ({ supplier, max }) =>
    `${supplier}-এর মূল্যতালিকায় ${max}টির বেশি আইটেম আছে, তাই পড়া হয়নি।`,
  LIST_STALE: ({ pids, more }) =>
    `এর মধ্যে এই পণ্যগুলো বদলেছে: ${pids.join(', ')}${more > 0 ? ` +${more}` : ''}। মূল্যতালিকাটি আবার দেখুন।`,
  ITEM_NOT_LISTED: ({ supplier, item }) =>
    `${supplier}-এর মূল্যতালিকায় ${item} নামে কিছু নেই। তালিকা থেকে কপি করুন, অথবা আগে তালিকা আপডেট করুন।`,
  APPROVAL_NOT_FOUND: () => 'এই অনুরোধটি পাওয়া যায়নি।',
  APPROVAL_OVER: () => 'এটির সিদ্ধান্ত আগেই হয়েছে, অথবা 24 ঘণ্টা পার হয়ে গেছে।',
  APPROVAL_OWN: () => 'এই সিদ্ধান্ত আপনার নিজের। অন্য কাউকে নিশ্চিত করতে হবে।',
  APPROVAL_NOT_YOURS: () => 'আপনার ভূমিকায় এর সিদ্ধান্ত নেওয়া যায় না। একজন মালিককে বলুন।',
  NO_SECOND_PERSON: () =>
    'আর কেউ এটি নিশ্চিত করতে পারেন না। এর জন্য কারও ভূমিকা দরকার, /team দেখুন। এখনো কারও না থাকলে শেলে দেওয়া যায়: gamewallet team set।',
  INCIDENT_NOT_FOUND: () => 'এই গোলযোগ পাওয়া যায়নি।',
  INCIDENT_TOLD: () => 'গ্রাহকদের আগেই জানানো হয়েছে।',
  BROADCAST_NOT_FOUND: () => 'এই খবরটি পাওয়া যায়নি।',
  BROADCAST_OVER: () => 'এটি আগেই পাঠানো বা থামানো হয়েছে।',
  BROADCAST_RUNNING: () => 'আরেকটি খবর এখনো পাঠানো হচ্ছে। অপেক্ষা করুন বা সেটি থামান।',
  NOTE_GONE: () => 'এই নোটটি আগেই মুছে গেছে।',
  MOVE_OVER: () => 'এই স্থানান্তর শেষ হয়ে গেছে, অথবা এটি অন্য কারও।',
  MOVE_REFUSED: ({ problem }) => problems.move[problem],
  TIER_NOT_FOUND: ({ name }) => `"${name}" নামে কোনো স্তর নেই।`,
  TRANSFER_NOT_FOUND: ({ name }) => `"${name}" নামে টাকা দেওয়ার কোনো মাধ্যম নেই।`,
  PRODUCT_NOT_FOUND: ({ pid }) => `ক্যাটালগে “${pid}” নামে কোনো পণ্য নেই।`,
  QUARANTINE_ENDED: ({ orderId }) => `${orderId}-এর এমন কোনো কোড কোয়ারেন্টাইনে নেই।`,
  CODES_SEEN: ({ orderId }) =>
    `${orderId}-এর ক্রেতা এই কোড দেখে ফেলেছেন, তাই এটি আর বিক্রি করা যাবে না। হিসাব থেকে বাদ দিন।`,
  CLAIM_NOT_FOUND: () => 'এমন কোনো অভিযোগ নেই।',
  CLAIM_DECIDED: problems.claimState,
  NOTHING_TO_REPLACE: () =>
    'অর্ডারটিতে এই কোড নেই, বা আর নেই। টাকা ফেরত দিতে পারেন, অথবা অভিযোগটি ফিরিয়ে দিতে পারেন।',
  DEPOSIT_NOT_FOUND: () => 'এমন কোনো রিচার্জ নেই।',
  DEPOSIT_DECIDED: problems.depositState,
  PAYMENT_NOT_FOUND: () => 'এমন কোনো পেমেন্ট নেই।',
  PAYMENT_DECIDED: () => 'এই পেমেন্ট আগেই জমা বা ফেরত হয়ে গেছে।',
  TOO_MANY_WEBHOOKS: ({ max }) =>
    `একটি অ্যাকাউন্টে সর্বোচ্চ ${counted(max, 'webhook')} রাখা যায়। নতুন যোগ করার আগে একটি সরান।`,

  SHOP_DISABLED: () => 'শপ আপাতত বন্ধ। পরে আবার চেষ্টা করুন। আগের অর্ডারগুলো চলতে থাকবে।',
  SHOP_NOT_ALLOWED: () => 'অপারেটর আপনার জন্য শপ বন্ধ করেছেন। কারণ জানতে অপারেটরকে লিখুন।',
  HOLDER_CHANGED: () => 'এই অ্যাকাউন্ট অন্য Telegram অ্যাকাউন্টে গেছে। নিজেরটি দেখতে /start পাঠান।',
  DRAFT_GONE: () => 'এই কেনাকাটা অনেক পুরোনো হয়ে গেছে। নতুন করে শুরু করুন: /shop',
  ACCOUNT_SHUT: ({ standing }) =>
    `আপনার অ্যাকাউন্ট ${standing === 'banned' ? 'নিষিদ্ধ' : 'সীমিত'} করা হয়েছে, তাই কিনতে পারবেন না। অপারেটরকে লিখুন।`,
  BULK_GONE: () =>
    'এই সারিগুলো আমার কাছে আর নেই: এরপর আপনি অন্য সারি পাঠিয়েছেন, অথবা এক দিন পেরিয়ে গেছে। আবার পাঠান।',
  BULK_RUNNING: () => 'আপনার আরেকটি ফাইলের কেনাকাটা চলছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা আগে সেটি থামান।',
  UNDO_TOO_LATE: () => 'কাজটি এক দিনের বেশি আগের, তাই আর ফেরানো যায় না।',
  UNDONE_BEFORE: () => 'এটি আগেই ফিরিয়ে নেওয়া হয়েছে।',
  UNDO_TAKES_TWO: () =>
    'এটি ফেরাতে দ্বিতীয় একজন লাগে। উল্টো কমান্ডটি ব্যবহার করুন: সেটি নিশ্চিতকরণের অপেক্ষায় থাকবে।',
  CHANGED_SINCE: () => 'এটি আর ফেরানো যায় না: এরপর কিছু বদলে গেছে।',
  CREDIT_PAID_DEBT: ({ paidOffMicros }) =>
    `কিছুই বদলায়নি: এই ক্রেডিটের ${format.usd(paidOffMicros)} দিয়ে অ্যাকাউন্টের দেনা শোধ হয়েছে, তাই যতটা ফেরত নিতে চান ওয়ালেটে ততটা নেই। যা আছে তা ডেবিট করতে পারেন।`,
  OFFER_OVER: () => 'কাজটি আগেই হয়ে গেছে, অথবা এরপর আপনাকে আবার জিজ্ঞেস করা হয়েছে।',
  OFFER_EXPIRED: () => 'প্রশ্নটি এক ঘণ্টার বেশি পুরোনো, তাই কিছুই বদলায়নি। কমান্ডটি আবার লিখুন।',
  BATCH_GONE: () =>
    'এই কোডগুলো আমার কাছে আর নেই: আপনি উত্তর দিয়ে ফেলেছেন, এরপর অন্য কোড পাঠিয়েছেন, অথবা এক ঘণ্টা পেরিয়ে গেছে। আবার পাঠান।',
  WEBHOOK_NOT_FOUND: () => 'এমন কোনো webhook নেই। হয়তো সরানো হয়েছে।',
  WEBHOOK_OFF: () => 'Webhook-টি বন্ধ আছে। আগে চালু করুন।',
  IS_TEST_ORDER: () => 'এটি টেস্ট অর্ডার। এটি নিজে থেকেই শেষ হয়।',
  TOO_MANY_REFILLS: ({ max }) =>
    `টেস্ট ওয়ালেট আজ ${max} বার ভরা হয়েছে, এর বেশি ভরা যায় না। কাল আবার চেষ্টা করুন।`,
  CODE_GONE: () => 'এই কোড আর বিক্রির জন্য নেই: বিক্রি হয়ে গেছে বা সরানো হয়েছে।',
  TASK_TAKEN: () => 'এর মধ্যে অন্য একজন অ্যাডমিন এই অর্ডার নিয়েছেন।',
  TASK_ENDED: () => 'এর মধ্যে এই অর্ডার শেষ হয়ে গেছে।',
  TASK_NOT_YOURS: () => 'এই অর্ডার আর আপনার হাতে নেই।',
  CLAIM_NOT_POSSIBLE: (problem) => describe(CLAIM, problem),
  TOP_UP_BEGUN_SINCE: () => 'এটি দেখানোর পর আপনি আরেকটি রিচার্জ শুরু করেছেন।',
  TOO_MANY_DEPOSITS: ({ max }) =>
    `আপনার ${counted(max, 'রিচার্জ')} চলমান আছে, এর বেশি রাখা যায় না। আগে একটির টাকা দিন বা বাতিল করুন।`,
  DEPOSIT_OVER: ({ act, status }) => {
    const statusIs = deposits.statusIs(deposits.status[status])
    return act === 'cancel'
      ? `এই রিচার্জ আর বাতিল করা যায় না। ${statusIs}`
      : `${statusIs} টাকা পাঠিয়ে থাকলে একই পরিমাণের নতুন রিচার্জ শুরু করে সেখানে রসিদ পাঠান।`
  },
  RECEIPT_SENT_SINCE: () => 'এরপর একটি নতুন রসিদ এসেছে। আগে সেটি দেখুন।',
  REFUND_NOT_POSSIBLE: ({ reference }) =>
    `${reference}-এর টাকা এখান থেকে ফেরত দেওয়া যায় না। অ্যাকাউন্ট ডেবিট করে টাকা নিজে পাঠিয়ে দিন।`,
  REFUND_NOT_COVERED: ({ reference, amountMicros }) =>
    `${reference}-এর টাকা ফেরত দেওয়া যায় না: ওয়ালেটে ${format.usd(amountMicros)} আর নেই।`,
  REFUND_REFUSED: ({ reference, why }) =>
    `পেমেন্ট সার্ভিস ${reference}-এর টাকা ফেরত দিতে রাজি হয়নি (${why})। টাকা আবার ওয়ালেটে আছে।`,
}

export const errors: Texts['errors'] = { input, state }
