import type { Caller } from './callers.ts'
import { type Part, talk } from './connection.ts'
import { ATTACK_NAMES, type JsonAttack, jsonAttack } from './json-attacks.ts'
import { bytesOf, postJson, shown } from './request.ts'
import { faultOfEnd, HANG_MS, isOver, type Target } from './target.ts'
import { faultOf } from './verdict.ts'

/** How many are on their way at a time. */
const AT_ONCE = 8

/** Posts bodies that are no JSON, or JSON of the most unusual kind. */
export async function fuzzJsonText(target: Target): Promise<void> {
  const { operations, cases } = target
  const posts = operations.filter(({ body }) => body !== null)
  // Each attack at each path at least once.
  const all = Math.max(cases, ATTACK_NAMES.length) * posts.length
  let next = 0
  const worker = async () => {
    for (let n = next++; n < all && !isOver(target); n = next++) await attack(target, n)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function attack(target: Target, n: number): Promise<void> {
  const { operations, setting, callers, random, book, found, count } = target
  const posts = operations.filter(({ body }) => body !== null)
  const operation = posts[n % posts.length]
  const name = ATTACK_NAMES[Math.floor(n / posts.length) % ATTACK_NAMES.length]
  if (!operation || name === undefined) return
  const own = random.fork(String(n))
  const body = own.pick(setting.known.bodies[operation.path] ?? [{}])
  const trxid = `fz-json-${n}`
  const fields = Object.entries({ ...body, trxid }).map(
    ([field, value]) => [field, JSON.stringify(value)] as const,
  )
  const made = jsonAttack(name, new Map(fields), own)
  const caller = await callers.nextBefore(target.endMs)
  if (caller === null) return
  const parts = partsOf(operation.path, caller, made)
  const said = await talk(setting.port, parts, { methods: ['POST'], timeoutMs: HANG_MS })
  count(`json: ${name}`)
  const [reply] = said.replies
  const isAccepted = reply !== undefined && reply.status < 300
  if (reply) book.answered(reply)
  else book.lost(trxid)
  const fault =
    faultOfEnd(said) ??
    (reply ? faultOf(reply, { operation, method: 'POST' }) : `${said.end} without an answer`) ??
    (mustRefuse(made, operation.path) && isAccepted
      ? `${reply.status} to what must be refused`
      : null)
  if (fault === null) return
  found({
    check: 'fuzz-json-text',
    what: `POST ${operation.path} with ${name}: ${fault}`,
    evidence: [
      { n },
      shown(Buffer.concat(parts.map(({ bytes }) => bytes))),
      reply?.body.toString(),
    ],
  })
}

const mustRefuse = ({ refused }: JsonAttack, path: string) =>
  refused === true || (refused === 'orders' && path === '/orders')

function partsOf(path: string, { key }: Caller, attack: JsonAttack): Part[] {
  const { body, headers = [], chunkBytes } = attack
  const usual = postJson(path, key, {})
  const request = { ...usual, headers: [...usual.headers, ...headers] }
  if (chunkBytes === undefined) return [{ bytes: bytesOf({ ...request, body }) }]
  const chunked = { ...request, headers: [...request.headers, CHUNKED], body: null }
  const parts: Part[] = [{ bytes: bytesOf(chunked) }]
  for (let at = 0; at < body.length; at += chunkBytes) {
    const chunk = body.subarray(at, at + chunkBytes)
    const size = Buffer.from(`${chunk.length.toString(16)}\r\n`)
    parts.push({ bytes: Buffer.concat([size, chunk, LINE_END]) })
  }
  return [...parts, { bytes: Buffer.from('0\r\n\r\n') }]
}

const CHUNKED = ['Transfer-Encoding', 'chunked'] as const
const LINE_END = Buffer.from('\r\n')
