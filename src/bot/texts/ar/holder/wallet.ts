import { code, html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const wallet: Texts['wallet'] = {
  title: '👛 المحفظة',
  balance: 'الرصيد',
  openTopUps: 'شحن مفتوح',
  owed: (amount) =>
    html`⚠️ عليك ${amount}، لأن دفعة سُحبت بعد أن صرفتها. تُرفض الطلبات والاستعلامات المدفوعة حتى تسدّد هذا المبلغ. شحنك القادم يسدّده أولًا.`,
  lowBalance: '🔔 انخفاض الرصيد',
  noMark: 'لا أنبّهك عند انخفاض رصيدك.',
  mark: (amount) => html`أنبّهك عندما ينزل رصيدك عن ${amount}.`,
  setMark: '✏️ تحديد المبلغ',
  markOff: '🔕 إيقاف',
  askMark: 'نبّهني عندما ينزل رصيدي عن:',
  howToType: html`اكتب مبلغًا بالـ USD، مثل ${code('50')}.`,
  markOffToast: 'لن أنبّهك بعد الآن.',

  entries: '📒 الحركات',
  noEntries: 'لا توجد حركات بعد. أولها يأتي مع أول شحن.',
  balanceThen: (amount) => `الرصيد ${amount}`,
  kind: {
    deposit: 'شحن الرصيد',
    deposit_refund: 'استرداد شحن',
    deposit_refund_reversal: 'إلغاء استرداد شحن',
    credit: 'إضافة',
    debit: 'خصم',
    charge: 'طلب',
    refund: 'استرداد ثمن طلب',
    claim_refund: 'استرداد بعد مشكلة',
    fee: 'استعلام',
    fee_refund: 'إعادة رسوم استعلام',
    chargeback: 'شحن سُحبت دفعته',
    debt: 'دَين عن شحن سُحبت دفعته',
    debt_payment: 'سداد دَين',
  },

  statement: '⬇️ كشف الحساب (CSV)',
  statementCaption: (count) =>
    `كل حركات محفظتك من الأقدم: ${count}. الأوقات بتوقيت UTC والمبالغ بالـ USD.`,
  statementPart: (part) => `الجزء ${part} من كشف حسابك، وفيه الحركات التالية.`,
}
