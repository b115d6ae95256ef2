import { setImmediate as turn } from 'node:timers/promises'
import {
  SupplierFault,
  type SupplierItem,
  type SupplierOrder,
} from '../../domain/suppliers/supplier.ts'
import type { Client } from './client.ts'
import type { AdapterFile } from './schema.ts'

/** The part of a call's time that reading the list may take, so that time is left to send the order. */
const LIST_TIMEOUT_MS = 4000
/** Names that are masked before other work gets its turn. */
const NAMES_AT_ONCE = 500

/** @throws Error with a message for the author of the file. */
export function createPrices(
  source: NonNullable<AdapterFile['prices']>,
  client: Client,
  deps: { clock: () => Date; rate: number; listTimeoutMs?: number | undefined },
) {
  const { clock, rate, listTimeoutMs = LIST_TIMEOUT_MS } = deps
  const writer = client.compile(source.request)
  let known: { readAt: number; items: Promise<Map<string, SupplierItem>> } | undefined

  async function read(signal: AbortSignal): Promise<SupplierItem[]> {
    const items = await client.list(writer, rate, signal)
    for (const [i, one] of items.entries()) {
      if (i % NAMES_AT_ONCE === 0) await turn()
      one.name = one.name && client.mask(one.name)
    }
    return items
  }

  /** The supplier's price list, read now. @throws SupplierFault not-sent: only the list was requested. */
  async function readSafely(signal: AbortSignal): Promise<SupplierItem[]> {
    try {
      return await read(signal)
    } catch (error) {
      const fault = error instanceof SupplierFault ? error : null
      const why = fault?.message ?? 'it is invalid.'
      const retryAfterMs = fault?.retryAfterMs
      throw new SupplierFault('not-sent', `The price list: ${why}`, { cause: error, retryAfterMs })
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
    /**
     * Why the order would be sold at a loss, or cannot be bought; null if it may be placed. Uses a list that
     * was read a moment ago. @throws SupplierFault not-sent
     */
    async objection(
      { supplierRef, quantity, paidMicros }: SupplierOrder,
      signal: AbortSignal,
    ): Promise<string | null> {
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
