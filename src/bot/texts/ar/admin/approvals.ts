import type { Texts } from '../../en.ts'
import { apart, counted } from '../words.ts'

const DECISIONS = {
  one: 'قرار واحد',
  two: 'قراران',
  few: 'قرارات',
  many: 'قرارًا',
  other: 'قرار',
}

export const approvals: Texts['people']['approvals'] = {
  title: '🔐 شخص ثانٍ',
  none: 'لا شيء بانتظار شخص ثانٍ.',
  above: (amount) =>
    `الإضافات والمبالغ المستردة التي تزيد على ${amount} تحتاج شخصًا ثانيًا. وأسعار الصرف وطرق الدفع والأدوار التي تحرّك المال تحتاجه دائمًا.`,
  anyAmount: 'بلا حد',
  never: 'لا يحتاج أي مبلغ إلى شخص ثانٍ.',
  kinds: {
    adjustment: 'إضافة أو خصم',
    top_up: 'شحن',
    top_up_refund: 'استرداد شحن',
    payment: 'دفعة دون شحن',
    claim: 'استرداد بسبب مشكلة',
    order: 'إلغاء طلب',
    settings: 'إعدادات الشحن',
    second_person: 'المبلغ الذي يحتاج شخصًا ثانيًا',
    transfer: 'طريقة دفع',
    supplier: 'حدود مورّد',
    role: 'دور',
    tier: 'فئة حساب',
    claim_codes: 'استبدال أكواد',
    payment_return: 'إعادة دفعة',
  },
  state: {
    open: 'قيد الانتظار',
    confirmed: 'مؤكَّد',
    declined: 'مرفوض',
    expired: 'انتهت مهلته',
  },
  amount: 'المبلغ',
  asked: 'قرّره',
  ended: 'أنهاه',
  until: 'حتى',
  reason: 'السبب',
  confirm: '✅ تأكيد',
  decline: '✖️ رفض',
  withdraw: '✖️ سحب',
  waitsForOther: 'هذا يحتاج إلى شخص ثانٍ. أبلغناه، ولديه 24 ساعة.',
  done: { confirmed: 'تم التأكيد والتنفيذ.', declined: 'رُفض. لم يتغيّر شيء.' },
  wanted: (who, what, amount) => `🔐 ${who} يحتاج إلى شخص ثانٍ: ${what}، ${amount}.`,
  told: {
    confirmed: (who, what, amount) => `✅ ${who} أكّد: ${what}، ${amount}. تم التنفيذ.`,
    declined: (who, what, amount) => `✖️ ${who} رفض: ${what}، ${amount}. لم يتغيّر شيء.`,
  },
  show: 'عرض',
  waits: (count) => `بانتظار شخص ثانٍ: ${counted(count, DECISIONS)}، انظر ${apart('/approvals')}`,
  setting: (amount) => `🔐 شخص ثانٍ: فوق ${amount}`,
  settingNever: '🔐 شخص ثانٍ: أبدًا',
  ask: 'فوق أي مبلغ بالـ USD يلزم شخصان؟',
  about:
    'الإضافات والمبالغ المستردة التي تزيد على هذا المبلغ تنتظر حتى يؤكدها عضو آخر في الفريق. وعندها تنتظر دائمًا أسعار الصرف وطرق الدفع والأدوار التي تحرّك المال ورفع هذا المبلغ. أرسل 0 لعدم الانتظار أبدًا.',
  back: '‹ شخص ثانٍ',
}
