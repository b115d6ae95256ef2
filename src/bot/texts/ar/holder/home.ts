import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, operator } from '../words.ts'

export const home: Texts['home'] = {
  hello: (name) => html`👋 أهلًا ${name}`,
  nameless: 'بك',
  intro: 'اشحن محفظتك واشترِ من المتجر. ومع الوصول إلى API تستطيع برامجك أن تطلب أيضًا.',
  closed: {
    maintenance: '🛠 الشراء متوقف مؤقتًا للصيانة. رصيدك وطلباتك في أمان.',
    shop: '🛍 المتجر مغلق حاليًا. رصيدك وطلباتك في أمان.',
    apiOrders: '🔌 الطلبات الجديدة عبر API متوقفة حاليًا. رصيدك وطلباتك في أمان.',
  },
  meanwhile: {
    maintenance:
      'يمكنك في هذه الأثناء شحن رصيدك ورؤية طلباتك والاطلاع على الأسعار. عُد لاحقًا للشراء من فضلك.',
    shop: 'يمكنك في هذه الأثناء شحن رصيدك ورؤية طلباتك. عُد لاحقًا للشراء من فضلك.',
    apiOrders: 'يمكنك في هذه الأثناء الشراء من المتجر وشحن رصيدك ورؤية طلباتك.',
  },
  wallet: '👛 المحفظة',
  topUp: '➕ شحن الرصيد',
  api: '🔑 الوصول إلى API',
  orders: '📦 الطلبات',
  help: '❔ المساعدة',
  admin: '🛡 الإدارة',
  language: '🌐 اللغة',
  standing: 'حالة الحساب',
  standings: { active: '🟢 نشط', restricted: '🟠 مقيّد', banned: '⛔ محظور' },
  banned: 'حسابك محظور.',
  restricted: 'حسابك مقيّد.',
  restrictedUntil: (time) => `حسابك مقيّد حتى ${time}.`,
  reason: (reason) => `السبب: ${reason}.`,
  keepsBalance: (support) =>
    `رصيدك محفوظ. لمعرفة المزيد تواصل مع ${operator(support)}. وللمساعدة في دفعة أرسل ${apart('/paysupport')}.`,

  helpTitle: 'ماذا أستطيع أن أفعل',
  firstOrder: 'طلبك الأول',
  firstOrderSteps: `1. اشحن محفظتك. 2. شغّل الوصول في ${apart('/api')} وأنشئ مفتاحًا. 3. أرسل الطلبات بهذا المفتاح.`,
  tryFirst: `للتجربة أولًا دون دفع، خذ مفتاح اختبار: ${apart('/api')} ثم «مفاتيح الاختبار».`,
  apiIsAt: (url, reference) => html`عنوان API هو ${url} ومرجعه ${apart(reference)}`,
  questions: (support) => `لديك سؤال؟ اسأل ${operator(support)}.`,

  chooseLanguage: 'بأي لغة أتحدث؟',
  languageChosen: 'من الآن أتحدث العربية.',

  commands: {
    start: 'القائمة',
    shop: 'شراء شحن لعبة أو مفتاح أو بطاقة',
    wallet: 'الرصيد والشحن والحركات وكشف الحساب',
    api: 'الوصول إلى API والمفاتيح والعناوين وwebhook',
    orders: 'طلباتك ورموزها',
    bulk: 'شراء الكثير دفعة واحدة من ملف CSV',
    language: 'اللغة التي أتحدث بها',
    help: 'ماذا يستطيع هذا البوت',
    paysupport: 'مساعدة في دفعة',
    terms: 'شروط هذه الخدمة',
    cancel: 'إيقاف السؤال الحالي',
  },
}
