import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const adminClaims: Texts['adminClaims'] = {
  title: '⚠️ অর্ডারে সমস্যা',
  none: 'কেউ উত্তরের অপেক্ষায় নেই।',
  menu: '⚠️ সমস্যা',
  back: '‹ সমস্যা',

  opened: '⚠️ অর্ডারে একটি সমস্যা',
  reminder: '⏰ এই সমস্যা এখনো উত্তরের অপেক্ষায়',
  endedMeanwhile: 'এর মধ্যে এই সমস্যা শেষ হয়ে গেছে।',
  pictureOf: (reference: string) => `🖼 ${reference}-এর স্ক্রিনশট`,
  many: (count: number) => `⚠️ অর্ডারের ${counted(count, 'সমস্যা')} উত্তরের অপেক্ষায় আছে।`,
  show: 'দেখুন',

  reason: {
    not_received: 'কিছুই আসেনি',
    wrong_goods: 'ভুল জিনিস এসেছে',
    code_invalid: 'কোডটি কাজ করে না',
    code_used: 'কোডটি আগেই ব্যবহার হয়েছে',
    other: 'অন্য সমস্যা',
    by_operator: 'আমরা নিজেরাই ঠিক করেছি',
  },
  state: {
    open: '🔎 চলমান',
    replaced: '🎟 কোড বদলানো হয়েছে',
    refunded: '↩️ টাকা ফেরত দেওয়া হয়েছে',
    refused: '❌ গ্রহণ করা হয়নি',
    withdrawn: '🚪 মালিক তুলে নিয়েছেন',
  },

  claim: 'অভিযোগ',
  what: 'সমস্যা',
  openedAt: 'শুরু',
  status: 'অবস্থা',
  endedAt: 'শেষ',
  decidedBy: 'সিদ্ধান্ত নিয়েছেন',
  answer: 'উত্তর',
  paidBack: 'ফেরত',
  wrote: 'মালিক লিখেছেন:',
  wroteNothing: 'মালিক কিছু লেখেননি।',
  hasPicture: '🖼 সঙ্গে স্ক্রিনশট আছে।',

  theOrder: 'অর্ডারের তথ্য',
  order: 'অর্ডার',
  account: 'অ্যাকাউন্ট',
  product: 'পণ্য',
  amount: 'দাম',
  left: 'আর ফেরত দেওয়া যায়',
  supplier: 'সাপ্লায়ার',
  verified: 'যাচাই করা নাম',
  placed: 'শুরু',
  orderEnded: 'শেষ',
  codes: 'কোড',
  more: (count: string) => `আরও ${count}টি`,
  replacedBefore: 'আগে বদলানো হয়েছে',
  inStock: 'স্টকে আছে',
  calls: 'সাপ্লায়ারের কাছে রিকোয়েস্ট (UTC)',
  others: 'তাঁর অন্য অভিযোগ',
  noOthers: 'তিনি আর কোনো অভিযোগ করেননি।',

  replace: (inStock: string) => `🎟 বদলান (স্টকে ${inStock})`,
  refund: '↩️ টাকা ফেরত দিন',
  refuse: '❌ গ্রহণ করব না',
  picture: '🖼 স্ক্রিনশট',
  pictureGone: 'ছবিটি Telegram-এ আর নেই।',
  history: '🕘 কথাবার্তা',
  showOrder: '📦 অর্ডার',
  showAccount: '👤 অ্যাকাউন্ট',

  choose: 'কোন কোন কোড বদলাবেন? সেগুলোতে চাপুন, তারপর “এগিয়ে যান”।',
  onlyFirst: (count: string) =>
    `এখানে শুধু প্রথম ${count}টি বাছা যায়। যেকোনোটির জন্য claim replace কমান্ড ব্যবহার করুন।`,
  all: (count: string) => `সব ${count}টি`,
  next: 'এগিয়ে যান',
  chooseOne: 'আগে অন্তত একটি কোডে চাপুন।',
  noStock: 'স্টকে যথেষ্ট কোড নেই। কোড যোগ করুন, অথবা টাকা ফেরত দিন।',
  confirmReplace: (count: number, inStock: string) =>
    `${counted(count, 'কোড')} বদলাবেন? বদলানো কোড কোয়ারেন্টাইনে যাবে, আর কখনো বিক্রি হবে না। মালিক স্টক থেকে ততগুলোই নতুন কোড ও একটি মেসেজ পাবেন। স্টকে আছে ${inStock}টি।`,
  replaceNow: '✅ হ্যাঁ, বদলান',
  replaced: 'বদলানো হয়েছে। মালিককে মেসেজ পাঠানো হয়েছে।',

  howMuch: 'ওয়ালেটে কত ফেরত যাবে?',
  whole: (amount: string) => `পুরোটা: ${amount}`,
  half: (amount: string) => `অর্ধেক: ${amount}`,
  other: '✏️ অন্য পরিমাণ',
  askAmount: (max: string) => `পরিমাণ লিখুন, সর্বোচ্চ ${max}।`,
  confirmRefund: (amount: string) =>
    `ওয়ালেটে ${amount} ফেরত দেবেন? অর্ডারটি সম্পন্নই থাকবে, আর মালিককে মেসেজ পাঠানো হবে। এটি আর ফেরানো যায় না।`,
  refundNow: '✅ হ্যাঁ, ফেরত দিন',
  refunded: (amount: string) => `${amount} ওয়ালেটে ফেরত গেছে।`,

  addNote: '✏️ নোট যোগ করুন',
  askNote: 'মালিক এর সাথে কী পড়বেন? লিখুন। তিনি হুবহু এটিই দেখবেন।',

  askReason: 'কেন গ্রহণ করছেন না? কারণটি লিখুন। মালিক হুবহু এটিই দেখবেন।',
  refused: 'গ্রহণ করা হয়নি। মালিককে আপনার কারণ জানানো হয়েছে।',
  keep: 'এখন থাক',

  replacedTitle: 'সমস্যার পর বদলানো',
  replacedAbout: (order: Html) =>
    html`${order} অর্ডারের ক্রেতা সমস্যা জানিয়ে অন্য কোড পেয়েছেন। এটি তিনি দেখে ফেলেছেন, তাই আর কখনো বিক্রি হবে না। যার কাছ থেকে কিনেছেন তার কাছে টাকা ফেরত চান, তারপর হিসাব থেকে বাদ দিন।`,

  historyTitle: '🕘 তিনি যা জানিয়েছেন, আর আপনার উত্তর',
  holderSaid: 'মালিক:',
  youSaid: 'উত্তর:',
}
