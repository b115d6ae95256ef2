import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, CODES, counted } from '../words.ts'

const CLAIMS = {
  one: 'شكوى واحدة',
  two: 'شكويان',
  few: 'شكاوى',
  many: 'شكوى',
  other: 'شكوى',
}

export const adminClaims: Texts['adminClaims'] = {
  title: '⚠️ شكاوى الطلبات',
  none: 'لا أحد ينتظر جوابًا.',
  menu: '⚠️ الشكاوى',
  back: '‹ الشكاوى',

  opened: '⚠️ مشكلة في طلب',
  reminder: '⏰ هذه الشكوى ما زالت تنتظر جوابًا',
  endedMeanwhile: 'انتهت هذه الشكوى في هذه الأثناء.',
  pictureOf: (reference) => `🖼 لقطة الشاشة للشكوى ${apart(reference)}`,
  many: (count) => `⚠️ بانتظار جواب: ${counted(count, CLAIMS)}.`,
  show: 'عرض',

  reason: {
    not_received: 'لم يصل شيء',
    wrong_goods: 'وصل شيء آخر',
    code_invalid: 'الرمز غير صالح',
    code_used: 'الرمز مستخدم من قبل',
    other: 'مشكلة أخرى',
    by_operator: 'صححناه من جانبنا',
  },
  state: {
    open: '🔎 مفتوحة',
    replaced: '🎟 انتهت برمز بديل',
    refunded: '↩️ انتهت باسترداد',
    refused: '❌ مرفوضة',
    withdrawn: '🚪 سحبها صاحب الحساب',
  },

  claim: 'الشكوى',
  what: 'المشكلة',
  openedAt: 'فُتحت',
  status: 'الحالة',
  endedAt: 'انتهت',
  decidedBy: 'بواسطة',
  answer: 'الجواب',
  paidBack: 'المُسترد',
  wrote: 'كتب صاحب الحساب:',
  wroteNothing: 'لم يكتب صاحب الحساب شيئًا.',
  hasPicture: '🖼 مع لقطة شاشة.',

  theOrder: 'الطلب',
  order: 'الطلب',
  account: 'الحساب',
  product: 'المنتج',
  amount: 'المبلغ',
  left: 'الباقي للاسترداد',
  supplier: 'المورّد',
  verified: 'الاسم بعد التحقق',
  placed: 'وقت الطلب',
  orderEnded: 'انتهى',
  codes: 'الرموز',
  more: (count) => `و${count} أخرى`,
  replacedBefore: 'استُبدل حتى الآن',
  inStock: 'في المخزون',
  calls: 'استدعاءات المورّدين (UTC)',
  others: 'شكاواه الأخرى',
  noOthers: 'لا شكاوى أخرى من هذا الحساب.',

  replace: (inStock) => `🎟 استبدال (المخزون ${inStock})`,
  refund: '↩️ استرداد',
  refuse: '❌ رفض',
  picture: '🖼 لقطة الشاشة',
  pictureGone: 'لم تعد هذه الصورة لدى Telegram.',
  history: '🕘 الرسائل',
  showOrder: '📦 الطلب',
  showAccount: '👤 الحساب',

  choose: 'أي رموز تُستبدل؟ اضغط عليها، ثم «متابعة».',
  onlyFirst: (count) =>
    `هنا يمكن اختيار أول ${count} فقط. الأمر ${apart('claim replace')} يقبل أيًّا منها.`,
  all: (count) => `الكل (${count})`,
  next: 'متابعة',
  chooseOne: 'اضغط أولًا على رمز واحد على الأقل.',
  noStock: 'الرموز في المخزون لا تكفي. أضف منها، أو رُدّ المبلغ.',
  confirmReplace: (count, inStock) =>
    `استبدال: ${counted(count, CODES)}؟ ما يُستبدل يدخل الحجر ولا يُباع ثانية. يحصل صاحب الحساب على العدد نفسه من المخزون (فيه ${inStock}) وعلى رسالة.`,
  replaceNow: '✅ نعم، استبدل',
  replaced: 'تم الاستبدال. وصلت رسالة إلى صاحب الحساب.',

  howMuch: 'كم يعود إلى المحفظة؟',
  whole: (amount) => `الكل: ${amount}`,
  half: (amount) => `النصف: ${amount}`,
  other: '✏️ مبلغ آخر',
  askAmount: (max) => `اكتب مبلغًا، ${max} على الأكثر.`,
  confirmRefund: (amount) =>
    `إعادة ${amount} إلى المحفظة؟ يبقى الطلب مكتملًا، وتصل رسالة إلى صاحب الحساب. لا يمكن التراجع عن هذا.`,
  refundNow: '✅ نعم، أعِد المبلغ',
  refunded: (amount) => `عاد ${amount} إلى المحفظة.`,

  addNote: '✏️ إضافة ملاحظة',
  askNote: 'ماذا تريد أن يقرأ صاحب الحساب مع ذلك؟ اكتبه، ويصله كما هو حرفيًا.',

  askReason: 'لماذا تُرفض؟ اكتب السبب. يصل إلى صاحب الحساب كما هو حرفيًا.',
  refused: 'تم الرفض. وصل السبب إلى صاحب الحساب.',
  keep: 'تركها مفتوحة',

  replacedTitle: 'استُبدل بعد مشكلة',
  replacedAbout: (order) =>
    html`أبلغ مشتري ${apart(order)} عن مشكلة وحصل على رمز آخر. هذا الرمز رآه المشتري، فلا يُباع ثانية. اطلب مالك ممن باعك إياه، ثم اشطبه.`,

  historyTitle: '🕘 الشكاوى وأجوبتك',
  holderSaid: 'صاحب الحساب:',
  youSaid: 'الجواب:',
}
