import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, CODES, counted } from '../words.ts'

export const tasks: Texts['service']['tasks'] = {
  title: '🙋 تنفيذ يدوي',
  choose: 'الأقدم أولًا. اضغط على طلب لأخذه.',
  none: 'لا طلب ينتظر التنفيذ اليدوي.',
  stillToDo: '⏰ ما زال ينتظر التنفيذ اليدوي',
  ended: (status) => `انتهى هذا الطلب: ${status}`,
  item: 'المنتج',
  order: 'الطلب',
  paid: 'المدفوع',
  by: 'بواسطة',
  placed: 'وقت الطلب',
  takenBy: 'أخذه',
  you: 'أنت',
  since: 'منذ',

  take: '🙋 أخذ',
  done: '✅ تم',
  failed: '↩️ تعذّر',
  leave: 'تركه لغيري',
  showOrder: '📦 الطلب',
  back: '‹ تنفيذ يدوي',
  taken: 'هذا الطلب عندك الآن. المشرفون الآخرون يرون ذلك.',
  left: 'يستطيع أي مشرف أخذ هذا الطلب من جديد.',

  confirmDone: 'هل استلمه اللاعب؟',
  aboutDone: (pack, id, amount) =>
    html`${apart(pack)}، ${apart(id)}: بهذا يكتمل الطلب، ويبقى ${amount} مدفوعًا.`,
  doneNow: '✅ نعم، تم',
  confirmFailed: 'هل تعذّر تنفيذه؟',
  aboutFailed: (id, amount) => html`${apart(id)}: بهذا يُلغى الطلب، ويعود ${amount} إلى المحفظة.`,
  whyNot: (error) => html`لماذا؟ يصل جوابك إلى الموزّع في ${apart(error)}.`,
  takenByOther: '⚠️ أخذ مشرف آخر هذا الطلب. اسأله أولًا.',
  keep: 'تركه كما هو',
}

export const delivery: Texts['service']['delivery'] = {
  ask: (count) => `أرسل ${counted(count, { ...CODES, one: 'رمزًا واحدًا', two: 'رمزين' })}`,
  about: (pack, id) =>
    html`${apart(pack)}، ${apart(id)}. أرسل رمزًا في كل سطر، نصًا أو ملف ${apart('.txt')}. بهذا يكتمل الطلب، وتصل الرموز إلى الموزّع فورًا.`,
  keep: 'تركه كما هو',
  wanted: `أرسل الرموز من فضلك، رمزًا في كل سطر، نصًا أو ملف ${apart('.txt')}.`,
  repeated: 'الرمز نفسه مكرر فيه.',
  tooLong: `ربما قسّم Telegram هذا النص الطويل. أرسل الرموز في ملف ${apart('.txt')} من فضلك.`,
  nothingDone: 'لم يُسلَّم شيء.',
  tryAgain: '↻ محاولة أخرى',
}
