import { type Html, html } from '../../html.ts'
import type { Texts } from '../en.ts'
import { counted, operator } from './words.ts'

const orders = (count: number) => counted(count, 'অর্ডার')

export const notices: Texts['notices'] = {
  questions: (support: string) => `কিছু জানতে চান? ${operator(support, 'কে')} লিখুন।`,
  paidDebt: (amount: string) => `এর মধ্যে ${amount} দিয়ে আপনার দেনা শোধ হয়েছে।`,

  orderCompleted: (pack: Html, id: Html) => html`✅ ${pack} অর্ডার সম্পন্ন হয়েছে। ${id}`,
  orderCancelled: (pack: Html, id: Html) => html`↩️ ${pack} দেওয়া যায়নি। ${id}`,
  moneyBack: (amount: string) => `${amount} আপনার ওয়ালেটে ফেরত এসেছে।`,
  ordersCompleted: (count: number) => `🕐 গত এক ঘণ্টায় সম্পন্ন: ${orders(count)}।`,
  ordersCancelled: (count: number) => `বাতিল, টাকা ফেরত: ${orders(count)}।`,
  showOrder: 'অর্ডার দেখুন',

  credited: (amount: Html) => html`✅ আপনার ${amount} রিচার্জ ওয়ালেটে জমা হয়েছে।`,
  creditedOther: (credited: Html, asked: string, reference: Html) =>
    html`✅ ${credited} আপনার ওয়ালেটে জমা হয়েছে। আপনার ${asked} রিচার্জের (${reference}) জন্য এই টাকাই এসে পৌঁছেছে।`,
  chargedBack: (amount: Html, reference: Html) =>
    html`↩️ আপনার ${amount} রিচার্জের (${reference}) টাকা পেমেন্ট সার্ভিস ফিরিয়ে নিয়েছে।`,
  takenFromWallet: (amount: string) => `আপনার ওয়ালেট থেকে ${amount} কাটা হয়েছে।`,
  spentBefore: (amount: string) => `এর মধ্যে ${amount} আগেই খরচ হয়ে গিয়েছিল।`,
  rejected: (amount: string, reference: Html) =>
    html`❌ আপনার ${amount} রিচার্জ (${reference}) গ্রহণ করা হয়নি।`,
  refunded: (amount: string, reference: Html) =>
    html`↩️ আপনার ${amount} রিচার্জের (${reference}) টাকা ফেরত দেওয়া হয়েছে।`,

  standing: {
    banned: '⛔ আপনার অ্যাকাউন্ট নিষিদ্ধ করা হয়েছে।',
    unbanned: '🟢 আপনার অ্যাকাউন্ট আর নিষিদ্ধ নেই।',
    restricted: '🟠 আপনার অ্যাকাউন্ট সীমিত করা হয়েছে।',
    unrestricted: '🟢 আপনার অ্যাকাউন্ট আর সীমিত নেই।',
    api_off: '⚪️ অপারেটর আপনার API অ্যাক্সেস বন্ধ করেছেন।',
    api_on: '🟢 অপারেটর আপনার API অ্যাক্সেসের অনুমতি আবার দিয়েছেন।',
    shop_off: '⚪️ অপারেটর এই চ্যাটে আপনার জন্য শপ বন্ধ করেছেন।',
    shop_on: '🟢 এই চ্যাট থেকে আবার কিনতে পারবেন।',
  },
  restrictedUntil: (time: Html) => html`🟠 আপনার অ্যাকাউন্ট ${time} পর্যন্ত সীমিত করা হয়েছে।`,
  added: (amount: Html) => html`➕ আপনার ওয়ালেটে ${amount} যোগ হয়েছে।`,
  taken: (amount: Html) => html`➖ আপনার ওয়ালেট থেকে ${amount} কাটা হয়েছে।`,
  balanceLow: (amount: Html) =>
    html`👛 আপনার ব্যালেন্স কমে ${amount} হয়েছে, যা আপনার ঠিক করা পরিমাণের নিচে। এর চেয়ে বেশি দামের অর্ডার নেওয়া হবে না।`,
  toWallet: '👛 ওয়ালেট',
  topUp: '➕ ব্যালেন্স যোগ',

  webhookGone: (url: Html) =>
    html`⚪️ আপনার webhook ${url} বন্ধ করে দিয়েছি: আপনার সার্ভার 410 উত্তর দিয়েছে, মানে আর কোনো ইভেন্ট চায় না।`,
  webhookFailing: (url: Html) =>
    html`⚪️ আপনার webhook ${url} বন্ধ করে দিয়েছি: পাঁচ দিন ধরে কিছুই পৌঁছায়নি। সার্ভার ঠিক করে webhook আবার চালু করুন। যা বাদ গেছে, “ডেলিভারি” থেকে পাঠাতে পারবেন।`,
  showWebhook: '🪝 Webhook দেখুন',
  keyEndsSoon: (key: Html, time: Html) =>
    html`⏳ আপনার API কী ${key} চলবে ${time} পর্যন্ত। এরপর এটি দিয়ে রিকোয়েস্ট গ্রহণ করা হবে না। কী-টি খুলে মেয়াদ বাড়ান, অথবা প্রোগ্রামে অন্য কী দিন।`,
  keyExpired: (key: Html, time: Html) =>
    html`⌛️ আপনার API কী ${key}-এর মেয়াদ শেষ (${time})। এটি দিয়ে আর রিকোয়েস্ট গ্রহণ করা হয় না। প্রোগ্রামের জন্য নতুন কী তৈরি করুন।`,
  keyRevoked: (key: Html) =>
    html`🚫 অপারেটর আপনার API কী ${key} বাতিল করেছেন। এটি দিয়ে আর রিকোয়েস্ট গ্রহণ করা হয় না।`,
  keysRevoked: '🚫 অপারেটর আপনার সব API কী বাতিল করেছেন। এগুলো দিয়ে আর রিকোয়েস্ট গ্রহণ করা হয় না।',
  slowDown: '🐢 একসঙ্গে এত মেসেজ আমি সামলাতে পারি না, তাই শেষের কয়েকটি বাদ দিয়েছি। একটু পরে সেগুলো আবার পাঠান।',

  // For the admins.
  paidBackElsewhere: (reference: Html) =>
    html`⚠️ ${reference}-এর টাকা প্রেরকের কাছে ফেরত গেছে, তবে এই সার্ভিসের মাধ্যমে নয়।`,
  account: 'অ্যাকাউন্ট',
  partTaken: (taken: string, amount: string) => `ওয়ালেট থেকে ${amount}-এর মধ্যে ${taken} কাটা হয়েছে।`,
  stillThere: (amount: string) => `${amount} এখনো ওয়ালেটে আছে। সরাতে এখানে “টাকা ফেরত দিন” চাপুন।`,
  spent: (amount: Html) => html`${amount} আগেই খরচ হয়ে গিয়েছিল।`,
  nowOwes: (amount: Html) =>
    html`অ্যাকাউন্টের এখন ${amount} দেনা আছে। রিচার্জ বা /credit দিয়ে শোধ না হওয়া পর্যন্ত অর্ডার নেওয়া হবে না।`,
  owedSince: 'এই টাকা অ্যাকাউন্টের দেনা ছিল, এর মধ্যে শোধ হয়ে গেছে।',
  refundRefused: (reference: Html, amount: string) =>
    html`⚠️ পেমেন্ট সার্ভিস ${reference}-এর টাকা ফেরত দিতে রাজি হয়নি। ${amount} আবার ওয়ালেটে আছে।`,
  unmatched: 'একটি পেমেন্ট কোনো রিচার্জের সঙ্গে মেলানো যায়নি; কোথাও জমা হয়নি।',
  payment: 'পেমেন্ট',
  for: 'কিসের জন্য',
  paid: 'দেওয়া হয়েছে',
  findPayer: 'কার টাকা খুঁজে বের করুন। তারপর /payments থেকে তাঁর ওয়ালেটে জমা করুন বা ফেরত দিন।',
  outcomeUnknown: (id: Html) => html`⚠️ ${id} হয়েছে কি না এখনো জানা যায়নি: সাপ্লায়ার স্পষ্ট উত্তর দিচ্ছে না।`,
  keepsAsking: 'আমি সাপ্লায়ারকে জিজ্ঞেস করতেই থাকব। অনুমানে টাকা ফেরত দেওয়া হয় না।',
  orderWaits: (id: Html) => html`⚠️ ${id} কয়েকবার ব্যর্থ হয়েছে, নিশ্চিতভাবেই এখনো হয়নি।`,
  triesAgain:
    'এক দিন পর্যন্ত প্রতি দশ মিনিটে আবার চেষ্টা করব, তারপর টাকা ফেরত যাবে। চাইলে তার আগেই বাতিল করতে পারেন।',
  doneAfterCancel: (id: Html) =>
    html`⚠️ ${id} বাতিল করে টাকা ফেরত দেওয়ার পর সাপ্লায়ার কাজটি করে ফেলেছে। পণ্য গেছে, কিন্তু দাম পাওয়া যায়নি। সাপ্লায়ারকে ফিরিয়ে নিতে বলুন, অথবা /debit দিয়ে অ্যাকাউন্ট থেকে কেটে নিন।`,
  failedAfterCompletion: (id: Html) =>
    html`⚠️ সাপ্লায়ার বলছে ${id} করেনি, কিন্তু অর্ডারটি হাতে সম্পন্ন করা হয়েছে। কোনো টাকা নড়েনি। সাপ্লায়ারকে জিজ্ঞেস করুন; প্লেয়ার না পেয়ে থাকলে /credit দিয়ে জমা করে দিন।`,
  soldAtLoss: (id: Html, price: string, cost: string) =>
    html`⚠️ ${id} বিক্রি হয়েছে ${price}-এ, কিন্তু খরচ পড়েছে ${cost}। /product দিয়ে দাম বাড়ান।`,
  codeQuarantined: (id: Html) =>
    html`🚧 ${id} বাতিল হয়েছে, কিন্তু এর ভাউচার হয়তো ব্যবহার হয়ে গেছে। আপনার সিদ্ধান্ত পর্যন্ত সেটি আলাদা রাখা আছে।`,
  decide: 'সিদ্ধান্ত নিন',
  ordersDelayed:
    '⏳ আমাদের সাপ্লায়ারের সমস্যার কারণে আপনার কিছু অর্ডারে সময় বেশি লাগছে। সেগুলো সম্পন্ন হবে, নয়তো টাকা ফেরত পাবেন। আবার অর্ডার করতে হবে না।',
  supplierFailing: (supplier: Html, calls: string) =>
    html`🔴 সাপ্লায়ার ${supplier} বারবার ব্যর্থ হচ্ছে: ${calls}।`,
  supplierRecovered: (supplier: Html, calls: string) =>
    html`🟢 সাপ্লায়ার ${supplier} আবার কাজ করছে: ${calls}।`,
  calls: {
    place: 'নতুন অর্ডার',
    check: 'চলমান অর্ডারের খোঁজ',
    lookup: 'প্লেয়ার যাচাই ও রিডিম',
    checkLookup: 'রিডিমের খোঁজ',
  },
  ordersGoOn:
    'অর্ডার পরের সাপ্লায়ারের কাছে যাচ্ছে, নয়তো অপেক্ষা করছে। অন্তত প্রতি 30 সেকেন্ডে কয়েকটি রিকোয়েস্ট পাঠিয়ে দেখছি।',
  isTested: 'অন্তত প্রতি 30 সেকেন্ডে কয়েকটি রিকোয়েস্ট পাঠিয়ে দেখছি।',
  suppliers: '🚚 সাপ্লায়ার',
  stockLow: (pid: Html, left: string) => html`🎟 ${pid} কমে এসেছে: আর ${left}টি আছে।`,
  dayLimit: (supplier) =>
    html`📈 ${supplier}-এর দৈনিক সীমা শেষ: আজকের অর্ডার আর সেখানে আঁটছে না। সেগুলো পরের সাপ্লায়ারের কাছে যায়, কেউ না থাকলে ফিরিয়ে দেওয়া হয়। দিন শেষ হয় 00:00 UTC-তে।`,
  stockOut: (pid: Html) =>
    html`🔴 ${pid} শেষ: এইমাত্র শেষ কোডটি বিক্রি হয়েছে। আরও বিক্রি করতে কোড যোগ করুন।`,
  addCodes: '➕ কোড যোগ করুন',
  stock: '🎟 স্টক',
  backupFailed: '⚠️ নির্ধারিত ব্যাকআপ নেওয়া যায়নি। আমি আবার চেষ্টা করব।',
  databaseDamaged:
    '🔴 ডেটাবেস ফাইল নষ্ট হয়েছে: ক্র্যাশের পর পরীক্ষায় ধরা পড়েছে। সার্ভিস বন্ধ করুন, ফাইলটি রেখে দিন, মেশিনের ডিস্ক ও মেমোরি পরীক্ষা করুন, তারপর সবচেয়ে নতুন ভালো ব্যাকআপ থেকে ফিরিয়ে আনুন।',
  showForAdmin: 'দেখুন',

  gathered: {
    ordersEnded: (count: number) =>
      `📦 আপনার ${orders(count)} শেষ হয়েছে। কোনটির কী হলো, তালিকায় দেখুন।`,
    manualOrders: (count: number) => `🙋 ${orders(count)} হাতে করার অপেক্ষায় আছে।`,
    receipts: (count: number) => `🔔 ${counted(count, 'রসিদ')} আপনার অপেক্ষায় আছে।`,
    outcomeUnknown: (count: number) =>
      `⚠️ ${orders(count)} হয়েছে কি না এখনো জানা যায়নি: সাপ্লায়ার স্পষ্ট উত্তর দিচ্ছে না।`,
    orderWaits: (count: number) => `⚠️ ${orders(count)} কয়েকবার ব্যর্থ হয়েছে, নিশ্চিতভাবেই এখনো হয়নি।`,
    triesAgain:
      'এক দিন পর্যন্ত প্রতি দশ মিনিটে আবার চেষ্টা করব, তারপর টাকা ফেরত যাবে। চাইলে তার আগেই বাতিল করতে পারেন।',
    quarantined: (count: number) =>
      `🚧 ${orders(count)} বাতিল হয়েছে, কিন্তু এগুলোর ভাউচার হয়তো ব্যবহার হয়ে গেছে। আপনার সিদ্ধান্ত পর্যন্ত সেগুলো আলাদা রাখা আছে।`,
    soldAtLoss: (count: number, id: Html) =>
      html`⚠️ ${orders(count)} খরচের চেয়ে কম দামে বিক্রি হয়েছে, যেমন ${id}। /product দিয়ে দাম বাড়ান।`,
    stockLow: (count: number) => `🎟 ${counted(count, 'পণ্য')} কমে এসেছে। কোনগুলো, তালিকায় দেখুন।`,
    stockOut: (count: number) => `🔴 ${counted(count, 'পণ্য')} শেষ। কোনগুলো, তালিকায় দেখুন।`,
  },
}
