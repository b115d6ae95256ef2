import type { Period } from '../../../../domain/reports/statistics.ts'
import { counted } from '../words.ts'

export const stats = {
  title: '📈 Statistics',
  period: {
    today: 'Today (UTC)',
    week: 'Last 7 days',
    month: 'Last 30 days',
  } satisfies Record<Period, string>,
  open: 'Open orders',
  accounts: 'Accounts',
  owed: 'Owed after chargebacks',
  sales: 'Sales',
  orders: (count: number) => counted(count, { one: 'order', other: 'orders' }),
  claims: 'Paid back after problems',
  topUps: 'Top-ups',
  newAccounts: 'New accounts',
  about: 'Days begin at 00:00 UTC, and today counts as one. Sales are net of refunds.',
  openOrders: '⏳ Open orders',
}
