import { and, eq, ne, not, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/store.ts'
import { entries, wallets } from '../../schema.ts'
import { codesKeyOf } from '../../sealing/reseal.ts'
import { codeRows } from '../../sealing/sealed-places.ts'
import { HOUSE_OF } from '../ledger.ts'
import { entriesWithoutCause } from './causes.ts'
import { overpaidOrders, wrongClaims, wrongReplacements } from './claims.ts'
import { wrongDebts } from './debts.ts'
import { unexplainedAmounts, wrongDeposits } from './deposits.ts'
import type { Finding } from './finding.ts'
import {
  codesWithoutOrder,
  endsWithoutEvent,
  processingWithoutJob,
  wrongDeliveries,
  wrongLookups,
  wrongOrders,
} from './sales.ts'
import { mixedWorlds, type Totals, testAccountIds, totalsOf } from './test-world.ts'
import { wrongDailyAccounts, wrongDailySales } from './totals.ts'

/** What was found about live accounts and, apart from them, about test accounts. */
export type Proof = Proved & { test: Proved }
type Proved = Totals & { findings: Finding[] }

const RULES: [name: string, find: (db: Reader) => Promise<Finding[]>][] = [
  ['balances', wrongBalances],
  ['balances after each entry', brokenChains],
  ['orders', wrongOrders],
  ['lookups', wrongLookups],
  ['deliveries', wrongDeliveries],
  ['entries', entriesWithoutCause],
  ['claims', wrongClaims],
  ['amounts of claims', overpaidOrders],
  ['replaced codes', wrongReplacements],
  ['deposits', wrongDeposits],
  ['amounts of deposits', unexplainedAmounts],
  ['debts', wrongDebts],
  ['house accounts', wrongHouses],
  ['stock codes', codesWithoutOrder],
  ['open work', processingWithoutJob],
  ['events', endsWithoutEvent],
  ['sums of days by product', wrongDailySales],
  ['sums of days by account', wrongDailyAccounts],
  ['test accounts', mixedWorlds],
  ['codes at rest', codesNotEncrypted],
]

/**
 * Checks the ledger against the wallets, orders, lookups, deposits and stock, by reading only. A check is
 * one statement, so it sees one moment even while the service writes; only the last rule reads in batches.
 * @param onProgress called before each rule with the number of finished rules, their total and the next
 *   rule's name. It is awaited, so that it can let other work run; an error from it ends the proof.
 */
export async function proveLedger(
  db: Reader,
  onProgress?: (done: number, total: number, rule: string) => void | Promise<void>,
): Promise<Proof> {
  const { live, test } = await totalsOf(db)
  const findings: Finding[] = []
  for (const [done, [name, find]] of RULES.entries()) {
    await onProgress?.(done, RULES.length, name)
    for (const finding of await find(db)) findings.push(finding)
  }
  const testIds = await testAccountIds(db)
  const isOfTest = ({ accountId }: Finding) => accountId !== null && testIds.has(accountId)
  return {
    ...live,
    findings: findings.filter((one) => !isOfTest(one)),
    test: { ...test, findings: findings.filter(isOfTest) },
  }
}

async function wrongBalances(db: Reader): Promise<Finding[]> {
  const sum = sql`coalesce(sum(${entries.amountMicros}), 0)`
  const rows = await db
    .select({
      accountId: wallets.accountId,
      balance: wallets.balanceMicros,
      sum: sum.mapWith(Number),
    })
    .from(wallets)
    .leftJoin(entries, eq(entries.accountId, wallets.accountId))
    .groupBy(wallets.accountId, wallets.balanceMicros)
    .having(ne(wallets.balanceMicros, sum))
  return rows.map(({ accountId, balance, sum }) => ({
    rule: 'a wallet holds the sum of its entries',
    accountId,
    reference: null,
    problem: `holds ${balance}, but its entries add up to ${sum}`,
  }))
}

async function brokenChains(db: Reader): Promise<Finding[]> {
  const chain = db
    .select({
      id: entries.id,
      accountId: entries.accountId,
      after: entries.balanceAfterMicros,
      sum: sql`sum(${entries.amountMicros}) over (partition by ${entries.accountId} order by ${entries.id})`
        .mapWith(Number)
        .as('running_sum'),
    })
    .from(entries)
    .as('chain')
  const rows = await db.select().from(chain).where(ne(chain.after, chain.sum))
  return rows.map(({ id, accountId, after, sum }) => ({
    rule: 'each entry stores the balance after it',
    accountId,
    reference: `entry ${id}`,
    problem: `stores ${after}, but the entries up to it add up to ${sum}`,
  }))
}

async function wrongHouses(db: Reader): Promise<Finding[]> {
  const rightPairs = Object.entries(HOUSE_OF).map(([kind, house]) =>
    and(sql`${entries.kind} = ${kind}`, eq(entries.house, house)),
  )
  const rows = await db
    .select({
      id: entries.id,
      accountId: entries.accountId,
      house: entries.house,
      kind: entries.kind,
    })
    .from(entries)
    .where(not(or(...rightPairs) ?? sql`false`))
  return rows.map(({ id, accountId, house, kind }) => ({
    rule: 'an entry is booked against the house account of its kind',
    accountId,
    reference: `entry ${id}`,
    problem: `is a ${kind}, but booked against ${house}`,
  }))
}

/** A limit, since with the wrong key every row is a finding. */
const MAX_FINDINGS = 1000

/** Checks that every stored code is encrypted and can be opened, if the database has a key. */
async function codesNotEncrypted(db: Reader): Promise<Finding[]> {
  if ((await codesKeyOf(db)) === null) return []
  const findings: Finding[] = []
  for await (const rows of codeRows(db))
    for (const row of rows) {
      if (row.sealed === null && row.mayBeInClear) continue
      const problem = row.sealed === null ? 'is not encrypted' : row.problem(db.vault)
      if (problem === null) continue
      const rule = 'a code is encrypted with the key of the database, and can be decrypted'
      findings.push({ rule, accountId: null, reference: row.name, problem })
      if (findings.length === MAX_FINDINGS) return findings
    }
  return findings
}
