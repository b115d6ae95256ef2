import { html } from '../../html.ts'
import type { Texts } from '../en.ts'
import { apart, counted, ORDERS, operator, PRODUCTS, RECEIPTS } from './words.ts'

const orders = (count: number) => counted(count, ORDERS)

export const notices: Texts['notices'] = {
  questions: (support) => `لديك سؤال؟ اسأل ${operator(support)}.`,
  paidDebt: (amount) => `منها ${amount} سدّدت ما عليك.`,

  orderCompleted: (pack, id) => html`✅ اكتمل طلب ${apart(pack)}. ${apart(id)}`,
  orderCancelled: (pack, id) => html`↩️ تعذّر تنفيذ طلب ${apart(pack)}. ${apart(id)}`,
  moneyBack: (amount) => `عاد ${amount} إلى محفظتك.`,
  ordersCompleted: (count) => `🕐 اكتمل في الساعة الأخيرة: ${orders(count)}.`,
  ordersCancelled: (count) => `أُلغي وعاد ثمنه: ${orders(count)}.`,
  showOrder: 'عرض الطلب',

  credited: (amount) => html`✅ وصل شحن ${amount} إلى محفظتك.`,
  creditedOther: (credited, asked, reference) =>
    html`✅ في محفظتك الآن ${credited}، وهو المبلغ الذي وصل عن شحن ${asked} (${apart(reference)}).`,
  chargedBack: (amount, reference) =>
    html`↩️ سحبت خدمة الدفع دفعة شحنك ${amount} (${apart(reference)}).`,
  takenFromWallet: (amount) => `خُصم ${amount} من محفظتك.`,
  spentBefore: (amount) => `منها ${amount} كانت قد صُرفت.`,
  rejected: (amount, reference) => html`❌ رُفض شحنك ${amount} (${apart(reference)}).`,
  refunded: (amount, reference) => html`↩️ أُعيد إليك مبلغ شحنك ${amount} (${apart(reference)}).`,

  standing: {
    banned: '⛔ تم حظر حسابك.',
    unbanned: '🟢 لم يعد حسابك محظورًا.',
    restricted: '🟠 حسابك مقيّد.',
    unrestricted: '🟢 لم يعد حسابك مقيّدًا.',
    api_off: '⚪️ أوقف المشغّل وصولك إلى API.',
    api_on: '🟢 سمح المشغّل بوصولك إلى API من جديد.',
    shop_off: '⚪️ أوقف المشغّل المتجر في هذه المحادثة لحسابك.',
    shop_on: '🟢 يمكنك الشراء في هذه المحادثة من جديد.',
  },
  restrictedUntil: (time) => html`🟠 حسابك مقيّد حتى ${time}.`,
  added: (amount) => html`➕ أُضيف ${amount} إلى محفظتك.`,
  taken: (amount) => html`➖ خُصم ${amount} من محفظتك.`,
  balanceLow: (amount) =>
    html`👛 نزل رصيدك إلى ${amount}، تحت المبلغ الذي حدّدته. الطلبات التي تتجاوزه تُرفض.`,
  toWallet: '👛 المحفظة',
  topUp: '➕ شحن الرصيد',

  webhookGone: (url) =>
    html`⚪️ أوقفتُ الـ webhook ${apart(url)}: أجاب خادمك بـ 410، أي أنه لا يريد أحداثًا بعد الآن.`,
  webhookFailing: (url) =>
    html`⚪️ أوقفتُ الـ webhook ${apart(url)}: لم ينجح أي استدعاء منذ خمسة أيام. أصلِح الخادم وشغّله من جديد. ومن «الإرسالات» يمكنك إرسال ما فاته.`,
  showWebhook: '🪝 عرض الـ webhook',
  keyEndsSoon: (key, time) =>
    html`⏳ مفتاحك ${apart(key)} يعمل حتى ${time}، وبعدها تُرفض استدعاءاته. افتحه لتمديد مدته، أو أعطِ برنامجك مفتاحًا آخر.`,
  keyExpired: (key, time) =>
    html`⌛️ انتهى مفتاحك ${apart(key)} في ${time}. استدعاءاته مرفوضة الآن. أنشئ مفتاحًا جديدًا لبرنامجك.`,
  keyRevoked: (key) => html`🚫 ألغى المشغّل مفتاحك ${apart(key)}. استدعاءاته مرفوضة الآن.`,
  keysRevoked: '🚫 ألغى المشغّل مفاتيح API الخاصة بك. استدعاءاتها مرفوضة الآن.',
  slowDown:
    '🐢 أرسلتَ أكثر مما أستطيع معالجته، فتجاوزتُ رسائلك الأخيرة. انتظر لحظة وأرسلها مجددًا من فضلك.',

  paidBackElsewhere: (reference) =>
    html`⚠️ دفعة ${apart(reference)} عادت إلى الدافع، لكن ليس عبر هذه الخدمة.`,
  account: 'الحساب',
  partTaken: (taken, amount) => `خُصم من المحفظة ${taken} من أصل ${amount}.`,
  stillThere: (amount) => `ما زال ${amount} في المحفظة. استخدم زر «رد المبلغ» هنا لإخراجه.`,
  spent: (amount) => html`كان ${amount} قد صُرف.`,
  nowOwes: (amount) =>
    html`على الحساب الآن ${amount}. تُرفض الطلبات حتى يسدّده شحن أو ${apart('/credit')}.`,
  owedSince: 'كان ذلك دينًا على الحساب، وقد سُدّد.',
  refundRefused: (reference, amount) =>
    html`⚠️ رفضت خدمة الدفع رد ${apart(reference)}. المبلغ ${amount} في المحفظة من جديد.`,
  unmatched: 'دفعة لم أعرف لأي شحن هي؛ لم يُضَف شيء.',
  payment: 'الدفعة',
  for: 'عن',
  paid: 'المدفوع',
  findPayer: `اعرف لمن هي. ثم أضفها إلى محفظته أو رُدّها في ${apart('/payments')}.`,
  outcomeUnknown: (id) => html`⚠️ لا يُعرف بعد هل نُفّذ ${apart(id)}: المورّد لا يعطي جوابًا واضحًا.`,
  keepsAsking: 'أواصل سؤال المورّد. لا يُسترد شيء بالتخمين.',
  orderWaits: (id) => html`⚠️ فشل ${apart(id)} عدة مرات، ومن المؤكد أنه لم يُنفَّذ بعد.`,
  triesAgain: 'أعيد المحاولة كل عشر دقائق لمدة يوم، ثم يُسترد الثمن. يمكنك إلغاؤه قبل ذلك.',
  doneAfterCancel: (id) =>
    html`⚠️ نفّذ المورّد ${apart(id)} بعد إلغائه واسترداد ثمنه، فسُلّم دون دفع. اطلب من المورّد استرجاعه، أو اخصم من الحساب بالأمر ${apart('/debit')}.`,
  failedAfterCompletion: (id) =>
    html`⚠️ يقول المورّد إنه لم ينفّذ ${apart(id)}، لكن الطلب اكتمل يدويًا. لم يتحرّك مال. اسأل المورّد، وإن لم يصل شيء إلى اللاعب فأضف إلى الحساب بالأمر ${apart('/credit')}.`,
  soldAtLoss: (id, price, cost) =>
    html`⚠️ بيع ${apart(id)} بسعر ${price} وكلّف ${cost}. ارفع سعره بالأمر ${apart('/product')}.`,
  codeQuarantined: (id) =>
    html`🚧 أُلغي ${apart(id)}، لكن قسيمته ربما استُخدمت. القسيمة محجوزة حتى تقرّر.`,
  decide: 'اتخاذ القرار',
  ordersDelayed:
    '⏳ بعض طلباتك يستغرق وقتًا أطول من المعتاد بسبب عطل لدى مورّدنا. سيُنفَّذ أو يُردّ مبلغه. لا داعي للطلب مجددًا.',
  supplierFailing: (supplier, calls) => html`🔴 المورّد ${apart(supplier)} يفشل باستمرار: ${calls}.`,
  supplierRecovered: (supplier, calls) =>
    html`🟢 المورّد ${apart(supplier)} يعمل من جديد: ${calls}.`,
  calls: {
    place: 'طلبات جديدة',
    check: 'متابعة الطلبات المفتوحة',
    lookup: 'التحقق واستخدام القسائم',
    checkLookup: 'متابعة استخدام القسائم',
  },
  ordersGoOn:
    'تذهب الطلبات إلى المورّد التالي، أو تنتظر. أختبره ببضعة استدعاءات كل 30 ثانية على الأقل.',
  isTested: 'أختبره ببضعة استدعاءات كل 30 ثانية على الأقل.',
  suppliers: '🚚 المورّدون',
  stockLow: (pid, left) => html`🎟 مخزون ${apart(pid)} منخفض: بقي ${left}.`,
  dayLimit: (supplier) =>
    html`📈 بلغ ${supplier} حدّه اليومي: لم تعد طلبات اليوم تتسع فيه. تذهب إلى المورّد التالي، وإن لم يوجد تُرفض. ينتهي اليوم عند 00:00 UTC.`,
  stockOut: (pid) => html`🔴 نفد ${apart(pid)}: بيع آخر رمز منه للتو. أضف رموزًا لبيع المزيد.`,
  addCodes: '➕ إضافة رموز',
  stock: '🎟 المخزون',
  backupFailed: '⚠️ فشل النسخ الاحتياطي المجدول. سأحاول مجددًا.',
  databaseDamaged:
    '🔴 ملف قاعدة البيانات تالف: كشفه فحص بعد انهيار. أوقف الخدمة، واحتفظ بالملف، وافحص قرص الجهاز وذاكرته، واستعِد أحدث نسخة احتياطية سليمة.',
  showForAdmin: 'عرض',

  gathered: {
    ordersEnded: (count) => `📦 انتهى من طلباتك: ${orders(count)}. القائمة تبيّن كيف.`,
    manualOrders: (count) => `🙋 بانتظار التنفيذ اليدوي: ${orders(count)}.`,
    receipts: (count) => `🔔 بانتظارك: ${counted(count, RECEIPTS)}.`,
    outcomeUnknown: (count) =>
      `⚠️ لا يُعرف بعد هل نُفّذ ما يلي: ${orders(count)}. المورّد لا يعطي جوابًا واضحًا.`,
    orderWaits: (count) => `⚠️ فشل عدة مرات ومن المؤكد أنه لم يُنفَّذ بعد: ${orders(count)}.`,
    triesAgain: 'أعيد المحاولة كل عشر دقائق لمدة يوم، ثم يُسترد الثمن. يمكنك الإلغاء قبل ذلك.',
    quarantined: (count) =>
      `🚧 أُلغي وربما استُخدمت قسائمه: ${orders(count)}. القسائم محجوزة حتى تقرّر.`,
    soldAtLoss: (count, id) =>
      html`⚠️ بيع بأقل من الكلفة: ${orders(count)}، مثل ${apart(id)}. ارفع الأسعار بالأمر ${apart('/product')}.`,
    stockLow: (count) => `🎟 مخزون منخفض: ${counted(count, PRODUCTS)}. القائمة تبيّن أيها.`,
    stockOut: (count) => `🔴 نفد: ${counted(count, PRODUCTS)}. القائمة تبيّن أيها.`,
  },
}
