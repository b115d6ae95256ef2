import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, operator } from '../words.ts'

export const support: Texts['support'] = {
  title: '💬 مساعدة في دفعة',
  button: '💬 الدعم',
  include: (support) => `هل هناك مشكلة في شحن أو طلب؟ راسل ${operator(support)} واذكر:`,
  yourId: 'معرّفك:',
  theReference: 'رقم مرجع الشحن، أو رقم الطلب',
  whatHappened: 'متى دفعت وكيف، وماذا حدث',
  newestTopUps: 'أحدث عمليات الشحن',
  notTelegram: 'دعم Telegram نفسه لا يستطيع المساعدة في المدفوعات لهذا البوت.',

  terms: '📄 الشروط',
  defaultTerms: (support) => [
    'كل شحن يدخل محفظتك هنا ويدفع ثمن طلباتك. لا يمكن سحب الرصيد.',
    'إذا تأكّد أن طلبًا لم يُنفَّذ، يعود ثمنه إلى محفظتك. ما سُلّم فهو نهائي، ومنه الرموز التي عُرضت عليك.',
    'أنت المسؤول عن المعرّفات والأسماء التي تطلب لها، وعن مفتاح API الخاص بك.',
    'الاحتيال أو الدفع بأموال مسروقة أو سحب دفعة يُفقدك الوصول إلى الخدمة.',
    'ليس Telegram طرفًا في هذا الاتفاق، ودعمه لا يستطيع المساعدة في المدفوعات.',
    `للأسئلة والشكاوى: ${operator(support)}. الأمر ${apart('/paysupport')} يبيّن ما تذكره.`,
  ],

  settings: '💬 الدعم والشروط',
  contact: (contact) => `جهة الاتصال التي يراها الناس: ${apart(contact)}`,
  noContact: 'لم تُحدَّد جهة اتصال. يرى الناس كلمة «المشغّل».',
  ownTerms: `الأمر ${apart('/terms')} يعرض:`,
  shortTerms: `الأمر ${apart('/terms')} يعرض النص القصير الجاهز.`,
  change: { support: '✏️ الدعم', terms: '✏️ الشروط' },
  remove: { support: '🗑 إزالة', terms: '🗑 النص القصير' },
  ask: {
    support: html`ممّن يطلب الناس المساعدة؟ أرسل ${apart(code('@name'))} في Telegram، أو بريدًا إلكترونيًا، أو عنوانًا يبدأ بـ ${apart(code('https://'))}.`,
    terms: html`أرسل نص ${apart('/terms')}، بحد أقصى 3500 حرف.`,
  },
  changed: {
    support: 'تم التغيير. يراها الناس من الآن.',
    terms: `تم التغيير. الأمر ${apart('/terms')} يعرضها.`,
  },
  removed: {
    support: 'تمت الإزالة. يرى الناس الآن كلمة «المشغّل».',
    terms: `تمت الإزالة. الأمر ${apart('/terms')} يعرض النص القصير الجاهز من جديد.`,
  },
}
