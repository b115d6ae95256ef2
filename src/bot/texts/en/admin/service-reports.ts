import type { Period, PeriodStats, Stats, Tally } from '../../../../domain/reports/statistics.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { bold, type Html, html, lines } from '../../../html.ts'
import { moment } from '../words.ts'

const PERIODS: Record<Period, string> = {
  today: 'Today (UTC)',
  week: 'Last 7 days',
  month: 'Last 30 days',
}

export const stats = {
  screen: (stats: Stats, now: Date): Html =>
    lines(
      bold('📈 Statistics'),
      '',
      html`Open orders  ${stats.openOrders}`,
      html`Accounts  ${stats.accounts}`,
      stats.debts.count > 0 ? html`Owed after chargebacks  ${tally(stats.debts)}` : null,
      ...period('today', stats.today),
      ...period('week', stats.week),
      ...period('month', stats.month),
      '',
      html`<i>${moment(now)}. Days begin at 00:00 UTC, and today counts as one. Sales are net of refunds.</i>`,
    ),
  openOrders: '⏳ Open orders',
}

export const backup = {
  confirm: (encrypted: boolean): Html =>
    lines(
      bold('💾 Send a backup here?'),
      '',
      html`The file holds everything: accounts, balances, orders, and ${codesOf(encrypted)}. Anyone who can read this chat, on any of your devices, can read the file. Keep it safe, and delete the message afterwards.`,
    ),
  sendNow: '💾 Yes, send it',
  sent: html`💾 The backup is below.`,
  notSent: 'Telegram did not accept the file. Please try /backup again.',
  caption: (bytes: number, encrypted: boolean, now: Date): Html =>
    html`💾 The whole database as of ${moment(now)}, ${megabytes(bytes)}, with ${codesOf(encrypted)}: keep it safe.`,
  elsewhere:
    'The database is on PostgreSQL. Back it up with its own tool: pg_dump --format=custom --file=FILE DATABASE_URL',
  tooLarge: (bytes: number) =>
    `The backup has ${megabytes(bytes)}, but a bot can send at most 50 MB. On the server, run: npm run -s cli -- backup FILE`,
}

function codesOf(encrypted: boolean): string {
  return encrypted ? 'encrypted codes' : 'unencrypted codes'
}

function period(name: Period, stats: PeriodStats): (Html | null)[] {
  const { orders, sales, claims, deposits, newAccounts } = stats
  const { completed, processing, cancelled } = orders
  return [
    html``,
    bold(PERIODS[name]),
    html`Sales  ${bold(formatUsd(sales.micros))}, ${counted(sales.count, 'order')}`,
    html`✅ ${tally(completed)}  ⏳ ${tally(processing)}  ↩️ ${tally(cancelled)}`,
    claims.count > 0 ? html`Paid back after problems  ${tally(claims)}` : null,
    html`Top-ups  ${tally(deposits)}`,
    html`New accounts  ${newAccounts}`,
  ]
}

function tally({ count, micros }: Tally): string {
  return count === 0 ? '0' : `${count} (${formatUsd(micros)})`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
