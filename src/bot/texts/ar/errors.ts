import {
  type ClaimProblem,
  type DeliveryProblem,
  describe,
  type ProblemTexts,
  type TopUpProblem,
} from '../../../domain/shared/problems.ts'
import type { Texts } from '../en.ts'
import { deposits } from './holder/deposits.ts'
import { problems } from './problems.ts'
import { apart, CODES, counted, format, ROWS } from './words.ts'

const TOP_UP: ProblemTexts<TopUpProblem> = {
  limits: ({ minMicros, maxMicros }) =>
    `مبلغ الشحن من ${format.usd(minMicros)} إلى ${format.usd(maxMicros)}.`,
  cents: () => 'استخدم منزلتين عشريتين على الأكثر من فضلك.',
  price: ({ maxPrice, amountMicros, price }) =>
    `طريقة الدفع هذه تقبل ${maxPrice} على الأكثر في المرة، وثمن ${format.usd(amountMicros)} هو ${price}. اختر مبلغًا أصغر من فضلك.`,
}

const CLAIM: ProblemTexts<ClaimProblem> = {
  processing: () =>
    'هذا الطلب ما زال في الطريق. سأراسلك عند انتهائه. وإن تعذّر تنفيذه، يعود ثمنه وحده.',
  paid_back: () => 'ثمن هذا الطلب عاد إلى محفظتك من قبل.',
  open: () => 'ننظر في هذا الطلب بالفعل. شكواك في صفحته.',
  too_many_of_order: ({ max }) =>
    `وصل عدد شكاواك من هذا الطلب إلى الحد، وهو ${max}. راسل الدعم من فضلك.`,
  too_many_open: ({ max }) =>
    `وصل عدد شكاواك المفتوحة إلى الحد، وهو ${max}. انتظر جوابًا، أو اسحب واحدة.`,
  over: () => 'انتهت هذه الشكوى من قبل. افتحها مجددًا لترى كيف.',
}

const DELIVERY: ProblemTexts<DeliveryProblem> = {
  count: ({ given, ordered }) => `ما أرسلته: ${counted(given, CODES)}، والمطلوب: ${ordered}.`,
  length: () => 'أحد الرموز فارغ أو أطول من أن يكون رمزًا.',
  known: () => 'أحد هذه الرموز معروف هنا من قبل. لا يُسلَّم رمز مرتين.',
}

const STANDINGS = { banned: 'محظور', restricted: 'مقيّد' }

const input: Texts['errors']['input'] = {
  NOT_AN_AMOUNT: ({ text, currency = 'USD' }) =>
    currency === 'USD'
      ? `«${apart(text)}» ليس مبلغًا. اكتب المبلغ بالـ USD بالأرقام، مثل 12 أو 0.50: أقل من عشرة ملايين، وبست منازل عشرية على الأكثر.`
      : `«${apart(text)}» ليس مبلغًا بالـ ${currency}. اكتبه بالأرقام، مثل 1200.`,
  AMOUNT_UNCLEAR: ({ text, readings: [larger, smaller] }) =>
    `«${apart(text)}» قد يعني مبلغين مختلفين. اكتب ${apart(larger)} أو ${apart(smaller)}.`,
  AMOUNT_NEGATIVE: ({ text }) => `في «${apart(text)}» علامة ناقص. اكتب المبلغ بدونها.`,
  OTHER_CURRENCY: ({ text, currency }) =>
    `«${apart(text)}» بعملة أخرى. اكتب المبلغ بالـ ${currency}.`,
  AMOUNT_IS_ZERO: () => 'يجب أن يكون المبلغ أكبر من صفر.',
  NOT_A_DURATION: ({ text }) =>
    `«${apart(text)}» ليس مدة. اكتب عددًا صحيحًا ثم s أو m أو h أو d، مثل ${apart('30m')} أو ${apart('2h')} أو ${apart('7d')}.`,
  DURATION_IS_ZERO: () => 'يجب أن تكون المدة أطول من صفر.',
  INVALID_TELEGRAM_ID: () => 'معرّف Telegram عدد صحيح أكبر من صفر.',
  NAME_TOO_LONG: ({ max }) => `طول الاسم ${max} حرف على الأكثر.`,
  NOT_AN_ADDRESS: ({ text }) =>
    `«${apart(text)}» ليس عنوان IPv4 ولا نطاقًا. اكتبه هكذا: ${apart('203.0.113.7')} أو ${apart('203.0.113.0/24')}.`,
  BLOCK_TOO_WIDE: ({ cidr }) =>
    `${apart(cidr)} واسع جدًا: أكبر نطاق هو ${apart('/8')}. للسماح بكل العناوين، اترك القائمة فارغة.`,
  TOO_MANY_ADDRESSES: ({ size, max }) =>
    `القائمة تتسع لـ ${max} على الأكثر، وبهذا يصير عددها ${size}. استخدم نطاقات، مثل ${apart('203.0.113.0/24')}.`,
  INVALID_KEY_NAME: ({ max }) =>
    `طول اسم المفتاح من 1 إلى ${max} حرف مرئي، ولا يبدأ بمسافة ولا ينتهي بها.`,
  KEY_NAME_TAKEN: ({ name }) => `هناك مفتاح بهذا الاسم من قبل: «${name}».`,
  TOO_MANY_KEYS: ({ max }) => `عدد مفاتيح الحساب ${max} على الأكثر. ألغِ واحدًا أولًا.`,
  SCOPE_MISSING: () => 'يحتاج المفتاح إلى صلاحية واحدة على الأقل: قراءة أو طلب أو استعلام.',
  INVALID_CAP: ({ maxMicros }) =>
    `يجب أن يكون الحد أكبر من صفر ولا يتجاوز ${format.usd(maxMicros)}.`,
  INVALID_PRICE: ({ maxMicros }) =>
    `يجب أن يكون السعر أكبر من صفر ولا يتجاوز ${format.usd(maxMicros)}.`,
  INVALID_COST: ({ maxMicros }) => `يجب أن تكون التكلفة بين صفر و${format.usd(maxMicros)}.`,
  INVALID_PERCENT: ({ text, max }) =>
    `«${apart(text)}» ليست نسبة مئوية. اكتب رقمًا من 0 إلى ${max}، بمنزلتين عشريتين على الأكثر، مثل 12.5.`,
  NOTE_LENGTH: ({ max }) => `طول الملاحظة من 1 إلى ${max} حرف.`,
  TOO_MANY_APPROVALS: ({ max }) =>
    `عدد القرارات التي تنتظر شخصًا ثانيًا: ${max}. أكّد بعضها أو ارفضه أولًا.`,
  TOO_MANY_MOVES: ({ max }) => `بُلغ الحد الأقصى لعمليات النقل: ${max}. حاول لاحقًا من فضلك.`,
  NEWS_LENGTH: ({ max }) => `طول الخبر من 1 إلى ${max} حرف.`,
  TOO_MANY_NOTES: ({ max }) => `لكل حساب ${max} ملاحظة على الأكثر. أزل إحداها أولًا.`,
  INVALID_ROUNDING: () => `تُقرَّب الأسعار إلى مبلغ أكبر من صفر ولا يزيد على ${apart('10 USD')}.`,
  INVALID_TIER_NAME: ({ max }) =>
    `اسم المستوى من 1 إلى ${max} من الحروف أو الأرقام أو المسافات أو الشرطات، وليس ${apart('standard')}.`,
  TIER_NAME_TAKEN: ({ name }) => `يوجد مستوى باسم «${apart(name)}».`,
  TOO_MANY_TIERS: ({ max }) => `عدد المستويات ${max} على الأكثر. احذف أحدها أولًا.`,
  NOT_ITS_SUPPLIER: ({ pid, suppliers }) =>
    `المنتج ${apart(pid)} لا يأتي من هذا المورّد. مورّدوه: ${apart(suppliers.join(', '))}.`,
  INVALID_SETTING: problems.setting,
  INVALID_TRANSFER: problems.transfer,
  CATALOG_NOT_JSON: ({ said }) => `الكتالوج ليس JSON: ${apart(said)}`,
  INVALID_CATALOG: problems.catalog,
  INVALID_SHEET: problems.sheet,
  DOCUMENT_REFUSED: ({ problem }) =>
    ({
      too_large: 'في هذا الملف محتوى أكثر مما يمكن قراءته هنا. احذف ما لا يلزم أو أرسله على أجزاء.',
      too_slow: 'قراءة هذا الملف تستغرق وقتًا طويلًا. احفظه بصفوف وأعمدة أقل أو أرسله على أجزاء.',
      busy: 'ملفات كثيرة تنتظر دورها. انتظر دقيقة ثم أرسل هذا الملف من جديد.',
    })[problem],
  NOT_FROM_STOCK: ({ pid }) => `المنتج ${apart(pid)} لا يُباع من المخزون، فلا رموز له.`,
  CODE_TOO_LONG: ({ line, max }) => `السطر ${line} يتجاوز ${max} حرف. اكتب رمزًا واحدًا في كل سطر.`,
  TOO_MANY_CODES: ({ max }) => `يمكنك إزالة ${max} على الأكثر من الرموز دفعة واحدة.`,
  REASON_MISSING: () => 'اكتب سببًا. سيراه صاحب الحساب.',
  REASON_TOO_LONG: ({ max }) => `طول السبب ${max} حرف على الأكثر.`,
  INVALID_CREDIT: ({ maxMicros }) =>
    `يجب أن يكون المبلغ المضاف أكبر من صفر وأقل من ${format.usd(maxMicros)}.`,
  WORTH_UNKNOWN: () => 'قيمة هذه الدفعة غير معروفة. اذكر المبلغ بالـ USD أيضًا.',
  INVALID_CLAIM_REFUND: ({ maxMicros }) =>
    maxMicros > 0
      ? `يجب أن يكون المبلغ أكبر من صفر ولا يتجاوز ${format.usd(maxMicros)}، وهو الباقي من ثمن الطلب.`
      : 'لم يبقَ ما يُسترد: ثمن هذا الطلب كله عاد إلى المحفظة.',
  INVALID_WEBHOOK_URL: ({ problem }) => problems.webhookUrl[problem],
  UNKNOWN_EVENT_TYPE: ({ type, known }) =>
    `لا يوجد نوع أحداث ${apart(type)}. الأنواع هي ${apart(known.join(', '))}.`,
  NOT_A_PERSON: ({ text }) =>
    `«${apart(text)}» ليس مستخدمًا. اكتب معرّف Telegram رقميًا، مثل 123456789، أو ${apart('@name')}.`,
  INVALID_MARK: ({ maxMicros }) =>
    `يجب أن يكون المبلغ أكبر من صفر ولا يتجاوز ${format.usd(maxMicros)}.`,
  INVALID_DELIVERY: (problem) => describe(DELIVERY, problem),
  METHOD_NOT_OFFERED: () => 'طريقة الدفع هذه لم تعد متاحة. اختر غيرها من فضلك.',
  INVALID_TOP_UP: (problem) => describe(TOP_UP, problem),
  TABLE_EMPTY: () => 'لم أجد صفوفًا في هذا. أرسل صفًا لكل طلب.',
  TABLE_LACKS: ({ column, found }) =>
    `لم أجد العمود ${apart(column)}.${found.length > 0 ? ` وجدت: ${apart(found.join(', '))}.` : ''} اكتب ${apart(column)} فوق هذا العمود، ثم أرسل الجدول مرة أخرى.`,
  TABLE_TOO_LONG: ({ max }) =>
    `الصفوف هنا أكثر من الحد (${counted(max, ROWS)}). قسّمها إلى عدة ملفات من فضلك.`,
  TOO_MANY_UNITS: ({ units, max }) =>
    `عدد المفاتيح والبطاقات المطلوبة هنا ${format.number(units)}، وحد الملف الواحد ${format.number(max)}. قسّمه إلى عدة ملفات من فضلك.`,
  RECEIPT_NOT_NEEDED: () => 'هذا الشحن لا يحتاج إلى إيصال: يدخل المال محفظتك حين تصل دفعتك.',
  TOO_MANY_RECEIPTS: ({ max }) =>
    `وصل عدد إيصالات هذا الشحن إلى الحد، وهو ${max}. المشغّل يراجعها، فانتظر القرار من فضلك.`,
}

const state: Texts['errors']['state'] = {
  INSUFFICIENT_BALANCE: ({ neededMicros, debtMicros }) =>
    debtMicros > 0
      ? `على الحساب ${format.usd(debtMicros)}، لأن دفعة سُحبت بعد صرفها. الشحن القادم يسدّد هذا الدَّين أولًا.`
      : `المحفظة فيها أقل من المطلوب، وهو ${format.usd(neededMicros)}.`,
  INSUFFICIENT_STOCK: () => 'المخزون لا يكفي من رموز هذا المنتج.',
  ORDER_NOT_FOUND: ({ id }) => `لا يوجد طلب ولا استعلام ${apart(id)}.`,
  ACCOUNT_NOT_FOUND: ({ who }) =>
    `لم أجد حسابًا لـ ${apart(who)}. يُفتح الحساب عند أول رسالة إلى البوت.`,
  ACCOUNT_EXISTS: ({ telegramId }) => `معرّف Telegram ${telegramId} له حساب من قبل.`,
  LINE_NOT_FOUND: ({ slug }) => `لا يوجد في الكتالوج خط ${apart(slug)}.`,
  SHEET_STALE: ({ pids, more }) =>
    `تغيّرت هذه المنتجات في هذه الأثناء: ${apart(pids.join(', '))}${more > 0 ? ` ${apart(`+${more}`)}` : ''}. أرسل الملف من جديد.`,
  NO_PRICE_LIST: ({ supplier, others }) =>
    others.length === 0
      ? `ليس لدى ${apart(supplier)} قائمة أسعار يمكن قراءتها.`
      : `ليس لدى ${apart(supplier)} قائمة أسعار يمكن قراءتها. وهي لدى: ${apart(others.join(', '))}.`,
  LIST_UNREADABLE: ({ supplier, why }) =>
    `تعذّرت قراءة قائمة أسعار ${apart(supplier)}: ${apart(why)}`,
  LIST_TOO_LONG: ({ supplier, max }) =>
    `في قائمة أسعار ${apart(supplier)} أكثر من ${max} صنف، فلم تُقرأ.`,
  LIST_STALE: ({ pids, more }) =>
    `تغيّرت هذه المنتجات في هذه الأثناء: ${apart(pids.join(', '))}${more > 0 ? ` ${apart(`+${more}`)}` : ''}. انظر إلى القائمة من جديد.`,
  ITEM_NOT_LISTED: ({ supplier, item }) =>
    `ليس في قائمة أسعار ${apart(supplier)} صنف ${apart(item)}. انسخه من القائمة، أو حدّثها أولاً.`,
  APPROVAL_NOT_FOUND: () => 'هذا القرار غير موجود.',
  APPROVAL_OVER: () => 'حُسم هذا من قبل، أو مضت عليه 24 ساعة.',
  APPROVAL_OWN: () => 'هذا قرارك أنت. يجب أن يؤكده شخص آخر.',
  APPROVAL_NOT_YOURS: () => 'دورك لا يسمح لك بالبتّ في هذا. اسأل أحد المالكين.',
  NO_SECOND_PERSON: () =>
    `لا أحد غيرك يمكنه تأكيد هذا. يحتاج شخص ما إلى دور لذلك، انظر ${apart('/team')}. وإن لم يكن لأحد دور بعد، فيُعطى من سطر الأوامر: ${apart('gamewallet team set')}.`,
  INCIDENT_NOT_FOUND: () => 'هذا العطل غير موجود.',
  INCIDENT_TOLD: () => 'أُبلغ أصحاب الطلبات من قبل.',
  BROADCAST_NOT_FOUND: () => 'هذا الخبر غير موجود.',
  BROADCAST_OVER: () => 'أُرسل هذا الخبر أو أُوقف من قبل.',
  BROADCAST_RUNNING: () => 'ما زالت أخبار أخرى تُرسل. انتظرها أو أوقفها.',
  NOTE_GONE: () => 'أزيلت هذه الملاحظة من قبل.',
  MOVE_OVER: () => 'انتهى هذا النقل، أو هو لشخص آخر.',
  MOVE_REFUSED: ({ problem }) => problems.move[problem],
  TIER_NOT_FOUND: ({ name }) => `لا يوجد مستوى «${apart(name)}».`,
  TRANSFER_NOT_FOUND: ({ name }) => `لا توجد طريقة دفع باسم «${apart(name)}».`,
  PRODUCT_NOT_FOUND: ({ pid }) => `لا يوجد في الكتالوج منتج ${apart(pid)}.`,
  BATCH_GONE: () =>
    'لم تعد هذه الرموز عندي: أجبتَ من قبل، أو أرسلت غيرها، أو مضت ساعة. أرسلها مجددًا من فضلك.',
  QUARANTINE_ENDED: ({ orderId }) => `لا يوجد في الحجر رمز كهذا من ${apart(orderId)}.`,
  CODES_SEEN: ({ orderId }) =>
    `مشتري ${apart(orderId)} رأى هذا الرمز، فلا يمكن أن يعود إلى البيع. اشطبه.`,
  CLAIM_NOT_FOUND: () => 'لا توجد شكوى كهذه.',
  CLAIM_DECIDED: problems.claimState,
  NOTHING_TO_REPLACE: () => 'ليس في الطلب هذا الرمز، أو لم يعد فيه. يمكنك رد المبلغ أو رفض الشكوى.',
  DEPOSIT_NOT_FOUND: () => 'لا يوجد شحن كهذا.',
  DEPOSIT_DECIDED: problems.depositState,
  PAYMENT_NOT_FOUND: () => 'لا توجد دفعة كهذه.',
  PAYMENT_DECIDED: () => 'هذه الدفعة أُضيفت أو رُدّت من قبل.',
  TOO_MANY_WEBHOOKS: ({ max }) => `لكل حساب ${max} webhook على الأكثر. أزِل واحدًا قبل إضافة غيره.`,
  SHOP_DISABLED: () => 'المتجر مغلق حاليًا. حاول لاحقًا من فضلك. ما طلبته مستمر.',
  SHOP_NOT_ALLOWED: () => 'أوقف المشغّل المتجر لحسابك. اسأله عن السبب من فضلك.',
  HOLDER_CHANGED: () =>
    `انتقل هذا الحساب إلى حساب Telegram آخر. أرسل ${apart('/start')} لترى حسابك.`,
  DRAFT_GONE: () => `مضى وقت طويل على هذا الشراء. ابدأه من جديد: ${apart('/shop')}`,
  ACCOUNT_SHUT: ({ standing }) =>
    `حسابك ${STANDINGS[standing]}، فلا يمكنك الشراء. اسأل المشغّل من فضلك.`,
  BULK_GONE: () => 'لم تعد هذه الصفوف عندي: أرسلتَ غيرها، أو مضى يوم. أرسلها مجددًا من فضلك.',
  BULK_RUNNING: () => 'ملف آخر لك قيد الشراء. انتظر حتى ينتهي، أو أوقفه أولًا.',
  UNDO_TOO_LATE: () => 'فات وقت التراجع: مضى أكثر من يوم.',
  UNDONE_BEFORE: () => 'تم التراجع عن هذا من قبل.',
  UNDO_TAKES_TWO: () =>
    'التراجع عن هذا يحتاج إلى شخص ثانٍ. استخدم الأمر المعاكس: فهو ينتظر التأكيد.',
  CHANGED_SINCE: () => 'لم يعد التراجع ممكنًا: تغيّر شيء منذ ذلك الحين.',
  CREDIT_PAID_DEBT: ({ paidOffMicros }) =>
    `لم يتغيّر شيء: ${format.usd(paidOffMicros)} من هذه الإضافة سدّدت دينًا على الحساب، فالمحفظة فيها أقل مما تريد سحبه. يمكنك خصم الباقي.`,
  OFFER_OVER: () => 'تم هذا من قبل، أو سألتُك مجددًا منذ ذلك الحين.',
  OFFER_EXPIRED: () => 'مضت أكثر من ساعة على هذا السؤال، فلم يتغيّر شيء. اكتب الأمر مجددًا من فضلك.',
  KEY_NOT_FOUND: () => 'انتهى هذا المفتاح: انتهت صلاحيته، أو استُبدل، أو أُلغي.',
  WEBHOOK_NOT_FOUND: () => 'لا يوجد webhook كهذا. ربما أُزيل.',
  WEBHOOK_OFF: () => 'الـ webhook متوقف. شغّله أولًا.',
  IS_TEST_ORDER: () => 'هذا طلب اختبار. ينتهي وحده.',
  TOO_MANY_REFILLS: ({ max }) =>
    `وصل ملء محفظة الاختبار اليوم إلى الحد، وهو ${max}. حاول غدًا من فضلك.`,
  CODE_GONE: () => 'لم يعد هذا الرمز للبيع: بيع أو أُزيل.',
  TASK_TAKEN: () => 'أخذ مشرف آخر هذا الطلب في هذه الأثناء.',
  TASK_ENDED: () => 'انتهى هذا الطلب في هذه الأثناء.',
  TASK_NOT_YOURS: () => 'لم يعد هذا الطلب عندك.',
  CLAIM_NOT_POSSIBLE: (problem) => describe(CLAIM, problem),
  TOP_UP_BEGUN_SINCE: () => 'بدأتَ شحنًا آخر منذ عرض هذا.',
  TOO_MANY_DEPOSITS: ({ max }) =>
    `وصل عدد عمليات الشحن المفتوحة لديك إلى الحد، وهو ${max}. ادفع واحدة أو ألغِها أولًا من فضلك.`,
  DEPOSIT_OVER: ({ act, status }) =>
    act === 'cancel'
      ? `لم يعد إلغاء هذا الشحن ممكنًا. ${deposits.statusIs(deposits.status[status])}`
      : `${deposits.statusIs(deposits.status[status])} إذا دفعت، فابدأ شحنًا جديدًا بالمبلغ نفسه وأرسل الإيصال له.`,
  RECEIPT_SENT_SINCE: () => 'وصل إيصال جديد منذ ذلك الحين. انظر فيه أولًا.',
  REFUND_NOT_POSSIBLE: ({ reference }) =>
    `لا يمكن رد ${apart(reference)} من هنا. اخصم من الحساب وأرسل المال بنفسك.`,
  REFUND_NOT_COVERED: ({ reference, amountMicros }) =>
    `لا يمكن رد ${apart(reference)}: لم يعد في المحفظة ${format.usd(amountMicros)}.`,
  REFUND_REFUSED: ({ reference, why }) =>
    `رفضت خدمة الدفع رد ${apart(reference)} (${apart(why)}). المال في المحفظة من جديد.`,
}

export const errors: Texts['errors'] = { input, state }
