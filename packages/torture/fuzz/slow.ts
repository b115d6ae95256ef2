import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { open, type Talk, talk } from './connection.ts'
import { usageOf } from './health.ts'
import { bytesOf, get, postJson } from './request.ts'
import { faultOfEnd, HANG_MS, type Target } from './target.ts'
import { faultOf } from './verdict.ts'

/** A head that stops coming is refused after 15 s, a request that has not arrived after 30 s, and 5 s for a slow machine. */
const LATE_MS = 35_000
/** An answer that nobody reads is given up after 30 s; what the system's buffers took leaves an idle connection, for 80 s. */
const UNREAD_MS = 90_000
const END_MS = 5000
/** Of the 1000 connections that may be open. */
const IDLE = 600
const BYTE_EVERY_MS = 1000
const ASK_EVERY_MS = 500
const SOCKETS_BACK_MS = 20_000

/** Holds connections open in the most annoying ways, and asks meanwhile whether others are still answered. */
export async function fuzzSlowly(target: Target): Promise<void> {
  const before = usageOf(target.setting)?.sockets ?? 0
  let isDone = false
  const others = answeredMeanwhile(target, () => isDone)
  const clients = [slowHead, slowBody, silentHead, unread, idle, crowd]
  await Promise.all(clients.map((client) => client(target)))
  isDone = true
  await others
  await socketsComeBack(target, before)
}

/** One byte a second of a head: the whole must be refused in time, and with an answer. */
async function slowHead(target: Target): Promise<void> {
  const text = bytesOf(get('/balance', 'x'.repeat(60)))
  await late(target, 'a head of one byte a second', text)
}

async function slowBody(target: Target): Promise<void> {
  const { callers, book } = target
  const { key } = await callers.next()
  const trxid = 'fz-slow-body'
  const whole = bytesOf(postJson('/orders', key, { pid: 'KEY-1', trxid }))
  book.lost(trxid)
  const at = whole.indexOf('\r\n\r\n') + 4
  await late(target, 'a body of one byte a second', whole.subarray(at), whole.subarray(0, at))
}

async function silentHead(target: Target): Promise<void> {
  const first = bytesOf(get('/balance', 'x')).subarray(0, 30)
  await late(target, 'a head that stops', Buffer.alloc(0), first)
}

async function late(target: Target, name: string, drops: Buffer, first: Buffer = Buffer.alloc(0)) {
  const parts = [
    { bytes: first },
    ...Array.from(drops, (byte) => ({ bytes: Buffer.of(byte), afterMs: BYTE_EVERY_MS })),
  ]
  const said = await talk(target.setting.port, parts, { methods: ['POST'], timeoutMs: LATE_MS })
  target.count(`slow: ${name}`)
  const fault = faultOfLate(said)
  if (fault !== null)
    target.found({
      check: 'fuzz-slow',
      what: `${name}: ${fault}`,
      evidence: [{ ...said, replies: said.replies.map(({ status }) => status) }],
    })
}

function faultOfLate(said: Talk): string | null {
  if (said.end === 'silence') return `neither answered nor closed after ${LATE_MS / 1000} s`
  const [reply] = said.replies
  if (!reply) return null
  return (
    faultOf(reply, { operation: null, method: 'POST' }) ??
    (reply.status < 400 ? `${reply.status} to a request that never came` : null)
  )
}

/** Asks for much, many times on one connection, and reads none of it. */
async function unread(target: Target): Promise<void> {
  const { setting, count, found } = target
  const socket = await open(setting.port)
  const bytes = bytesOf({ method: 'GET', target: '/openapi.json', headers: [], body: null })
  socket.pause()
  // Fewer than are cut off for being too many ahead, and more than the system's buffers hold.
  for (let n = 0; n < 9; n++) socket.write(bytes)
  await sleep(UNREAD_MS)
  // What had been sent comes, and then the end, if the service has given it up.
  const closed = closing(socket)
  socket.resume()
  await sleep(END_MS)
  count('slow: answers that nobody reads')
  if (!closed())
    found({
      check: 'fuzz-slow',
      what: `A client that reads nothing is still connected after ${UNREAD_MS / 1000} s.`,
      evidence: [],
    })
  socket.destroy()
}

/** Connections that say nothing. The service may close them; they may not keep others out. */
async function idle(target: Target): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: IDLE }, () => open(target.setting.port)))
  target.count('slow: idle connections', sockets.length)
  await sleep(LATE_MS)
  for (const socket of sockets) socket.destroy()
}

/** So many more that there are more than may be open: the newest is served in place of one that is idle. */
async function crowd(target: Target): Promise<void> {
  const { setting, count, found, callers } = target
  await sleep(LATE_MS / 3)
  const sockets: Socket[] = []
  for (let n = 0; n < IDLE; n++) sockets.push(await open(setting.port))
  const { key } = await callers.next()
  const said = await talk(setting.port, [{ bytes: bytesOf(get('/balance', key)) }], {
    ...{ methods: ['GET'], timeoutMs: HANG_MS },
  })
  count('slow: more connections than may be open', sockets.length)
  if (said.replies[0]?.status !== 200)
    found({
      check: 'fuzz-slow',
      what: `With ${2 * IDLE} idle connections a new one is not answered: ${said.end}.`,
      evidence: [{ ...said, replies: said.replies.map(({ status }) => status) }],
    })
  for (const socket of sockets) socket.destroy()
}

async function answeredMeanwhile(target: Target, isDone: () => boolean): Promise<void> {
  const { setting, callers, found, count } = target
  let slowestMs = 0
  while (!isDone()) {
    const { key } = await callers.next()
    const bytes = bytesOf(get('/balance', key))
    const said = await talk(setting.port, [{ bytes }], { methods: ['GET'], timeoutMs: HANG_MS })
    slowestMs = Math.max(slowestMs, said.tookMs)
    count('slow: calls of others meanwhile')
    const status = said.replies[0]?.status
    const fault = faultOfEnd(said) ?? (status === 200 ? null : `${status ?? said.end}`)
    if (fault !== null)
      found({
        ...{ check: 'fuzz-slow', what: `While others are slow: ${fault}`, evidence: [said.end] },
      })
    await sleep(ASK_EVERY_MS)
  }
  target.report(`the slowest call beside slow clients took ${Math.round(slowestMs)} ms`)
}

async function socketsComeBack({ setting, found }: Target, before: number): Promise<void> {
  const giveUpAt = setting.nowMs() + SOCKETS_BACK_MS
  for (;;) {
    const now = usageOf(setting)?.sockets ?? 0
    if (now <= before + 10) return
    if (setting.nowMs() > giveUpAt)
      return found({
        check: 'fuzz-slow',
        what: `${now} files are open ${SOCKETS_BACK_MS / 1000} s after all clients left, ${before} before.`,
        evidence: [],
      })
    await sleep(ASK_EVERY_MS)
  }
}

function closing(socket: Socket): () => boolean {
  let closed = false
  socket.once('close', () => {
    closed = true
  })
  return () => closed
}
