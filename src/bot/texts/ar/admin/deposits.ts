import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted, RECEIPTS } from '../words.ts'

const OTHERS = {
  one: 'شحن آخر',
  two: 'عمليتا شحن أخريان',
  few: 'عمليات شحن أخرى',
  many: 'عملية شحن أخرى',
  other: 'عملية شحن أخرى',
}

export const deposits: Texts['people']['deposits'] = {
  pendingTitle: '🧾 شحن بانتظارك',
  nonePending: 'لا شحن ينتظر قرارًا.',
  creditedTitle: '✅ شحن مُضاف',
  noneCredited: 'لم يُضَف أي شحن بعد.',
  ofTitle: (name) => `🧾 شحن ${apart(name)}`,
  noneOf: 'لا توجد عمليات شحن بعد.',
  pending: '🔎 بالانتظار',
  credited: '✅ مُضاف',

  topUpOf: (amount) => `شحن ${amount}`,
  statusLabel: 'الحالة',
  status: {
    open: '🕓 بانتظار الدفع',
    submitted: '🔎 بانتظار القرار',
    credited: '✅ مُضاف',
    rejected: '❌ مرفوض',
    cancelled: '✕ ألغاه صاحب الحساب',
    expired: '⌛ منتهي المهلة',
    refunding: '↩️ قيد الاسترداد',
    refunded: '↩️ مُسترد',
    charged_back: '↩️ سحبته خدمة الدفع',
  },
  creditedLabel: 'أُضيف',
  decidedBy: 'القرار بواسطة',
  reason: 'السبب',
  accountLabel: 'الحساب',
  method: 'طريقة الدفع',
  reference: 'رقم المرجع',
  payment: 'الدفعة',
  toPay: 'المطلوب دفعه',
  rate: 'سعر الصرف',
  paidIn: 'دُفع',
  receipts: 'الإيصالات',
  started: 'البداية',
  ended: 'النهاية',
  isWithoutReceipt: 'لا يوجد إيصال.',
  sameReceipt: (count) => `أُرسل الإيصال نفسه أيضًا لـ: ${counted(count, OTHERS)}`,
  sameReceiptElsewhere: (count, ofOthers) =>
    `أُرسل الإيصال نفسه أيضًا لـ: ${counted(count, OTHERS)} (منها لحسابات أخرى: ${ofOthers})`,

  submitted: '🔔 إيصال بانتظارك',
  decidedMeanwhile: '🔔 وصل إيصال، لكن شحنه محسوم من قبل',
  oneReceipt: '📎 الإيصال',
  allReceipts: (count) => `📎 الكل: ${counted(count, RECEIPTS)}`,
  receiptNumber: (number, count) => `الإيصال ${number} من ${count}`,
  noReceipt: 'لا إيصال لهذا الشحن.',
  receiptGone: 'لم يعد هذا الملف لدى Telegram. اطلب من صاحب الحساب إرساله مجددًا.',
  show: '🧾 عرض الشحن',
  account: '👤 الحساب',
  back: '‹ الشحن',
  approve: '✅ موافقة',
  otherAmount: '✏️ مبلغ آخر',
  reject: '❌ رفض',
  refund: '↩️ رد المبلغ',

  confirmApprove: (amount) => `إضافة ${amount}؟`,
  approves: (name, reference) =>
    html`يدخل المال محفظة ${apart(name)}، وتصل رسالة بذلك. وافق فقط إذا وصلك المال برقم المرجع ${apart(reference)}.`,
  approveNow: '✅ نعم، أضِفه',
  howMuchArrived: (currency) => `كم وصل من المال، بالـ ${apart(currency)}؟`,
  wantedToPay: (name, amount) => `المبلغ الذي ذكره ${apart(name)}: ${amount}.`,
  askArrived: (example) => html`اكتب المبلغ، مثل ${example}. أسألك مرة أخرى قبل إضافته.`,
  confirmOther: (amount, claimed) => `إضافة ${amount} بدلًا من ${claimed}؟`,
  approvesOther: (name, reference) =>
    html`يدخل المال محفظة ${apart(name)}، وتصل رسالة بالمبلغين. وافق فقط إذا وصلك ذلك المبلغ برقم المرجع ${apart(reference)}.`,
  farOff: '⚠️ الفرق بين المبلغين كبير: هل هناك رقم زائد أو ناقص؟',
  approved: (amount, name) => `✅ أُضيف ${amount} إلى ${apart(name)}.`,
  approvedOther: (amount, name, claimed) =>
    `✅ أُضيف ${amount} إلى ${apart(name)} بدلًا من ${claimed}.`,

  whyRejected: (amount) => `لماذا يُرفض شحن ${amount}؟`,
  askReason: 'اضغط على السبب أو اكتبه. سيراه صاحب الحساب.',
  rejected: (amount, name) => `❌ رُفض شحن ${amount} للحساب ${apart(name)}.`,
  because: (reason) => `السبب: ${reason}`,
  confirmRefund: (amount) => `رد ${amount}؟`,
  refunds: 'يُخصم المبلغ من المحفظة، ويجب أن يكون فيها ما يكفي. لا يمكن التراجع عن هذا.',
  refundsStars: (stars) =>
    `يُخصم المبلغ من المحفظة، ويجب أن يكون فيها ما يكفي، ويعود ${stars} إلى الدافع. لا يمكن التراجع عن هذا.`,
  chargedBack: (amount, name) =>
    `↩️ كانت خدمة الدفع قد سحبت دفعة ${apart(name)}، فخُصم ${amount} من المحفظة. وإن كان جزء منه قد صُرف، فهو دين على الحساب.`,
  refunded: (amount, name) => `↩️ رُدّ ${amount} إلى ${apart(name)}.`,
  refunding: (amount, name) =>
    `↩️ خُصم ${amount} من محفظة ${apart(name)}. لم تؤكد خدمة الدفع الاسترداد بعد، وأواصل سؤالها.`,
  cannotRefund: 'لا يمكن رد هذا الشحن من هنا، أو لم يعد ممكنًا. ترى الآن حالته الحالية.',
  notPending: 'لم يعد هذا الشحن ينتظر قرارًا. ترى الآن حالته الحالية.',
  rejectReasons: {
    absent: 'لم يصل المال',
    amount: 'المبلغ خاطئ',
    unreadable: 'الإيصال غير مقروء',
  },
  refundReasons: { asked: 'بناءً على طلبك', twice: 'دُفع مرتين' },
}
