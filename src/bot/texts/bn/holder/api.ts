import type { RefusedFor } from '../../../../domain/access/last-refusal.ts'
import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, operator } from '../words.ts'

export const api: Texts['api'] = {
  title: '🔑 API অ্যাক্সেস',
  access: 'অ্যাক্সেস',
  state: { on: '🟢 চালু', off: '⚪️ বন্ধ' },
  key: 'API কী',
  noKey: 'নেই',
  keyCreated: (time: Html) => html`তৈরি ${time}`,
  keyUsed: (ago: string) => `শেষ ব্যবহার ${ago}`,
  keyUsedFrom: (ago: string, address: Html) => html`শেষ ব্যবহার ${ago}, ${address} থেকে`,
  keyUnused: 'এখনো ব্যবহার হয়নি',
  otherKeys: 'অন্য API কী',
  olderKey: 'আগের API কী',
  validUntil: (time: Html) => html`${time} পর্যন্ত চলবে`,
  moreOlderKeys: (count: number) => `… আগের আরও ${counted(count, 'API কী')}`,
  addressList: 'IP ঠিকানা',
  anyAddress: 'যেকোনো',
  allowed: (count: number) => counted(count, 'অনুমোদিত'),
  asksAboutNew: 'নতুন হলে জিজ্ঞেস করি',
  baseUrl: 'API-এর ঠিকানা',
  accepted: {
    one: '✅ আপনার API কী দিয়ে পাঠানো রিকোয়েস্ট গ্রহণ করা হচ্ছে।',
    many: '✅ আপনার API কীগুলো দিয়ে পাঠানো রিকোয়েস্ট গ্রহণ করা হচ্ছে।',
  },
  refused: 'API এখন আপনার রিকোয়েস্ট গ্রহণ করছে না:',

  lastRefused: (ago: string, from: Html, why: string) =>
    html`🚫 শেষ যে কল ফিরিয়ে দেওয়া হয়েছে: ${ago}, ${from}: ${why}।`,
  from: (address: Html) => html`${address} থেকে`,
  fromUnknown: html`অজানা ঠিকানা থেকে`,
  /** Why the last refused call was refused, to put at the end of a sentence. */
  refusedFor: {
    replaced: 'এর কী বদলে নতুন কী দেওয়া হয়েছে',
    expired: 'এর কী-র মেয়াদ শেষ হয়েছিল',
    revoked: 'এর কী বাতিল করা হয়েছে',
    API_DISABLED: 'API অ্যাক্সেস বন্ধ ছিল',
    API_DISABLED_BY_ADMIN: 'অপারেটর API অ্যাক্সেস বন্ধ করেছিলেন',
    API_NOT_ELIGIBLE: 'অ্যাকাউন্টটি তখনও API ব্যবহার করতে পারত না',
    ACCOUNT_BANNED: 'অ্যাকাউন্টটি নিষিদ্ধ ছিল',
    ACCOUNT_RESTRICTED: 'অ্যাকাউন্টটি সীমিত ছিল',
    IP_ALLOWLIST_REQUIRED: 'অনুমোদিত ঠিকানার কোনো তালিকা ছিল না',
    IP_NOT_ALLOWED: 'ঠিকানাটি আপনার তালিকায় ছিল না',
    KEY_SCOPE: 'এর কী এমন কলের জন্য নয়',
  } satisfies Record<RefusedFor, string>,
  allowRefused: (address: string) => `✅ ${address} অনুমোদন করুন`,
  askAllow: 'এই ঠিকানা থেকে কল অনুমোদন করবেন?',
  whatAllowMeans:
    'এই ঠিকানার প্রোগ্রামগুলো তখন আপনার কী দিয়ে API ব্যবহার করতে পারবে। ঠিকানাটি আপনার হলে তবেই অনুমোদন করুন।',
  allowNow: '✅ হ্যাঁ, অনুমোদন করুন',

  turnOn: '🟢 চালু করুন',
  turnOff: '⚪️ বন্ধ করুন',
  turnedOn: 'API অ্যাক্সেস চালু হয়েছে।',
  turnedOff: 'API অ্যাক্সেস বন্ধ হয়েছে। আবার চালু না করা পর্যন্ত কোনো রিকোয়েস্ট গ্রহণ করা হবে না।',
  askOff: 'API অ্যাক্সেস বন্ধ করবেন?',
  whatOffMeans:
    'আপনার প্রোগ্রামের সব রিকোয়েস্ট সঙ্গে সঙ্গে বন্ধ হয়ে যাবে। প্রক্রিয়াধীন অর্ডারগুলো চলতে থাকবে, আর আপনার API কী একই থাকবে।',
  createKey: '🔑 API কী তৈরি করুন',
  rotateKey: '🔁 API কী বদলান',
  addresses: '🌐 IP ঠিকানা',
  tryIt: '▶️ প্রথম রিকোয়েস্ট',

  replace: '🔁 API কী বদলান',
  chooseGrace:
    'একই সীমা ও মেয়াদসহ নতুন কী সঙ্গে সঙ্গেই পাবেন। প্রোগ্রামগুলো বদলানোর সময় পেতে পুরোনো কী আর কতক্ষণ চালু থাকবে?',
  grace: { none: 'এখনই বন্ধ', hour: '1 ঘণ্টা', day: '24 ঘণ্টা' },
  askReplace: 'এই API কী বদলাবেন?',
  afterReplacing: {
    none: 'পুরোনো কী সঙ্গে সঙ্গে বন্ধ হয়ে যাবে।',
    hour: 'পুরোনো কী আরও 1 ঘণ্টা চলবে।',
    day: 'পুরোনো কী আরও 24 ঘণ্টা চলবে।',
  },
  rotateNow: '🔁 হ্যাঁ, বদলান',
  newKey: 'আপনার API কী',
  shownOnce:
    'এটি আমি একবারই দেখাই, কোনো কপি রাখি না। আপনার প্রোগ্রাম যেখান থেকে পড়তে পারে সেখানে রাখুন, তারপর এই মেসেজটি মুছে ফেলুন।',
  sendAs: html`প্রতিটি রিকোয়েস্টের সঙ্গে হেডারে এটি পাঠান: ${code('X-API-Key: …')}`,
  copyKey: '📋 কী কপি করুন',
  deleteMessage: '🗑 রেখে দিয়েছি – মেসেজটি মুছুন',
  keyNotShown:
    'নতুন API কী তৈরি হয়েছে, কিন্তু মেসেজটি আপনার কাছে পৌঁছায়নি, আর আমি কোনো কপি রাখি না। আরেকটি কী তৈরি করুন।',
  keyOutOfDate: 'এই বোতামটি দেখানোর পর API কী বদলে গেছে।',

  runThese: 'টার্মিনালে এই কমান্ডগুলো চালান (চাপলেই কপি হবে)। শুরুতে KEY= এর পরে আপনার API কী বসান',
  forSale: 'যা যা বিক্রি হচ্ছে দেখুন:',
  orderOne: (product: string, price: string) =>
    `একটি অর্ডার: ${product}, 1টি। আপনার ওয়ালেট থেকে ${price} কাটা হবে, পণ্য পাবেন সঙ্গে সঙ্গেই:`,
  orderAny: 'একটি অর্ডার, দাম কাটা হবে আপনার ওয়ালেট থেকে:',
  aboutTrxid:
    'trxid হলো অর্ডারের জন্য আপনার নিজের দেওয়া আইডি। প্রতিটি অর্ডারে নতুন একটি দিন, যেমন একটি UUID, কারণ দুজন গ্রাহক একই trxid ব্যবহার করতে পারেন না। একই trxid দিয়ে কোনো অর্ডার আবার পাঠালে দুবার টাকা কাটা হয় না।',
  reference: (url: string) => `API-এর পুরো বিবরণ: ${url}`,

  refusal: {
    MISSING_API_KEY: 'আপনার কোনো চালু API কী নেই। নিচের বোতাম থেকে একটি তৈরি করুন।',
    ACCOUNT_BANNED: (support: string) =>
      `আপনার অ্যাকাউন্ট নিষিদ্ধ করা হয়েছে। কারণ জানতে ${operator(support, 'কে')} লিখুন।`,
    ACCOUNT_RESTRICTED: (support: string) =>
      `আপনার অ্যাকাউন্ট কিছু সময়ের জন্য সীমিত করা হয়েছে। সময় শেষ হওয়া পর্যন্ত অপেক্ষা করুন, অথবা ${operator(support, 'কে')} লিখুন।`,
    API_DISABLED_BY_ADMIN: (support: string) =>
      `অপারেটর আপনার API অ্যাক্সেস বন্ধ করেছেন। কারণ জানতে ${operator(support, 'কে')} লিখুন।`,
    API_DISABLED: 'API অ্যাক্সেস বন্ধ আছে। নিচের বোতাম থেকে চালু করুন।',
    API_NOT_ELIGIBLE: (rules: string) => `আপনি এখনো API ব্যবহার করতে পারছেন না। পারবেন ${rules}।`,
    IP_ALLOWLIST_REQUIRED: 'এই সার্ভিসে অনুমোদিত ঠিকানার তালিকা লাগে। “IP ঠিকানা” থেকে আপনার ঠিকানা যোগ করুন।',
    IP_NOT_ALLOWED:
      'আপনার শেষ রিকোয়েস্ট এমন ঠিকানা থেকে এসেছে, যা তালিকায় নেই। “IP ঠিকানা” থেকে সেটি যোগ করুন।',
  },
  eligibleBy: {
    deposited: (amount: string) => `মোট কমপক্ষে ${amount} জমা দিলে`,
    age: (age: string) => `অ্যাকাউন্টের বয়স ${age} হলে`,
  },
  maintenance: 'রক্ষণাবেক্ষণের কাজে সার্ভিস থামানো আছে: আপাতত নতুন অর্ডার নেওয়া হচ্ছে না।',
  ordersPaused: 'API দিয়ে অর্ডার আপাতত থামানো আছে। বাকি সব কাজ করছে।',
}
