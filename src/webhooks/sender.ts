import { constants, createHmac } from 'node:crypto'
import { lookup, Resolver } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { said } from '../domain/shared/log.ts'
import { aborted } from '../domain/shared/waiting.ts'
import type { Attempt, SendWebhook, WebhookCall } from '../domain/webhooks/queue.ts'
import { hostOf, isPublicAddress } from '../domain/webhooks/url.ts'
import { VERSION } from '../version.ts'

export type SenderSettings = {
  resolve: Resolve
  /** Whether a call may go to this address. */
  mayReach: (address: string) => boolean
  /** Also sends without TLS. */
  allowHttp: boolean
  /** For the whole call: finding the address, connecting, sending, and the answer. */
  timeoutMs: number
  /** Certificates of further authorities, for tests. */
  ca?: string
}

const TIMEOUT_MS = 15_000

const MAX_HEADER_BYTES = 16 * 1024
/** What is read of an answer, so that a server that writes one is not cut off. Nobody looks at it. */
const MAX_BODY_BYTES = 64 * 1024
/** Answers before the answer (status 1xx) that are read. Each costs time, and nobody looks at them. */
const MAX_INTERIM_ANSWERS = 10
/** What is read from a connection in all: empty lines and the sizes of chunks count, too. */
const MAX_BYTES = 256 * 1024
const MEASURED_EVERY_MS = 100

/** @param allowPrivate also sends to addresses that are not public, and without TLS. */
export function senderSettings({ allowPrivate }: { allowPrivate: boolean }): SenderSettings {
  const timeoutMs = TIMEOUT_MS
  return allowPrivate
    ? { resolve: resolveBySystem, mayReach: () => true, allowHttp: true, timeoutMs }
    : { resolve: resolveByDns, mayReach: isPublicAddress, allowHttp: false, timeoutMs }
}

/** Makes the function that posts events to endpoints. Each call has a connection of its own. */
export function createSender(settings: SenderSettings): SendWebhook {
  return async (call, signal, now) => {
    const startedAt = performance.now()
    const timeout = AbortSignal.timeout(settings.timeoutMs)
    const ended = AbortSignal.any([signal, timeout])
    const attempt = (httpStatus: number | null, problem: string | null): Attempt => {
      return { httpStatus, problem, ms: Math.round(performance.now() - startedAt) }
    }
    try {
      const checked = checkedAddresses(hostOf(new URL(call.url)), settings)
      const gaveUp = aborted(ended).then(() => Promise.reject(ended.reason))
      const addresses = await Promise.race([checked, gaveUp])
      const status = await post(call, { ...settings, addresses }, ended, now)
      return attempt(status, problemOf(status))
    } catch (error) {
      return attempt(null, timeout.aborted ? 'no answer in time' : messageOf(error))
    }
  }
}

type Route = SenderSettings & { addresses: readonly string[] }

/** Resolves to the status of the answer, once its body has ended or enough of it was read. */
function post(
  { url: text, id, body, secrets }: WebhookCall,
  { addresses, mayReach, allowHttp, ca }: Route,
  signal: AbortSignal,
  now: Date,
): Promise<number> {
  const url = new URL(text)
  const isHttps = url.protocol === 'https:'
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  if (!isHttps && !allowHttp) throw new NotSent('the URL is not https')
  const call = (isHttps ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: false,
    signal,
    maxHeaderSize: MAX_HEADER_BYTES,
    // The name is not resolved again: it could lead elsewhere by now.
    lookup: fixedLookup(addresses),
    ...(isIP(hostOf(url)) === 0 ? { servername: hostOf(url) } : {}),
    ...(ca === undefined ? {} : { ca }),
    // A server could ask for new keys without end, which keeps this process busy.
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': `gamewallet-webhooks/${VERSION}`,
      ...signedHeaders({ id, body, secrets }, now),
    },
  })
  let status: number | null = null
  const end = (error: Error) => (status === null ? reject(error) : resolve(status))
  call.on('error', end)
  // After an answer that Node neither reports nor treats as an error.
  call.on('close', () => end(new NotSent('no answer')))
  call.on('upgrade', ({ statusCode = 0 }, socket) => {
    resolve(statusCode)
    socket.destroy()
  })
  let interim = 0
  call.on('information', () => {
    if (++interim > MAX_INTERIM_ANSWERS) call.destroy(new NotSent('too many interim answers'))
  })
  call.on('socket', (socket) => {
    socket.once('connect', () => {
      const { remoteAddress = '' } = socket
      if (!mayReach(remoteAddress)) call.destroy(new NotSent(NOT_PUBLIC))
    })
  })
  call.on('response', (response) => {
    status = response.statusCode ?? 0
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BODY_BYTES) call.destroy()
    })
    // Also when it was cut off: the status is known by then.
    response.on('close', () => call.destroy())
  })
  const measuring = setInterval(() => {
    if ((call.socket?.bytesRead ?? 0) > MAX_BYTES) call.destroy(new NotSent('too long an answer'))
  }, MEASURED_EVERY_MS)
  call.end(body)
  return promise.finally(() => clearInterval(measuring))
}

/** Answers every question about an address with those that were checked. */
function fixedLookup(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, options, callback) => {
    const [first] = all
    if (options.all) callback(null, all)
    else callback(null, first?.address ?? '', first?.family ?? 0)
  }
}

/** Why an answer is no success; null if it is one. */
function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return 'redirects are not followed'
  return status === 410 ? 'gone' : 'not a 2xx'
}

function messageOf(error: unknown): string {
  if (error instanceof NotSent) return error.message
  // With several addresses there is an error for each.
  const first = error instanceof AggregateError ? error.errors[0] : error
  const code = first instanceof Error && 'code' in first ? String(first.code) : ''
  return said(code || String(first))
}

/** Returns all addresses of a name. @throws if it has none. */
export type Resolve = (name: string) => Promise<string[]>

/** A call was not made, or was given up. The message says why, in a few words. */
class NotSent extends Error {
  override name = 'NotSent'
}

const NOT_PUBLIC = 'the address is not public'

const QUERY = { timeout: 3000, tries: 2 }

/** Asks the name servers, without the blocking lookup of the system: its few threads also read files. */
const resolveByDns: Resolve = async (name) => {
  const resolver = new Resolver(QUERY)
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** Asks the system, which also knows the names of this machine and its network. */
const resolveBySystem: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/**
 * The addresses to which a call to the host may connect.
 * @throws NotSent if the host has none, or if a call may not go to one of them.
 */
async function checkedAddresses(
  host: string,
  { resolve, mayReach }: { resolve: Resolve; mayReach: (address: string) => boolean },
): Promise<string[]> {
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host]
  if (addresses.length === 0) throw new NotSent('the name has no address')
  // Not only the private ones are left out: who mixes them wants the service to reach them at some time.
  if (!addresses.every(mayReach)) throw new NotSent(NOT_PUBLIC)
  return addresses
}

/**
 * The headers of Standard Webhooks 1.0 for a call. Each secret makes a signature over `id.timestamp.body`; a
 * receiver accepts the call if one of them is right.
 * @param id the event's, the same for each attempt.
 * @param secrets `whsec_` and base64.
 */
function signedHeaders(
  { id, body, secrets }: { id: string; body: string; secrets: readonly string[] },
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const content = `${id}.${timestamp}.${body}`
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
