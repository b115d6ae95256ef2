import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { CODES, counted, PIECES } from '../words.ts'

export const orders: Texts['orders'] = {
  list: '📦 طلباتك',
  testList: '🧪 طلبات الاختبار',
  none: 'لا توجد طلبات بعد. اشترِ من المتجر، أو دع برامجك تطلب عبر API.',
  noneLikeThis: 'لا توجد طلبات كهذه.',
  noTests: 'لم يطلب أي مفتاح اختبار شيئًا بعد.',
  howToOpen: 'اضغط على رقم لعرض الطلب.',

  filterAll: 'الكل',
  filter: {
    processing: '⏳ قيد التنفيذ',
    completed: '✅ مكتملة',
    cancelled: '↩️ ملغاة',
  },
  filterGame: '🎮 اللعبة',
  chooseGame: 'طلبات أي لعبة؟',
  allGames: 'كل الألعاب',

  mark: { processing: '⏳', completed: '✅', cancelled: '↩️' },
  status: {
    processing: '⏳ قيد التنفيذ',
    completed: '✅ مكتمل',
    cancelled: '↩️ ملغى',
  },
  refunded: '↩️ ملغى وتم استرداد ثمنه',
  willTellYou: 'سأراسلك عند اكتماله. وإن تعذّر تنفيذه، يعود المبلغ إلى محفظتك.',
  isTest: '🧪 طلب اختبار: مدفوع بمال تجريبي',
  labels: {
    order: 'الطلب',
    game: 'اللعبة',
    trxid: 'trxid',
    bought: 'مكان الشراء',
    key: 'المفتاح',
    status: 'الحالة',
    reason: 'السبب',
    amount: 'المبلغ',
    placed: 'وقت الطلب',
    ended: 'انتهى',
  },
  inChat: 'في هذه المحادثة',
  amountFor: (amount, pieces) => `${amount} (${counted(pieces, PIECES)})`,
  reason: {
    'INVALID PLAYER': 'اللعبة لا تعرف هذا اللاعب.',
    'OUT OF STOCK': 'نفد عند المورّد.',
    'REGION NOT SUPPORTED': 'لا يمكن إرساله إلى منطقة هذا اللاعب.',
  },

  codes: 'الرموز (اضغط للعرض):',
  tooManyCodes: (count) =>
    `${counted(count, CODES)}: أكثر مما يُعرض هنا. خذها في ملف من الزر أدناه.`,
  codesFile: '⬇️ الرموز في ملف',
  codesCaption: (count, id) => html`رموز الطلب ${id}: ${counted(count, CODES)}`,

  back: '‹ الطلبات',
  showTests: '🧪 طلبات الاختبار',
  showLive: '📦 طلباتك',

  newsOff: '🔕 إيقاف أخبار المتجر',
  newsOn: '🔔 أخبار المتجر',
  newsAreOff: 'لن تصلك أخبار المتجر بعد الآن.',
  newsAreOn: 'ستصلك أخبار المتجر من جديد.',
  notices: '🔔 الإشعارات',
  askNotices: 'متى أراسلك عن الطلبات التي كانت قيد التنفيذ؟',
  notice: {
    each: 'عند انتهاء كل طلب',
    hourly: 'ملخص كل ساعة',
    failures: 'عند إلغاء طلب فقط',
    none: 'أبدًا',
  },
  noticesSet: {
    each: 'سأراسلك عند انتهاء كل طلب كان قيد التنفيذ.',
    hourly: 'سأرسل لك ملخصًا كل ساعة.',
    failures: 'سأراسلك فقط عند إلغاء طلب.',
    none: 'لن أراسلك عن الطلبات بعد الآن.',
  },
}
