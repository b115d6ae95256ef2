import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const account: Texts['people']['account'] = {
  whose: '👤 কার অ্যাকাউন্ট?',
  askWho: html`Telegram আইডি পাঠান, যেমন ${code('123456789')}, অথবা @name।`,
  orNewest: 'অথবা নতুনগুলোর একটিতে চাপুন:',

  noName: 'নাম নেই',
  isAdmin: '🛡 অ্যাডমিন',
  standing: 'অবস্থা',
  standings: {
    active: '🟢 চালু',
    restricted: '🟠 সীমিত',
    banned: '⛔ নিষিদ্ধ',
  },
  bannedSince: (time: Html) => html`⛔ ${time} থেকে নিষিদ্ধ`,
  restrictedUntil: (time: Html) => html`🟠 ${time} পর্যন্ত সীমিত`,
  alsoRestricted: (time: Html) => html`সেই সঙ্গে ${time} পর্যন্ত সীমিত`,
  reason: 'কারণ',
  balance: 'ব্যালেন্স',
  owes: (amount: Html) =>
    html`⚠️ ${amount} দেনা আছে, কারণ একটি পেমেন্ট ফিরিয়ে নেওয়া হয়েছে। রিচার্জ বা ক্রেডিট দিয়ে শোধ না হওয়া পর্যন্ত অর্ডার নেওয়া হবে না।`,
  paidIn: 'মোট জমা',
  openTopUps: 'চলমান রিচার্জ',
  orderCount: 'অর্ডার',

  api: 'API',
  apiIs: {
    on: 'মালিক চালু রেখেছেন',
    off: 'মালিক বন্ধ রেখেছেন',
    onButForbidden: 'মালিক চালু রেখেছেন, অ্যাডমিন বন্ধ করেছেন',
    offAndForbidden: 'মালিক বন্ধ রেখেছেন, অ্যাডমিনও বন্ধ করেছেন',
  },
  accepted: '✅ রিকোয়েস্ট গ্রহণ করা হচ্ছে।',
  refused: '⚠️ রিকোয়েস্ট গ্রহণ করা হচ্ছে না:',
  refusal: {
    ACCOUNT_BANNED: 'নিষিদ্ধ',
    ACCOUNT_RESTRICTED: 'সীমিত',
    API_DISABLED_BY_ADMIN: 'অ্যাডমিন বন্ধ করেছেন',
    API_DISABLED: 'মালিক বন্ধ রেখেছেন',
    API_NOT_ELIGIBLE: 'এখনো যোগ্য নয়: /eligibility দেখুন',
    MISSING_API_KEY: 'কোনো চালু API কী নেই',
    IP_ALLOWLIST_REQUIRED: 'অনুমোদিত ঠিকানা নেই, কিন্তু সার্ভিসে তা বাধ্যতামূলক',
    IP_NOT_ALLOWED: 'শেষ রিকোয়েস্ট অনুমোদিত ঠিকানা থেকে আসেনি',
  },
  shop: 'শপ',
  shopForbidden: '⚪️ অ্যাডমিন বন্ধ করেছেন',

  key: 'API কী',
  noKey: 'নেই',
  otherKeys: 'অন্য API কী',
  olderKey: 'আগের API কী',
  validUntil: 'মেয়াদ শেষ হবে',
  moreOlderKeys: (count: number) => `… আগের আরও ${counted(count, 'API কী')}`,
  keyNeverUsed: (created: Html) => html`তৈরি ${created}, কখনো ব্যবহার হয়নি`,
  keyUsed: (created: Html, ago: string) => html`তৈরি ${created}, শেষ ব্যবহার ${ago}`,
  keyUsedFrom: (created: Html, ago: string, address: Html) =>
    html`তৈরি ${created}, শেষ ব্যবহার ${ago}, ${address} থেকে`,

  addresses: 'অনুমোদিত ঠিকানা',
  anyAddress: 'যেকোনো',
  isAsked: 'নতুন ঠিকানা হলে মালিককে জিজ্ঞেস করা হয়।',
  webhooks: 'Webhook',
  webhooksOff: (count: string) => `${count}টি বন্ধ`,
  test: '🧪 টেস্ট অ্যাকাউন্ট',
  testAccount: (number: string, amount: string, orders: number) =>
    `নং ${number}, টেস্ট ব্যালেন্স ${amount}, ${counted(orders, 'অর্ডার')}`,
  opened: 'খোলা হয়েছে',
  hasBlocked: (time: Html) => html`🔇 ${time} থেকে বটকে ব্লক করে রেখেছেন, তাই কোনো মেসেজ পান না।`,

  ban: '⛔ নিষিদ্ধ',
  unban: '🟢 নিষেধ তুলুন',
  restrict: '🟠 সীমিত',
  unrestrict: '🟢 সীমা তুলুন',
  apioff: '⚪️ API বন্ধ',
  apion: '🟢 API চালু',
  shopoff: '⚪️ শপ বন্ধ',
  shopon: '🟢 শপ চালু',
  credit: '➕ ক্রেডিট',
  debit: '➖ ডেবিট',
  orders: '📦 অর্ডার',
  deposits: '🧾 রিচার্জ',
  entries: '📒 লেনদেন',
  log: '📜 লগ',
  show: '👤 অ্যাকাউন্ট',
  back: '‹ অ্যাকাউন্ট',

  entriesOf: (name: string) => `📒 ${name}-এর লেনদেন`,
  noEntries: 'এখনো কোনো লেনদেন নেই।',
}
