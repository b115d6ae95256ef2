import type { Problem } from '../problem.ts'
import type { Caller, Callers } from './callers.ts'
import { talk } from './connection.ts'
import { jsonOf, type Reply } from './reply.ts'
import { bytesOf, get } from './request.ts'

/** Which movements of money clients were told of. */
export type Book = {
  /** Notes what the answer to a POST says. */
  answered(reply: Reply): void
  /** Nobody knows whether this trxid was carried out. */
  lost(trxid: string): void
  /** Compares all wallets with what was told, and with themselves. */
  settle(port: number, callers: Callers): Promise<{ problems: Problem[]; charges: number }>
}

type Row = Record<string, unknown>

/** Kinds of transactions that the setting itself makes. */
const OF_SETTING: ReadonlySet<unknown> = new Set(['credit', 'deposit'])
const CHARGES: ReadonlySet<unknown> = new Set(['charge', 'fee'])
const PAGE = 200
const MAX_PAGES = 5000
const TIMEOUT_MS = 15_000
const MAX_SHOWN = 20

export function createBook(): Book {
  /** What each acknowledged order or lookup cost, in micro-USD; null where the answer did not say. */
  const told = new Map<string, number | null>()
  const unknown = new Set<string>()
  const charged = new Set<unknown>()
  return {
    answered(reply) {
      const pending = reply.status === 503 && reply.body.includes('RESULT_PENDING')
      if (reply.status !== 200 && !pending) return
      const json = jsonOf(reply) as Row | undefined
      const { orderId, amountUsd, deductedBalance } = json ?? {}
      if (typeof orderId !== 'string') return
      const usd = amountUsd ?? deductedBalance
      if (typeof usd === 'number') told.set(orderId, micros(usd))
      else if (!told.has(orderId)) told.set(orderId, null)
    },
    lost: (trxid) => void unknown.add(trxid),
    async settle(port, callers) {
      const problems: Problem[] = []
      let charges = 0
      for (const caller of callers.all) {
        const rows = await transactionsOf(port, callers, caller)
        const balance = micros(Number((await ask(port, callers, caller, '/balance')).balanceUsd))
        const sum = rows.reduce((total, { amountUsd }) => total + micros(Number(amountUsd)), 0)
        if (sum !== balance)
          problems.push({
            check: 'fuzz-money',
            what: `${caller.name}: the transactions sum up to ${sum} micro-USD, the balance is ${balance}.`,
            evidence: rows.slice(0, MAX_SHOWN),
          })
        // 503 LOOKUP_UNAVAILABLE: the fee came and went, and nothing was told.
        const back = new Set(
          rows.filter((row) => row.kind === 'fee_refund').map(({ orderId }) => orderId),
        )
        for (const row of rows.filter(({ orderId }) => !back.has(orderId))) {
          if (CHARGES.has(row.kind)) charges++
          const why = unexplained(row) ?? chargedAgain(row)
          if (why === null) continue
          problems.push({
            ...{ check: 'fuzz-money', what: `${caller.name}: ${why}`, evidence: [row] },
          })
        }
      }
      return { problems, charges }
    },
  }

  function chargedAgain({ kind, orderId }: Row): string | null {
    if (!CHARGES.has(kind)) return null
    if (charged.has(orderId)) return `${orderId} was charged twice.`
    charged.add(orderId)
    return null
  }

  function unexplained(row: Row): string | null {
    const { kind, orderId, trxid, amountUsd } = row
    if (OF_SETTING.has(kind)) return null
    if (typeof orderId !== 'string') return `a ${kind} of no order.`
    const cost = told.get(orderId)
    if (cost === undefined && !unknown.has(String(trxid)))
      return `${kind} of ${amountUsd} USD for ${orderId}, which no answer with 200 told of.`
    if (typeof cost === 'number' && CHARGES.has(kind) && micros(Number(amountUsd)) !== -cost)
      return `${kind} of ${amountUsd} USD for ${orderId}, which was said to cost ${cost / 1e6} USD.`
    return null
  }
}

async function transactionsOf(port: number, callers: Callers, caller: Caller): Promise<Row[]> {
  const rows: Row[] = []
  let cursor = ''
  for (let page = 0; page < MAX_PAGES; page++) {
    const path = `/transactions?limit=${PAGE}&cursor=${cursor}`
    const { transactions, nextCursor } = await ask(port, callers, caller, path)
    rows.push(...(transactions as Row[]))
    if (typeof nextCursor !== 'string') return rows
    cursor = nextCursor
  }
  throw new Error(`${caller.name} has more than ${MAX_PAGES} pages of transactions.`)
}

/** @throws if it is not answered with 200. */
export async function ask(
  port: number,
  callers: Callers,
  caller: Caller,
  path: string,
): Promise<Row> {
  await callers.next({ as: caller })
  const bytes = bytesOf(get(path, caller.key))
  const { replies, end } = await talk(port, [{ bytes }], {
    methods: ['GET'],
    timeoutMs: TIMEOUT_MS,
  })
  const [reply] = replies
  if (reply?.status !== 200)
    throw new Error(`GET ${path}: ${reply?.status ?? end} ${reply?.body.toString() ?? ''}`)
  return jsonOf(reply) as Row
}

const micros = (usd: number) => Math.round(usd * 1_000_000)
