import type { RefusedFor } from '../../../../domain/access/last-refusal.ts'
import { code, type Html, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted, OLDER_KEYS, operator } from '../words.ts'

const ALLOWED = {
  one: 'عنوان واحد مسموح',
  two: 'عنوانان مسموحان',
  few: 'عناوين مسموحة',
  many: 'عنوانًا مسموحًا',
  other: 'عنوان مسموح',
}

export const api: Texts['api'] = {
  title: '🔑 الوصول إلى API',
  access: 'الوصول',
  state: { on: '🟢 مفعّل', off: '⚪️ متوقف' },
  key: 'المفتاح',
  noKey: 'لا يوجد',
  keyCreated: (time) => html`أُنشئ في ${time}`,
  keyUsed: (ago) => `آخر استخدام ${ago}`,
  keyUsedFrom: (ago, address) => html`آخر استخدام ${ago} من ${address}`,
  keyUnused: 'لم يُستخدم بعد',
  otherKeys: 'مفاتيح أخرى',
  olderKey: 'مفتاح أقدم',
  validUntil: (time) => html`صالح حتى ${time}`,
  moreOlderKeys: (count) => `… و${counted(count, OLDER_KEYS)}`,
  addressList: 'العناوين',
  anyAddress: 'أي عنوان',
  allowed: (count) => counted(count, ALLOWED),
  asksAboutNew: 'أسأل عن الجديدة',
  baseUrl: 'العنوان الأساسي',
  accepted: {
    one: '✅ الاستدعاءات بمفتاحك مقبولة.',
    many: '✅ الاستدعاءات بمفاتيحك مقبولة.',
  },
  refused: 'يرفض API استدعاءاتك حاليًا:',

  lastRefused: (ago: string, from: Html, why: string) =>
    html`🚫 آخر طلب مرفوض: ${ago}، ${from}: ${why}.`,
  from: (address: Html) => html`من ${address}`,
  fromUnknown: html`من عنوان غير معروف`,
  /** Why the last refused call was refused, to put at the end of a sentence. */
  refusedFor: {
    replaced: 'استُبدل مفتاحه بمفتاح جديد',
    expired: 'انتهت صلاحية مفتاحه',
    revoked: 'أُلغي مفتاحه',
    API_DISABLED: 'كان الوصول إلى API متوقفًا',
    API_DISABLED_BY_ADMIN: 'أوقف المشغّل الوصول إلى API',
    API_NOT_ELIGIBLE: 'لم يكن الحساب مؤهلًا لاستخدام API بعد',
    ACCOUNT_BANNED: 'كان الحساب محظورًا',
    ACCOUNT_RESTRICTED: 'كان الحساب مقيّدًا',
    IP_ALLOWLIST_REQUIRED: 'لم تكن هناك قائمة بالعناوين المسموح بها',
    IP_NOT_ALLOWED: 'لم يكن العنوان في قائمتك',
    KEY_SCOPE: 'مفتاحه ليس لمثل هذه الطلبات',
  } satisfies Record<RefusedFor, string>,
  allowRefused: (address: string) => `✅ السماح للعنوان ${address}`,
  askAllow: 'هل تسمح بالطلبات من هذا العنوان؟',
  whatAllowMeans:
    'ستتمكن البرامج على هذا العنوان من استخدام API بمفاتيحك. اسمح به فقط إذا كان عنوانك.',
  allowNow: '✅ نعم، اسمح به',

  turnOn: '🟢 تشغيل',
  turnOff: '⚪️ إيقاف',
  turnedOn: 'الوصول إلى API مفعّل.',
  turnedOff: 'الوصول إلى API متوقف. تُرفض كل الاستدعاءات حتى تشغّله من جديد.',
  askOff: 'إيقاف الوصول إلى API؟',
  whatOffMeans: 'تُرفض كل استدعاءات برامجك فورًا. الطلبات قيد التنفيذ مستمرة، ومفتاحك يبقى كما هو.',
  createKey: '🔑 إنشاء مفتاح',
  rotateKey: '🔁 استبدال المفتاح',
  addresses: '🌐 العناوين',
  tryIt: '▶️ أول استدعاءات',

  replace: '🔁 استبدال المفتاح',
  chooseGrace:
    'تحصل على مفتاح جديد فورًا، بالحدود ومدة الصلاحية نفسها. كم يبقى القديم يعمل حتى يتسنى لك تغيير برامجك؟',
  grace: { none: 'لا يبقى', hour: 'ساعة واحدة', day: '24 ساعة' },
  askReplace: 'استبدال هذا المفتاح؟',
  afterReplacing: {
    none: 'يتوقف المفتاح القديم فورًا.',
    hour: 'يبقى المفتاح القديم يعمل ساعة واحدة.',
    day: 'يبقى المفتاح القديم يعمل 24 ساعة.',
  },
  rotateNow: '🔁 نعم، استبدله',
  newKey: 'مفتاح API الخاص بك',
  shownOnce: 'أعرضه مرة واحدة فقط ولا أحتفظ بنسخة. احفظه حيث تقرؤه برامجك، ثم احذف هذه الرسالة.',
  sendAs: html`أرسله مع كل استدعاء في الترويسة ${apart(code('X-API-Key: …'))}.`,
  copyKey: '📋 نسخ المفتاح',
  deleteMessage: '🗑 حفظتُه – احذف الرسالة',
  keyNotShown:
    'أُنشئ مفتاح جديد، لكن رسالتي التي تحويه لم تصل إليك، ولا أحتفظ بنسخة. أنشئ مفتاحًا آخر من فضلك.',
  keyOutOfDate: 'تغيّر المفتاح منذ عرض هذا الزر.',

  runThese: 'نفّذ هذه الأوامر في الطرفية (اضغط على أمر لنسخه). ضع أولًا مفتاحك بعد KEY=',
  forSale: 'اعرف ما هو معروض للبيع:',
  orderOne: (product, price) => `طلب: ${product} بسعر ${price} من محفظتك، ويُسلَّم فورًا:`,
  orderAny: 'طلب يُدفع من محفظتك:',
  aboutTrxid:
    'الـ trxid هو رقمك أنت للطلب. استخدم واحدًا جديدًا لكل طلب، مثل UUID، إذ لا يجوز لعميلين استخدام الرقم نفسه. وإذا أعدت إرسال طلب بالـ trxid نفسه، فلن يُخصم منك مرتين.',
  reference: (url) => `المرجع الكامل: ${apart(url)}`,

  refusal: {
    MISSING_API_KEY: 'ليس لديك مفتاح صالح. أنشئ واحدًا أدناه.',
    ACCOUNT_BANNED: (support) => `حسابك محظور. اسأل ${operator(support)} من فضلك.`,
    ACCOUNT_RESTRICTED: (support) =>
      `حسابك مقيّد لفترة. انتظر حتى تنتهي، أو اسأل ${operator(support)}.`,
    API_DISABLED_BY_ADMIN: (support) =>
      `أوقف المشغّل وصولك إلى API. للاستفسار راسل ${operator(support)}.`,
    API_DISABLED: 'الوصول إلى API متوقف. شغّله أدناه.',
    API_NOT_ELIGIBLE: (rules) => `لا يمكنك استخدام API بعد. يمكنك ذلك حين ${rules}.`,
    IP_ALLOWLIST_REQUIRED: 'هذه الخدمة تشترط قائمة عناوين مسموح بها. أضف عناوينك في «العناوين».',
    IP_NOT_ALLOWED: 'آخر استدعاء لك جاء من عنوان ليس في قائمتك. أضفه في «العناوين».',
  },
  eligibleBy: {
    deposited: (amount) => `يبلغ مجموع ما شحنته ${amount} على الأقل`,
    age: (age) => `يبلغ عمر حسابك ${age}`,
  },
  maintenance: 'الخدمة متوقفة للصيانة: الطلبات الجديدة مرفوضة الآن.',
  ordersPaused: 'الطلبات عبر API متوقفة الآن. كل ما عداها يعمل.',
}
