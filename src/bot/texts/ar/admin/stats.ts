import type { Texts } from '../../en.ts'
import { counted, ORDERS } from '../words.ts'

export const stats: Texts['service']['stats'] = {
  title: '📈 الإحصاءات',
  period: { today: 'اليوم (UTC)', week: 'آخر 7 أيام', month: 'آخر 30 يومًا' },
  open: 'الطلبات المفتوحة',
  accounts: 'الحسابات',
  owed: 'ديون بعد سحب دفعات',
  sales: 'المبيعات',
  orders: (count) => counted(count, ORDERS),
  claims: 'مُسترد بعد مشاكل',
  topUps: 'الشحن',
  newAccounts: 'حسابات جديدة',
  about: 'يبدأ اليوم عند 00:00 UTC، واليوم الحالي محسوب. المبيعات بعد طرح المُسترد.',
  openOrders: '⏳ الطلبات المفتوحة',
}
