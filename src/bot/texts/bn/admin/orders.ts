import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format } from '../words.ts'

export const orders: Texts['service']['orders'] = {
  title: '📦 অর্ডার',
  ofHolder: (name) => `📦 ${name}-এর অর্ডার`,
  none: 'এমন কোনো অর্ডার নেই।',
  all: 'সব',
  account: '👤 অ্যাকাউন্ট',
  usage: 'লিখুন /orders, অথবা /orders processing, /orders completed বা /orders cancelled',
}

export const order: Texts['service']['order'] = {
  usage: '/order ও একটি আইডি লিখুন, যেমন /order API-GMA-7Q2M9XK4-0T8ZPD। তালিকা দেখতে /orders লিখুন।',
  isTest: '🧪 টেস্ট: টেস্ট ব্যালেন্স দিয়ে কেনা, কোনো সাপ্লায়ারের কাছে যায় না।',
  lookupTitle: (path) => `🔎 যাচাই: ${path}`,
  labels: {
    order: 'অর্ডার',
    lookup: 'যাচাই',
    status: 'অবস্থা',
    reason: 'কারণ',
    account: 'অ্যাকাউন্ট',
    key: 'API কী',
    idempotencyKey: 'Idempotency কী',
    product: 'পণ্য',
    amount: 'দাম',
    cost: 'খরচ',
    paidBack: 'ফেরত',
    profit: 'লাভ',
    fee: 'ফি',
    supplier: 'সাপ্লায়ার',
    item: 'তাদের পণ্য',
    theirOrder: 'তাদের অর্ডার',
    next: 'পরের সাপ্লায়ার',
    codes: 'কোড',
    placed: 'শুরু',
    ended: 'শেষ',
    attempts: 'চেষ্টা',
    nextAttempt: 'পরের চেষ্টা',
    known: 'সাপ্লায়ার জানে',
    result: 'ফলাফল',
  },
  feeReturned: 'ফেরত দেওয়া হয়েছে',
  amountFor: (amount, pieces) => `${amount} (${format.number(pieces)}টি)`,
  codesUse: { voucher: 'সাপ্লায়ারের জন্য ভাউচার', delivered: 'দেওয়া হয়েছে' },
  perhapsKnown: 'হয়তো',
  notKnown: 'না',
  watched: (time) => html`সাপ্লায়ারও একমত কি না, ${time} পর্যন্ত খোঁজ নেওয়া হবে।`,
  calls: 'রিকোয়েস্ট (UTC)',
  entries: 'লেনদেন',
  complete: '✅ হাতে সম্পন্ন করুন',
  cancel: '↩️ বাতিল ও টাকা ফেরত',
  showCodes: (count) => `👁 ${counted(count, 'কোড')} দেখুন`,
  noCodes: 'এতে কোনো কোড নেই।',
  codesOf: (count, id) =>
    html`${id} অর্ডারের ${counted(count, 'কোড')}। আপনি দেখেছেন, তা লগে লেখা থাকবে।`,
  deleteCodes: '🗑 এই মেসেজ মুছুন',
  back: '‹ অর্ডার',
  keep: 'যেমন আছে থাক',

  confirmCancel: 'অর্ডারটি বাতিল করে টাকা ফেরত দেবেন?',
  aboutCancel: (id, amount) => html`${id}: ${amount} ওয়ালেটে ফেরত যাবে।`,
  voucherBack: 'এর ভাউচার স্টকে ফেরত যাবে।',
  voucherAside: 'ব্যবহার হয়েছে কি না না জানা পর্যন্ত এর ভাউচার আলাদা রাখা থাকবে।',
  onlyIfCertain: 'অর্ডারটি হয়নি এবং হবেও না—এটা নিশ্চিত হলে তবেই বাতিল করুন।',
  supplierMayHave: '⚠️ অর্ডারটি সাপ্লায়ারের কাছে থাকতে পারে। আগে তাদের জিজ্ঞেস করুন।',
  whyCancel: (error) => html`কেন বাতিল করছেন? আপনার উত্তর রিসেলার ${error}-এ পাবেন।`,
  typeReason: '✏️ অন্য কারণ',
  askReason: 'কেন বাতিল হচ্ছে?',
  aboutReason: 'কারণটি লিখুন, রিসেলার সেটি দেখবেন। এরপর অর্ডার বাতিল হয়ে টাকা ফেরত যাবে।',

  confirmComplete: 'অর্ডারটি হাতে সম্পন্ন করবেন?',
  aboutComplete: (id) =>
    html`${id}: প্লেয়ার পেয়ে গেছেন—এটা নিশ্চিত হলে তবেই করুন। অর্ডারের দাম কাটাই থাকবে। অর্ডারটি কোনো সাপ্লায়ারের কাছে থাকলে এবং তারা অন্য কথা বললে আপনাকে জানাব।`,
  completeNow: '✅ হ্যাঁ, সম্পন্ন করুন',
  cancelled: (amount) => `বাতিল হয়েছে, ${amount} ওয়ালেটে ফেরত গেছে।`,
  completed: 'হাতে সম্পন্ন করা হয়েছে।',
  endedBefore: (status, time) => `কিছুই বদলায়নি: অর্ডারটি আগেই শেষ হয়েছে (${time})। অবস্থা: ${status}।`,
}

export const calls: Texts['service']['calls'] = {
  what: {
    place: 'অর্ডার',
    check: 'খোঁজ',
    lookup: 'যাচাই',
    checkLookup: 'যাচাইয়ের খোঁজ',
  },
  outcome: {
    completed: 'সম্পন্ন',
    processing: 'প্রক্রিয়াধীন',
    failed: 'ব্যর্থ',
    declined: 'নেয়নি',
    absent: 'পাওয়া যায়নি',
    not_sent: 'পাঠানো হয়নি',
    unknown: 'অজানা',
  },
  noAnswer: 'এখনো উত্তর নেই',
}
