import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Store, Tx } from '../../db/store.ts'
import type { Actor } from '../audit/audit-log.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { readSettings } from '../settings/settings.ts'
import { chunksOf } from '../shared/chunks.ts'
import { isRefusal } from '../shared/errors.ts'
import { isWithin } from '../shared/time.ts'
import { storeSupplier, supplierStateOf } from '../suppliers/health.ts'
import { supplierSettings } from '../suppliers/supplier-limits.ts'
import type { MappedChange } from './difference.ts'
import { saveChanges } from './items.ts'
import { type Lists, listed, readList } from './list.ts'
import {
  AT_ONCE,
  type Compared,
  compare,
  confirmCosts,
  makeChanges,
  suspicious,
  waits,
} from './sync.ts'

/**
 * Takes over what a list says, once its changes are `made`: costs that are as they were count as new, and all items
 * but those that still wait for a person are as the list says.
 * @param notified in the transaction that records that the list was read
 */
export async function takeOver(
  store: Store,
  { supplier, items, mapped, confirmed }: Compared,
  { made, actor }: { made: readonly MappedChange[]; actor: Actor },
  now: Date,
  notified: (tx: Tx) => Promise<{ listTold?: string[] }> = async () => ({}),
): Promise<void> {
  for (const pids of chunksOf(confirmed, AT_ONCE)) {
    await store.transaction((tx) => confirmCosts(tx, supplier, { pids, actor }, now))
    await nextTurn()
  }
  const read = { listAt: now, listTriedAt: now, listProblem: null, listFailsSince: null }
  await store.transaction(async (tx) =>
    storeSupplier(tx, supplier, { ...read, ...(await notified(tx)) }),
  )
  const waiting = new Set(suspicious({ mapped }).map(({ item }) => item))
  for (const { item } of made) waiting.delete(item)
  const others = items.filter(({ item }) => !waiting.has(item))
  await saveChanges(store, supplier, others, now)
}

// Scheduled syncs: all that is not suspicious is taken over, and the admins are notified of the rest once.

/** A list that cannot be read for so long, and three times, is worth a message. */
const FAILS_MS = 6 * 60 * 60_000
/** The words of `listTold`, besides the changes that wait. */
const FAILS = 'fails'
/** More waiting changes than this are notified of each time. */
const MAX_TOLD = 500

export async function dueLists(store: Store, suppliers: Lists, now: Date): Promise<string[]> {
  const settings = await readSettings(store.read)
  const due: string[] = []
  for (const supplier of listed(suppliers)) {
    const { syncEveryMs } = supplierSettings(settings, supplier)
    if (syncEveryMs === null) continue
    const state = await supplierStateOf(store.read, supplier)
    if (!isWithin(syncEveryMs, state?.listTriedAt?.getTime() ?? 0, now)) due.push(supplier)
  }
  return due
}

/**
 * Reads the list of a supplier and takes over what nobody must agree to.
 * @returns false if it could not be read
 */
export async function syncByItself(
  store: Store,
  { suppliers, supplier }: { suppliers: Lists; supplier: string },
  now: Date,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const list = await readList(suppliers, supplier, signal)
    await takeOverBySelf(store, await compare(store, supplier, list, now), now)
    return true
  } catch (error) {
    // The catalog has changed meanwhile: a later round compares the list with it again.
    if (isRefusal(error, 'LIST_STALE')) return true
    const isUnread = isRefusal(error, 'LIST_UNREADABLE') || isRefusal(error, 'LIST_TOO_LONG')
    if (!isUnread || signal.aborted) throw error
    // For the admins: what the adapter says, or that the list is too long.
    const problem = isRefusal(error, 'LIST_UNREADABLE') ? error.data.why : error.code
    await store.transaction((tx) => noteFailure(tx, supplier, problem, now))
    return false
  }
}

async function takeOverBySelf(store: Store, compared: Compared, now: Date): Promise<void> {
  const { supplier, mapped } = compared
  const waiting = suspicious(compared)
  const by = { made: mapped.filter((one) => !waits(one)), actor: 'service' } as const
  for (const changes of chunksOf(by.made, AT_ONCE)) {
    const input = { changes, actor: by.actor }
    await store.transaction((tx) => makeChanges(tx, supplier, input, now))
    await nextTurn()
  }
  await takeOver(store, compared, by, now, async (tx) => {
    const known = new Set((await supplierStateOf(tx, supplier))?.listTold)
    const listTold = waiting.slice(0, MAX_TOLD).map(wordOf)
    if (listTold.some((word) => !known.has(word)))
      await notifyAdmins(tx, { kind: 'list_waits', supplier, count: waiting.length }, now)
    return { listTold }
  })
}

/** The same as long as the same is suspicious about an item, whatever it costs. */
function wordOf({ item, reasons }: MappedChange): string {
  return `${reasons.join('+')} ${item}`
}

async function noteFailure(tx: Tx, supplier: string, problem: string, now: Date): Promise<void> {
  const state = await supplierStateOf(tx, supplier)
  const { syncEveryMs } = supplierSettings(await readSettings(tx), supplier)
  const known = state?.listFailsSince
  const since = known && known <= now ? known : now
  const failsMs = now.getTime() - since.getTime()
  const before = state?.listTold ?? []
  const isLong = failsMs >= Math.max(FAILS_MS, 2 * (syncEveryMs ?? 0))
  const isNews = isLong && !before.includes(FAILS)
  if (isNews) await notifyAdmins(tx, { kind: 'list_unreadable', supplier, failsMs, problem }, now)
  await storeSupplier(tx, supplier, {
    ...{ listTriedAt: now, listProblem: problem, listFailsSince: since },
    listTold: isNews ? [...before, FAILS] : before,
  })
}
