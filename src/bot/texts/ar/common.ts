import { html } from '../../html.ts'
import type { Texts } from '../en.ts'
import { apart, operator } from './words.ts'

export const common: Texts['common'] = {
  back: '‹ رجوع',
  home: '‹ الرئيسية',
  cancel: 'إلغاء',
  refresh: '↻ تحديث',
  previous: '‹ السابق',
  next: 'التالي ›',
  newer: '‹ الأحدث',
  older: 'الأقدم ›',
  andMore: (count) => `… و${count} أخرى`,
  page: (number) => `صفحة ${number}`,
  paused: (names) => `⏸ متوقف حاليًا: ${names}`,
  forwardedCommand: 'لا أنفّذ الأوامر المُعاد توجيهها. اكتب الأمر بنفسك من فضلك.',
  oldButton: `هذا الزر قديم. ترى الآن الحالة الحالية، والأمر ${apart('/start')} يفتح القائمة.`,
  nothingToCancel: 'لا يوجد ما يُلغى.',
  cancelled: 'تم الإلغاء. لم يتغيّر شيء.',
  stoppedAsking:
    'لم أستطع استخدام أي من إجاباتك، فتوقفت عن السؤال. لم يتغيّر شيء، ويمكنك البدء من جديد في أي وقت.',
  formatted:
    'حوّل Telegram جزءًا من رسالتك إلى تنسيق، وقد تكون علامات مثل * _ ~ | ناقصة. أرسلها من فضلك كملف .txt، أو أعد إرسالها بلا تنسيق.',
  typeText: `أجب برسالة نصية من فضلك، أو أرسل ${apart('/cancel')}.`,
  doneBefore: `تم هذا من قبل، لكن ردّي لم يصل إليك. أرسل ${apart('/start')} لرؤية الحالة الحالية.`,
  tooLate: 'استغرق هذا وقتًا طويلًا فلم يُنفَّذ. حاول مرة أخرى من فضلك.',
  failed: 'عذرًا، حدث خطأ. التفاصيل مسجّلة عند المشغّل. لم يضِع شيء، فحاول مرة أخرى من فضلك.',
  failedAgain: (support) => `إذا تكرّر الخطأ، فراسل ${operator(support)}.`,
  copyCode: (number) => `📋 نسخ الرمز ${number}`,
  removed: {
    deleted: 'تم الحذف.',
    emptied: 'لا يسمح Telegram للبوتات بحذف رسالة بعد 48 ساعة، فأزلتُ محتواها.',
    kept: '⚠️ لا يسمح لي Telegram بحذف هذه الرسالة أو تغييرها. احذفها بنفسك من فضلك.',
  },
  tooOld: html`أزلتُ المحتوى. هذه الرسالة أقدم من أن أحذفها، لكن يمكنك أنت حذفها.`,
}
