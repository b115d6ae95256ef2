import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const deposits: Texts['deposits'] = {
  topUp: '➕ ব্যালেন্স যোগ',
  method: {
    manual: '🏦 ব্যাংক ট্রান্সফার',
    stars: '⭐️ Telegram Stars',
    crypto_pay: '🪙 ক্রিপ্টো (@CryptoBot)',
  },
  chooseMethod: 'কীভাবে টাকা দিতে চান?',
  noMethod: 'এই মুহূর্তে ব্যালেন্স যোগ করা যাচ্ছে না।',
  chooseAmount: (least: string, largest: string) => `কত যোগ করবেন? ${least} থেকে ${largest} পর্যন্ত।`,
  otherAmount: '✏️ অন্য পরিমাণ',
  howMuch: 'কত USD যোগ করবেন?',
  askAmount: (least: string, largest: string) =>
    html`${least} থেকে ${largest} পর্যন্ত একটি পরিমাণ লিখুন, যেমন ${code('25')} বা ${code('12.50')}।`,
  askAmountIn: (least: string, largest: string, own: Html) =>
    html`USD-তে ${least} থেকে ${largest} পর্যন্ত একটি পরিমাণ লিখুন, যেমন ${code('25')}, অথবা যত দিতে চান তা লিখুন, যেমন ${own}।`,
  rate: 'রেট',
  rateOf: (rate: string, at: string) => `${rate}, ${at}-এর`,
  fee: 'ফি',
  bonus: 'বোনাস',

  transfer: (amount: string) => `${amount} ট্রান্সফার করুন`,
  inWallet: 'আপনার ওয়ালেটে',
  closedWay:
    'টাকা দেওয়ার এই মাধ্যমটি বন্ধ হয়ে গেছে। টাকা দিয়ে থাকলে রসিদ পাঠান। না দিয়ে থাকলে এই রিচার্জ বাতিল করুন।',
  reference: 'রেফারেন্স',
  transferSteps:
    'ট্রান্সফারের সময় এই রেফারেন্সটি লিখে দিন। টাকা পাঠানোর পর রসিদটি ছবি, ছবির ফাইল বা PDF হিসেবে এখানে পাঠান।',
  openUntil: (time: Html) => html`${time} পর্যন্ত সময় আছে।`,
  pay: (amount: string) => `${amount} পরিশোধ করুন`,
  payOnPage:
    'নিচের বোতাম চেপে @CryptoBot-এর পাতায় পরিশোধ করুন। এক মিনিটের মধ্যে টাকা আপনার ওয়ালেটে চলে আসবে।',
  payNow: '🪙 পরিশোধ করুন',
  noPage: 'এখন পেমেন্টের পাতা তৈরি করা যায়নি, কোনো টাকা কাটা হয়নি। আবার চেষ্টা করুন।',
  tryAgain: '🔄 আবার চেষ্টা',
  topUpOf: (amount: string) => `${amount} রিচার্জ`,
  invoiceBelow: 'নিচের ইনভয়েসের বোতাম চেপে পরিশোধ করুন। টাকা সঙ্গে সঙ্গে আপনার ওয়ালেটে চলে আসবে।',
  invoiceAgain: '⭐️ ইনভয়েস আবার পাঠান',
  invoiceTitle: 'ওয়ালেট রিচার্জ',
  invoiceDescription: (amount: string, reference: string) =>
    `আপনার ওয়ালেটে ${amount} যোগ হবে। রেফারেন্স ${reference}।`,
  cancel: '✕ এই রিচার্জ বাতিল',

  sendReceipt: '📎 রসিদ পাঠান',
  addReceipt: '📎 আরেকটি রসিদ দিন',
  askReceipt: 'এখন রসিদটি ছবি, ছবির ফাইল বা PDF হিসেবে পাঠান।',
  receiptWanted: 'রসিদটি ছবি, ছবির ফাইল বা PDF হিসেবে পাঠান, অথবা /cancel লিখুন।',
  received: (receipts: number) =>
    receipts === 1
      ? '🔎 ধন্যবাদ। অপারেটর আপনার রসিদ পেয়েছেন। সিদ্ধান্ত হলেই আপনাকে জানাব।'
      : `🔎 ধন্যবাদ। অপারেটর আপনার ${counted(receipts, 'রসিদ')} পেয়েছেন। সিদ্ধান্ত হলেই আপনাকে জানাব।`,
  receivedBefore: '🔎 এই ফাইলটি আমি ও অপারেটর আগেই পেয়েছি। সিদ্ধান্ত হলেই আপনাকে জানাব।',
  whichDeposit: 'আপনার কয়েকটি রিচার্জ চলমান আছে। এই রসিদ কোনটির?',
  fileGone: 'ফাইলটি আর দেখতে পাচ্ছি না। রসিদটি আবার পাঠান।',

  show: '🧾 রিচার্জ দেখুন',
  list: '🧾 রিচার্জগুলো',
  none: 'আপনার এখনো কোনো রিচার্জ নেই।',
  statusLabel: 'অবস্থা',
  status: {
    open: '🕓 টাকা দেওয়া বাকি',
    submitted: '🔎 রসিদ দেখা হচ্ছে',
    credited: '✅ ওয়ালেটে জমা হয়েছে',
    rejected: '❌ গ্রহণ করা হয়নি',
    cancelled: '✕ বাতিল',
    expired: '⌛ মেয়াদ শেষ',
    refunding: '↩️ টাকা ফেরত যাচ্ছে',
    refunded: '↩️ টাকা ফেরত দেওয়া হয়েছে',
    charged_back: '↩️ পেমেন্ট সার্ভিস টাকা ফিরিয়ে নিয়েছে',
  },
  statusIs: (status: string) => `এই রিচার্জের অবস্থা: ${status}।`,
  credited: 'জমা হয়েছে',
  thatArrived: (amount: Html) => html`${amount}, যতটা এসে পৌঁছেছে`,
  receipts: 'রসিদ',
  reason: 'কারণ',
  paidBy: 'মাধ্যম',
  started: 'শুরু',
  ended: 'শেষ',

  checkoutRefused: {
    unknown: 'এই রিচার্জটি খুঁজে পাচ্ছি না। নতুন করে শুরু করুন।',
    ended: 'এই রিচার্জ আর চলমান নেই। নতুন করে শুরু করুন।',
    expired: 'এই রিচার্জের মেয়াদ শেষ। নতুন করে শুরু করুন।',
    'other-person': 'এই ইনভয়েস অন্য একজনের জন্য।',
    'other-amount': 'টাকার পরিমাণ মিলছে না। নতুন করে শুরু করুন।',
    banned: 'এই মুহূর্তে আপনার অ্যাকাউন্টে ব্যালেন্স যোগ করা যাচ্ছে না। সাহায্যের জন্য /paysupport পাঠান।',
  },
  unmatched:
    'আপনার পেমেন্ট এসেছে, কিন্তু এর সঙ্গে আপনার কোনো রিচার্জ মেলাতে পারিনি। অপারেটরকে জানানো হয়েছে, তিনি দেখবেন। কীভাবে যোগাযোগ করবেন জানতে /paysupport পাঠান।',
}
