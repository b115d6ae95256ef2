import type { Texts } from '../../en.ts'
import { apart } from '../words.ts'

export const backup: Texts['service']['backup'] = {
  confirm: '💾 إرسال نسخة احتياطية هنا؟',
  about:
    'في الملف كل شيء: الحسابات والأرصدة والطلبات والرموز. كل من يقرأ هذه المحادثة، على أي من أجهزتك، يستطيع قراءة الملف. احفظه في مكان آمن، ثم احذف الرسالة.',
  encrypted: 'الرموز فيه مشفّرة.',
  unencrypted: 'الرموز فيه غير مشفّرة.',
  sendNow: '💾 نعم، أرسلها',
  sent: '💾 النسخة الاحتياطية أدناه.',
  notSent: `لم يقبل Telegram الملف. حاول ${apart('/backup')} مجددًا من فضلك.`,
  caption: (time, size) => `💾 قاعدة البيانات كاملة في ${time}، حجمها ${size}. احفظها في مكان آمن.`,
  elsewhere: `قاعدة البيانات على PostgreSQL. انسخها بأداتها: ${apart('pg_dump --format=custom --file=FILE DATABASE_URL')}`,
  tooLarge: (size) =>
    `حجم النسخة ${size}، والبوت لا يرسل أكثر من 50 MB. نفّذ على الخادم: ${apart('npm run -s cli -- backup FILE')}`,
}
