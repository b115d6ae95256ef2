import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart } from '../words.ts'

export const lines: Texts['service']['lines'] = {
  title: '🎮 خطوط المنتجات',
  none: 'الكتالوج فارغ. استورد ملفًا أولًا.',
  choose: 'اضغط على خط لعرض منتجاته.',
  labels: {
    status: 'الحالة',
    kind: 'النوع',
    suppliers: 'المورّدون',
    products: 'المنتجات',
    line: 'الخط',
    price: 'السعر',
    cost: 'التكلفة',
    inStock: 'في المخزون',
  },
  status: {
    active: '🟢 نشط',
    paused: '⏸ متوقف',
    hidden: '🙈 مخفي',
    removed: '✕ مُزال',
    archived: '🗄 مؤرشف',
  },
  kind: { topup: 'شحن لعبة', gamekey: 'مفتاح لعبة', giftcard: 'بطاقة هدية' },
  fromStock: 'يُباع من المخزون',
  missing: (suppliers) =>
    `⚠️ غير مُعدّ هنا: ${apart(suppliers)}. انظر SUPPLIERS في ${apart('.env.example')}.`,
  notSold: (field, problem) =>
    html`⚠️ لا يُباع، نمط ${apart(field)}: ${problem}. أصلِحه في ملف الكتالوج واستورد الملف مجددًا.`,
  lineNotActive: (status) => `⚠️ لا يمكن طلبه بسبب حالة خطه: ${status}.`,
  noPrice: 'دون سعر',
  noCost: 'غير معروفة',
  profitEach: (profit) => `${profit} للواحد`,
  commandsFor: 'المعرّف أطول من أن يوضع في أزرار. استخدم هذه الأوامر من فضلك:',
  verbs: {
    resume: '🟢 استئناف',
    pause: '⏸ إيقاف',
    hide: '🙈 إخفاء',
    archive: '🗄 أرشفة',
  },
  editPrice: '💲 السعر',
  askPrice: 'كم يكون سعره؟',
  priceNow: (price) => `السعر الآن: ${price}.`,
  aboutPrice: (example) =>
    html`اكتب السعر الجديد للوحدة بالـ USD، مثل ${example}. يسري من الطلب التالي.`,
  priced: (pid, price) => `سعر ${apart(pid)} الآن ${price}.`,
  editCost: '🏷 التكلفة',
  askCost: 'كم يكلّفك؟',
  costNow: (cost) => `التكلفة الآن: ${cost}.`,
  aboutCost: (example) =>
    html`اكتب ما تدفعه لمورّده الأول عن الوحدة الواحدة بالدولار، مثل ${example}. بها أحسب لك ربحك، ولا يراها أصحاب الحسابات أبدًا.`,
  costSet: (pid, cost, supplier) => `يكلّفك ${pid} مبلغ ${cost} لدى ${supplier}.`,
  isNow: (name, status) => `${apart(name)}، الحالة الآن: ${status}.`,
  isAlready: (name, status) => `${apart(name)}، الحالة من قبل: ${status}.`,
  lineUsage: `اكتب ${apart('/line')} لعرض الخطوط، أو ${apart('/line')} ثم slug لعرض خط. ولتغييره أضف pause أو resume أو hide، مثل ${apart('/line gamea pause')}.`,
  productUsage: `اكتب ${apart('/product')} ثم معرّف منتج لعرضه. ولتغييره أضف pause أو resume أو archive، أو price أو cost ثم مبلغًا، مثل ${apart('/product GWP-1 price 4.99')}.`,
  back: '‹ الخطوط',
  backToLine: '‹ الخط',
}
