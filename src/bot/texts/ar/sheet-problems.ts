import type { CellFault, ProblemTexts, SheetFault } from '../../../domain/shared/problems.ts'
import { apart, format } from './words.ts'

const AMOUNT = `ليس مبلغًا بالدولار. اكتبه هكذا: ${apart('1.50')}، بست منازل عشرية على الأكثر`

export const sheetFaults: ProblemTexts<SheetFault> = {
  not_a_sheet: () => `هذا ليس جدول بيانات. احفظه بصيغة ${apart('.xlsx')} أو ${apart('CSV UTF-8')}.`,
  old_format: () =>
    `هذا ملف ${apart('.xls')} قديم، أو محمي بكلمة مرور. احفظه بصيغة ${apart('.xlsx')} دون كلمة مرور.`,
  damaged: () => `الملف تالف أو ناقص. افتحه في برنامجك واحفظه من جديد بصيغة ${apart('.xlsx')}.`,
  unpacked: () =>
    `الملف كبير جدًا. احذف الأوراق الأخرى والصور، أو احفظ الورقة بصيغة ${apart('CSV')}.`,
  no_heading: ({ found }) =>
    `لم أجد العمود ${apart('pid')}.${found.length > 0 ? ` وجدت: ${apart(found.join(', '))}.` : ''} اكتب ${apart('pid')} فوق عمود المنتجات، أو نزّل ملفًا جديدًا وأبقِ عناوين أعمدته.`,
  no_columns: ({ found }) =>
    `لا أعرف أي عمود سوى ${apart('pid')}.${found.length > 0 ? ` وجدت: ${apart(found.join(', '))}.` : ''} الرموز الجديدة تُكتب في العمود ${apart('code')}، ولغير ذلك نزّل ملفًا جديدًا وأبقِ عناوين أعمدته.`,
  no_rows: () => 'لا توجد صفوف تحت العناوين.',
  no_codes: () => `لا توجد رموز في العمود ${apart('code')}.`,
  several: ({ names }) =>
    `في أكثر من ورقة عمود ${apart('pid')}: ${apart(names.join(', '))}. أبقِ واحدة منها.`,
  heading_twice: ({ name }) => `هناك عمودان باسم ${apart(name)}. أبقِ واحدًا منهما.`,
  too_many_cells: ({ max }) =>
    `أقصى عدد لخلايا الملف ${max} (الصفوف في الأعمدة). احفظه بأعمدة أقل.`,
  too_many_rows: ({ max }) => `أقصى عدد لصفوف الملف ${max}. أرسله على أجزاء.`,
  too_many_changes: ({ max }) =>
    `أقصى عدد للتغييرات في المرة الواحدة ${max}. أرسل الملف على أجزاء.`,
  too_many_codes: ({ max }) => `أقصى عدد للرموز في ملف واحد ${max}. أرسله على أجزاء.`,
  too_many_products: ({ max }) =>
    `أقصى عدد للمنتجات التي لها رموز في ملف واحد ${max}. أرسله على أجزاء.`,
}

export const cellFaults: ProblemTexts<CellFault> = {
  amount: ({ said }) => (said === '' ? '' : `${apart(said)} `) + AMOUNT,
  unclear: ({ said, as: [larger, smaller] }) =>
    `${apart(said)} قد يعني مبلغين: اكتب ${apart(larger)} أو ${apart(smaller)}`,
  pricing: ({ said }) => `${apart(said)}: اكتب ${apart('fixed')} أو ${apart('margin')}`,
  yes_no: ({ said }) => `${apart(said)}: اكتب ${apart('yes')} أو ${apart('no')}`,
  status: ({ said }) =>
    `${apart(said)}: اكتب ${apart('active')} أو ${apart('paused')} أو ${apart('archived')}`,
  suppliers: ({ said }) =>
    `${apart(said)}: اكتب أسماء المورّدين وبينها فواصل، كلًا مرة واحدة، أو ${apart('none')} لمورّدي الخط`,
  percent: () => `هذه نسبة مئوية. اكتب مبلغًا بالدولار، مثل ${apart('1.50')}`,
  date: () => 'هذا تاريخ: غيّر برنامجك ما كتبته. اجعل تنسيق الخلية نصًا واكتبه من جديد',
  error: () => 'صيغة بلا نتيجة. اكتب القيمة نفسها',
  rounded: () => 'عدد يقرّبه برنامجك أو يعرضه بفواصل. اجعل تنسيق الخلية نصًا واكتبه من جديد',
  price_range: ({ maxMicros }) => `يجب أن يكون السعر أكبر من 0 ولا يتجاوز ${format.usd(maxMicros)}`,
  cost_range: ({ maxMicros }) => `لا تتجاوز التكلفة ${format.usd(maxMicros)}`,
  follows_cost: () =>
    `هذا السعر يتبع التكلفة. لتحديده اكتب ${apart('fixed')} في العمود ${apart('pricing')}`,
  no_price: () =>
    `لا يمكن حذف السعر. لإيقاف البيع اكتب ${apart('paused')} في العمود ${apart('status')}`,
  stock_supplier: () => 'شحن الألعاب لا يأتي من المخزون. اذكر مورّدًا آخر',
  name: ({ max }) => `عدد أحرف الاسم ${max} على الأكثر`,
  ref: ({ max }) =>
    `اكتب مرجعًا لا يتجاوز عدد أحرفه ${max}، أو مرجعًا لكل مورّد: ${apart('one=a-60; other=4711')}`,
  code_too_long: ({ max }) => `عدد أحرف الرمز ${max} على الأكثر`,
  unknown_supplier: ({ name, suppliers }) =>
    `${apart(name)} ليس من مورّدي هذا المنتج. مورّدوه: ${apart(suppliers.join(', '))}`,
  pid_missing: () => `${apart('pid')} غير موجود. انسخه من الملف الذي نزّلته`,
  unknown_pid: () => `لا يوجد منتج بهذا ${apart('pid')}. تُضاف المنتجات الجديدة بملف الكتالوج`,
  not_from_stock: () => 'هذا المنتج لا يُباع من المخزون، فلا رموز له',
  pid_twice: ({ first }) => `هذا المنتج موجود في الصف ${first}. أبقِ صفًا واحدًا لكل منتج`,
  code_elsewhere: ({ first }) => `في الصف ${first} الرمز نفسه لمنتج آخر`,
  twice: ({ column }) => `في العمود ${apart(column)} قيمة أخرى`,
}
