import {
  type CatalogFault,
  type CatalogPlace,
  type CatalogProblem,
  type ClaimState,
  type DepositState,
  describe,
  type PatternProblem,
  type ProblemTexts,
  type SettingProblem,
  type TransferProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { cellFaults, sheetFaults } from './sheet-problems.ts'
import { apart, format } from './words.ts'

const PATTERN: ProblemTexts<PatternProblem> = {
  pattern_too_long: ({ max }) => `لا يجوز أن يتجاوز ${max} حرف`,
  pattern_invalid: () => 'يجب أن يكون تعبيرًا نمطيًا (regular expression)',
  pattern_too_large: () => 'يجب أن يكون أصغر: كل تكرار يُحسب بعدد مراته',
  pattern_looks_around: ({ token }) => `لا يجوز أن ينظر إلى ما قبله أو ما بعده: ${apart(token)}`,
  pattern_refers_back: ({ token }) => `لا يجوز أن يشير إلى مجموعة سابقة: ${apart(token)}`,
  pattern_unsupported: ({ said }) => `يجب أن يقتصر على ما يدعمه RE2: ${apart(said)}`,
}

const CATALOG: ProblemTexts<CatalogFault> = {
  ...PATTERN,
  decimals: () => 'ست منازل عشرية على الأكثر',
  number: () => 'يجب أن يكون عددًا أصغر، بكل أرقامه ودون أُسّ',
  supplier_name: () => 'من 1 إلى 32: حروف لاتينية صغيرة أو أرقام أو -',
  supplier_twice: () => 'يُذكر كل مورّد مرة واحدة',
  pid: () => 'من 1 إلى 64: حروف لاتينية أو أرقام أو - أو _',
  slug: () => 'من 2 إلى 40: حروف لاتينية صغيرة أو أرقام',
  order_code: () => 'من 2 إلى 6: حروف لاتينية كبيرة أو أرقام',
  example: () => 'يجب أن يطابق النمط',
  field_twice: () => 'يُذكر كل حقل مرة واحدة',
  region_and_server: () => 'لا يجوز طلب region وserverId معًا',
  region_options: () => 'يُحدَّد إذا طلب الخط region، وفي هذه الحالة فقط',
  server_options: () => 'يُحدَّد فقط إذا طلب الخط serverId',
  option_twice: () => 'تُستخدم كل قيمة وكل اختصار مرة واحدة، والحروف الكبيرة والصغيرة سواء',
  unknown_supplier: ({ name }) => `يذكر ${apart(name)}، وليس من مورّديه`,
  used_twice: ({ name }) => `مستخدم مرتين: ${apart(name)}`,
  no_supplier: () => 'يجب ذكر مورّد، لأنه خط لشحن الألعاب',
  no_fields: () => 'يجب ذكر ما يحتاجه شحن اللعبة، مثل userId',
  stock_supplier: () =>
    `لا يجوز ذكر "stock" في خط لشحن الألعاب؛ ${apart('"stockBased": true')} يعطي كل طلب رمزًا يستخدمه المورّد`,
  stock_based: () => 'لا يجوز تحديده: المفاتيح والبطاقات تذكر "stock" في suppliers',
  fields_of_code: () => 'لا يجوز تحديده: المفاتيح والبطاقات لا تحتاج إلى لاعب',
  other_line: ({ slug }) =>
    `ينتمي إلى الخط ${apart(slug)}؛ لا يمكن نقل منتج إلى خط آخر، فاستخدم pid جديدًا`,
  schema: ({ said }) => apart(said),
}

const SETTINGS: ProblemTexts<SettingProblem> = {
  low_stock: ({ max }) => `حد المخزون المنخفض عدد صحيح من 0 (إيقاف) إلى ${max}.`,
  digest_time: () =>
    `وقت الملخص مثل ${apart('09:00')}، من ${apart('00:00')} إلى ${apart('23:59')}.`,
  time_zone: ({ text }) =>
    `لا توجد منطقة زمنية «${apart(text)}». اكتب أقرب مدينة كبيرة، مثل ${apart('Asia/Dhaka')}، أو ${apart('UTC')}.`,
  suppliers: ({ max }) => `يمكن أن تكون الإعدادات لـ ${max} موردين على الأكثر.`,
  at_once: ({ max }) => `الطلبات المفتوحة معًا: من 1 إلى ${max}.`,
  sync_every: () => 'يمكن أخذ قائمة الأسعار كل 5 دقائق إلى 30 يومًا.',
  cost_age: ({ max }) => `مدة صلاحية التكلفة من 0 (دائمًا) إلى ${max} يومًا.`,
  cost_jump: ({ max }) => `أكبر تغيّر للتكلفة من 0 (بلا حد) إلى ${max} بالمئة.`,
  terms: ({ max }) => `طول الشروط ${max} حرف على الأكثر.`,
  support: ({ text, maxUrlLength }) =>
    `«${apart(text)}» ليس جهة اتصال. اكتب ${apart('@name')} في Telegram، أو بريدًا إلكترونيًا، أو عنوان ${apart('https://')} لا يتجاوز ${maxUrlLength} حرف.`,
  least_is_zero: () => 'يجب أن يكون أصغر شحن أكبر من صفر.',
  least_above_largest: () => 'لا يجوز أن يتجاوز أصغر شحن أكبره. يمكنك تغيير الاثنين معًا.',
  open_deposits: ({ max }) => `عدد عمليات الشحن المفتوحة للحساب من 1 إلى ${max}.`,
  stars_rate: ({ max, decimals }) =>
    `عدد Stars لكل USD أكبر من 0 ولا يتجاوز ${max}، وعدد منازله العشرية ${decimals} على الأكثر.`,
}

const TRANSFERS: ProblemTexts<TransferProblem> = {
  name: ({ max }) => `طول اسم طريقة الدفع من 1 إلى ${max} حرف.`,
  name_taken: ({ name }) => `توجد طريقة دفع باسم «${apart(name)}».`,
  too_many: ({ max }) => `عدد طرق التحويل ${max} على الأكثر. أزل إحداها أولًا.`,
  instructions_too_long: ({ max }) => `طول التعليمات ${max} حرف على الأكثر.`,
  instructions_missing: () =>
    'طريقة الدفع هذه تحتاج أولًا إلى تعليمات: تبيّن للناس أين يرسلون المال.',
  currency: ({ text }) =>
    `«${apart(text)}» ليست عملة. اكتب من ثلاثة إلى خمسة أحرف لاتينية، مثل ${apart('BDT')} أو ${apart('USDT')}.`,
  rate: ({ currency }) =>
    `لا يمكن أن يساوي 1 USD هذا المبلغ بالـ ${apart(currency)}. اكتب عددًا مثل 121.5، بست منازل عشرية على الأكثر.`,
  rate_of_usd: () => '1 USD يساوي 1 USD. حدّد رسومًا أو مكافأة بدلًا من ذلك.',
  fee: ({ max }) =>
    `الرسوم أو المكافأة ${apart(`${max} %`)} على الأكثر، بمنزلتين عشريتين على الأكثر.`,
  least_is_zero: () => 'يجب أن يكون أصغر شحن أكبر من صفر.',
  least_above_largest: () => 'لا يجوز أن يتجاوز أصغر شحن أكبره. يمكنك تغيير الاثنين معًا.',
}

const DEPOSIT_STATUS: Record<DepositState['status'], string> = {
  open: 'لم يُدفع بعد',
  submitted: 'ينتظر قرارًا بشأن إيصاله',
  credited: 'أُضيف إلى المحفظة',
  rejected: 'مرفوض',
  cancelled: 'ألغاه صاحب الحساب',
  expired: 'انتهت مهلته',
  refunding: 'قيد الاسترداد',
  refunded: 'تم استرداده',
  charged_back: 'سحبته خدمة الدفع',
}

const CLAIM_STATE: Record<ClaimState['state'], string> = {
  open: 'مفتوحة',
  replaced: 'انتهت برمز بديل',
  refunded: 'انتهت باسترداد',
  refused: 'مرفوضة',
  withdrawn: 'سحبها صاحب الحساب',
}

export const problems: Texts['problems'] = {
  move: {
    same: 'هذا هو الحساب نفسه.',
    moving: 'هذا الحساب بانتظار نقل آخر.',
    of_team: 'المستلم من الفريق.',
    target_shut: 'المستلم محظور أو مقيّد، أو لا يُسمح له باستخدام API أو المتجر.',
    used: 'استخدم المستلم حسابه. يجب أن يكون جديدًا بلا حركات أو طلبات أو مفاتيح أو عناوين أو webhook أو ملاحظات أو مستوى.',
    target_moving: 'المستلم طرف في نقل آخر.',
  },
  webhookUrl: {
    not_a_url: `هذا ليس عنوان URL. اكتبه هكذا: ${apart('https://shop.example/webhooks')}، بحد أقصى 500 حرف.`,
    not_https: `يجب أن يبدأ العنوان بـ ${apart('https://')}، حتى لا يقرأ أحد ما يُرسل أو يغيّره.`,
    has_password:
      'لا يجوز أن يحوي العنوان اسم مستخدم أو كلمة مرور. تحقق من توقيع كل استدعاء بدلًا من ذلك.',
    port: 'يجب أن يكون المنفذ 443، أو 1024 فما فوق.',
    not_public: 'يجب أن يؤدي العنوان إلى خادم على الإنترنت العام.',
  },
  pattern: (problem) => describe(PATTERN, problem),
  setting: (problem) => describe(SETTINGS, problem),
  transfer: (problem) => describe(TRANSFERS, problem),
  sheet: (problem) => describe(sheetFaults, problem),
  cell: (problem) => describe(cellFaults, problem),
  catalog: ({ problems, more }) =>
    [
      'لم يُستورد الكتالوج ولم يتغيّر شيء. أصلِح هذا أولًا:',
      ...problems.map(catalogText),
      ...(more > 0 ? [`… و${more} أخرى`] : []),
    ].join('\n  '),
  claimState: ({ reference, state, answer, refundedMicros }) => {
    const amount = refundedMicros > 0 ? `، ${format.usd(refundedMicros)}` : ''
    return `الشكوى ${apart(reference)}: ${CLAIM_STATE[state]}${amount}${answer === null ? '' : ` (${answer})`}.`
  },
  depositState: ({ reference, status, reason, amountMicros, creditedMicros }) => {
    const instead =
      status !== 'credited' || creditedMicros === null || creditedMicros === amountMicros
        ? ''
        : `، ${format.usd(creditedMicros)} بدلًا من ${format.usd(amountMicros)}`
    return `الشحن ${apart(reference)}: ${DEPOSIT_STATUS[status]}${instead}${reason === null ? '' : ` (${reason})`}.`
  },
}

function catalogText(problem: CatalogProblem): string {
  return `${problem.at.map(placeText).join('، ') || 'الملف'}: ${describe(CATALOG, problem)}`
}

const ROW_NAMES = { line: 'الخط', product: 'المنتج', row: 'الصف' }

function placeText(place: CatalogPlace): string {
  if ('field' in place) return apart(place.field)
  return `${ROW_NAMES[place.row]} ${place.number}${place.name === null ? '' : ` (${apart(place.name)})`}`
}
