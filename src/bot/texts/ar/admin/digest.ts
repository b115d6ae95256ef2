import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted } from '../words.ts'

export const digest: Texts['service']['digest'] = {
  title: (day) => `☀️ أمس، ${day}`,
  weekBefore: (amount) => `قبل أسبوع: ${amount}`,
  low: 'رموز توشك على النفاد',
  balances: 'المتبقي لدى المورّدين',
  lasts: (days) =>
    days === 0
      ? 'أقل من يوم'
      : `المدة: ${counted(days, {
          one: 'يوم واحد',
          two: 'يومان',
          few: 'أيام',
          many: 'يومًا',
          other: 'يوم',
        })}`,
  backupFailed: '⚠️ فشل آخر نسخ احتياطي:',
  comesAt: (time, zone) => `يصل كل يوم عند ${time} (${zone}). الأيام بتوقيت UTC.`,
  isOff: 'لا يصل من نفسه: شغّله في الأسفل.',
  turnOn: '☀️ كل صباح',
  turnOff: '🔕 أوقف الإرسال',
  setTime: '🕘 الوقت',
  askTime: 'متى يصل؟',
  aboutTime: (example) =>
    html`اكتب الوقت والمنطقة الزمنية، مثل ${example}. اسم المنطقة هو أقرب مدينة كبيرة.`,
  usage: `اكتب ${apart('/digest')} لرؤيته، أو ${apart('/digest off')}، أو وقت وصوله: ${apart('/digest 09:00 Asia/Dhaka')}.`,
}
