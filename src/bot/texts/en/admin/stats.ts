import type { Period } from '../../../../domain/reports/statistics.ts'
import { type Html, html } from '../../../html.ts'
import { counted } from '../words.ts'

export const stats = {
  title: '📈 Statistics',
  period: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'The last 7 days',
    month: 'The last 30 days',
    quarter: 'The last 90 days',
  } satisfies Record<Period, string>,
  /** On buttons. */
  short: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: '7 days',
    month: '30 days',
    quarter: '90 days',
  } satisfies Record<Period, string>,
  range: (first: string, last: string) => `${first} to ${last}`,
  otherDays: '📅 Other days',
  pictures: '🖼 Pictures',
  salesAndProfit: 'Sales and profit by day',
  salesByLine: 'Sales by line',
  successByLine: 'Completed orders by line',
  aboutSuccess: 'Share of the ended orders, and the times for half of them and for 95 of 100',
  askDays: 'Which days?',
  aboutAsk: (example: Html) =>
    html`Type the first and the last day, such as ${example}. At most a year.`,
  badDays:
    'I need two days, such as 2026-01-01 2026-01-31, the earlier one first, and at most a year of them.',
  none: 'Nothing was sold in these days.',
  sales: 'Sales',
  orders: (count: number) => counted(count, { one: 'order', other: 'orders' }),
  more: (share: string) => `${share} more than in as many days before`,
  less: (share: string) => `${share} less than in as many days before`,
  moreThanDay: (share: string) => `${share} more than on the day before`,
  lessThanDay: (share: string) => `${share} less than on the day before`,
  profit: 'Profit',
  margin: (share: string) => `${share} of the sales`,
  withoutCost: (orders: string, amount: string) =>
    `Not in the profit: ${orders} for ${amount}, because nobody knows what they cost. Set costs with /product.`,
  ended: 'Ended orders',
  completed: 'completed',
  times: (half: string, most: string) => `Half of them within ${half}, 95 of 100 within ${most}`,
  claims: 'Paid back after problems',
  topUps: 'Top-ups',
  newAccounts: 'New accounts',
  byLine: 'By line',
  bySupplier: 'By supplier',
  topProducts: 'Most sold',
  topAccounts: 'Best customers',
  open: 'Open orders',
  accounts: 'Accounts',
  owed: 'Owed after chargebacks',
  about:
    'Days begin at 00:00 UTC. An order counts on the day on which it ended, and sales are net of refunds.',
  openOrders: '⏳ Open orders',
}
