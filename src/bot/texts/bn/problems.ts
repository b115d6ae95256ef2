import {
  type CatalogFault,
  type CatalogPlace,
  type CatalogProblem,
  type CellFault,
  type ClaimState,
  type DepositState,
  describe,
  type PatternProblem,
  type ProblemTexts,
  type SettingProblem,
  type SheetFault,
  type TransferProblem,
  type WebhookUrlProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { cellFaults, sheetFaults } from './sheet-problems.ts'
import { format } from './words.ts'

const PATTERN: ProblemTexts<PatternProblem> = {
  pattern_too_long: ({ max }) => `সর্বোচ্চ ${format.number(max)} অক্ষর হতে পারে`,
  pattern_invalid: () => 'একটি রেগুলার এক্সপ্রেশন হতে হবে',
  pattern_too_large: () => 'আরও ছোট হতে হবে: প্রতিটি পুনরাবৃত্তি যতবার হতে পারে ততবার গোনা হয়',
  pattern_looks_around: ({ token }) => `সামনে বা পেছনে তাকিয়ে মেলানো যায় না: “${token}”`,
  pattern_refers_back: ({ token }) => `আগের গ্রুপের উল্লেখ করা যায় না: “${token}”`,
  pattern_unsupported: ({ said }) => `শুধু RE2-তে যা চলে তা-ই ব্যবহার করা যায়: ${said}`,
}

const CATALOG: ProblemTexts<CatalogFault> = {
  ...PATTERN,
  decimals: () => 'দশমিকের পর সর্বোচ্চ ছয় ঘর থাকতে পারে',
  number: () => 'আরও ছোট সংখ্যা হতে হবে, সব অঙ্ক লিখে, সূচক (e) ছাড়া',
  supplier_name: () => '1-32টি ছোট হাতের ইংরেজি অক্ষর, অঙ্ক বা - হতে হবে',
  supplier_twice: () => 'প্রতিটি সাপ্লায়ারের নাম একবারই লেখা যায়',
  pid: () => '1-64টি ইংরেজি অক্ষর, অঙ্ক, - বা _ হতে হবে',
  slug: () => '2-40টি ছোট হাতের ইংরেজি অক্ষর বা অঙ্ক হতে হবে',
  order_code: () => '2-6টি বড় হাতের ইংরেজি অক্ষর বা অঙ্ক হতে হবে',
  example: () => 'প্যাটার্নের সঙ্গে মিলতে হবে',
  field_twice: () => 'প্রতিটি ফিল্ডের নাম একবারই লেখা যায়',
  region_and_server: () => 'region ও serverId দুটি একসঙ্গে চাওয়া যায় না',
  region_options: () => 'লাইনটি region চাইলে এটি দিতেই হবে, না চাইলে দেওয়া যাবে না',
  server_options: () => 'লাইনটি serverId চাইলে তবেই দেওয়া যায়',
  option_twice: () => 'প্রতিটি মান ও সংক্ষিপ্ত রূপ একবারই লেখা যায়; বড় ও ছোট হাতের অক্ষর একই ধরা হয়',
  unknown_supplier: ({ name }) => `“${name}” লেখা আছে, যা এর সাপ্লায়ারদের মধ্যে নেই`,
  used_twice: ({ name }) => `দুবার ব্যবহার হয়েছে: “${name}”`,
  no_supplier: () => 'একজন সাপ্লায়ারের নাম দিতে হবে, কারণ এটি টপ-আপের লাইন',
  no_fields: () => 'টপ-আপের জন্য কী কী লাগে লিখতে হবে, যেমন userId',
  stock_supplier: () =>
    'টপ-আপের লাইনে "stock" লেখা যায় না; "stockBased": true দিলে প্রতিটি অর্ডার একটি কোড পায়, যা সাপ্লায়ার রিডিম করে',
  stock_based: () => 'এটি দেওয়া যাবে না: গেম কী ও কার্ডে suppliers-এ "stock" লেখা হয়',
  fields_of_code: () => 'এটি দেওয়া যাবে না: গেম কী ও কার্ডে প্লেয়ার লাগে না',
  other_line: ({ slug }) => `“${slug}” লাইনের পণ্য; পণ্যের লাইন বদলানো যায় না, তাই নতুন pid ব্যবহার করুন`,
  schema: ({ said }) => said,
}

const SETTINGS: ProblemTexts<SettingProblem> = {
  low_stock: ({ max }) =>
    `কম স্টকের সীমা 0 (বন্ধ) থেকে ${format.number(max)} পর্যন্ত একটি পূর্ণ সংখ্যা হতে হবে।`,
  digest_time: () => 'সারাংশের সময় 09:00-এর মতো, 00:00 থেকে 23:59।',
  time_zone: ({ text }) =>
    `"${text}" নামে কোনো সময় অঞ্চল নেই। কাছের বড় শহর লিখুন, যেমন Asia/Dhaka, অথবা UTC।`,
  suppliers: ({ max }) => `সর্বোচ্চ ${format.number(max)} সরবরাহকারীর সেটিং থাকতে পারে।`,
  at_once: ({ max }) => `একসঙ্গে খোলা অর্ডার: 1 থেকে ${format.number(max)}।`,
  sync_every: () => 'মূল্যতালিকা 5 মিনিট থেকে 30 দিন পরপর নেওয়া যায়।',
  cost_age: ({ max }) => `খরচ 0 (সব সময়) থেকে ${format.number(max)} দিন পর্যন্ত ঠিক ধরা যায়।`,
  cost_jump: ({ max }) => `খরচের সর্বোচ্চ বদল 0 (বন্ধ) থেকে ${format.number(max)} শতাংশ পর্যন্ত।`,
  terms: ({ max }) => `শর্তগুলো সর্বোচ্চ ${format.number(max)} অক্ষরের হতে পারে।`,
  support: ({ text, maxUrlLength }) =>
    `“${text}” যোগাযোগের ঠিকানা নয়। Telegram-এর @name, ইমেইল, অথবা সর্বোচ্চ ${format.number(maxUrlLength)} অক্ষরের https:// ঠিকানা লিখুন।`,
  least_is_zero: () => 'সবচেয়ে ছোট রিচার্জ শূন্যের বেশি হতে হবে।',
  least_above_largest: () =>
    'সবচেয়ে ছোট রিচার্জ সবচেয়ে বড়টির চেয়ে বেশি হতে পারে না। দুটি একসঙ্গে বদলাতে পারেন।',
  open_deposits: ({ max }) => `একটি অ্যাকাউন্টে 1 থেকে ${format.number(max)}টি চলমান রিচার্জ থাকতে পারে।`,
  stars_rate: ({ max, decimals }) =>
    `প্রতি USD-তে Stars-এর সংখ্যা 0-এর বেশি, সর্বোচ্চ ${format.number(max)}, আর দশমিকের পর সর্বোচ্চ ${decimals} ঘর হতে পারে।`,
}

const TRANSFERS: ProblemTexts<TransferProblem> = {
  name: ({ max }) => `নাম 1 থেকে ${format.number(max)} অক্ষরের হতে হবে।`,
  name_taken: ({ name }) => `"${name}" নামে টাকা দেওয়ার মাধ্যম আগে থেকেই আছে।`,
  too_many: ({ max }) => `ট্রান্সফারের মাধ্যম সর্বোচ্চ ${format.number(max)}টি হতে পারে। আগে একটি সরান।`,
  instructions_too_long: ({ max }) => `নির্দেশনা সর্বোচ্চ ${format.number(max)} অক্ষরের হতে পারে।`,
  instructions_missing: () => 'এর জন্য আগে নির্দেশনা লাগবে: কোথায় টাকা পাঠাতে হবে, তা সেখানে লেখা থাকে।',
  currency: ({ text }) => `"${text}" কোনো মুদ্রা নয়। তিন থেকে পাঁচটি ইংরেজি অক্ষর লিখুন, যেমন BDT বা USDT।`,
  rate: ({ currency }) =>
    `${currency}-তে এক USD-র দাম এটি হতে পারে না। 121.5-এর মতো একটি সংখ্যা লিখুন, দশমিকের পর সর্বোচ্চ 6 ঘর।`,
  rate_of_usd: () => 'এক USD-র দাম এক USD। বদলে ফি বা বোনাস দিন।',
  fee: ({ max }) => `ফি বা বোনাস সর্বোচ্চ ${max} %, দশমিকের পর সর্বোচ্চ দুই ঘর।`,
  least_is_zero: () => 'সবচেয়ে ছোট রিচার্জ শূন্যের বেশি হতে হবে।',
  least_above_largest: () =>
    'সবচেয়ে ছোট রিচার্জ সবচেয়ে বড়টির চেয়ে বেশি হতে পারে না। দুটি একসঙ্গে বদলাতে পারেন।',
}

const DEPOSIT_STATUS: Record<DepositState['status'], string> = {
  open: 'টাকা এখনো দেওয়া হয়নি',
  submitted: 'রসিদ নিয়ে সিদ্ধান্ত বাকি',
  credited: 'ওয়ালেটে জমা হয়েছে',
  rejected: 'গ্রহণ করা হয়নি',
  cancelled: 'অ্যাকাউন্টের মালিক বাতিল করেছেন',
  expired: 'মেয়াদ শেষ',
  refunding: 'টাকা ফেরত যাচ্ছে',
  refunded: 'টাকা ফেরত দেওয়া হয়েছে',
  charged_back: 'পেমেন্ট সার্ভিস টাকা ফিরিয়ে নিয়েছে',
}

const CLAIM_STATE: Record<ClaimState['state'], string> = {
  open: 'চলমান',
  replaced: 'কোড বদলে শেষ করা হয়েছে',
  refunded: 'টাকা ফেরত দিয়ে শেষ করা হয়েছে',
  refused: 'গ্রহণ করা হয়নি',
  withdrawn: 'অ্যাকাউন্টের মালিক তুলে নিয়েছেন',
}

const WEBHOOK_URL: Record<WebhookUrlProblem, string> = {
  not_a_url: 'এটি URL নয়। এভাবে লিখুন: https://shop.example/webhooks, সর্বোচ্চ 500 অক্ষর।',
  not_https: 'URL-টি https:// দিয়ে শুরু হতে হবে, যাতে যা পাঠাই তা কেউ পড়তে বা বদলাতে না পারে।',
  has_password: 'URL-এ ইউজারনেম বা পাসওয়ার্ড রাখা যাবে না। এর বদলে প্রতিটি বার্তার স্বাক্ষর যাচাই করুন।',
  port: 'পোর্ট 443, অথবা 1024 বা তার বেশি হতে হবে।',
  not_public: 'URL-টি ইন্টারনেটে সবার জন্য খোলা কোনো সার্ভারের হতে হবে।',
}

export const problems: Texts['problems'] = {
  move: {
    same: 'এটি একই অ্যাকাউন্ট।',
    moving: 'এই অ্যাকাউন্ট আগে থেকেই আরেকটি স্থানান্তরের অপেক্ষায় আছে।',
    of_team: 'নতুন মালিক দলের সদস্য।',
    target_shut: 'নতুন মালিক নিষিদ্ধ বা সীমিত, বা তাঁর API বা শপ বন্ধ।',
    used: 'নতুন মালিক আগেই নিজের অ্যাকাউন্ট ব্যবহার করেছেন। সেটি নতুন হতে হবে: লেনদেন, অর্ডার, কী, ঠিকানা, ওয়েবহুক, নোট বা স্তর ছাড়া।',
    target_moving: 'নতুন মালিক আরেকটি স্থানান্তরে আছেন।',
  },
  webhookUrl: WEBHOOK_URL,
  /** Text to put after the pattern's name. */
  pattern: (problem: PatternProblem) => describe(PATTERN, problem),
  setting: (problem: SettingProblem) => describe(SETTINGS, problem),
  transfer: (problem: TransferProblem) => describe(TRANSFERS, problem),
  sheet: (problem: SheetFault) => describe(sheetFaults, problem),
  cell: (problem: CellFault) => describe(cellFaults, problem),
  catalog: ({ problems, more }: { problems: readonly CatalogProblem[]; more: number }) =>
    [
      'ক্যাটালগ ইমপোর্ট হয়নি; কিছুই বদলায়নি। আগে এগুলো ঠিক করুন:',
      ...problems.map(catalogText),
      ...(more > 0 ? [`… আরও ${format.number(more)}টি`] : []),
    ].join('\n  '),
  claimState: ({ reference, state, decidedBy, answer, refundedMicros }: ClaimState) =>
    stateText(reference, CLAIM_STATE[state], [
      refundedMicros > 0 ? format.usd(refundedMicros) : null,
      state === 'withdrawn' ? null : actorText(decidedBy),
      answer,
    ]),
  depositState: (deposit: DepositState) => {
    const { reference, status, decidedBy, reason, amountMicros, creditedMicros } = deposit
    const instead =
      status !== 'credited' || creditedMicros === null || creditedMicros === amountMicros
        ? null
        : `${format.usd(amountMicros)}-এর বদলে ${format.usd(creditedMicros)}`
    return stateText(reference, DEPOSIT_STATUS[status], [instead, actorText(decidedBy), reason])
  },
}

const ROLES: Readonly<Record<string, string>> = {
  admin: 'অ্যাডমিন',
  holder: 'মালিক',
  operator: 'অপারেটর',
  service: 'সার্ভিস',
}

/** `অ্যাডমিন 42` for the actor `admin:42`. */
function actorText(actor: string | null): string | null {
  if (actor === null) return null
  const [role = '', ...id] = actor.split(':')
  return [ROLES[role] ?? role, ...id].join(' ')
}

/** Such as `D-1: গ্রহণ করা হয়নি (অ্যাডমিন 42, no such payment)।` */
function stateText(reference: string, state: string, details: (string | null)[]): string {
  const known = details.filter((detail) => detail !== null)
  return `${reference}: ${state}${known.length > 0 ? ` (${known.join(', ')})` : ''}।`
}

/** Such as `লাইন 2 (gameb), পণ্য 3 (GWP-1), priceUsd: দশমিকের পর সর্বোচ্চ ছয় ঘর থাকতে পারে`. */
function catalogText(problem: CatalogProblem): string {
  return `${problem.at.map(placeText).join(', ') || 'ফাইল'}: ${describe(CATALOG, problem)}`
}

const ROWS = { line: 'লাইন', product: 'পণ্য', row: 'সারি' }

function placeText(place: CatalogPlace): string {
  if ('field' in place) return place.field
  return `${ROWS[place.row]} ${place.number}${place.name === null ? '' : ` (${place.name})`}`
}
