import { type AnyColumn, or, type SQL, sql } from 'drizzle-orm'
import { engine } from '../../../db/dialect.ts'
import type { Reader } from '../../../db/store.ts'
import { claims, dailyAccounts, dailySales, orders } from '../../schema.ts'
import { TEST_SUPPLIER } from '../../shared/test-world.ts'
import type { Finding } from './finding.ts'

// The sums by day against the orders and claims that they are sums of. What should be there and what is there
// are added up with opposite signs in one statement, so that it sees one moment.

const HAS_ENDED = sql`${orders.status} <> 'processing' and ${orders.supplier} <> ${TEST_SUPPLIER} and ${orders.endedAt} is not null`
const WAS_DECIDED = sql`${claims.state} in ('refunded', 'replaced')`
const OF_CLAIM = sql`${claims} inner join ${orders} on ${orders.id} = ${claims.orderId}`

const whether = (condition: SQL) => sql`case when ${condition} then 1 else 0 end`
const IS_COMPLETED = sql`${orders.status} = 'completed'`
const IS_WITHOUT_COST = sql`${IS_COMPLETED} and ${orders.costMicros} is null`
const AMOUNT = sql`case when ${IS_COMPLETED} then ${orders.amountMicros} else 0 end`

/** The amount, cost, and what is without a cost, of an order and of a claim. */
const ORDER_MONEY = sql`${AMOUNT}, coalesce(${orders.costMicros}, 0), ${whether(IS_WITHOUT_COST)}, case when ${IS_WITHOUT_COST} then ${orders.amountMicros} else 0 end`
const CLAIM_MONEY = sql`-${claims.refundedMicros}, ${claims.costMicros}, 0, case when ${orders.costMicros} is null then -${claims.refundedMicros} else 0 end`

export async function wrongDailySales(db: Reader): Promise<Finding[]> {
  const place = sql`${orders.pid} || ' ' || ${orders.supplier}`
  const t = dailySales
  const found = await differences(db, [
    sql`select ${dayOf(orders.endedAt)} as day, ${place} as place, ${whether(IS_COMPLETED)} as a, ${whether(sql`${orders.status} = 'cancelled'`)} as b, 0 as c, ${ORDER_MONEY} from ${orders} where ${HAS_ENDED}`,
    sql`select ${dayOf(claims.endedAt)}, ${place}, 0, 0, 1, ${CLAIM_MONEY} from ${OF_CLAIM} where ${WAS_DECIDED}`,
    sql`select ${t.day}, ${t.pid} || ' ' || ${t.supplier}, -${t.completed}, -${t.cancelled}, -${t.claims}, -${t.amountMicros}, -${t.costMicros}, -${t.withoutCost}, -${t.withoutCostMicros} from ${t}`,
  ])
  return found.map((one) => finding(one, null))
}

export async function wrongDailyAccounts(db: Reader): Promise<Finding[]> {
  const t = dailyAccounts
  const found = await differences(db, [
    sql`select ${dayOf(orders.endedAt)} as day, ${orders.accountId} as place, 1 as a, 0 as b, 0 as c, ${ORDER_MONEY} from ${orders} where ${HAS_ENDED} and ${IS_COMPLETED}`,
    sql`select ${dayOf(claims.endedAt)}, ${claims.accountId}, 0, 0, 0, ${CLAIM_MONEY} from ${OF_CLAIM} where ${WAS_DECIDED}`,
    sql`select ${t.day}, ${t.accountId}, -${t.completed}, 0, 0, -${t.amountMicros}, -${t.costMicros}, -${t.withoutCost}, -${t.withoutCostMicros} from ${t}`,
  ])
  return found.map((one) => finding(one, Number(one.place)))
}

type Row = { day: string; place: string } & Record<(typeof NUMBERS)[number], number>
/** What the parts of `differences` select, after the day and the place. */
const NUMBERS = ['orders', 'cancelled', 'claims', 'sales', 'costs', 'uncosted', 'ofSales'] as const

/** The places whose numbers do not cancel out. */
function differences(db: Reader, parts: SQL[]): Promise<Row[]> {
  const sums = NUMBERS.map((name) => sql`sum(${sql.identifier(name)})`.mapWith(Number))
  const selected = Object.fromEntries(NUMBERS.map((name, i) => [name, sums[i]])) as Record<
    (typeof NUMBERS)[number],
    SQL<number>
  >
  const names = sql.join(
    ['day', 'place', ...NUMBERS].map((name) => sql.identifier(name)),
    sql`, `,
  )
  return db
    .select({ day: sql<string>`day`, place: sql<string>`place`, ...selected })
    .from(
      sql`(with moved(${names}) as (${sql.join(parts, sql` union all `)}) select * from moved) as moved`,
    )
    .groupBy(sql`day`, sql`place`)
    .having(or(...sums.map((one) => sql`${one} <> 0`)))
    .orderBy(sql`day`, sql`place`)
}

function finding({ day, place, ...lacking }: Row, accountId: number | null): Finding {
  const parts = NUMBERS.filter((name) => lacking[name] !== 0)
  return {
    rule: 'the sums of a day are those of its orders and claims',
    accountId,
    reference: accountId === null ? `${day} ${place}` : day,
    problem: `lacks ${parts.map((name) => `${lacking[name]} ${name}`).join(', ')}`,
  }
}

/** The UTC day of a column, as in `utcDay`. */
function dayOf(at: AnyColumn): SQL {
  return engine === 'postgres'
    ? sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
    : sql`strftime('%Y-%m-%d', ${at} / 1000, 'unixepoch')`
}
