import { setImmediate as turn } from 'node:timers/promises'
import { isRefusal } from '../../domain/shared/errors.ts'
import { SupplierFault, type SupplierItem } from '../../domain/suppliers/supplier.ts'
import { describe, type Seen, type Sight, see } from './answers.ts'
import { compileExpression, type Scope } from './expression.ts'
import { createCurrency } from './money.ts'
import type { AdapterFile } from './schema.ts'
import type { Answer } from './transport.ts'

// The items of a price list, worked out of an answer. A large list is read in another process.

export type ListQuestion = {
  answer: Answer
  about: Scope
  sight: Sight
  source: NonNullable<AdapterFile['prices']>
  /** How many units of the list's currency one USD is worth. */
  rate: number
  /** Whether an answer says that the token is over. */
  renewIf?: string | undefined
}

export type ListRead = {
  items: SupplierItem[]
  isOver: boolean
  /** Why there are none; null if the list was read. */
  refused: { why: string; retryAfterMs?: number | undefined } | null
}

const MAX_ITEMS = 100_000
/** Longer than any reference of a product. */
const MAX_ITEM_LENGTH = 128
/** Far longer than a name is shown. */
const MAX_NAME_LENGTH = 1000
const MAX_CHARACTERS = 8_000_000
/** Entries that are worked out before other work gets its turn. */
const ENTRIES_AT_ONCE = 200

/** Why a list is not read. */
class NoList extends Error {}

/** @throws DomainError DOCUMENT_REFUSED */
export async function readPriceList(
  question: ListQuestion,
  signal?: AbortSignal,
): Promise<ListRead> {
  const { answer, about, sight, renewIf } = question
  let isOver = false
  try {
    const seen = await see(sight, answer, about)
    isOver = renewIf !== undefined && (await resultOf(renewIf, seen)) === true
    return { items: await itemsIn(seen, question, signal), isOver, refused: null }
  } catch (error) {
    if (isRefusal(error, 'DOCUMENT_REFUSED')) throw error
    const isSaid = error instanceof NoList || error instanceof SupplierFault
    const why = isSaid ? error.message : 'it is invalid.'
    return { items: [], isOver, refused: { why, retryAfterMs: answer.retryAfterMs } }
  }
}

async function itemsIn(
  seen: Seen,
  { sight, source, rate }: ListQuestion,
  signal: AbortSignal | undefined,
): Promise<SupplierItem[]> {
  const isList = (await resultOf(source.if, seen)) === true
  const listed = isList ? await resultOf(source.items, seen) : null
  if (!Array.isArray(listed)) throw new NoList(`it was refused: ${await describe(sight, seen)}.`)
  if (listed.length > MAX_ITEMS) throw new NoList(`it has more than ${MAX_ITEMS} products.`)
  const itemOf = itemReader(source, rate)
  const found: SupplierItem[] = []
  let characters = 0
  for (const [i, entry] of listed.entries()) {
    if (i % ENTRIES_AT_ONCE === 0) await turn()
    if (signal?.aborted) throw new NoList('it took too long.')
    const one = await itemOf(entry, seen.bindings)
    // An entry without a valid name or price is skipped; the others can be bought.
    if (!one) continue
    found.push(one)
    characters += one.item.length + (one.name?.length ?? 0)
    if (characters > MAX_CHARACTERS) throw new NoList('its names are too long.')
  }
  if (found.length === 0 && listed.length > 0)
    throw new NoList('it has no product with a valid id and price.')
  return found
}

function itemReader(source: ListQuestion['source'], rate: number) {
  const currency = createCurrency(rate)
  const item = compileExpression(source.item)
  const cost = compileExpression(source.cost)
  const name = source.name === undefined ? null : compileExpression(source.name)
  const available = source.available === undefined ? null : compileExpression(source.available)

  return async (entry: unknown, bindings: object): Promise<SupplierItem | null> => {
    const scope = Object(entry) as Record<string, unknown>
    const bound = { ...bindings }
    const id = await item(scope, bound)
    const costMicros = currency.toMicros(await cost(scope, bound))
    if ((typeof id !== 'string' && typeof id !== 'number') || costMicros === null) return null
    if (String(id).length > MAX_ITEM_LENGTH) return null
    const called = name && (await name(scope, bound))
    const has = available && (await available(scope, bound))
    return {
      item: String(id),
      name: typeof called === 'string' ? called.slice(0, MAX_NAME_LENGTH) : null,
      costMicros,
      available: typeof has === 'boolean' ? has : null,
    }
  }
}

function resultOf(source: string, { scope, bindings }: Seen): Promise<unknown> {
  return compileExpression(source)(scope, bindings)
}
