import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted } from '../words.ts'

const PAYMENTS = {
  one: 'دفعة',
  two: 'دفعتان',
  few: 'دفعات',
  many: 'دفعة',
  other: 'دفعة',
}

export const payments: Texts['people']['payments'] = {
  title: '❓ دفعات دون شحن',
  none: 'كل دفعة في محفظة أو رُدّت.',
  waits: (count) => `دون شحن: ${counted(count, PAYMENTS)}، انظر ${apart('/payments')}`,
  one: '❓ دفعة دون شحن',
  worth: 'قيمتها',
  paid: 'دُفع',
  unknown: 'غير معروف',
  for: 'من أجل',
  payer: 'الدافع',
  payment: 'الدفعة',
  arrived: 'وصلت',
  statusLabel: 'الحالة',
  decidedBy: 'القرار بواسطة',
  reason: 'السبب',
  status: {
    open: '🔎 بانتظار القرار',
    assigned: '✅ مُضافة',
    returning: '↩️ قيد الرد',
    returned: '↩️ مردودة',
  },
  find: 'اعرف لمن هي وأضفها إليه، أو رُدّها.',
  twice: (reference) => html`أُضيف الشحن ${apart(reference)} من قبل: هذه دفعة ثانية.`,
  assignTo: (reference) => `✅ إلى ${apart(reference)}`,
  assign: '✅ إضافة',
  giveBack: '↩️ رد',
  askWhom: (reference, withAmount) =>
    html`لمن هي؟ أرسل رقم مرجع شحن، مثل ${apart(reference)}، أو من يستلمها والمبلغ بالـ USD: ${apart(withAmount)}.`,
  sayAmount: 'لا أعرف قيمة هذه الدفعة. أرسل من يستلمها والمبلغ بالـ USD.',
  confirm: (amount, name) => `إضافة ${amount} إلى ${apart(name)}؟`,
  about: 'يدخل المال المحفظة، وتصل رسالة بذلك.',
  yes: '✅ نعم، أضِفها',
  done: (amount, name) => `✅ أُضيف ${amount} إلى ${apart(name)}.`,
  byService: 'ترد خدمة الدفع المال إلى الدافع. اكتب السبب.',
  byHand: 'رُدّها أولًا لدى خدمة الدفع. ثم اكتب السبب هنا لتُسجَّل مردودة.',
  gone: '↩️ رُدّت الدفعة.',
  notYet: '↩️ لم تؤكد خدمة الدفع بعد. اضغط «رد» مرة أخرى لاحقًا.',
  back: '‹ الدفعات',
  decide: '❓ القرار',
}
