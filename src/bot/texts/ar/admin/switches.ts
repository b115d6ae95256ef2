import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart } from '../words.ts'

export const switches: Texts['service']['switches'] = {
  title: '🎛 التشغيل والإيقاف',
  names: {
    maintenance: '🛠 الصيانة',
    apiorders: '📦 الطلبات عبر API',
    shop: '🛍 المتجر في المحادثة',
    allowlist: '🌐 اشتراط العناوين',
    statuspage: '📡 صفحة الحالة',
    eligibility: '🎓 شروط الأهلية',
    stars: '⭐️ Telegram Stars',
    crypto: '🪙 عملات رقمية (@CryptoBot)',
  },
  on: 'مفعّل',
  off: 'متوقف',
  effect: {
    maintenance: 'مفعّل: الطلبات والاستعلامات الجديدة مرفوضة',
    apiorders: 'متوقف: الطلبات الجديدة مرفوضة',
    shop: 'متوقف: لا أحد يستطيع الشراء في المحادثة',
  },
  turn: {
    on: (name) => `${name}: تشغيل`,
    off: (name) => `${name}: إيقاف`,
  },
  yes: { on: 'نعم، تشغيل', off: 'نعم، إيقاف' },
  turned: {
    maintenance: {
      on: 'الصيانة مفعّلة: الطلبات والاستعلامات الجديدة مرفوضة حتى توقفها.',
      off: 'انتهت الصيانة: API مفتوح من جديد.',
    },
    apiorders: {
      on: 'الطلبات عبر API مفعّلة.',
      off: 'الطلبات عبر API متوقفة: الطلبات الجديدة مرفوضة.',
    },
    shop: {
      on: 'المتجر مفتوح: يمكن الشراء في المحادثة.',
      off: 'المتجر مغلق: لا أحد يستطيع الشراء في المحادثة.',
    },
    statuspage: {
      on: 'صفحة الحالة متاحة للجميع.',
      off: 'صفحة الحالة مخفية.',
    },
    allowlist: {
      on: 'قائمة العناوين شرط الآن: تُرفض الحسابات التي ليس لها قائمة.',
      off: 'لم تعد قائمة العناوين شرطًا.',
    },
    eligibility: {
      on: 'شروط الأهلية سارية من الآن.',
      off: 'لم تعد شروط الأهلية سارية.',
    },
    stars: { on: 'Telegram Stars متاحة.', off: 'لم تعد Telegram Stars متاحة.' },
    crypto: { on: 'الدفع بالعملات الرقمية متاح.', off: 'لم يعد الدفع بالعملات الرقمية متاحًا.' },
  },
  usage: (command) => `اكتب ${apart(`${command} on`)} أو ${apart(`${command} off`)}.`,
  eligibilityUsage: `اكتب ${apart('/eligibility on')} أو ${apart('/eligibility off')}. ويمكنك إضافة أقل مجموع شحن وأقل عمر للحساب: ${apart('/eligibility on 50 7d')}.`,
  confirm: {
    maintenance: 'تشغيل الصيانة؟',
    apiorders: 'إيقاف الطلبات عبر API؟',
    shop: 'إغلاق المتجر في المحادثة؟',
    allowlist: 'اشتراط قائمة عناوين؟',
    eligibility: 'تشغيل شروط الأهلية؟',
  },
  about: {
    maintenance:
      'تُرفض فورًا كل الطلبات والاستعلامات الجديدة لكل الموزّعين حتى توقفها. الطلبات المفتوحة مستمرة، وما زال بإمكان الموزّعين قراءة كل شيء.',
    apiorders:
      'تُرفض فورًا كل الطلبات الجديدة لكل الموزّعين حتى تشغّلها من جديد. الاستعلامات والطلبات المفتوحة مستمرة.',
    shop: 'لا أحد يستطيع الشراء في المحادثة حتى تفتحه من جديد. الطلبات عبر API والطلبات المفتوحة مستمرة.',
    allowlist: 'يرفض API فورًا كل حساب ليس له قائمة، حتى تكون له قائمة أو توقف هذا الشرط.',
    eligibility: 'يرفض API فورًا كل حساب لا يستوفيها.',
  },
  all: '‹ التشغيل والإيقاف',
  editRules: '✏️ شروط الأهلية',
  topUps: '➕ الشحن',
  askRules: 'من يستطيع استخدام API؟',
  aboutRules: (both, none) =>
    html`أرسل أقل مجموع شحن للحساب (بالـ USD)، أو أقل عمر له، أو الاثنين معًا، مثل ${apart(both)}. و${apart(none)} تعني دون شروط.`,
  rules: (amount, age) => `مجموع الشحن ${amount} على الأقل، وعمر الحساب ${age}`,
  confirmRules: 'اعتماد شروط الأهلية هذه؟',
  aboutNewRules: (rules) => `الشروط: ${rules}. يرفض API فورًا كل الحسابات الأخرى.`,
  rulesOn: (rules) => `شروط الأهلية سارية: ${rules}.`,
  rulesOff: (rules) => `شروط الأهلية متوقفة: ${rules}.`,
}
