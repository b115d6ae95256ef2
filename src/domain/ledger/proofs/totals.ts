import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm'
import { engine } from '../../../db/dialect.ts'
import { claims, dailyAccounts, dailySales, orders } from '../../../db/schema.ts'
import type { Reader } from '../../../db/store.ts'
import { TEST_SUPPLIER } from '../../shared/test-world.ts'
import { tookStepSql } from '../../shared/took.ts'
import type { Finding } from './finding.ts'

// The sums by day against the orders and claims that they are sums of. What should be there and what is there
// are added up with opposite signs in one statement, so that it sees one moment.

const IS_LIVE = sql`${orders.supplier} <> ${TEST_SUPPLIER} and ${orders.endedAt} is not null`
const WAS_DECIDED = sql`${claims.state} in ('refunded', 'replaced')`
const HAS_NO_COST = sql`${orders.status} = 'completed' and ${orders.costMicros} is null`
const WITHOUT = sql`case when ${HAS_NO_COST} then 1 else 0 end as without, case when ${HAS_NO_COST} then ${orders.amountMicros} else 0 end as unpriced`
const CLAIMED_WITHOUT = sql`0, case when ${orders.costMicros} is null then -${claims.refundedMicros} else 0 end`

type Row = {
  day: string
  place: string
  count: number
  amount: number
  cost: number
  without: number
  unpriced: number
}

/** The sums by product and supplier. */
export async function wrongDailySales(db: Reader): Promise<Finding[]> {
  const place = (...columns: (AnyColumn | SQL)[]) => sql.join(columns, sql` || ' ' || `)
  const took = sql`cast(${tookStepSql(orders.createdAt, orders.endedAt)} as text)`
  const rows = await differences(db, [
    sql`select ${dayOf(orders.endedAt)} as day, ${place(orders.pid, orders.supplier, orders.status, took)} as place, 1 as number, ${orders.amountMicros} as amount, coalesce(${orders.costMicros}, 0) as cost, ${WITHOUT} from ${orders} where ${orders.status} <> 'processing' and ${IS_LIVE}`,
    sql`select ${dayOf(claims.endedAt)}, ${place(orders.pid, orders.supplier, sql`'claim 0'`)}, 1, -${claims.refundedMicros}, ${claims.costMicros}, ${CLAIMED_WITHOUT} from ${claims} inner join ${orders} on ${orders.id} = ${claims.orderId} where ${WAS_DECIDED}`,
    sql`select ${dailySales.day}, ${place(dailySales.pid, dailySales.supplier, dailySales.outcome, sql`cast(${dailySales.tookMs} as text)`)}, -${dailySales.count}, -${dailySales.amountMicros}, -${dailySales.costMicros}, -${dailySales.withoutCost}, -${dailySales.withoutCostMicros} from ${dailySales}`,
  ])
  return rows.map((row) => finding(row, null))
}

/** The sums by account. */
export async function wrongDailyAccounts(db: Reader): Promise<Finding[]> {
  const rows = await differences(db, [
    sql`select ${dayOf(orders.endedAt)} as day, ${orders.accountId} as place, 1 as number, ${orders.amountMicros} as amount, coalesce(${orders.costMicros}, 0) as cost, ${WITHOUT} from ${orders} where ${orders.status} = 'completed' and ${IS_LIVE}`,
    sql`select ${dayOf(claims.endedAt)}, ${claims.accountId}, 0, -${claims.refundedMicros}, ${claims.costMicros}, ${CLAIMED_WITHOUT} from ${claims} inner join ${orders} on ${orders.id} = ${claims.orderId} where ${WAS_DECIDED}`,
    sql`select ${dailyAccounts.day}, ${dailyAccounts.accountId}, -${dailyAccounts.count}, -${dailyAccounts.amountMicros}, -${dailyAccounts.costMicros}, -${dailyAccounts.withoutCost}, -${dailyAccounts.withoutCostMicros} from ${dailyAccounts}`,
  ])
  return rows.map((row) => finding(row, Number(row.place)))
}

/** The places whose numbers do not cancel out. */
function differences(db: Reader, parts: SQL[]): Promise<Row[]> {
  const sum = (name: string) => sql`sum(${sql.raw(name)})`.mapWith(Number)
  const sums = {
    count: sum('number'),
    amount: sum('amount'),
    cost: sum('cost'),
    without: sum('without'),
    unpriced: sum('unpriced'),
  }
  const wrong = Object.values(sums).map((one) => sql`${one} <> 0`)
  return db
    .select({ day: sql<string>`day`, place: sql<string>`place`, ...sums })
    .from(sql`(${sql.join(parts, sql` union all `)}) as moved`)
    .groupBy(sql`day`, sql`place`)
    .having(or(...wrong))
    .orderBy(sql`day`, sql`place`)
}

function finding(
  { day, place, count, amount, cost, without, unpriced }: Row,
  accountId: number | null,
): Finding {
  return {
    rule: 'the sums of a day are those of its orders and claims',
    accountId,
    reference: accountId === null ? `${day} ${place}` : day,
    problem: `lacks ${count} orders, ${amount} of sales, ${cost} of costs, and ${without} of ${unpriced} without a cost`,
  }
}

/** The UTC day of a column, as in `utcDay`. */
function dayOf(at: AnyColumn): SQL {
  return engine === 'postgres'
    ? sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
    : sql`strftime('%Y-%m-%d', ${at} / 1000, 'unixepoch')`
}
