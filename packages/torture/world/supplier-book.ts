import type { Random } from '../random.ts'
import { type Answer, type Fate, fateOf, refusal } from './supplier-fate.ts'

export type SupplierOrder = {
  trxid: string
  orderId: string
  pid: string
  userId: string | null
  quantity: number
  status: 'processing' | 'completed' | 'cancelled'
  amountUsd: number
  codes: string[]
  placedMs: number
  endedMs: number | null
}

export type Fields = Record<string, unknown>

/** What the supplier really did. Everything is decided here, whatever is then said about it. */
export type Book = {
  /** POST /orders: acts on a trxid once, and replays it from then on. */
  place(fields: Fields): Answer
  /** GET /orders/:id: an order by any id that it was ever given. */
  find(id: string): Answer
  /** GET /orders?trxid=A&orderId=B */
  findAll(query: URLSearchParams): Answer
  /** Gives an order one more id, which works from now on, as the ones before do. */
  rename(trxid: string): string | null
  /** The body of any other order; null while there is none. */
  another(trxid: string, random: Random): Answer['body'] | null
  orders(): SupplierOrder[]
}

export const PRICE_USD = 0.5
const MAX_ORDERS = 100_000
const MAX_IDS = 5
const MAX_QUANTITY = 500

/** `end`: its status from `endsMs` on. */
type Entry = {
  order: Omit<SupplierOrder, 'status' | 'endedMs'>
  ids: string[]
  hasCodes: boolean
  echo: Fields
  end: Fate['end']
  endsMs: number
}

/** @param name begins every id and every code. */
export function createBook(given: { name: string; random: Random; nowMs: () => number }): Book {
  const { random, nowMs } = given
  const mark = given.name.toUpperCase()
  const entries: Entry[] = []
  const byTrxid = new Map<string, Entry>()
  const byId = new Map<string, Entry>()
  const refused = new Map<string, number>()

  const hasEnded = ({ endsMs }: Entry) => nowMs() >= endsMs
  const presentOf = (entry: Entry): SupplierOrder => ({
    ...entry.order,
    status: hasEnded(entry) ? entry.end : 'processing',
    endedMs: hasEnded(entry) ? entry.endsMs : null,
  })
  const tell = (entry: Entry, more: Fields = {}): Answer => ({
    status: 200,
    body: { ...bodyOf(entry, presentOf(entry), nowMs()), ...more },
  })
  const add = (entry: Entry, id: string) => {
    entry.ids.push(id)
    byId.set(id, entry)
    return id
  }

  function accept(trxid: string, pid: string, fields: Fields, fate: Fate): Entry {
    const orderId = `${mark}-${entries.length + 1}`
    const hasCodes = fields.quantity !== undefined
    const quantity = hasCodes ? Number(fields.quantity) : 1
    const placedMs = nowMs()
    const userId = fields.userId ?? fields.userID
    const codes = Array.from({ length: quantity }, (_, i) => `${orderId}-${i + 1}`)
    const entry: Entry = {
      order: {
        ...{ trxid, orderId, pid, quantity, placedMs },
        userId: typeof userId === 'string' ? userId : null,
        amountUsd: PRICE_USD * quantity,
        codes: hasCodes && fate.end === 'completed' ? codes : [],
      },
      ...{ ids: [], hasCodes, end: fate.end, endsMs: placedMs + fate.afterMs },
      echo: { serverId: fields.serverId, moreId: fields.moreId },
    }
    entries.push(entry)
    byTrxid.set(trxid, entry)
    add(entry, orderId)
    return entry
  }

  return {
    place(fields) {
      const { pid, trxid } = fields
      if (!isText(pid) || !isText(trxid)) return refusal(400, 'INVALID REQUEST')
      const known = byTrxid.get(trxid)
      if (known) return tell(known, { idempotentReplay: true })
      const problem = quantityProblem(fields.quantity)
      if (problem) return refusal(400, problem)
      if (entries.length + refused.size >= MAX_ORDERS) return refusal(503, 'MAINTENANCE')
      const fate = fateOf(random.fork(trxid))
      const tries = refused.get(trxid) ?? 0
      const no = fate.refusals[tries]
      if (no) {
        refused.set(trxid, tries + 1)
        return no
      }
      refused.delete(trxid)
      return tell(accept(trxid, pid, fields, fate))
    },
    find(id) {
      const entry = byId.get(id)
      return entry ? tell(entry, { orderId: id }) : refusal(404, 'ORDER NOT FOUND')
    },
    findAll(query) {
      const asked = [...query].filter(([name]) => name === 'trxid' || name === 'orderId')
      if (asked.length === 0 || asked.length > 100) return refusal(400, 'INVALID REQUEST')
      const orders: Fields[] = []
      const missing: Fields[] = []
      for (const [name, value] of asked) {
        const entry = (name === 'trxid' ? byTrxid : byId).get(value)
        if (entry) orders.push(tell(entry).body)
        else missing.push({ [name]: value })
      }
      return { status: 200, body: { success: true, orders, missing } }
    },
    rename(trxid) {
      const entry = byTrxid.get(trxid)
      if (!entry || entry.ids.length >= MAX_IDS) return entry?.ids.at(-1) ?? null
      return add(entry, `${entry.order.orderId}-R${entry.ids.length}`)
    },
    another(trxid, by) {
      if (entries.length === 0) return null
      const entry = by.pick(entries)
      return entry.order.trxid === trxid ? null : tell(entry).body
    },
    orders: () => entries.map(presentOf),
  }
}

/** An Order of the contract. */
function bodyOf(entry: Entry, order: SupplierOrder, nowMs: number): Fields {
  const { trxid, orderId, pid, status, amountUsd, userId, quantity, codes } = order
  return {
    ...{ orderCreated: true, orderId, trxid, pid, status, game: 'torture', packName: pid },
    ...{ amountUsd, durationSec: Math.round((order.endedMs ?? nowMs) - order.placedMs) / 1000 },
    ...(userId === null ? {} : { userId }),
    ...entry.echo,
    ...(entry.hasCodes ? { quantity } : {}),
    ...(entry.hasCodes && status === 'completed' ? { codes } : {}),
    ...(status === 'cancelled' ? { error: 'INVALID PLAYER', refunded: true } : {}),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function quantityProblem(quantity: unknown): string | null {
  if (quantity === undefined) return null
  if (!Number.isInteger(quantity) || Number(quantity) < 1) return 'INVALID BODY'
  return Number(quantity) > MAX_QUANTITY ? 'QUANTITY EXCEEDS MAX' : null
}
