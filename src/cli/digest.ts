import type { Command } from 'commander'
import { type Digest, readDigest } from '../domain/reports/digest.ts'
import type { Pause } from '../domain/reports/pauses.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { columns } from './output.ts'
import { performanceJson } from './reports.ts'
import type { Session } from './session.ts'

/** What the admins get each morning. */
export function addDigestCommand(program: Command, session: Session): void {
  program
    .command('digest')
    .description('yesterday against a week before, what waits, and what runs out')
    .action(() =>
      session.run(async (store, now) => {
        const digest = await readDigest(store.read, now)
        return { json: digestJson(digest), text: digestText(digest) }
      }),
    )
}

/** The first lines: what keeps people from buying. */
const CLOSED: Record<Pause['what'], string> = {
  maintenance: 'MAINTENANCE is on',
  shop: 'SHOP is closed',
  apiOrders: 'API ORDERS are off',
}

function closedText(since: Pause['since']): string {
  if (since === null) return ''
  const { at, actor, name } = since
  return `since ${at.toISOString()}, by ${name === null ? actor : `${name} (${actor})`}`
}

function digestJson({
  day,
  sales,
  before,
  waiting,
  pauses,
  low,
  suppliers,
  backupProblem,
}: Digest) {
  return {
    day,
    yesterday: performanceJson(sales),
    weekBefore: performanceJson(before),
    waiting,
    closed: pauses.switches.map(({ what, since }) => ({ what, since: since?.at ?? null })),
    paused: { lines: pauses.lines.map(({ name }) => name), products: pauses.products },
    low,
    suppliers: suppliers.map(({ supplier, balanceMicros, daysLeft }) => ({
      ...{ supplier, balanceUsd: toUsd(balanceMicros), daysLeft },
    })),
    backupProblem,
  }
}

function digestText({
  day,
  sales,
  before,
  waiting,
  pauses,
  low,
  suppliers,
  backupProblem,
}: Digest) {
  const lasts = (days: number | null) => (days === null ? '' : `, about ${days} days`)
  const against = (one: number, other: number) =>
    `${formatUsd(one)} (a week before: ${formatUsd(other)})`
  return columns([
    ...pauses.switches.map(({ what, since }) => [CLOSED[what], closedText(since)]),
    ['Day (UTC)', day],
    ['Sales', against(sales.salesMicros, before.salesMicros)],
    ['Profit', against(sales.profitMicros, before.profitMicros)],
    ['Orders', `${sales.completed} completed, ${sales.cancelled} cancelled`],
    ...Object.entries({
      'Top-ups to decide': waiting.pending,
      'Payments without a top-up': waiting.unmatched,
      'Orders to do by hand': waiting.tasks,
      'Problems to answer': waiting.claims,
      'Orders that are stuck': waiting.stuck,
      'Codes in quarantine': waiting.aside,
      'Products that paused': waiting.held,
      'Paused by hand': pauses.lines.length + pauses.products,
    }).map(([label, count]) => [label, String(count)]),
    ...low.map(({ name, available, daysLeft }) => [
      ...['Codes run out', `${name}: ${available}${lasts(daysLeft)}`],
    ]),
    ...suppliers.map(({ supplier, balanceMicros, daysLeft }) => [
      ...['At the supplier', `${supplier}: ${formatUsd(balanceMicros)}${lasts(daysLeft)}`],
    ]),
    ['Last backup', backupProblem === null ? 'no problem' : `failed: ${backupProblem}`],
  ])
}
