import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'
import { bodyOf, listen, shut } from './local-server.ts'

/**
 * cut-before: the connection ends before the request was passed on; cut-after: after it was answered.
 * late: the request or the answer is held back. twice: the request is passed on twice, one after the other,
 * and the second answer given. half: the answer ends in the middle of its body. html: a gateway's error page,
 * in place of the request or of its answer.
 */
export type Trouble = (typeof TROUBLES)[number]

/** Between a process and an HTTP service. A service that is down is a connection that is cut. */
export type HttpProxy = {
  url: string
  /** From now on such a share of requests meets trouble of these kinds; 0 passes all on. */
  trouble(share: number, kinds?: readonly Trouble[]): void
  close(): Promise<void>
}

const TROUBLES = ['cut-before', 'cut-after', 'late', 'twice', 'half', 'html'] as const
const LATE_MS = 1500
const KEEP_ALIVE_MS = 75_000
/** Only answers that are sent twice or in part are buffered, up to this size. */
const MAX_BUFFERED_BYTES = 64 << 20
const HTML = '<html><body><h1>502 Bad Gateway</h1></body></html>'
/** They are about one connection, not about the message (RFC 9110, 7.6.1). */
const OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'proxy-connection'])

/** @param target such as http://127.0.0.1:3000. @param given.lateMs how long `late` holds back. */
export async function startHttpProxy(
  target: string,
  given: { random: Random; lateMs?: number },
): Promise<HttpProxy> {
  const { random, lateMs = LATE_MS } = given
  const { origin } = new URL(target)
  let share = 0
  let kinds: readonly Trouble[] = TROUBLES

  async function handle(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const trouble = random.chance(share) ? random.pick(kinds) : null
    const isBefore = random.chance(0.5)
    const answerTo = (body: IncomingMessage | Buffer) => answerFrom(origin, from, body, to)
    if (trouble === null) return pass(await answerTo(from), to)
    if (trouble === 'cut-before') return void to.destroy()
    if (trouble === 'html' && isBefore) return tellHtml(to)
    if (trouble === 'twice') {
      const body = await held(from)
      await held(await answerTo(body))
      return pass(await answerTo(body), to)
    }
    if (trouble === 'late' && isBefore) {
      // It arrives even if its sender has given up by then.
      const body = await held(from)
      await sleep(lateMs)
      return pass(await answerTo(body), to)
    }
    const answer = await answerTo(from)
    if (trouble === 'late') {
      await sleep(lateMs)
      return pass(answer, to)
    }
    const body = await held(answer)
    if (trouble === 'html') return tellHtml(to)
    if (trouble === 'cut-after') return void to.destroy()
    begin(answer, to)
    to.write(body.subarray(0, body.length / 2), () => to.destroy())
  }

  const server = createServer((from, to) => {
    to.sendDate = false
    handle(from, to).catch((error: unknown) => {
      to.destroy()
      // What breaks one connection breaks the other. Errors of connections have a code; a fault of this
      // proxy has none, and ends the harness.
      if (!(error instanceof Error && 'code' in error)) throw error
    })
  })
  // Uploads and long polls take as long as they take.
  server.requestTimeout = 0
  // A connection that is ended while its owner uses it again would be trouble that nobody asked for.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const port = await listen(server)
  return {
    url: target.replace(origin, `http://127.0.0.1:${port}`),
    trouble(newShare, newKinds = TROUBLES) {
      share = newShare
      kinds = newKinds
    },
    close: () => shut(server),
  }
}

/** What the target answers, whose body is still to be read. It is asked no longer than `to` waits. */
function answerFrom(
  origin: string,
  from: IncomingMessage,
  body: IncomingMessage | Buffer,
  to: ServerResponse,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', url = '/' } = from
    const headers = passedOn(from.rawHeaders)
    const asked = send(origin + url, { method, headers, agent: false }, resolve)
    asked.on('error', reject)
    const leave = () => asked.destroy()
    to.on('close', leave)
    asked.on('close', () => to.off('close', leave))
    if (Buffer.isBuffer(body)) asked.end(body)
    else pipeline(body, asked).catch(reject)
  })
}

async function pass(answer: IncomingMessage, to: ServerResponse): Promise<void> {
  begin(answer, to)
  await pipeline(answer, to)
}

function begin(answer: IncomingMessage, to: ServerResponse): void {
  to.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedOn(answer.rawHeaders))
  // A long poll may have its head long before its body.
  to.flushHeaders()
}

function tellHtml(to: ServerResponse): void {
  to.writeHead(502, { 'Content-Type': 'text/html' }).end(HTML)
}

/** Names and values in turns, as they were sent. */
function passedOn(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter(
    (_, i) => !OF_CONNECTION.has((rawHeaders[i - (i % 2)] ?? '').toLowerCase()),
  )
}

async function held(message: IncomingMessage): Promise<Buffer> {
  const body = await bodyOf(message, MAX_BUFFERED_BYTES)
  if (body === null)
    throw Object.assign(new Error('The message broke off.'), { code: 'ECONNABORTED' })
  return body
}
