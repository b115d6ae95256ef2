import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, CALLS, counted } from '../words.ts'

const EVENTS = {
  one: 'حدث واحد',
  two: 'حدثين',
  few: 'أحداث',
  many: 'حدثًا',
  other: 'حدث',
}

export const webhooks: Texts['webhooks'] = {
  open: '🪝 Webhooks',
  ofTestKeys: '🪝 Webhooks لمفاتيح الاختبار',
  one: '🪝 Webhook',
  oneOfTestKeys: '🪝 Webhook لمفاتيح الاختبار',
  about: 'أرسل الأحداث، مثل اكتمال طلب، إلى هذه العناوين. اضغط على واحد لترى ما أُرسل.',
  whatFor:
    'أستطيع إرسال الأحداث، مثل اكتمال طلب، إلى عنوان URL لك، فلا تحتاج برامجك إلى السؤال كل مرة. كل استدعاء موقّع.',
  full: (count) => `لديك ${count}، وهذا هو الحد. أزِل واحدًا لتضيف غيره.`,
  add: '➕ إضافة webhook',
  world: { live: '🪝 للمفاتيح الفعلية', test: '🧪 لمفاتيح الاختبار' },

  state: 'الحالة',
  on: '🟢 مفعّل',
  failing: (time) => html`🟠 مفعّل، لكنه يفشل منذ ${time}`,
  off: {
    switched_off: '⚪️ متوقف',
    failing: '⚪️ متوقف، إذ لم ينجح أي استدعاء منذ خمسة أيام',
    gone: '⚪️ متوقف، لأن خادمك أجاب بـ 410 (gone)',
  },
  events: 'الأحداث',
  allEvents: 'الكل',
  waiting: 'في الانتظار',
  calls: (count) => counted(count, CALLS),
  lastTest: 'آخر اختبار',
  testOnItsWay: '🕓 في الطريق – اضغط «تحديث»',
  id: 'المعرّف',
  added: 'أُضيف',

  sendTest: '📨 إرسال حدث اختبار',
  testSent: 'حدث الاختبار في الطريق. اضغط «تحديث» لرؤية الرد.',
  deliveries: '📜 الإرسالات',
  chooseTypes: '🗂 اختيار الأحداث',
  rotate: '🔁 استبدال السر',
  turnOn: '🟢 تشغيل',
  turnOff: '⚪️ إيقاف',
  turnedOn: 'الـ webhook مفعّل، ويصله ما يحدث من الآن. ومن «الإرسالات» يمكنك إرسال ما فاته.',
  turnedOff: 'الـ webhook متوقف.',
  remove: '🗑 إزالة',
  removed: 'تمت إزالة الـ webhook.',
  whichEvents: '🗂 أي أحداث؟',
  askTypes: 'اضغط على حدث لاختياره أو تركه. إذا اخترتها كلها، تُرسل أنواع الأحداث الجديدة أيضًا.',
  next: 'التالي: عنوان URL ›',
  save: '💾 حفظ',
  typesSaved: 'تم الحفظ.',
  whereTo: '🪝 إلى أين أرسل الأحداث؟',
  askUrl: html`أرسل عنوان URL لخادمك، مثل ${apart(code('https://shop.example/webhooks'))}. بعدها أرسل إليه حدث اختبار موقّعًا، وأعرض لك سر التوقيع.`,
  didYouMean: (url) => html`هل تقصد ${url}؟`,
  offerUrl: (url) =>
    html`هل أرسل أحداث حسابك إلى ${url}؟ بعدها أرسل إليه حدث اختبار موقّعًا، وأعرض لك سر التوقيع.`,

  secret: 'سر الـ webhook الخاص بك',
  to: (url) => html`إلى ${apart(url)}`,
  secretShownOnce: html`أعرضه مرة واحدة فقط. يحتاجه خادمك للتحقق من الترويسة ${apart(code('webhook-signature'))} في كل استدعاء: كل مكتبة لـ Standard Webhooks تفعل ذلك.`,
  copySecret: '📋 نسخ السر',
  secretNotShown:
    'تم، لكن رسالتي التي تحوي السر لم تصل إليك، ولا أستطيع عرضه مجددًا. افتح الـ webhook وخذ سرًا جديدًا.',
  newSecretNotShown:
    'تم، لكن رسالتي التي تحوي السر الجديد لم تصل إليك، ولا أستطيع عرضه مجددًا. خذ سرًا آخر. عندها ينتهي السر الذي يستخدمه خادمك، فاستعدّ لتغييره.',
  rotatedBefore: 'صار للـ webhook سر جديد منذ عرض هذا الزر.',
  ask: {
    rotate: 'استبدال السر؟',
    off: 'إيقاف الـ webhook؟',
    remove: 'إزالة الـ webhook؟',
  },
  whatItMeans: {
    rotate: (url) =>
      html`تحصل فورًا على سر جديد لـ ${apart(url)}. ولمدة 24 ساعة يُوقَّع كل استدعاء بالقديم أيضًا، حتى يتسنى لك تغيير خادمك. وإذا أخذت سرًا جديدًا قبل أقل من 24 ساعة، فالذي سبقه ينتهي الآن.`,
    off: (url) =>
      html`لا يُرسل شيء إلى ${apart(url)} حتى تشغّله من جديد. ما يحدث في هذه الأثناء لا يُرسل إلا إذا طلبته لاحقًا من «الإرسالات».`,
    remove: (url) => html`لن يُرسل شيء إلى ${apart(url)} بعد الآن، ويُحذف سره.`,
  },
  confirmed: {
    rotate: '🔁 نعم، استبدله',
    off: '⚪️ نعم، أوقفه',
    remove: '🗑 نعم، أزِله',
  },

  noDeliveries: 'لم يُرسل شيء بعد.',
  legend: 'في كل سطر: الحدث، وحالة رد خادمك، والوقت الذي استغرقه، ورقم المحاولة.',
  notSentYet: 'لم يُرسل بعد',
  event: 'الحدث',
  notKept: 'لم يعد محفوظًا',
  subject: 'عن',
  queued: 'دخل الانتظار',
  attempts: 'المحاولات',
  lastAttempt: 'آخر محاولة',
  answer: 'الرد',
  answered: (status, ms) => `${status} خلال ${apart(`${ms} ms`)}`,
  noAnswer: (problem, ms) => `${apart(problem)} بعد ${apart(`${ms} ms`)}`,
  nextAttempt: 'المحاولة التالية',
  givenUp: 'لا محاولات أخرى. يمكنك إرساله مجددًا.',
  sendAgain: '📨 إرسال مجددًا',
  sentAgain: 'هو في الطريق من جديد.',
  deliveryGone: 'أُرسل هذا مجددًا منذ ذلك الحين، أو لم يعد محفوظًا.',
  resend: '📨 إرسال كل ما حدث منذ …',
  askSince: html`كل الأحداث منذ ذلك الوقت تُرسل مجددًا، حتى التي قبلها خادمك. اضغط على وقت، أو أرسل تاريخًا مثل ${apart(code('2026-01-15'))} أو ${apart(code('2026-01-15 12:00'))} (UTC).`,
  notADate: `هذا ليس تاريخًا ماضيًا. اكتبه هكذا: ${apart('2026-01-15')} أو ${apart('2026-01-15 12:00')} (UTC)، أو أرسل ${apart('/cancel')}.`,
  nothingSince: (time) => html`لم يحدث شيء من الأنواع المختارة منذ ${time}.`,
  askResend: (count) => `إرسال ${counted(count, EVENTS)} مجددًا؟`,
  everythingSince: (time) =>
    html`هذا كل ما حدث منذ ${time}. يصل كل حدث إلى خادمك بالمعرّف نفسه كما من قبل.`,
  resendNow: (count) => `📨 نعم، أرسل ${count}`,
  resending: 'هي في الطريق.',
}
