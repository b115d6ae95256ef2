import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

const KEYS = {
  one: 'مفتاح واحد',
  two: 'مفتاحان',
  few: 'مفاتيح',
  many: 'مفتاحًا',
  other: 'مفتاح',
}

export const keys: Texts['keys'] = {
  open: '🗝 المفاتيح',
  about:
    'أعطِ كل برنامج من برامجك مفتاحًا خاصًا. يمكنك تحديد ما يستطيعه كل مفتاح، وإلغاء واحد دون غيره.',
  none: 'ليس لديك مفتاح صالح.',
  full: (count) => `لديك ${counted(count, KEYS)}، وهذا هو الحد. ألغِ واحدًا لتضيف غيره.`,
  expired: 'انتهى',
  add: '➕ مفتاح جديد',
  newKey: '➕ مفتاح جديد',
  whatScopesMean:
    'قراءة: رؤية المنتجات والطلبات ورصيدك. طلب: الشراء. استعلام: التحقق من لاعب أو استخدام رمز.',
  chooseThenName: 'اختر ما يستطيعه المفتاح، ثم أعطِه اسمًا فأنشئه لك.',
  next: 'التالي: الاسم ›',
  askName: 'ما اسمه؟ أرسل اسمًا، مثل اسم البرنامج الذي سيستخدمه. بعدها أنشئ المفتاح وأعرضه لك.',
  askRename: 'أرسل الاسم الجديد للمفتاح.',
  key: 'المفتاح',
  can: 'صلاحياته',
  scope: { read: 'قراءة', order: 'طلب', lookup: 'استعلام' },
  aDay: (amount) => `${amount} في اليوم`,
  anOrder: (amount) => `${amount} للطلب`,
  untilDay: (day) => `حتى ${day}`,
  noCap: 'بلا حد',
  dailyCapIs: 'الحد اليومي',
  orderCapIs: 'حد الطلب',
  works: 'يعمل',
  worksUntil: (time) => html`حتى ${time}`,
  worksForEver: 'دائمًا',
  spentToday: 'صُرف اليوم',
  created: 'أُنشئ',
  lastUsed: 'آخر استخدام',
  usedFrom: (ago, address) => html`${ago} من ${address}`,
  unused: 'لم يُستخدم بعد',
  lastScope: 'يحتاج المفتاح إلى صلاحية واحدة على الأقل.',
  dailyCap: '💵 الحد اليومي',
  orderCap: '💵 حد الطلب',
  expiry: '⏳ مدة الصلاحية',
  rename: '✏️ تغيير الاسم',
  rotate: '🔁 استبدال',
  revoke: '🗑 إلغاء المفتاح',
  back: '‹ المفاتيح',
  askCap: {
    daily:
      'كم يستطيع المفتاح أن يصرف في اليوم على الأكثر، بالـ USD؟ يبدأ اليوم عند 00:00 UTC، ولا يُحسب ما تم استرداده.',
    order: 'كم يمكن أن يكلّف طلب واحد أو استعلام مدفوع على الأكثر، بالـ USD؟',
  },
  howToCap: html`أرسل مبلغًا مثل ${code('50')}، أو ${code('none')} لإزالة الحد.`,
  chooseExpiry: 'كم يعمل المفتاح ابتداءً من الآن؟',
  forEver: 'دائمًا',
  changed: 'تم تغيير المفتاح.',
  askRevoke: 'إلغاء هذا المفتاح؟',
  whatRevokeMeans: 'كل استدعاء به يُرفض فورًا. لا يمكن التراجع عن هذا.',
  revokeNow: '🗑 نعم، ألغِه',
  revoked: (name) => `تم إلغاء المفتاح ${name}.`,
}
