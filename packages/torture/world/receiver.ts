import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'
import { bodyOf, listen, shut } from './local-server.ts'
import { wrongWith } from './webhook-signature.ts'

export type Delivery = {
  /** The name in its path. */
  endpoint: string
  atMs: number
  /** The webhook-id; empty without one. */
  id: string
  /** Parsed if it is JSON, else its text. */
  body: unknown
  /** Null if genuine, else what is wrong with its headers or signature. */
  wrong: string | null
}

/** Where webhooks arrive. It trusts nothing that is not signed with a secret of the endpoint. */
export type Receiver = {
  /** http://127.0.0.1:PORT/hook/NAME */
  urlOf(name: string): string
  /** Secrets that are valid for it from now on (whsec_…). */
  secrets(name: string, secrets: readonly string[]): void
  /** Everything that arrived, in order. */
  deliveries(): Delivery[]
  /** Share of deliveries that are answered with 500, late, or not at all; 0 answers all with 204. */
  trouble(share: number): void
  close(): Promise<void>
}

const PATH = '/hook/'
const LATE_MS = 2000
/** Shorter than a sender waits for an answer. */
const SECRET_WAIT_MS = 10_000
const SECRET_POLL_MS = 20
const MAX_BODY_BYTES = 1 << 20
/** From then on it answers 503, so that nobody takes for delivered what is not in the list. */
const MAX_DELIVERIES = 100_000

/** @param given.clockToleranceMs how far the clock of the sender may be away from the true one; 0 if absent. */
export async function startReceiver(given: {
  random: Random
  nowMs: () => number
  clockToleranceMs?: number
}): Promise<Receiver> {
  const { random, nowMs, clockToleranceMs = 0 } = given
  const secretsOf = new Map<string, readonly string[]>()
  const deliveries: Delivery[] = []
  let share = 0

  /** A new endpoint gets its first event before its owner has read the secret. */
  async function knownSecrets(endpoint: string): Promise<readonly string[]> {
    for (let waitedMs = 0; waitedMs < SECRET_WAIT_MS; waitedMs += SECRET_POLL_MS) {
      const secrets = secretsOf.get(endpoint)
      if (secrets) return secrets
      await sleep(SECRET_POLL_MS)
    }
    return []
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request
    const body = await bodyOf(request, MAX_BODY_BYTES)
    if (body === null) return void response.destroy()
    if (method !== 'POST' || !url.startsWith(PATH)) return void response.writeHead(404).end()
    if (deliveries.length >= MAX_DELIVERIES) return void response.writeHead(503).end()
    const endpoint = url.slice(PATH.length)
    const delivery: Delivery = {
      ...{ endpoint, atMs: nowMs(), id: String(headers['webhook-id'] ?? ''), body: parsed(body) },
      wrong: 'its secrets are not known yet',
    }
    deliveries.push(delivery)
    const wallMs = Date.now()
    const secrets = await knownSecrets(endpoint)
    delivery.wrong = wrongWith(headers, body, { secrets, wallMs, clockToleranceMs })
    const trouble = random.chance(share) ? random.pick(['fails', 'cut', 'late']) : null
    if (trouble === 'cut') return void response.destroy()
    if (trouble === 'late') await sleep(LATE_MS)
    // Forged ones are not for those who keep accounts.
    const status = trouble === 'fails' ? 500 : delivery.wrong === null ? 204 : 401
    response.writeHead(status).end()
  }

  const server = createServer((request, response) => void handle(request, response))
  const port = await listen(server)
  return {
    urlOf: (name) => `http://127.0.0.1:${port}${PATH}${name}`,
    secrets(name, secrets) {
      secretsOf.set(name, [...secrets])
    },
    deliveries: () => [...deliveries],
    trouble(newShare) {
      share = newShare
    },
    close: () => shut(server),
  }
}

function parsed(body: Buffer): unknown {
  const text = body.toString()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
