import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, CODES, counted, PIECES } from '../words.ts'

export const orders: Texts['service']['orders'] = {
  title: '📦 الطلبات',
  ofHolder: (name) => `📦 طلبات ${apart(name)}`,
  none: 'لا توجد طلبات كهذه.',
  all: 'الكل',
  account: '👤 الحساب',
  usage: `اكتب ${apart('/orders')}، أو ${apart('/orders processing')} أو ${apart('/orders completed')} أو ${apart('/orders cancelled')}.`,
}

export const order: Texts['service']['order'] = {
  usage: `اكتب ${apart('/order')} ثم معرّفًا، مثل ${apart('/order API-GMA-7Q2M9XK4-0T8ZPD')}. والأمر ${apart('/orders')} يعرض القائمة.`,
  isTest: '🧪 اختبار: مدفوع بمال تجريبي، ولا يُستدعى مورّد.',
  lookupTitle: (path) => `🔎 استعلام: ${apart(path)}`,
  labels: {
    order: 'الطلب',
    lookup: 'الاستعلام',
    status: 'الحالة',
    reason: 'السبب',
    account: 'الحساب',
    key: 'المفتاح',
    idempotencyKey: 'Idempotency key',
    product: 'المنتج',
    amount: 'المبلغ',
    cost: 'التكلفة',
    paidBack: 'أُعيد',
    profit: 'الربح',
    fee: 'الرسوم',
    supplier: 'المورّد',
    item: 'المنتج عنده',
    theirOrder: 'الطلب عنده',
    next: 'المورّدون التالون',
    codes: 'الرموز',
    placed: 'وقت الطلب',
    ended: 'انتهى',
    attempts: 'المحاولات',
    nextAttempt: 'المحاولة التالية',
    known: 'معروف لدى المورّد',
    result: 'النتيجة',
  },
  feeReturned: 'أُعيدت',
  amountFor: (amount, pieces) => `${amount} (${counted(pieces, PIECES)})`,
  codesUse: { voucher: 'قسيمة للمورّد', delivered: 'سُلّمت' },
  perhapsKnown: 'ربما',
  notKnown: 'لا',
  watched: (time) => html`يُسأل المورّد حتى ${time} هل يوافق.`,
  calls: 'الاستدعاءات (UTC)',
  entries: 'الحركات',
  complete: '✅ إكمال يدوي',
  cancel: '↩️ إلغاء مع استرداد',
  refund: '↩️ رد المبلغ…',
  replaceCodes: '🎟 استبدال الرموز…',
  showCodes: (count) => `👁 عرض ${count === 2 ? 'رمزين' : counted(count, CODES)}`,
  noCodes: 'لا رموز فيه.',
  codesOf: (count, id) =>
    html`رموز ${apart(id)}: ${counted(count, CODES)}. يُسجَّل في السجل أنك طلبت عرضها.`,
  deleteCodes: '🗑 حذف هذه الرسالة',
  back: '‹ الطلبات',
  keep: 'تركه كما هو',

  confirmCancel: 'إلغاء هذا الطلب واسترداد ثمنه؟',
  aboutCancel: (id, amount) => html`${apart(id)}: يعود ${amount} إلى المحفظة.`,
  voucherBack: 'تعود قسيمته إلى المخزون.',
  voucherAside: 'تُحجز قسيمته حتى تعرف هل استُخدمت.',
  onlyIfCertain: 'افعل هذا فقط إذا كنت على يقين أن الطلب لم يُنفَّذ ولن يُنفَّذ.',
  supplierMayHave: '⚠️ ربما وصل هذا الطلب إلى المورّد. اسأله أولًا.',
  whyCancel: (error) => html`لماذا تلغيه؟ يصل جوابك إلى الموزّع في ${apart(error)}.`,
  typeReason: '✏️ سبب آخر',
  askReason: 'لماذا يُلغى؟',
  aboutReason: 'اكتب السبب. سيراه الموزّع. بعدها يُلغى الطلب ويُسترد ثمنه.',

  confirmComplete: 'إكمال هذا الطلب يدويًا؟',
  aboutComplete: (id) =>
    html`${apart(id)}: افعل هذا فقط إذا كنت على يقين أن اللاعب استلمه. يبقى الطلب مدفوعًا. وإن كان الطلب لدى مورّد ولم يوافق، فسأراسلك.`,
  completeNow: '✅ نعم، أكمِله',
  cancelled: (amount) => `تم الإلغاء، وعاد ${amount} إلى المحفظة.`,
  completed: 'اكتمل يدويًا.',
  endedBefore: (status, time) =>
    `لم يتغيّر شيء: انتهى هذا الطلب من قبل في ${time}. الحالة: ${status}.`,
}

export const calls: Texts['service']['calls'] = {
  what: {
    place: 'طلب',
    check: 'متابعة',
    lookup: 'استعلام',
    checkLookup: 'متابعة استعلام',
  },
  outcome: {
    completed: 'مكتمل',
    processing: 'قيد التنفيذ',
    failed: 'فشل',
    declined: 'مرفوض',
    absent: 'غير موجود',
    not_sent: 'لم يُرسل',
    unknown: 'غير معروف',
  },
  noAnswer: 'لا جواب بعد',
}
