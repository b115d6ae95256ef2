import type { Store, Tx } from '../../db/store.ts'
import { notifyAdmins } from '../notices/notices.ts'
import { readSettings } from '../settings/settings.ts'
import { supplierSettings } from '../settings/supplier.ts'
import { type DomainError, isRefusal } from '../shared/errors.ts'
import type { SupplierState } from '../suppliers/health.ts'
import type { MappedChange } from './difference.ts'
import { type Lists, listed, readList } from './list.ts'
import { listStateOf, noteListFailed, noteListRead } from './state.ts'
import { type Compared, chosenFrom, compare, partsOf, saveList, suspicious } from './sync.ts'
import { applyParts } from './syncing.ts'

// Syncs by themselves: all that is not suspicious is taken over, and the admins are told once of the rest.

/** A list that cannot be read for so long, and three times, is worth a message. */
const FAILS_MS = 6 * 60 * 60_000
/** The words of `listTold`, besides the changes that wait. */
const FAILS = 'fails'
/** More changes that wait are told of as if nobody knew them. */
const MAX_TOLD = 500

/** The suppliers whose lists are due now. */
export async function dueLists(store: Store, suppliers: Lists, now: Date): Promise<string[]> {
  const settings = await readSettings(store.read)
  const due: string[] = []
  for (const supplier of listed(suppliers)) {
    const { syncEveryMs } = supplierSettings(settings, supplier)
    if (syncEveryMs === null) continue
    const state = await listStateOf(store.read, supplier)
    const agoMs = now.getTime() - (state?.listTriedAt?.getTime() ?? 0)
    // If the last time is in the future, the clock was set back since.
    if (agoMs >= syncEveryMs || agoMs < 0) due.push(supplier)
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
    await store.transaction((tx) => noteFailure(tx, supplier, problemOf(error), now))
    return false
  }
}

async function takeOverBySelf(store: Store, compared: Compared, now: Date): Promise<void> {
  const { supplier } = compared
  const waiting = suspicious(compared)
  const chosen = chosenFrom(compared, new Set())
  await applyParts(store, partsOf(chosen), 'service', now, async (tx) => {
    const state = await listStateOf(tx, supplier)
    const waits = waiting.slice(0, MAX_TOLD).map(wordOf)
    const known = new Set(state?.listTold)
    if (waits.some((word) => !known.has(word)))
      await notifyAdmins(tx, { kind: 'list_waits', supplier, count: waiting.length }, now)
    await noteListRead(tx, supplier, now, waits)
  })
  await saveList(store, compared, now)
}

/** The same as long as the same is suspicious about an item, whatever it costs. */
function wordOf({ item, reasons }: MappedChange): string {
  return `${reasons.join('+')} ${item}`
}

async function noteFailure(tx: Tx, supplier: string, problem: string, now: Date): Promise<void> {
  const state = await listStateOf(tx, supplier)
  const { syncEveryMs } = supplierSettings(await readSettings(tx), supplier)
  const since = failingSince(state, now)
  const failsMs = now.getTime() - since.getTime()
  const told = state?.listTold ?? []
  const isLong = failsMs >= Math.max(FAILS_MS, 2 * (syncEveryMs ?? 0))
  const tells = isLong && !told.includes(FAILS)
  if (tells) await notifyAdmins(tx, { kind: 'list_unreadable', supplier, failsMs, problem }, now)
  await noteListFailed(tx, supplier, { problem, since, told: tells ? [...told, FAILS] : told }, now)
}

function failingSince(state: SupplierState | null, now: Date): Date {
  const since = state?.listFailsSince
  return since && since <= now ? since : now
}

/** For the admins: what the adapter says, or that the list is too long. */
function problemOf(error: DomainError): string {
  return isRefusal(error, 'LIST_UNREADABLE') ? error.data.why : error.code
}
