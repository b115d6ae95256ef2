import { randomBytes } from 'node:crypto'
import { hashKey, newKey } from '../../../src/domain/access/key-terms.ts'
import { STOCK_SUPPLIER } from '../../../src/domain/catalog/catalog.ts'
import type {
  accounts,
  apiKeys,
  auditLog,
  dailyAccounts,
  dailySales,
  dailyTimes,
  entries,
  orders,
  stockCodes,
  submissions,
  supplierCalls,
  wallets,
} from '../../../src/domain/schema.ts'
import { newOrderId } from '../../../src/domain/shared/ids.ts'
import { utcDay } from '../../../src/domain/shared/utc-day.ts'
import { PRODUCTS } from './catalog.ts'
import type { Measured } from './manifest.ts'

// Writes the accounts and what they did before the measurement, as the domain would have left it.

/** Orders of each account that is driven: GET /history?limit=30 is full. */
export const ORDERS_OF_MEASURED = 40
/** An account that is not driven has one order for so many of those: five. */
const ORDERS_OF_OTHERS_EVERY = 8
const DAY_MS = 86_400_000
const PAST_MS = 700 * DAY_MS
/** The service removes older calls. */
const CALLS_KEPT_MS = 89 * DAY_MS
const CREDIT_MICROS = 1_000_000_000_000
/** How many accounts or orders are written between two flushes. */
const BATCH = 5000

/** Where the rows go. A row is added before any row that refers to it. */
export interface Sink {
  /** Adds accounts and returns their ids, in this order. */
  accounts(rows: (typeof accounts.$inferInsert)[]): Promise<number[]>
  wallet(row: typeof wallets.$inferInsert): void
  key(row: typeof apiKeys.$inferInsert): void
  act(row: typeof auditLog.$inferInsert): void
  entry(row: typeof entries.$inferInsert): void
  order(row: typeof orders.$inferInsert): void
  code(row: typeof stockCodes.$inferInsert): void
  submission(row: typeof submissions.$inferInsert): void
  call(row: typeof supplierCalls.$inferInsert): void
  soldOfDay(row: typeof dailySales.$inferInsert): void
  timesOfDay(row: typeof dailyTimes.$inferInsert): void
  boughtOnDay(row: typeof dailyAccounts.$inferInsert): void
  /** Writes what was added. */
  flush(): Promise<void>
}

/** An account that is being written. `balanceMicros` is its balance after its newest entry so far. */
type Holder = { id: number; i: number; balanceMicros: number; measured: Measured | null }

/**
 * Writes accounts and their orders. The accounts that are driven are spread evenly among the others, and
 * orders are written by time, so that the rows of an account do not lie side by side.
 * @returns the accounts that are driven, and the number of orders.
 */
export async function writePast(
  sink: Sink,
  shape: { accounts: number; measured: number },
  now: Date,
): Promise<{ measured: Measured[]; orders: number }> {
  const opening = now.getTime() - PAST_MS
  const every = Math.floor(shape.accounts / shape.measured)
  const isMeasured = (i: number) => i % every === 0 && i / every < shape.measured
  const holders: Holder[] = []
  for (let from = 0; from < shape.accounts; from += BATCH) {
    const numbers = Array.from(
      { length: Math.min(BATCH, shape.accounts - from) },
      (_, i) => from + i,
    )
    const ids = await sink.accounts(numbers.map((i) => accountRow(i, new Date(opening))))
    for (const [at, id] of ids.entries())
      holders.push(openHolder(sink, id, from + at, isMeasured(from + at), new Date(opening)))
    await sink.flush()
  }

  let orders = 0
  const day = sumsOfDay(sink)
  for (let turn = 0; turn < ORDERS_OF_MEASURED; turn++) {
    for (const holder of holders) {
      if (!ordersInTurn(holder.i, turn, holder.measured !== null)) continue
      const passed = (turn + holder.i / holders.length) / ORDERS_OF_MEASURED
      const at = new Date(opening + Math.floor(passed * PAST_MS))
      const order = writeOrder(sink, holder, turn, {
        at,
        withCall: now.getTime() - at.getTime() < CALLS_KEPT_MS,
      })
      day.add(order, at)
      orders++
      if (orders % BATCH === 0) await sink.flush()
    }
  }
  day.end()
  await sink.flush()
  return { measured: holders.flatMap(({ measured }) => measured ?? []), orders }
}

function ordersInTurn(i: number, turn: number, isMeasured: boolean): boolean {
  return isMeasured || (i + turn) % ORDERS_OF_OTHERS_EVERY === 0
}

function productOf(i: number, turn: number) {
  const product = PRODUCTS[(i * 7 + turn * 3) % PRODUCTS.length]
  if (!product) throw new Error('There are no products.')
  return product
}

function accountRow(i: number, createdAt: Date): typeof accounts.$inferInsert {
  const telegramId = 1_000_000 + i
  const switches = { apiEnabled: true, apiDisabledByAdmin: false, orderNotices: true }
  return { telegramId, name: `Reseller ${i}`, ...switches, createdAt }
}

/** The account's wallet, key and first money. */
function openHolder(sink: Sink, id: number, i: number, isMeasured: boolean, at: Date): Holder {
  let spentMicros = 0
  for (let turn = 0; turn < ORDERS_OF_MEASURED; turn++)
    if (ordersInTurn(i, turn, isMeasured)) spentMicros += productOf(i, turn).priceMicros
  // Entries refer to the wallet, so it comes first, with the balance that it will have at the end.
  sink.wallet({ accountId: id, balanceMicros: CREDIT_MICROS - spentMicros })
  const key = isMeasured ? newKey('live') : ''
  // Nobody has the key of an account that is not driven.
  const hash = isMeasured ? hashKey(key) : randomBytes(32).toString('hex')
  sink.key({ accountId: id, hash, createdAt: at })
  sink.act({ at, actor: 'operator', action: 'account.open', accountId: id })
  sink.entry({
    accountId: id,
    house: 'adjustments',
    kind: 'credit',
    amountMicros: CREDIT_MICROS,
    balanceAfterMicros: CREDIT_MICROS,
    createdAt: at,
  })
  const measured = isMeasured ? { key, orderId: '' } : null
  return { id, i, balanceMicros: CREDIT_MICROS, measured }
}

function writeOrder(
  sink: Sink,
  holder: Holder,
  turn: number,
  { at, withCall }: { at: Date; withCall: boolean },
) {
  const { id: accountId, i, measured } = holder
  const { pid, slug, orderCode, name, kind, priceMicros } = productOf(i, turn)
  const id = newOrderId(orderCode, at)
  const isTopUp = kind === 'topup'
  const supplier = isTopUp ? 'sandbox' : STOCK_SUPPLIER
  if (measured && isTopUp) measured.orderId = id
  holder.balanceMicros -= priceMicros
  sink.submission({
    trxid: `past-${turn}-${i}`,
    accountId,
    endpoint: 'orders',
    idempotencyKey: `past-${turn}-${i}`,
    reference: id,
    createdAt: at,
  })
  if (!isTopUp)
    sink.code({
      pid,
      code: crypto.randomUUID().toUpperCase(),
      addedAt: at,
      orderId: id,
      takenAt: at,
    })
  sink.entry({
    accountId,
    house: 'sales',
    kind: 'charge',
    amountMicros: -priceMicros,
    balanceAfterMicros: holder.balanceMicros,
    reference: id,
    createdAt: at,
  })
  sink.order({
    id,
    accountId,
    pid,
    slug,
    packName: name,
    kind,
    quantity: 1,
    amountMicros: priceMicros,
    player: isTopUp ? { userId: `5${String(100_000_000 + i)}` } : {},
    status: 'completed',
    refunded: false,
    supplier,
    supplierRef: isTopUp ? pid.toLowerCase() : pid,
    fallbacks: [],
    createdAt: at,
    endedAt: at,
  })
  if (isTopUp && withCall)
    sink.call({
      reference: id,
      supplier,
      what: 'place',
      startedAt: at,
      outcome: 'completed',
      ms: 0,
    })
  return { accountId, pid, slug, supplier, amountMicros: priceMicros }
}

/** Adds up what the service adds up of each day. Orders come by time, so one day is open at once. */
function sumsOfDay(sink: Sink) {
  let open = ''
  const sold = new Map<string, Required<typeof dailySales.$inferInsert>>()
  const times = new Map<string, typeof dailyTimes.$inferInsert & { count: number }>()

  function end(): void {
    for (const row of sold.values()) sink.soldOfDay(row)
    for (const row of times.values()) sink.timesOfDay(row)
    sold.clear()
    times.clear()
  }

  function add(order: ReturnType<typeof writeOrder>, at: Date): void {
    const { accountId, pid, slug, supplier, amountMicros } = order
    const day = utcDay(at)
    if (day !== open) end()
    open = day
    // Nothing is known of what these orders cost.
    const none = { completed: 0, amountMicros: 0, costMicros: 0, withoutCost: 0 }
    const key = { day, pid, slug, supplier, part: 0 }
    const sums = sold.get(pid) ?? { ...key, ...none, cancelled: 0, claims: 0, withoutCostMicros: 0 }
    sums.completed++
    sums.withoutCost++
    sums.amountMicros += amountMicros
    sums.withoutCostMicros += amountMicros
    sold.set(pid, sums)
    const time = times.get(slug + supplier) ?? {
      day,
      slug,
      supplier,
      tookMs: 0,
      part: 0,
      count: 0,
    }
    time.count++
    times.set(slug + supplier, time)
    const bought = { completed: 1, amountMicros, costMicros: 0, withoutCost: 1 }
    sink.boughtOnDay({ day, accountId, ...bought, withoutCostMicros: amountMicros })
  }

  return { add, end }
}
