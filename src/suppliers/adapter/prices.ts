import { setImmediate as turn } from 'node:timers/promises'
import {
  SupplierFault,
  type SupplierItem,
  type SupplierOrder,
} from '../../domain/suppliers/supplier.ts'
import type { Client } from './client.ts'
import { compileExpression } from './expression.ts'
import type { Currency } from './money.ts'
import type { AdapterFile } from './schema.ts'

/** Far above the size of a catalog of many thousand products. */
const MAX_LIST_BYTES = 16_000_000
/** The part of a call's time that reading the list may take, so that time is left to send the order. */
const LIST_TIMEOUT_MS = 4000
const MAX_ITEMS = 100_000
/** Entries that are worked out before other work gets its turn. */
const ENTRIES_AT_ONCE = 200

export type Prices = {
  /** The supplier's price list, read now. @throws SupplierFault not-sent */
  read(signal: AbortSignal): Promise<SupplierItem[]>
  /**
   * Why the order would be sold at a loss, or cannot be bought; null if it may be placed. Uses a list that
   * was read a moment ago. @throws SupplierFault not-sent
   */
  objection(order: SupplierOrder, signal: AbortSignal): Promise<string | null>
}

/** @throws Error with a message for the author of the file. */
export function createPrices(
  source: NonNullable<AdapterFile['prices']>,
  client: Client,
  deps: { clock: () => Date; currency: Currency; listTimeoutMs?: number | undefined },
): Prices {
  const { clock, currency, listTimeoutMs = LIST_TIMEOUT_MS } = deps
  const writer = client.compile(source.request)
  const isList = compileExpression(source.if)
  const items = compileExpression(source.items)
  const packs = source.packs === undefined ? null : compileExpression(source.packs)
  const fields = {
    item: compileExpression(source.item),
    cost: compileExpression(source.cost),
    name: source.name === undefined ? null : compileExpression(source.name),
    available: source.available === undefined ? null : compileExpression(source.available),
  }
  let known: { readAt: number; items: Promise<Map<string, SupplierItem>> } | undefined

  async function read(signal: AbortSignal): Promise<SupplierItem[]> {
    const seen = await client.call(writer, {}, { signal, maxBytes: MAX_LIST_BYTES })
    const { scope, bindings } = seen
    const listed = (await isList(scope, bindings)) === true ? await items(scope, bindings) : null
    if (!Array.isArray(listed))
      throw new SupplierFault('not-sent', `it was refused: ${await client.describe(seen)}.`, {
        ...(seen.answer.retryAfterMs === undefined
          ? {}
          : { retryAfterMs: seen.answer.retryAfterMs }),
      })
    const sizes = packs ? await packs(scope, bindings) : [undefined]
    if (!Array.isArray(sizes)) throw new SupplierFault('not-sent', 'its packs are no list.')
    if (listed.length * sizes.length > MAX_ITEMS)
      throw new SupplierFault('not-sent', `it has more than ${MAX_ITEMS} products.`)
    const found: SupplierItem[] = []
    let worked = 0
    for (const entry of listed)
      for (const pack of sizes) {
        if (++worked % ENTRIES_AT_ONCE === 0) await turn()
        if (signal.aborted) throw new SupplierFault('not-sent', 'it took too long.')
        const one = await itemOf(entry, { ...bindings, pack })
        // An entry without a valid name or price is skipped; the others can be bought.
        if (one) found.push(one)
      }
    if (found.length === 0 && worked > 0)
      throw new SupplierFault('not-sent', 'it has no product with a valid id and price.')
    return found
  }

  async function itemOf(entry: unknown, bindings: object): Promise<SupplierItem | null> {
    const scope = Object(entry) as Record<string, unknown>
    const bound = { ...bindings }
    const item = await fields.item(scope, bound)
    const costMicros = currency.toMicros(await fields.cost(scope, bound))
    if ((typeof item !== 'string' && typeof item !== 'number') || costMicros === null) return null
    const name = fields.name && (await fields.name(scope, bound))
    const available = fields.available && (await fields.available(scope, bound))
    return {
      item: String(item),
      name: typeof name === 'string' ? client.mask(name) : null,
      costMicros,
      available: typeof available === 'boolean' ? available : null,
    }
  }

  /** @throws SupplierFault not-sent: only the list was requested. */
  async function readSafely(signal: AbortSignal): Promise<SupplierItem[]> {
    try {
      return await read(signal)
    } catch (error) {
      const fault = error instanceof SupplierFault ? error : null
      const why = fault?.message ?? 'it is invalid.'
      const wait = fault?.retryAfterMs === undefined ? {} : { retryAfterMs: fault.retryAfterMs }
      throw new SupplierFault('not-sent', `The price list: ${why}`, { cause: error, ...wait })
    }
  }

  async function freshItem(item: string, signal: AbortSignal): Promise<SupplierItem | null> {
    const now = clock().getTime()
    const age = known ? now - known.readAt : Number.POSITIVE_INFINITY
    if (!known || age > source.fresh || age < 0) {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(listTimeoutMs)])
      const list = readSafely(inTime)
      known = { readAt: now, items: list.then(byItem) }
    }
    const asked = known
    try {
      return (await asked.items).get(item) ?? null
    } catch (error) {
      if (known === asked) known = undefined
      throw error
    }
  }

  return {
    read: readSafely,
    async objection({ supplierRef, quantity, paidMicros }, signal) {
      const item = await freshItem(supplierRef, signal)
      if (!item) return `does not list ${supplierRef}`
      return item.costMicros * quantity > paidMicros
        ? `asks more for ${supplierRef} than was paid`
        : null
    },
  }
}

/** Of an item that is listed several times, the dearest: nobody knows which of them will be charged. */
function byItem(items: readonly SupplierItem[]): Map<string, SupplierItem> {
  const found = new Map<string, SupplierItem>()
  for (const one of items)
    if (one.costMicros >= (found.get(one.item)?.costMicros ?? 0)) found.set(one.item, one)
  return found
}
