import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { counted, operator, PRODUCTS, ROWS } from '../words.ts'

const rows = (count: number) => counted(count, ROWS)
/** After “buying”. */
const rowsBought = (count: number) => counted(count, { ...ROWS, two: 'صفين' })

export const bulk: Texts['bulk'] = {
  open: '📋 شراء بالجملة',
  title: '📋 شراء بالجملة',
  howTo: 'أرسل لي ملف CSV، أو انسخ صفوفًا من جدول بيانات والصقها هنا.',
  columns: html`صف واحد لكل طلب: المنتج واللاعب والكمية، ورقم المرجع الخاص بك إن أردت.`,
  limits: (rows, kilobytes) =>
    `الحد ${rows} صف، في ملف لا يتجاوز ${kilobytes} KB. أعرض لك المجموع أولًا، ولا يُشترى شيء قبل تأكيدك.`,
  template: '⬇️ نموذج (CSV)',
  templateCaption: 'املأ هذا الملف وأعِد إرساله إليّ. صف لكل طلب.',
  yours: 'ملفاتك',
  rows,

  wanted: 'أرسل ملف CSV من فضلك، أو الصق صفوفًا. النموذج يبيّن شكلها.',
  tooLarge: (kilobytes) => `هذا الملف كبير جدًا: الحد ${kilobytes} KB. قسّمه إلى عدة ملفات من فضلك.`,
  notText:
    'لا أستطيع قراءة هذا الملف. اختر في برنامج الجداول «حفظ باسم» ثم «CSV UTF-8»، وأرسل لي ذلك الملف.',
  split: 'هذا النص طويل، وربما قسّمه Telegram. أرسل الصفوف في ملف بدلًا من ذلك من فضلك.',

  canBuy: (amount, count) => html`✅ يمكن شراء ${rowsBought(count)}: ${amount}`,
  cannotBuy: (count) => `لن تُشترى لوجود أخطاء: ${rows(count)}`,
  moreProducts: (count) => `… والباقي: ${counted(count, PRODUCTS)}`,
  moreProblems: (count) => `… والباقي: ${rows(count)}. الملف فيه جميعها.`,
  outOfStock: 'المخزون لا يكفي',
  balanceAfter: 'الرصيد بعدها',
  short: (amount) => html`⚠️ ينقص رصيدك ${amount}. اشحن أولًا، وإلا توقفتُ حين ينفد المال.`,
  repeated: (count, numbers) => `⚠️ تكرار لما سبق، وسيُشترى أيضًا: ${rows(count)} (${numbers})`,
  sameBefore: (time) => html`⚠️ اشتريتَ هذا الجدول نفسه من قبل: ${time}`,
  buy: (count, amount) => `✅ شراء ${rowsBought(count)} · ${amount}`,
  correct: '📎 إرسال ملف مصحَّح',
  drop: '🗑 تجاهل الملف',
  dropped: 'تم التجاهل. لم يُشترَ شيء.',
  startedBefore: 'بدأتُ في هذا من قبل.',
  problemsFile: '⬇️ الصفوف الخاطئة (CSV)',
  problemsCaption: (count) => `فيه أخطاء: ${rows(count)}`,
  rowNumber: (row) => `الصف ${row}`,

  bought: 'تم شراؤه',
  processing: 'قيد التنفيذ',
  cancelled: 'ملغى ومُسترد',
  refused: 'لم يُشترَ',
  invalid: 'فيه أخطاء',
  waiting: 'في الانتظار',
  spent: 'المصروف',
  of: (done, all) => `${done} من ${all}`,
  running: 'أنفّذ طلباتك الآن. هذه الرسالة تبيّن أين وصلت.',
  finishing: 'أُرسلت كل الطلبات. أنتظر انتهاء آخرها، ثم أرسل لك النتائج.',
  over: 'انتهى. في النتائج كل الطلبات مع رموزها.',
  holds: {
    holder: '⏹ أوقفتَ هذا بنفسك. ما تم شراؤه يبقى.',
    balance: '💸 رصيدك لا يكفي للطلب التالي، فتوقفت. اشحن الرصيد ثم اضغط «متابعة».',
    standing: '⛔ توقفت، لأن حسابك مقيّد أو محظور.',
    not_allowed: '⚪️ توقفت، لأن المشغّل أوقف المتجر لحسابك.',
    failed: (support) =>
      `⚠️ توقفت بسبب خطأ عندنا. اضغط «متابعة» من فضلك. وإذا تكرّر، فراسل ${operator(support)}.`,
    maintenance: '🛠 الخدمة متوقفة للصيانة. أتابع وحدي عندما تعود.',
    shop_off: '🛍 المتجر مغلق الآن. أتابع وحدي عندما يُفتح.',
  },
  stop: '⏹ إيقاف',
  goOn: '▶️ متابعة',
  topUp: '➕ شحن الرصيد',
  results: '⬇️ النتائج (CSV)',
  show: '📋 عرض',
  resultsReady: '📋 انتهى ملفك',

  states: {
    reading: 'قيد القراءة',
    draft: 'لم يُؤكَّد بعد',
    running: 'قيد التنفيذ',
    stopped: 'متوقف',
    done: 'منتهٍ',
  },

  problem: {
    no_pid: 'المنتج ناقص.',
    unknown_pid: 'لا يوجد منتج كهذا.',
    not_sold: 'لم يعد هذا المنتج يُباع.',
    paused: 'هذا المنتج متوقف حاليًا.',
    fields_differ: 'المنطقة والخادم غير متطابقين.',
    one_each: 'شحن الألعاب يُشترى واحدًا واحدًا. أرسل صفًا لكل واحد.',
    out_of_stock: 'المخزون لا يكفي من الرموز.',
    trxid_taken: 'تعذّر طلب هذا الصف. أرسله مجددًا في ملف جديد من فضلك.',
    restored:
      'استُعيدت الخدمة من نسخة احتياطية، فلا أعرف هل تم شراء هذا. اسأل المشغّل قبل أن تطلبه مجددًا من فضلك.',
  },
  badQuantity: (max) => `يجب أن تكون الكمية عددًا صحيحًا من 1 إلى ${max}.`,
  extraCells: (columns) => `الخلايا أكثر من اللازم. لهذا المنتج هذه الأعمدة فقط: ${columns}.`,
  cellTooLong: (max) => `إحدى الخلايا تتجاوز ${max} حرف.`,
  rounded: (number) =>
    `برنامج الجداول قرّب رقمًا: ${number}. اجعل ذلك العمود نصًا، واكتب الرقم مجددًا.`,
  priceChanged: (amount) => `السعر الآن ${amount}. لم يُخصم شيء.`,
  missing: (field) => `هذا ناقص: ${field}.`,
  misfit: (field) => `هذا لا يبدو صحيحًا: ${field}.`,
  noOption: (field, options) => `${field}: يجب أن يكون واحدًا مما يلي: ${options}.`,
}
