import { type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, format } from '../words.ts'

export const deposits: Texts['people']['deposits'] = {
  pendingTitle: '🧾 আপনার অপেক্ষায় থাকা রিচার্জ',
  nonePending: 'সিদ্ধান্তের অপেক্ষায় কোনো রিচার্জ নেই।',
  creditedTitle: '✅ জমা হওয়া রিচার্জ',
  noneCredited: 'এখনো কোনো রিচার্জ জমা হয়নি।',
  ofTitle: (name: string) => `🧾 ${name}-এর রিচার্জ`,
  noneOf: 'এখনো কোনো রিচার্জ নেই।',
  pending: '🔎 অপেক্ষায়',
  credited: '✅ জমা হয়েছে',

  topUpOf: (amount: string) => `${amount} রিচার্জ`,
  statusLabel: 'অবস্থা',
  status: {
    open: '🕓 টাকা দেওয়া বাকি',
    submitted: '🔎 সিদ্ধান্তের অপেক্ষায়',
    credited: '✅ জমা হয়েছে',
    rejected: '❌ গ্রহণ করা হয়নি',
    cancelled: '✕ মালিক বাতিল করেছেন',
    expired: '⌛ মেয়াদ শেষ',
    refunding: '↩️ টাকা ফেরত যাচ্ছে',
    refunded: '↩️ টাকা ফেরত দেওয়া হয়েছে',
    charged_back: '↩️ পেমেন্ট সার্ভিস টাকা ফিরিয়ে নিয়েছে',
  },
  creditedLabel: 'জমা হয়েছে',
  decidedBy: 'সিদ্ধান্ত নিয়েছেন',
  reason: 'কারণ',
  accountLabel: 'অ্যাকাউন্ট',
  method: 'মাধ্যম',
  reference: 'রেফারেন্স',
  payment: 'পেমেন্ট',
  toPay: 'দিতে হবে',
  rate: 'রেট',
  paidIn: 'পরিশোধ হয়েছে',
  receipts: 'রসিদ',
  started: 'শুরু',
  ended: 'শেষ',
  isWithoutReceipt: 'কোনো রসিদ নেই।',
  sameReceipt: (count: number) => `একই রসিদ আরও ${counted(count, 'রিচার্জে')} পাঠানো হয়েছে:`,
  sameReceiptElsewhere: (count: number, ofOthers: string) =>
    `একই রসিদ আরও ${counted(count, 'রিচার্জে')} পাঠানো হয়েছে (অন্য অ্যাকাউন্টের ${ofOthers}টি):`,

  submitted: '🔔 একটি রসিদ আপনার অপেক্ষায় আছে',
  decidedMeanwhile: '🔔 একটি রসিদ এসেছে, তবে রিচার্জটির সিদ্ধান্ত আগেই হয়ে গেছে',
  oneReceipt: '📎 রসিদ',
  allReceipts: (count: number) => `📎 সব রসিদ (${format.number(count)}টি)`,
  receiptNumber: (number: string, count: string) => `রসিদ ${number}/${count}`,
  noReceipt: 'এই রিচার্জের কোনো রসিদ নেই।',
  receiptGone: 'ফাইলটি Telegram-এ আর নেই। অ্যাকাউন্টের মালিককে আবার পাঠাতে বলুন।',
  show: '🧾 রিচার্জ দেখুন',
  account: '👤 অ্যাকাউন্ট',
  back: '‹ রিচার্জ',
  approve: '✅ জমা করুন',
  otherAmount: '✏️ অন্য পরিমাণ',
  reject: '❌ গ্রহণ করব না',
  refund: '↩️ টাকা ফেরত দিন',

  confirmApprove: (amount: string) => `${amount} জমা করবেন?`,
  approves: (name: string, reference: Html) =>
    html`টাকা ${name}-এর ওয়ালেটে যাবে, আর তাঁকে মেসেজ পাঠানো হবে। ${reference} রেফারেন্সের টাকা সত্যিই পেয়ে থাকলে তবেই জমা করুন।`,
  approveNow: '✅ হ্যাঁ, জমা করুন',
  howMuchArrived: (currency: string) => `কত ${currency} এসেছে?`,
  wantedToPay: (name: string, amount: string) => `${name} দিতে চেয়েছিলেন ${amount}।`,
  askArrived: (example: Html) => html`পরিমাণটি লিখুন, যেমন ${example}। জমা করার আগে আরেকবার জিজ্ঞেস করব।`,
  confirmOther: (amount: string, claimed: string) => `${claimed}-এর বদলে ${amount} জমা করবেন?`,
  approvesOther: (name: string, reference: Html) =>
    html`টাকা ${name}-এর ওয়ালেটে যাবে, আর দুটি পরিমাণই জানিয়ে তাঁকে মেসেজ পাঠানো হবে। ${reference} রেফারেন্সে এই পরিমাণ সত্যিই পেয়ে থাকলে তবেই জমা করুন।`,
  farOff: '⚠️ দুটি পরিমাণে অনেক তফাত: একটি অঙ্ক বেশি বা কম লেখা হয়নি তো?',
  approved: (amount: string, name: string) => `✅ ${name}-এর ওয়ালেটে ${amount} জমা হয়েছে।`,
  approvedOther: (amount: string, name: string, claimed: string) =>
    `✅ ${name}-এর ওয়ালেটে ${claimed}-এর বদলে ${amount} জমা হয়েছে।`,

  whyRejected: (amount: string) => `${amount} রিচার্জ কেন গ্রহণ করছেন না?`,
  askReason: 'কারণে চাপুন বা লিখুন। অ্যাকাউন্টের মালিক এটি দেখবেন।',
  rejected: (amount: string, name: string) => `❌ ${name}-এর ${amount} রিচার্জ গ্রহণ করা হয়নি।`,
  because: (reason: string) => `কারণ: ${reason}`,
  confirmRefund: (amount: string) => `${amount} ফেরত দেবেন?`,
  refunds: 'টাকা ওয়ালেট থেকে কাটা হবে, তাই সেখানে যথেষ্ট থাকতে হবে। এটি আর ফেরানো যায় না।',
  refundsStars: (stars: string) =>
    `টাকা ওয়ালেট থেকে কাটা হবে, তাই সেখানে যথেষ্ট থাকতে হবে; আর ${stars} প্রেরকের কাছে ফেরত যাবে। এটি আর ফেরানো যায় না।`,
  chargedBack: (amount: string, name: string) =>
    `↩️ পেমেন্ট সার্ভিস ${name}-এর টাকা আগেই ফিরিয়ে নিয়েছিল, তাই ওয়ালেট থেকে ${amount} কাটা হয়েছে। এর কিছু খরচ হয়ে থাকলে সেটুকু অ্যাকাউন্টের দেনা।`,
  refunded: (amount: string, name: string) => `↩️ ${name}-কে ${amount} ফেরত দেওয়া হয়েছে।`,
  refunding: (amount: string, name: string) =>
    `↩️ ${name}-এর ওয়ালেট থেকে ${amount} কাটা হয়েছে। পেমেন্ট সার্ভিস এখনো ফেরত নিশ্চিত করেনি; আমি খোঁজ নিতে থাকব।`,
  cannotRefund: 'এই রিচার্জের টাকা এখান থেকে ফেরত দেওয়া যায় না, বা আর যায় না। এখন এর বর্তমান অবস্থা দেখছেন।',
  notPending: 'এই রিচার্জ আর সিদ্ধান্তের অপেক্ষায় নেই। এখন এর বর্তমান অবস্থা দেখছেন।',
  rejectReasons: {
    absent: 'টাকা আসেনি',
    amount: 'পরিমাণ ভুল',
    unreadable: 'রসিদ পড়া যাচ্ছে না',
  },
  refundReasons: { asked: 'আপনার অনুরোধে', twice: 'দুবার টাকা দেওয়া হয়েছে' },
}
