import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared, upTo } from '../../db/prepared.ts'
import { type Reader, type Store, type Tx, unavailability } from '../../db/store.ts'
import { accountOf } from '../accounts/accounts.ts'
import { MAX_QUANTITY } from '../catalog/catalog.ts'
import type { Fulfilment } from '../fulfilment/fulfilment.ts'
import { notifyAccount } from '../notices/notices.ts'
import type { OrderRequest } from '../orders/place-order.ts'
import { bulkLines, bulkOrders } from '../schema.ts'
import { type DueNow, dueAfter, isDueNow } from '../shared/due.ts'
import { DomainError, type ErrorCode, isRefusal } from '../shared/errors.ts'
import { bulkTrxid } from '../shared/ids.ts'
import type { Log } from '../shared/log.ts'
import type { BulkProblem, PlainBulkProblem } from '../shared/problems.ts'
import { sideBySide } from '../shared/side-by-side.ts'
import { type Bulk, type BulkLine, type Hold, progressOf, stopBulk } from './bulk.ts'
import { NOT_SOLD } from './check.ts'

// Places the lines of bulk orders as orders, each under a trxid of its own that never changes. After a crash,
// or if two processes place the same line, the trxid makes sure that it is bought once.

export type PlacingDeps = {
  store: Store
  clock: () => Date
  log: Log
  submitOrder: Fulfilment['submitOrder']
}

/** Lines in one turn. Then other accounts' bulk orders have theirs. */
const LINES_PER_TURN = 12
/** Orders of one bulk order at the same time. */
const CONCURRENT = 4
/** How often a bulk order looks whether a switch is back, or whether its last orders have ended. */
const LOOK_AGAIN_MS = 3000
/** How long the results wait for orders that are still processing. */
const WAIT_FOR_ENDS_MS = 3 * 60_000

// They repeat the conditions of the partial indexes exactly: SQLite uses those only then.
const isRunning = sql`${bulkOrders.status} = 'running'`
const isWaiting = sql`${bulkLines.status} = 'waiting'`

/** The bulk orders that may go on, those that have waited longest first. */
export const dueBulks = prepared<Reader, DueNow & { limit: number }, Bulk[]>('bulks_due', (db) =>
  db
    .select()
    .from(bulkOrders)
    .where(and(isRunning, isDueNow(bulkOrders.dueAt)))
    .orderBy(asc(bulkOrders.dueAt), asc(bulkOrders.seq))
    .limit(upTo('limit')),
)

/** The lines of the next turn, in the order of the table. */
function nextLines(db: Reader, bulkId: string): Promise<BulkLine[]> {
  return db
    .select()
    .from(bulkLines)
    .where(and(eq(bulkLines.bulkId, bulkId), isWaiting))
    .orderBy(asc(bulkLines.row))
    .limit(LINES_PER_TURN)
}

/** What became of a line: it has its result, or the bulk order has to wait or stop. */
type Outcome = { hold: Hold } | 'again' | null

/**
 * Places the next few lines of a running bulk order, or ends it if none is left.
 * @param signal aborted when another process may go on: no further line is started.
 * @throws DatabaseUnavailable; nothing is lost then, and the next turn goes on.
 */
export async function takeTurn(deps: PlacingDeps, bulk: Bulk, signal: AbortSignal): Promise<void> {
  const { store, clock } = deps
  const lines = await nextLines(store.read, bulk.id)
  if (lines.length === 0) return endBulk(store, bulk, clock())
  const { tierId } = await accountOf(store.read, bulk.accountId)
  let hold: Hold | null = null
  let again = false
  // All of them end before an error is thrown: none may place a line while the next turn runs.
  await sideBySide(lines, CONCURRENT, async (line) => {
    if (signal.aborted) return 'stop'
    const outcome = await placeLine(deps, bulk, line, tierId)
    if (outcome === 'again') again = true
    else if (outcome) hold = outcome.hold
    return hold === null ? 'go on' : 'stop'
  })
  const now = clock()
  if (hold !== null) return holdBulk(store, bulk, hold, now)
  const dueAt = again ? dueAfter(LOOK_AGAIN_MS, now) : now
  await store.transaction((tx) => setRunning(tx, bulk.id, { hold: null, dueAt }))
}

async function placeLine(
  deps: PlacingDeps,
  bulk: Bulk,
  line: BulkLine,
  tierId: number | null,
): Promise<Outcome> {
  const { store, log, submitOrder } = deps
  try {
    const { order } = await submitOrder({ ...requestOf(bulk, line), tierId })
    await endLine(store, line, { status: 'placed', orderId: order.id })
    return null
  } catch (error) {
    if (unavailability(error)) throw error
    const refusal: DomainError | null = error instanceof DomainError ? error : null
    if (refusal?.code === 'DUPLICATE_IN_FLIGHT') return 'again'
    const hold = refusal && HOLDS[refusal.code]
    if (hold) return { hold }
    const problem = refusal && problemOf(refusal)
    if (!problem) {
      log.error({ bulk: bulk.id, row: line.row, err: error }, 'a line of a bulk order failed')
      return { hold: 'failed' }
    }
    await endLine(store, line, { status: 'refused', problem })
    return null
  }
}

function requestOf({ id, accountId }: Bulk, line: BulkLine): Omit<OrderRequest, 'tierId'> {
  const { row, pid, player, quantity, priceMicros } = line
  return {
    ...{ accountId, test: false, via: 'chat', pid, trxid: bulkTrxid(id, row) },
    idempotencyKey: undefined,
    // A top-up has none, and then it is 1 here.
    quantity: quantity === 1 ? undefined : quantity,
    exactMicros: priceMicros,
    player,
  }
}

const HOLDS: Partial<Record<ErrorCode, Hold>> = {
  INSUFFICIENT_BALANCE: 'balance',
  MAINTENANCE: 'maintenance',
  SHOP_DISABLED: 'shop_off',
  SHOP_NOT_ALLOWED: 'not_allowed',
  ACCOUNT_SHUT: 'standing',
}

/** Why a line is refused for good; null for a refusal that no line should get. */
function problemOf(error: DomainError): BulkProblem | null {
  if (isRefusal(error, 'PRICE_CHANGED'))
    return { problem: 'price_changed', amountMicros: error.data.amountMicros }
  if (isRefusal(error, 'INVALID_FIELDS')) return { problem: 'fields', fields: error.data.problems }
  if (isRefusal(error, 'QUANTITY_EXCEEDS_MAX')) return { problem: 'quantity', max: MAX_QUANTITY }
  const problem = PROBLEMS[error.code]
  return problem ? { problem } : null
}

const PROBLEMS: Partial<Record<ErrorCode, PlainBulkProblem>> = {
  ...NOT_SOLD,
  FIELDS_DIFFER: 'fields_differ',
  QUANTITY_NOT_ALLOWED: 'one_each',
  INSUFFICIENT_STOCK: 'out_of_stock',
  TRXID_TAKEN: 'trxid_taken',
  TRXID_USED_ELSEWHERE: 'trxid_taken',
}

function endLine(
  store: Store,
  { id }: BulkLine,
  end: Pick<BulkLine, 'status'> & Partial<Pick<BulkLine, 'orderId' | 'problem'>>,
): Promise<unknown> {
  const isOpen = and(eq(bulkLines.id, id), isWaiting)
  return store.transaction((tx) => tx.update(bulkLines).set(end).where(isOpen))
}

/** Waits for a switch of the service, or stops and tells the holder, who can change what is in the way. */
async function holdBulk(store: Store, { id, accountId }: Bulk, hold: Hold, now: Date) {
  await store.transaction(async (tx) => {
    if (hold === 'maintenance' || hold === 'shop_off')
      await setRunning(tx, id, { hold, dueAt: dueAfter(LOOK_AGAIN_MS, now) })
    else if (await stopBulk(tx, id, hold))
      await notifyAccount(tx, accountId, { kind: 'bulk_stopped', bulkId: id }, now)
  })
}

function setRunning(
  tx: Tx,
  id: string,
  changes: Partial<Pick<Bulk, 'hold' | 'dueAt' | 'placedAt'>>,
): Promise<unknown> {
  const isIt = and(eq(bulkOrders.id, id), isRunning)
  return tx.update(bulkOrders).set(changes).where(isIt)
}

/** Ends a bulk order without waiting lines once its orders have ended, or after a while, and sends the results. */
async function endBulk(store: Store, { id, accountId, placedAt }: Bulk, now: Date): Promise<void> {
  await store.transaction(async (tx) => {
    const { processing } = await progressOf(tx, id)
    const since = placedAt ?? now
    const waitedMs = now.getTime() - since.getTime()
    if (processing > 0 && waitedMs >= 0 && waitedMs < WAIT_FOR_ENDS_MS) {
      await setRunning(tx, id, { hold: null, dueAt: dueAfter(LOOK_AGAIN_MS, now), placedAt: since })
      return
    }
    const ended = await tx
      .update(bulkOrders)
      .set({ status: 'done', hold: null, placedAt: since })
      .where(and(eq(bulkOrders.id, id), isRunning))
      .returning({ id: bulkOrders.id })
    if (ended.length > 0)
      await notifyAccount(tx, accountId, { kind: 'bulk_results', bulkId: id }, now)
  })
}
