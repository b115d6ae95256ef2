import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, CODES, counted } from '../words.ts'

/** After a verb or a noun. */
const OBLIQUE = { ...CODES, two: 'رمزين' }
const LINES = { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرًا', other: 'سطر' }
const CHARACTERS = {
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
}

export const stock: Texts['service']['stock'] = {
  title: '🎟 المخزون',
  none: 'لا منتج في الكتالوج يُباع من المخزون.',
  choose: 'اضغط على منتج لإضافة رموز أو لرؤية رموزه.',
  neverAlerts: `لا أنبّهك عند انخفاض مخزون منتج. لتغيير ذلك: ${apart('/lowstock 10')}`,
  alertsBelow: (count) =>
    `أنبّهك حين يبقى من منتج أقل من ${counted(count, OBLIQUE)}. لتغيير ذلك: ${apart('/lowstock')}`,
  markUsage: `اكتب ${apart('/lowstock')} ثم عددًا. أنبّهك حين يبقى من منتج رموز أقل منه، و0 يوقف التنبيه.`,
  markedNever: 'لن أنبّهك بعد الآن عند انخفاض مخزون منتج.',
  marked: (count) => `أنبّهك حين يبقى من منتج أقل من ${counted(count, OBLIQUE)}.`,
  quarantine: '🚧 الحجر',
  inStock: (count) => `في المخزون ${count}`,

  ask: `أرسل الرموز لإضافتها، رمزًا في كل سطر، نصًا أو ملف ${apart('.txt')}. أحذف رسالتك، وأسألك قبل إضافة أي شيء.`,
  codesWanted: `أرسل الرموز من فضلك، رمزًا في كل سطر، نصًا أو ملف ${apart('.txt')}، أو ${apart('/cancel')}.`,
  noCodes: `لم أجد فيه رموزًا. أرسل ملفًا نصيًا فيه رمز في كل سطر من فضلك، أو ${apart('/cancel')}.`,
  tooMany: (max) => `أقبل ${max} سطر على الأكثر دفعة واحدة. أرسل عدة ملفات، أو استخدم سطر الأوامر.`,
  tooLong: `لم يُضَف شيء: ربما قسّم Telegram هذا النص الطويل وسط رمز. أرسل الرموز في ملف ${apart('.txt')} من فضلك.`,

  nothingNew: '🎟 لا شيء للإضافة: كل هذه الرموز معروفة من قبل',
  confirm: (count) => `🎟 إضافة ${counted(count, OBLIQUE)}؟`,
  looksLikeCodes: 'تبدو هذه أكواداً، لذلك لم أحتفظ بأي منها. لإضافتها اختر المنتج أولاً.',
  deleted: 'حذفتُ رسالتك التي فيها الرموز.',
  notDeleted: '⚠️ لم أستطع حذف رسالتك التي فيها الرموز. احذفها بنفسك من فضلك.',
  waits: 'لا يُضاف شيء حتى تضغط «نعم». أمامك ساعة واحدة.',
  code: 'الرمز',
  first: 'الأول',
  last: 'الأخير',
  characters: (count) => counted(count, CHARACTERS),
  charactersFrom: (least, most) => `من ${least} إلى ${counted(most, CHARACTERS)}`,
  withSpaces: (count) => `⚠️ فيه مسافات: ${counted(count, LINES)}. هل هذا رمز؟`,
  unlike: (count) => `⚠️ مختلف عن البقية: ${counted(count, LINES)}`,
  line: (number) => `السطر ${number}`,
  duplicates: (count) => `لم تُضَف لأنها مكررة: ${count}`,
  inStockAlready: 'في المخزون من قبل',
  sameAs: (line) => `مثل السطر ${line}`,
  yes: (count) => `✅ نعم، إضافة ${counted(count, OBLIQUE)}`,
  no: '✖️ لا',
  setCost: '💲 كم كلّفت؟',
  askCost: 'كم كلّفك كل رمز من هذه الرموز؟',
  aboutCost: (example) => html`اكتب المبلغ بالدولار، مثل ${example}.`,
  eachCost: (cost) => `يكلّفك كل منها ${cost}.`,
  dropped: 'لم يُضَف شيء.',
  forgotten: 'لم تعد الرموز التي أرسلتها عندي.',
  addedBefore: 'أُضيفت هذه الرموز من قبل.',
  interrupted: (count) =>
    `انقطع العمل بعد إضافة ${counted(count, OBLIQUE)}. اضغط «نعم» مجددًا لإضافة الباقي.`,
  added: (count, pid) => html`🎟 أُضيف إلى ${apart(pid)}: ${counted(count, CODES)}.`,
  noneLeft: (pid) => html`🎟 لم يعد في المخزون أي من هذه الرموز لـ ${apart(pid)}.`,
  now: (level) => `الآن: ${level}.`,

  undo: '↩️ تراجع',
  askUndo: (count) => `↩️ إخراج ${counted(count, OBLIQUE)} من المخزون؟`,
  aboutUndo: (pid) =>
    html`أُضيفت معًا إلى ${apart(pid)} ولم تُبَع بعد. تُحذف هنا، ويمكنك إضافتها مجددًا.`,
  stayTaken: (count) => `بيع منها أو حُجز من قبل ويبقى كذلك: ${counted(count, CODES)}.`,
  undoNow: (count) => `↩️ نعم، إخراج ${counted(count, OBLIQUE)}`,
  undone: (count, pid) => html`↩️ أُخرج من مخزون ${apart(pid)}: ${counted(count, CODES)}.`,
  noneUndone: (pid) => html`↩️ لم يُخرَج شيء: لم يبقَ من هذه الرموز لـ ${apart(pid)} ما لم يُبَع.`,
  nothingToUndo: 'لم يبقَ من هذه الرموز ما لم يُبَع، فلا شيء يُخرَج.',

  unsold: (count) => `📃 لم يُبَع: ${counted(count, CODES)}`,
  codesTitle: '📃 رموز لم تُبَع',
  noUnsold: 'لا رموز لم تُبَع.',
  chooseCode: 'الأحدث أولًا، والأقدم يُباع أولًا. اضغط على رمز لإزالته.',
  askRemove: '🗑 إزالة هذا الرمز من المخزون؟',
  ofProduct: (id, pid) => html`${apart(id)} من ${apart(pid)}`,
  addedAt: 'أُضيف',
  aboutRemove: 'لم يُبَع بعد. يُحذف هنا، ويمكنك إضافته مجددًا.',
  remove: '🗑 نعم، أزِله',
  removed: (id) => `تمت إزالة ${apart(id)}.`,
  soldMeanwhile: 'بيع أو أُزيل في هذه الأثناء.',
  addMore: '➕ إضافة رموز',
  tryAgain: '↻ محاولة أخرى',
  back: '‹ المخزون',
}
