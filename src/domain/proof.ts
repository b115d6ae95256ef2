import { and, eq, inArray, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm'
import { entries, lookups, orders, stockCodes, wallets } from '../db/schema.ts'
import type { Reader } from '../db/store.ts'
import { HOUSE_OF } from './ledger.ts'

/** One row that contradicts the ledger's rules: which rule, whose, and what is wrong with it. */
export type Finding = {
  rule: string
  accountId: number | null
  reference: string | null
  problem: string
}

export type Proof = {
  findings: Finding[]
  wallets: number
  entries: number
  /** The sum of all entries on the wallets' side, and each house account's side of it. */
  walletsMicros: number
  houses: { house: string; balanceMicros: number }[]
}

/**
 * Proves the ledger against the wallets, the orders, the lookups and the stock, by reading only. Each
 * rule is one statement and so sees one moment, whatever the service does meanwhile.
 */
export async function proveLedger(db: Reader): Promise<Proof> {
  const houses = await db
    .select({
      house: entries.house,
      balanceMicros: sql`-sum(${entries.amountMicros})`.mapWith(Number),
    })
    .from(entries)
    .groupBy(entries.house)
    .orderBy(entries.house)
  const findings = [
    ...(await wrongBalances(db)),
    ...(await brokenChains(db)),
    ...(await wrongOrders(db)),
    ...(await wrongLookups(db)),
    ...(await wrongDeliveries(db)),
    ...(await entriesOfNothing(db)),
    ...(await wrongHouses(db)),
    ...(await codesOfNothing(db)),
  ]
  return {
    findings,
    wallets: await db.$count(wallets),
    entries: await db.$count(entries),
    walletsMicros: -houses.reduce((sum, { balanceMicros }) => sum + balanceMicros, 0),
    houses,
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
    problem: `holds ${balance}, its entries make ${sum}`,
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
    rule: 'each entry carries the balance after it',
    accountId,
    reference: `entry ${id}`,
    problem: `says ${after}, the entries up to it make ${sum}`,
  }))
}

/** What an order or lookup moved: its charge, and what of it was given back. */
function moved(reference: typeof orders.id | typeof lookups.id, kind: string) {
  return sql`(select coalesce(sum(${entries.amountMicros}), 0) from ${entries} where ${entries.reference} = ${reference} and ${entries.kind} = ${kind})`
}

async function wrongOrders(db: Reader): Promise<Finding[]> {
  const charged = moved(orders.id, 'charge')
  const returned = moved(orders.id, 'refund')
  const due = sql`case when ${orders.refunded} then ${orders.amountMicros} else 0 end`
  const rows = await db
    .select({
      accountId: orders.accountId,
      id: orders.id,
      status: orders.status,
      amount: orders.amountMicros,
      charged: charged.mapWith(Number),
      returned: returned.mapWith(Number),
    })
    .from(orders)
    .where(
      or(
        ne(charged, sql`-${orders.amountMicros}`),
        ne(returned, due),
        and(eq(orders.refunded, true), ne(orders.status, 'cancelled')),
        and(eq(orders.refunded, false), eq(orders.status, 'cancelled')),
      ),
    )
  return rows.map(({ accountId, id, status, amount, charged, returned }) => ({
    rule: 'an order is charged once, and refunded once if it was cancelled',
    accountId,
    reference: id,
    problem: `is ${status} for ${amount}, charged ${-charged}, refunded ${returned}`,
  }))
}

async function wrongLookups(db: Reader): Promise<Finding[]> {
  const charged = moved(lookups.id, 'fee')
  const returned = moved(lookups.id, 'fee_refund')
  const due = sql`case when ${lookups.feeReturned} then ${lookups.feeMicros} else 0 end`
  const rows = await db
    .select({
      accountId: lookups.accountId,
      id: lookups.id,
      fee: lookups.feeMicros,
      charged: charged.mapWith(Number),
      returned: returned.mapWith(Number),
    })
    .from(lookups)
    .where(
      or(
        ne(charged, sql`-${lookups.feeMicros}`),
        ne(returned, due),
        and(eq(lookups.feeReturned, true), ne(lookups.status, 'cancelled')),
      ),
    )
  return rows.map(({ accountId, id, fee, charged, returned }) => ({
    rule: 'a lookup pays its fee once, and gets it back once if it did not happen',
    accountId,
    reference: id,
    problem: `costs ${fee}, charged ${-charged}, returned ${returned}`,
  }))
}

async function wrongDeliveries(db: Reader): Promise<Finding[]> {
  const held = sql`(select count(*) from ${stockCodes} where ${stockCodes.orderId} = ${orders.id})`
  const delivered = and(ne(orders.kind, 'topup'), eq(orders.status, 'completed'))
  const rows = await db
    .select({
      accountId: orders.accountId,
      id: orders.id,
      status: orders.status,
      quantity: orders.quantity,
      held: held.mapWith(Number),
    })
    .from(orders)
    .where(
      or(
        and(delivered, ne(held, sql`${orders.quantity}`)),
        and(eq(orders.status, 'cancelled'), ne(held, sql`0`)),
      ),
    )
  return rows.map(({ accountId, id, status, quantity, held }) => ({
    rule: 'an order of codes holds as many as it was charged for, a cancelled one none',
    accountId,
    reference: id,
    problem: `is ${status} for ${quantity}, holds ${held}`,
  }))
}

async function codesOfNothing(db: Reader): Promise<Finding[]> {
  const rows = await db
    .select({ id: stockCodes.id, orderId: stockCodes.orderId })
    .from(stockCodes)
    .leftJoin(orders, eq(orders.id, stockCodes.orderId))
    .where(and(isNotNull(stockCodes.orderId), isNull(orders.id)))
  return rows.map(({ id, orderId }) => ({
    rule: 'a code that is taken belongs to an order',
    accountId: null,
    reference: orderId,
    problem: `stock code ${id} is held by an order that does not exist`,
  }))
}

async function wrongHouses(db: Reader): Promise<Finding[]> {
  const rightly = Object.entries(HOUSE_OF).map(([kind, house]) =>
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
    .where(not(or(...rightly) ?? sql`false`))
  return rows.map(({ id, accountId, house, kind }) => ({
    rule: 'an entry is against the house account of its kind',
    accountId,
    reference: `entry ${id}`,
    problem: `is a ${kind} against ${house}`,
  }))
}

async function entriesOfNothing(db: Reader): Promise<Finding[]> {
  const rows = await db
    .select({ id: entries.id, accountId: entries.accountId, reference: entries.reference })
    .from(entries)
    .where(
      or(
        and(
          inArray(entries.kind, ['charge', 'refund']),
          sql`not exists (select 1 from ${orders} where ${orders.id} = ${entries.reference} and ${orders.accountId} = ${entries.accountId})`,
        ),
        and(
          inArray(entries.kind, ['fee', 'fee_refund']),
          sql`not exists (select 1 from ${lookups} where ${lookups.id} = ${entries.reference} and ${lookups.accountId} = ${entries.accountId})`,
        ),
      ),
    )
  return rows.map(({ id, accountId, reference }) => ({
    rule: 'an entry of a sale or fee belongs to an order or lookup of the same account',
    accountId,
    reference,
    problem: `entry ${id} has none`,
  }))
}
