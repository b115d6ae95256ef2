import type { Caller } from './callers.ts'
import { type Talk, talk } from './connection.ts'
import type { FramingCase } from './framing.ts'
import { ask } from './money.ts'
import { ODD_HEADS } from './odd-heads.ts'
import { ODD_ORDERS } from './odd-orders.ts'
import { jsonOf } from './reply.ts'
import { shown } from './request.ts'
import { SMUGGLING } from './smuggling.ts'
import { faultOfEnd, HANG_MS, isOver, type Target } from './target.ts'
import { faultOf, isFramingRefusal } from './verdict.ts'

const ALL = Object.entries({ ...ODD_ORDERS, ...ODD_HEADS, ...SMUGGLING })
/** How many conversations go on at a time. */
const AT_ONCE = 8
/** How long to wait for answers to what is not finished. */
const GIVE_UP_MS = 500
/** GET /orders takes up to a hundred. */
const ASKED_AT_ONCE = 50

type Sent = { name: string; n: number; caller: Caller; made: FramingCase }

/** Sends bytes that are no valid HTTP/1.1, or just so, and looks what was made of them. */
export async function fuzzSockets(target: Target): Promise<void> {
  const all = Math.max(target.cases, ALL.length)
  const sent: Sent[] = []
  let next = 0
  const worker = async () => {
    for (let n = next++; n < all && !isOver(target); n = next++) {
      const one = await send(target, n)
      if (one && one.made.hidden.length > 0) sent.push(one)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await lookForHidden(target, sent)
}

async function send(target: Target, n: number): Promise<Sent | null> {
  const { setting, callers, random, book, found, count } = target
  const [name, make] = ALL[n % ALL.length] ?? []
  if (name === undefined || !make) throw new Error('There is no such trick.')
  const caller = await callers.nextBefore(target.endMs, 10)
  if (caller === null) return null
  const words = { key: caller.key, random: random.fork(String(n)) }
  const made = make({ ...words, trxid: (which) => `fz-socket-${n}-${which}` })
  const timeoutMs = made.unfinished ? GIVE_UP_MS : HANG_MS
  const said = await talk(setting.port, made.parts, { methods: made.methods, timeoutMs })
  count(`socket: ${name}`)
  for (const trxid of made.open) book.lost(trxid)
  for (const reply of said.replies) book.answered(reply)
  const fault = faultOfTalk(made, said)
  if (fault !== null)
    found({
      check: 'fuzz-sockets',
      what: `${name}: ${fault}`,
      evidence: [
        { n, end: said.end, statuses: said.replies.map(({ status }) => status) },
        shown(Buffer.concat(made.parts.map(({ bytes }) => bytes))),
        ...said.replies.map(({ body }) => body.toString().slice(0, 500)),
      ],
    })
  return { name, n, caller, made }
}

function faultOfTalk(made: FramingCase, said: Talk): string | null {
  const ended = faultOfEnd(said)
  if (ended !== null && !made.unfinished) return ended
  if (said.nonsense !== null) return said.nonsense
  for (const [i, reply] of said.replies.entries()) {
    const method = made.methods[i] ?? 'GET'
    const fault = faultOf(reply, { operation: null, method })
    if (fault !== null) return fault
  }
  return faultOfHidden(made, said) ?? faultOfReplays(made, said)
}

/** The second answer may only say that what follows the first request is none. */
function faultOfHidden({ hidden }: FramingCase, { replies }: Talk): string | null {
  const second = replies[1]
  if (hidden.length === 0 || !second || isFramingRefusal(second)) return null
  return `${second.status} to a request that stood in another`
}

/** One trxid makes one order, however often it is sent. */
function faultOfReplays({ open }: FramingCase, { replies }: Talk): string | null {
  if (open.length !== 1) return null
  const orders = replies.map((reply) => (jsonOf(reply) ?? {}) as Record<string, unknown>)
  const placed = orders.filter(({ orderCreated }) => orderCreated === true)
  const first = placed.filter(({ idempotentReplay }) => idempotentReplay !== true)
  const ids = new Set(placed.map(({ orderId }) => orderId))
  return ids.size > 1 || first.length > 1 ? `one trxid made the orders ${[...ids]}` : null
}

/** Orders that stood in the body of another request may not be there. */
async function lookForHidden(target: Target, sent: readonly Sent[]): Promise<void> {
  const { setting, callers, found } = target
  for (const caller of new Set(sent.map((one) => one.caller))) {
    const own = sent.filter((one) => one.caller === caller)
    for (let at = 0; at < own.length; at += ASKED_AT_ONCE) {
      const some = own.slice(at, at + ASKED_AT_ONCE)
      const query = some.flatMap(({ made }) => made.hidden.map((trxid) => `trxid=${trxid}`))
      const path = `/orders?${query.join('&')}`
      const { orders } = await ask(setting.port, callers, caller, path)
      for (const order of orders as { trxid: string }[]) {
        const origin = some.find(({ made }) => made.hidden.includes(order.trxid))
        found({
          check: 'fuzz-sockets',
          what: `${origin?.name}: the order ${order.trxid} was placed, which stood in another request.`,
          evidence: [{ n: origin?.n }, order, origin ? shownOf(origin.made) : null],
        })
      }
    }
  }
}

const shownOf = ({ parts }: FramingCase) => shown(Buffer.concat(parts.map(({ bytes }) => bytes)))
