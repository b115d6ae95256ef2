import { type Digest, readDigest } from '../domain/reports/digest.ts'
import { toUsd } from '../domain/shared/money.ts'
import type { Command } from './command.ts'
import { performanceJson } from './reports.ts'

/** What the admins get each morning. */
export function addDigestCommand(program: Command): void {
  program
    .command('digest')
    .description('yesterday against a week before, what waits, and what runs out')
    .runs(async ({ store, now }) => {
      const digest = await readDigest(store.read, now)
      return { json: digestJson(digest) }
    })
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
    closed: pauses.switches.map(({ what, since }) => ({
      ...{ what, since: since?.at ?? null, by: since?.actor ?? null, byName: since?.name ?? null },
    })),
    paused: { lines: pauses.lines.map(({ name }) => name), products: pauses.products },
    low,
    suppliers: suppliers.map(({ supplier, balanceMicros, daysLeft }) => ({
      ...{ supplier, balanceUsd: toUsd(balanceMicros), daysLeft },
    })),
    backupProblem,
  }
}
