import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { createAdapterSupplier } from '../suppliers/adapter/adapter.ts'
import { withBaseUrl } from '../suppliers/adapter/base-url.ts'
import type { AdapterFile } from '../suppliers/adapter/schema.ts'
import {
  createTransport,
  type HttpRequest,
  type Transport,
} from '../suppliers/adapter/transport.ts'
import { UNHURRIED_MS } from './engine.ts'
import type { Broken } from './faults.ts'
import type { Said } from './fill.ts'
import { createParty, type Party, type Role } from './party.ts'
import { type Arrived, createRecogniser } from './wire.ts'

// The stand-in of a supplier: an HTTP server on this machine. Each scenario has an address of its own there,
// such as http://127.0.0.1:4000/12, and a supplier made from the file that calls it.

/** Every secret of the operator contains it, so that one is found wherever it is written. */
export const SECRET_MARK = 'Zq7-conformance-secret'
/** Nothing listens there. */
const CLOSED_PORT = '1'
const MAX_BODY_BYTES = 1_000_000

export type Player = { party: Party; supplier: Supplier }

export type StandIn = Awaited<ReturnType<typeof openStandIn>>

export async function openStandIn(file: AdapterFile, now: () => Date) {
  const recognise = createRecogniser(file)
  const players = new Map<string, { party: Party; giveUp: () => void }>()
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.keepAliveTimeout = UNHURRIED_MS
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const http = createTransport('any')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = '', path = ''] = /^\/(\d{1,9})(.*)$/s.exec(request.url ?? '') ?? []
    const player = players.get(name)
    const type = request.headers['content-type'] ?? ''
    const body = await textOf(request)
    const known = recognise({
      ...{ method: request.method ?? '', path, headers: request.headers, body },
      isForm: type.includes('form'),
    })
    if (!player || !known) return tell(response, { status: 404, headers: {}, text: 'Not here.' })
    const reply = player.party.answer(known)
    if (typeof reply === 'string') breakOff(response, reply, player.giveUp)
    else tell(response, reply)
  }

  return {
    /** @param clock the time at the buyer, which may be wrong. */
    play(role: Omit<Role, 'file' | 'secrets'>, clock: () => Date): Player {
      const values = valuesFor(file)
      const secrets = Object.values(values.secrets)
      const party = createParty({ ...role, file, secrets }, () => now().getTime())
      let patience = new AbortController()
      const giveUp = () => {
        patience.abort()
        patience = new AbortController()
      }
      players.set(String(role.number), { party, giveUp })
      const base = `http://127.0.0.1:${port}/${role.number}`
      const transport: Transport = (request, ...rest) =>
        http(isRefused(request) ? refused(request, port) : request, ...rest)
      const isRefused = (request: HttpRequest) => {
        const known = recognise(arrived(request, base))
        return known !== null && party.refuses(known)
      }
      const supplier = createAdapterSupplier({
        ...{ kind: 'checked', file: withBaseUrl(file, base), ...values, transport, clock },
        ...{ allowLoss: false, rate: rateOf(file), listTimeoutMs: UNHURRIED_MS },
      })
      const { lookups } = supplier
      const bounded = (signal: AbortSignal) => AbortSignal.any([signal, patience.signal])
      return {
        party,
        supplier: {
          ...supplier,
          place: (order, signal) => supplier.place(order, bounded(signal)),
          check: (order, signal) => supplier.check(order, bounded(signal)),
          ...(lookups && {
            lookups: {
              lookup: (one, signal) => lookups.lookup(one, bounded(signal)),
              checkLookup: (one, signal) => lookups.checkLookup(one, bounded(signal)),
            },
          }),
        },
      }
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What one USD is worth in the currency of the file, roughly as for a currency with large numbers. */
export function rateOf({ currency }: AdapterFile): number {
  return currency === 'USD' ? 1 : 10_000
}

type Setting = AdapterFile['settings'][string]

function valuesFor({ settings }: AdapterFile) {
  const all = Object.entries(settings)
  const of = (isSecret: boolean, text: (name: string, one: Setting) => string) =>
    Object.fromEntries(
      all
        .filter(([, { secret }]) => (secret === true) === isSecret)
        .map(([name, one]) => [name, text(name, one)]),
    )
  return {
    settings: of(false, (name, { url, example }) =>
      url ? 'https://supplier.example' : (example ?? `setting-${name}`),
    ),
    secrets: of(true, (name) => `${SECRET_MARK}-${name}`),
  }
}

function arrived({ method, url, headers, body = '' }: HttpRequest, base: string): Arrived {
  const isForm = (headers['Content-Type'] ?? '').includes('form')
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return { method, path: url.slice(base.length), headers: Object.fromEntries(named), body, isForm }
}

function refused(request: HttpRequest, port: number): HttpRequest {
  return { ...request, url: request.url.replace(`:${port}`, `:${CLOSED_PORT}`) }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > MAX_BODY_BYTES) throw new Error('The request is too long.')
  }
  return text
}

function tell(response: ServerResponse, { status, headers, text }: Said): void {
  response.writeHead(status, headers).end(text)
}

function breakOff(response: ServerResponse, how: Broken, giveUp: () => void): void {
  if (how === 'silence') giveUp()
  else if (how === 'cut') response.destroy()
  else {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '400' })
    response.write('{"success":true,"id":"', () => response.destroy())
  }
}
