import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted, format, ORDERS } from '../words.ts'

export const incidents: Texts['service']['incidents'] = {
  title: '🚨 الأعطال',
  none: 'لم يتعطّل أي مورّد.',
  worked: (who) => html`🟢 المورّد ${apart(who)} يعمل من جديد.`,
  since: 'منذ',
  lasts: 'المدة',
  open: 'طلبات مفتوحة',
  notSent: '▫️ لم تُرسل قطعًا',
  unknown: '▫️ غير معروفة',
  atWork: '▫️ قيد التنفيذ',
  worth: 'قيمتها',
  toldAt: (at) => `أُبلغ أصحاب الطلبات، ${at}.`,
  triedAgain:
    'نجرّبه مجددًا كل بضع ثوانٍ. نسأل عن الطلبات غير المعروفة حتى تُعرف نتيجتها، ولا شيء هنا يمسّها.',
  triedNext: 'نجرّبه مجددًا مع الطلب التالي.',
  over: 'ما زال مفتوحًا يستمر من تلقاء نفسه.',
  cancel: (count) => `↩️ إلغاء غير المرسلة: ${format.number(count)}`,
  cancelYes: '↩️ نعم، إلغاء ورد المبلغ',
  confirmCancel: (count, who) =>
    html`إلغاء ورد مبالغ ${counted(count, ORDERS)} لم تصل إلى ${apart(who)} قطعًا؟`,
  onlySafe: 'يُفحص كل طلب مرة أخرى. ما أُرسل في الأثناء يبقى كما هو.',
  cancelled: (count) => `أُلغي ورُدّ مبلغه: ${counted(count, ORDERS)}.`,
  move: '➡️ إرسالها إلى غيره',
  whereTo: (count) => `إلى أين تذهب ${counted(count, ORDERS)}؟`,
  nowhere: 'لا مورّد آخر لهذه المنتجات، أو لا أحد بسعر أقل مما دُفع.',
  aboutTargets: 'بجانب كل اسم عدد ما يمكنه أخذه دون خسارة.',
  to: (supplier, count) => `➡️ ${apart(supplier)} (${format.number(count)})`,
  moved: (count, supplier) => `أُرسل إلى ${apart(supplier)}: ${counted(count, ORDERS)}.`,
  tell: '📣 إبلاغ أصحاب الطلبات',
  tellYes: '📣 نعم، أبلغهم',
  confirmTell: 'إرسال هذا إلى كل من له طلب مفتوح هناك؟',
  told: (count) => `أُبلغوا: ${format.number(count)}.`,
  waits: (count) => `مورّدون متعطّلون: ${format.number(count)}، انظر ${apart('/incidents')}`,
  back: '‹ الأعطال',
}
