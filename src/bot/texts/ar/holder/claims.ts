import type { Texts } from '../../en.ts'
import { apart } from '../words.ts'

export const claims: Texts['claims'] = {
  button: '⚠️ هل من مشكلة؟',
  reportAgain: '⚠️ هناك مشكلة أخرى',
  whatIsWrong: 'ما المشكلة في هذا الطلب؟',
  reason: {
    not_received: 'لم يصل شيء',
    wrong_goods: 'وصل شيء آخر',
    code_invalid: 'الرمز غير صالح',
    code_used: 'الرمز مستخدم من قبل',
    other: 'مشكلة أخرى',
    by_operator: 'صححناه من جانبنا',
  },

  askText: 'أخبرني بما حدث في رسالة واحدة. وتكفي أيضًا لقطة شاشة مع بضع كلمات.',
  askTextHint: 'مثلًا: ماذا قالت اللعبة أو المتجر عند تجربة الرمز.',
  sendWithoutText: 'إرسال دون نص',
  textWanted: 'أرسل نصًا أو صورة أو ملف صورة من فضلك.',

  received: 'شكرًا لك! المشغّل ينظر في الأمر، وسأراسلك بالجواب.',
  askPicture: 'أرسل لقطة الشاشة الآن من فضلك، صورة أو ملف صورة.',
  addPicture: '🖼 إضافة لقطة شاشة',
  noPicture: 'دون لقطة شاشة',
  pictureAdded: 'يرى المشغّل الآن لقطة الشاشة.',
  pictureBefore: 'أرسلتَ لقطة شاشة من قبل. واحدة تكفي.',

  title: '⚠️ مشكلة في الطلب',
  state: {
    open: '🔎 ننظر في الأمر',
    replaced: '✅ حصلتَ على رمز جديد',
    refunded: '✅ تم الاسترداد',
    refused: '❌ لم تُقبل',
    withdrawn: '↩️ سحبتَها',
  },
  status: 'الحالة',
  amountBack: 'المُسترد',
  report: 'الشكوى',
  order: 'الطلب',
  what: 'المشكلة',
  sentAt: 'أُرسلت',
  endedAt: 'الرد',
  youWrote: 'كتبتَ:',
  withPicture: '🖼 مع لقطة الشاشة.',
  answer: 'الجواب:',
  newCodes: 'الرمز الجديد في صفحة الطلب. لا يجوز استخدام القديم بعد الآن.',
  intoWallet: 'المبلغ في محفظتك.',
  disagree: (support) => `لا توافق؟ راسل ${apart(support)} واذكر رقم الشكوى.`,

  showOrder: '📦 الطلب',
  withdraw: '↩️ سحب الشكوى',
  confirmWithdraw: 'هل زالت المشكلة؟ بعد السحب لا ينظر المشغّل فيها.',
  withdrawNow: '✅ نعم، اسحبها',
  keep: 'لا، أبقِها',
  withdrawn: 'تم السحب.',

  list: '⚠️ شكاواك',
  toList: '‹ شكاواك',
  none: 'لم ترسل أي شكوى. لإرسال شكوى افتح الطلب واضغط «هل من مشكلة؟».',

  decided: {
    replaced: '✅ حصلتَ على رمز جديد لطلبك.',
    refunded: '✅ أعدنا لك مبلغًا عن طلبك.',
    refused: '❌ لم يقبل المشغّل شكواك.',
  },
  show: 'عرض',
}
