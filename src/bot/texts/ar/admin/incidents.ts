import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted, format, ORDERS } from '../words.ts'

export const incidents: Texts['service']['incidents'] = {
  title: '🚨 الأعطال',
  none: 'لم يتعطّل أي مورّد.',
  worked: (who) => html`🟢 المورّد ${apart(who)} يعمل من جديد.`,
  quiet: (who) => html`⚪ انتهى العطل عند ${apart(who)}.`,
  since: 'منذ',
  lasts: 'المدة',
  open: 'الطلبات المفتوحة',
  notSent: '▫️ مؤكد أنها لم تُرسل',
  unknown: '▫️ نتيجتها غير معروفة',
  atWork: '▫️ قيد التنفيذ',
  worth: 'قيمتها',
  toldAt: (at) => `أُبلغ أصحاب الطلبات في ${at}.`,
  triedAgain:
    'نجرّبه مجددًا كل بضع ثوانٍ. نسأل عن الطلبات غير المعروفة النتيجة حتى تُعرف، ولا شيء هنا يمسّها.',
  triedNext: 'نجرّبه مجددًا مع الطلب التالي.',
  over: 'كل طلب ما زال مفتوحًا يستمر من تلقاء نفسه.',
  overQuiet: (span) =>
    `لا طلبات مفتوحة هناك، ولم يفشل شيء منذ ${span}. سيبيّن الطلب التالي إن كان يعمل من جديد.`,
  cancel: (count) => `↩️ إلغاء غير المرسلة: ${format.number(count)}`,
  cancelYes: '↩️ نعم، إلغاء مع استرداد',
  confirmCancel: (count, who) =>
    html`إلغاء الطلبات المؤكد عدم وصولها إلى ${apart(who)} واسترداد ثمنها: ${counted(count, ORDERS)}؟`,
  onlySafe: 'يُفحص كل طلب مرة أخرى. ما أُرسل في الأثناء يبقى كما هو.',
  cancelled: (count) => `أُلغي واستُرد ثمنه: ${counted(count, ORDERS)}.`,
  move: '➡️ إرسالها إلى مورّد آخر',
  whereTo: (count) => `إلى أين تُرسل؟ العدد: ${counted(count, ORDERS)}`,
  nowhere: 'لا يوجد مورّد آخر لهذه المنتجات، أو لا يوجد مورّد بسعر أقل مما دُفع.',
  aboutTargets: 'بجانب كل اسم عدد ما يمكنه أخذه دون خسارة.',
  to: (supplier, count) => `➡️ ${apart(supplier)} (${format.number(count)})`,
  moved: (count, supplier) => `أُرسل إلى ${apart(supplier)}: ${counted(count, ORDERS)}.`,
  tell: (count) => `📣 إبلاغ أصحاب الطلبات (${format.number(count)})`,
  tellYes: '📣 نعم، أبلغهم',
  confirmTell: (count) =>
    `إرسال هذا إلى من لهم طلبات مفتوحة هناك ولم يُبلَّغوا بها بعد؟ (العدد: ${format.number(count)})`,
  told: (count) => `عدد من أُبلغوا: ${format.number(count)}.`,
  waits: (count) => `مورّدون متعطّلون: ${format.number(count)}، انظر ${apart('/incidents')}`,
  back: '‹ الأعطال',
}
