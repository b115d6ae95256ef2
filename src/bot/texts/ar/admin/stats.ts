import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'
import { apart, counted, ORDERS } from '../words.ts'

export const stats: Texts['service']['stats'] = {
  title: '📈 الإحصاءات',
  period: {
    today: 'اليوم',
    yesterday: 'أمس',
    week: 'آخر 7 أيام',
    month: 'آخر 30 يومًا',
    quarter: 'آخر 90 يومًا',
  },
  short: {
    today: 'اليوم',
    yesterday: 'أمس',
    week: '7 أيام',
    month: '30 يومًا',
    quarter: '90 يومًا',
  },
  range: (first, last) => `من ${first} إلى ${last}`,
  otherDays: '📅 أيام أخرى',
  askDays: 'أي أيام؟',
  aboutAsk: (example) => html`اكتب اليوم الأول واليوم الأخير، مثل ${example}. سنة على الأكثر.`,
  badDays: `أحتاج إلى يومين، مثل ${apart('2026-01-01 2026-01-31')}، الأسبق أولًا، وسنة على الأكثر.`,
  none: 'لم يُبَع شيء في هذه الأيام.',
  sales: 'المبيعات',
  orders: (count) => counted(count, ORDERS),
  more: (share) => `أكثر بـ${share} من عدد مماثل من الأيام قبلها`,
  less: (share) => `أقل بـ${share} من عدد مماثل من الأيام قبلها`,
  profit: 'الربح',
  margin: (share) => `${share} من المبيعات`,
  withoutCost: (orders, amount) =>
    `خارج حساب الربح: ${orders} بمبلغ ${amount}، لأن تكلفتها غير معروفة. حدّد التكاليف عبر ${apart('/product')}.`,
  ended: 'الطلبات المنتهية',
  completed: 'مكتملة',
  times: (half, most) => `نصفها خلال ${half}، و95 من كل 100 خلال ${most}`,
  claims: 'أُعيد بعد مشكلات',
  topUps: 'عمليات الشحن',
  newAccounts: 'حسابات جديدة',
  byLine: 'حسب الخط',
  bySupplier: 'حسب المورّد',
  topProducts: 'الأكثر مبيعًا',
  topAccounts: 'أفضل العملاء',
  open: 'الطلبات المفتوحة',
  accounts: 'الحسابات',
  owed: 'ديون بعد ردّ المدفوعات',
  about:
    'تبدأ الأيام الساعة 00:00 بتوقيت UTC. يُحسب الطلب في يوم انتهائه، والمبيعات بعد خصم المبالغ المستردة.',
  openOrders: '⏳ الطلبات المفتوحة',
}
