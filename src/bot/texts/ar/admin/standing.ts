import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart } from '../words.ts'

const write = (command: string) => `اكتب ${apart(command)} ثم معرّفًا أو ${apart('@name')}`
const bare = (command: string) => `${write(command)}، ولا شيء بعده.`

export const standing: Texts['people']['standing'] = {
  usage: {
    ban: `${write('/ban')}، ثم سببًا إن أردت: ${apart('/ban @ada Stolen card')}`,
    unban: bare('/unban'),
    restrict: `${write('/restrict')}، ثم المدة، ثم سببًا إن أردت: ${apart('/restrict @ada 2h Too many chargebacks')}. اكتب المدة هكذا: ${apart('30m')} أو ${apart('2h')} أو ${apart('7d')}.`,
    unrestrict: bare('/unrestrict'),
    apioff: `${write('/apioff')}، ثم سببًا إن أردت: ${apart('/apioff @ada Too many bad calls')}`,
    apion: bare('/apion'),
    shopoff: `${write('/shopoff')}، ثم سببًا إن أردت: ${apart('/shopoff @ada API only')}`,
    shopon: bare('/shopon'),
  },
  notForAdmins: {
    ban: (name) =>
      `الحساب ${apart(name)} لمشرف ولا يمكن حظره: ألغِ دوره أولًا في ${apart('/team')} أو أزِله من ADMIN_IDS.`,
    restrict: (name) =>
      `الحساب ${apart(name)} لمشرف ولا يمكن تقييده: ألغِ دوره أولًا في ${apart('/team')} أو أزِله من ADMIN_IDS.`,
  },

  howLong: '🟠 كم مدة التقييد؟',
  askTime: `يرفض البوت وAPI هذا الحساب حتى ذلك الحين، ثم ينتهي التقييد وحده. اضغط على مدة، أو اكتبها مع سبب، مثل ${apart('2h Too many chargebacks')}.`,
  ask: {
    ban: '⛔ حظر؟',
    restrict: '🟠 تقييد؟',
    apioff: '⚪️ إيقاف API؟',
    shopoff: '⚪️ إيقاف المتجر؟',
  },
  askRestrict: (time) => `🟠 تقييد لمدة ${time}؟`,
  effect: {
    ban: 'يرفض البوت وAPI هذا الحساب حتى ترفع الحظر.',
    restrict: 'يرفض البوت وAPI هذا الحساب حتى ذلك الحين.',
    apioff: 'تُرفض استدعاءات برامجه فورًا، ولا يستطيع صاحب الحساب تشغيل API بنفسه.',
    shopoff: 'لا شراء في المحادثة لهذا الحساب بعد الآن. الوصول إلى API يبقى كما هو.',
  },
  ordersContinue: 'الطلبات قيد التنفيذ مستمرة، والرصيد محفوظ.',
  askReason: 'اكتب السبب. سيراه صاحب الحساب.',
  withoutReason: 'دون سبب',

  confirm: {
    ban: (name) => html`⛔ حظر ${apart(name)}؟`,
    restrict: (name, until) => html`🟠 تقييد ${apart(name)} حتى ${until}؟`,
    apioff: (name) => html`⚪️ إيقاف API للحساب ${apart(name)}؟`,
    shopoff: (name) => html`⚪️ إيقاف المتجر في المحادثة للحساب ${apart(name)}؟`,
  },
  reason: 'السبب',
  noReason: 'لا يوجد',
  balance: 'الرصيد',
  replaces: (until) => html`⚠️ هذا يحل محل التقييد حتى ${until}.`,
  getMessage: 'تصل رسالة إلى صاحب الحساب.',
  getReason: 'تصل رسالة إلى صاحب الحساب ومعها السبب.',
  yes: {
    ban: '⛔ نعم، احظر',
    restrict: '🟠 نعم، قيّد',
    apioff: '⚪️ نعم، أوقفه',
    shopoff: '⚪️ نعم، أوقفه',
  },
  timeIsOver: 'لم يتغيّر شيء: ذلك الوقت مضى.',

  did: {
    ban: (name) => `⛔ حُظر ${apart(name)}.`,
    unban: (name) => `🟢 رُفع الحظر عن ${apart(name)}.`,
    restrict: (name, until) => `🟠 قُيّد ${apart(name)} حتى ${until}.`,
    unrestrict: (name) => `🟢 رُفع التقييد عن ${apart(name)}.`,
    apioff: (name) => `⚪️ أُوقف API للحساب ${apart(name)}.`,
    apion: (name) => `🟢 سُمح بـ API للحساب ${apart(name)} من جديد.`,
    shopoff: (name) => `⚪️ أُوقف المتجر في المحادثة للحساب ${apart(name)}.`,
    shopon: (name) => `🟢 سُمح بالشراء في المحادثة للحساب ${apart(name)} من جديد.`,
  },
  because: (reason) => `السبب: ${reason}`,
  hasBlocked: 'حظر صاحب الحساب البوت، فلا تصله رسالة.',
  already: {
    ban: (name, since) => `لم يتغيّر شيء: الحساب ${apart(name)} محظور من قبل، منذ ${since}.`,
    unban: (name) => `لم يتغيّر شيء: الحساب ${apart(name)} غير محظور.`,
    restrict: (name, until) =>
      `لم يتغيّر شيء: الحساب ${apart(name)} مقيّد من قبل حتى ${until}. لتغيير ذلك اكتب ${apart('/restrict')} مع مدة أخرى.`,
    unrestrict: (name) => `لم يتغيّر شيء: الحساب ${apart(name)} غير مقيّد.`,
    apioff: (name) => `لم يتغيّر شيء: API متوقف من قبل للحساب ${apart(name)}.`,
    apion: (name) => `لم يتغيّر شيء: لم يوقف أي مشرف API للحساب ${apart(name)}.`,
    shopoff: (name) => `لم يتغيّر شيء: المتجر متوقف من قبل للحساب ${apart(name)}.`,
    shopon: (name) => `لم يتغيّر شيء: الشراء في المحادثة مسموح للحساب ${apart(name)}.`,
  },
  stillRestricted: (until) => `يبقى الحساب مقيّدًا حتى ${until}.`,
  stillBanned: 'يبقى الحساب محظورًا.',
  stillOff: 'لكن صاحب الحساب أوقفه بنفسه.',
}
