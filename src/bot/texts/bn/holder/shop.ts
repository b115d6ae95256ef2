import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, operator } from '../words.ts'

const MAINTENANCE = 'রক্ষণাবেক্ষণের কাজে সার্ভিস থামানো আছে। আগের অর্ডারগুলো চলতে থাকবে। একটু পরে আবার আসুন।'
const NOT_SOLD = 'এই পণ্য আর বিক্রি হয় না। অন্য একটি বেছে নিন।'
const START_AGAIN = 'এই কেনাকাটা আর এগোনো যাবে না। নতুন করে শুরু করুন।'
const CHECK_PLAYER = 'প্লেয়ারের তথ্য আর ঠিক নেই। আবার দিন।'

export const shop: Texts['shop'] = {
  open: '🛍 শপ',
  title: '🛍 শপ',
  intro: 'যা কিনতে চান তাতে চাপুন, অথবা গেম, প্যাক বা পণ্যের আইডি লিখুন।',
  nothing: 'এই মুহূর্তে কিছু বিক্রি হচ্ছে না। পরে আবার দেখুন।',
  previous: '‹ আগের',
  next: 'পরের ›',
  backToShop: '‹ শপ',
  backToPacks: '‹ প্যাক',
  choosePack: 'কোনটি নেবেন?',
  left: (count: string) => `${count}টি আছে`,
  manyLeft: (count: string) => `${count}টির বেশি আছে`,
  soldOut: 'শেষ',

  found: (text: Html) => html`🔎 ${text} লিখে যা পেলাম`,
  foundMore: 'আরও আছে। খুঁজে পেতে আরও কয়েকটি শব্দ লিখুন।',

  howMany: 'কয়টি নেবেন?',
  each: (price: string) => `প্রতিটি ${price}`,
  otherQuantity: '✏️ অন্য সংখ্যা',
  askQuantity: (max: number) => `কয়টি নেবেন লিখুন: 1 থেকে ${max} পর্যন্ত একটি পূর্ণ সংখ্যা।`,
  wrongQuantity: (max: number) => `1 থেকে ${max} পর্যন্ত একটি পূর্ণ সংখ্যা অঙ্কে লিখুন।`,

  forWhom: 'কার জন্য কিনছেন?',
  anotherPlayer: '✏️ অন্য প্লেয়ার',
  forget: '🗑 একজনকে মুছুন',
  askWhom: 'কোন প্লেয়ারকে মুছব?',
  askForget: (player: Html) =>
    html`${player} মুছবেন? এই প্লেয়ারকে আর তালিকায় দেখাব না। আপনার অর্ডারগুলো আগের মতোই থাকবে।`,
  yesForget: '🗑 হ্যাঁ, মুছুন',
  forgotten: 'মুছে দিয়েছি।',
  askField: (label: Html) => html`এটি লিখে পাঠান: ${label}`,
  chooseOption: (label: Html) => html`বেছে নিন: ${label}`,
  example: (example: Html) => html`যেমন: ${example}`,
  wrongField: (label: string) => `এটি ঠিক নয়: ${label}। গেমে মিলিয়ে দেখুন।`,
  tooLong: 'লেখাটি বেশি বড়। গেমে যা দেখায় শুধু সেটুকু পাঠান।',

  offerName: 'আগে এই প্লেয়ারের নাম দেখে নেবেন?',
  nameCosts: (fee: Html) => html`ফি ${fee}, এমন প্লেয়ার না থাকলেও লাগবে।`,
  nameIsFree: (count: number) => `ফি লাগবে না: আজ আপনার আরও ${counted(count, 'ফ্রি যাচাই')} বাকি আছে।`,
  showName: '👤 নাম দেখুন',
  showNameFor: (fee: string) => `👤 নাম দেখুন · ${fee}`,
  skipName: 'দরকার নেই ›',
  nameAbsent: '⚠️ গেমে এমন কোনো প্লেয়ার নেই। আইডি মিলিয়ে দেখুন।',
  continueAnyway: 'তবুও এগিয়ে যান ›',
  nameUnknown: 'এই মুহূর্তে নামটি জানা যাচ্ছে না। নাম ছাড়াই কিনতে পারেন।',
  nameNotPaid: 'নাম দেখার ফি দেওয়ার মতো ব্যালেন্স নেই।',

  check: '🧾 মিলিয়ে দেখুন',
  player: 'প্লেয়ার',
  quantity: 'পরিমাণ',
  price: 'দাম',
  balanceAfter: 'কেনার পর ব্যালেন্স',
  missing: 'দরকার',
  missingMore: (amount: Html) => html`আরও ${amount}`,
  topUpFirst: (button: string) => `আগে ব্যালেন্স যোগ করুন। তারপর এখানে ফিরে “${button}” চাপুন।`,
  owes: (amount: Html) =>
    html`আপনার ${amount} দেনা আছে, কারণ একটি পেমেন্ট ফিরিয়ে নেওয়া হয়েছিল। পরের রিচার্জ থেকে আগে এটি শোধ হবে, তারপর কিনতে পারবেন।`,
  buy: (price: string) => `✅ কিনুন · ${price}`,
  topUp: '➕ ব্যালেন্স যোগ',
  checkAgain: '↻ আবার দেখুন',
  otherPlayer: '👤 অন্য প্লেয়ার',
  savedPlayers: '👤 সেভ করা প্লেয়ার',
  changeQuantity: '🔢 অন্য পরিমাণ',
  priceChanged: (before: string, after: string) =>
    `⚠️ দাম ${before} থেকে বদলে ${after} হয়েছে। কিছুই কেনা হয়নি। নতুন দামে কিনবেন?`,

  done: '✅ হয়ে গেছে',
  processing: '⏳ কাজ চলছে',
  cancelled: '↩️ হলো না',
  waits: 'শেষ হলে এই মেসেজেই জানাব। এখানে অপেক্ষা করতে হবে না।',
  moneyIsBack: (amount: Html) => html`${amount} আপনার ওয়ালেটে ফেরত এসেছে।`,
  reason: (reason: string) => `কারণ: ${reason}`,
  paid: 'দাম',
  balance: 'ব্যালেন্স',
  order: 'অর্ডার',
  codesBelow: 'আপনার কোড নিচের মেসেজে আছে।',
  codes: (count: number) => `🔑 ${counted(count, 'কোড')}`,
  codesOf: (pack: string) => `🔑 আপনার কোড: ${pack}`,
  tapToShow: 'কোড দেখতে তাতে চাপুন।',
  codesInFile: (count: number) => `${counted(count, 'কোডের')} সবগুলো নিচের ফাইলে আছে।`,
  showCodes: '🔑 কোড দেখুন',
  again: '🔁 আবার কিনুন',
  tryAgain: '🔁 আবার চেষ্টা করুন',
  toOrder: '📦 অর্ডার',
  toOrders: '📦 অর্ডারগুলো',

  refused: {
    SHOP_DISABLED: 'শপ আপাতত বন্ধ। আগের অর্ডারগুলো চলতে থাকবে। একটু পরে আবার আসুন।',
    MAINTENANCE,
    UNKNOWN_PID: NOT_SOLD,
    INVALID_PRODUCT: NOT_SOLD,
    PRODUCT_DISABLED: 'এই পণ্যের বিক্রি আপাতত থামানো আছে। অন্য একটি বেছে নিন।',
    GAME_DISABLED: 'এই গেমের বিক্রি আপাতত থামানো আছে। অন্য একটি বেছে নিন।',
    INVALID_PACK: 'এই মুহূর্তে এই পণ্যের দাম ঠিক করা নেই। অন্য একটি বেছে নিন।',
    INSUFFICIENT_STOCK: 'আপনি যত চাইছেন, স্টকে তত নেই। কম সংখ্যা বেছে নিন।',
    INVALID_FIELDS: CHECK_PLAYER,
    FIELDS_DIFFER: CHECK_PLAYER,
    QUANTITY_NOT_ALLOWED: 'এই পণ্য একবারে একটি করে বিক্রি হয়।',
    QUANTITY_EXCEEDS_MAX: 'এক অর্ডারে এত নেওয়া যায় না। কম সংখ্যা বেছে নিন।',
    DUPLICATE_IN_FLIGHT: 'এই অর্ডারটি এখনই দেওয়া হচ্ছে। একটু পরে আপনার অর্ডারগুলো দেখুন।',
    DRAFT_GONE: 'এই কেনাকাটা অনেক পুরোনো হয়ে গেছে। নতুন করে শুরু করুন।',
    ORDER_NOT_FOUND: 'অর্ডারটি খুঁজে পাচ্ছি না। শপ থেকে শুরু করুন।',
    TRXID_TAKEN: START_AGAIN,
    TRXID_USED_ELSEWHERE: START_AGAIN,
  },
  soldOutNow: 'এই মুহূর্তে এটি শেষ। অন্য একটি বেছে নিন, অথবা পরে আবার আসুন।',
  notAllowed: (support: string) =>
    `আপনার অ্যাকাউন্টের জন্য শপ বন্ধ করা আছে। কারণ জানতে ${operator(support, 'কে')} লিখুন।`,
  accountShut: (support: string) =>
    `এই মুহূর্তে আপনার অ্যাকাউন্ট থেকে কেনা যাচ্ছে না। কারণ জানতে ${operator(support, 'কে')} লিখুন।`,
  priceIsNow: (price: string) => `দাম বদলেছে। এখন দাম ${price}।`,
  notCovered: (price: string) => `${price} দেওয়ার মতো ব্যালেন্স নেই। আগে ব্যালেন্স যোগ করুন।`,
}
