import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { createAdapterSupplier } from '../suppliers/adapter/adapter.ts'
import { placeholders } from '../suppliers/adapter/examples.ts'
import { type AdapterFile, withBaseUrl } from '../suppliers/adapter/schema.ts'
import {
  createTransport,
  type HttpRequest,
  type Transport,
} from '../suppliers/adapter/transport.ts'
import { UNHURRIED_MS } from './engine.ts'
import type { Broken } from './faults.ts'
import { listenLocally, type ReceivedRequest, received } from './http.ts'
import { createRecogniser } from './requests.ts'
import {
  createSimulatedSupplier,
  type Setup,
  type SimulatedSupplier,
} from './simulated-supplier.ts'

// The server of the simulated suppliers, on this machine. Each scenario has an address of its own there, such as
// http://127.0.0.1:4000/12, and a supplier made from the file that calls it.

/** Every secret of the operator contains it, so that one is found wherever it is written. */
export const SECRET_MARK = 'Zq7-conformance-secret'
/** Nothing listens there. */
const CLOSED_PORT = '1'
const MAX_BODY_BYTES = 1_000_000

/** The supplier made from the file, and the simulated one that it calls. */
export type Tested = { adapter: Supplier; simulated: SimulatedSupplier }

export type SupplierServer = Awaited<ReturnType<typeof openSupplierServer>>

export async function openSupplierServer(file: AdapterFile, now: () => Date) {
  const recognise = createRecogniser(file)
  const scenarios = new Map<string, { simulated: SimulatedSupplier; giveUp: () => void }>()
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.keepAliveTimeout = UNHURRIED_MS
  const { port, close } = await listenLocally(server, 0)
  const http = createTransport('any')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = '', path = ''] = /^\/(\d{1,9})(.*)$/s.exec(request.url ?? '') ?? []
    const scenario = scenarios.get(name)
    const known = recognise(await received(request, path, MAX_BODY_BYTES))
    if (!scenario || !known) return void response.writeHead(404).end('Not here.')
    const reply = scenario.simulated.answer(known)
    if (typeof reply === 'string') breakOff(response, reply, scenario.giveUp)
    else response.writeHead(reply.status, reply.headers).end(reply.text)
  }

  return {
    /** @param clock the time at the buyer, which may be wrong. */
    add(setup: Omit<Setup, 'file' | 'secrets'>, clock: () => Date): Tested {
      const values = valuesFor(file)
      const secrets = Object.values(values.secrets)
      const simulated = createSimulatedSupplier({ ...setup, file, secrets }, () => now().getTime())
      let patience = new AbortController()
      const giveUp = () => {
        patience.abort()
        patience = new AbortController()
      }
      scenarios.set(String(setup.number), { simulated, giveUp })
      const base = `http://127.0.0.1:${port}/${setup.number}`
      const transport: Transport = (request, signal, maxBytes) => {
        const known = recognise(asReceived(request, base))
        const isRefused = known !== null && simulated.refuses(known)
        const url = isRefused ? request.url.replace(`:${port}`, `:${CLOSED_PORT}`) : request.url
        return http({ ...request, url }, AbortSignal.any([signal, patience.signal]), maxBytes)
      }
      const adapter = createAdapterSupplier({
        ...{ kind: 'checked', file: withBaseUrl(file, base), ...values, transport, clock },
        ...{ allowLoss: false, rate: rateOf(file), listTimeoutMs: UNHURRIED_MS },
      })
      return { simulated, adapter }
    },
    close,
  }
}

/** What one USD is worth in the currency of the file, roughly as for a currency with large numbers. */
export function rateOf({ currency }: AdapterFile): number {
  return currency === 'USD' ? 1 : 10_000
}

function valuesFor(file: AdapterFile) {
  const { settings, secrets } = placeholders(file)
  const marked = Object.keys(secrets).map((name) => [name, `${SECRET_MARK}-${name}`])
  return { settings, secrets: Object.fromEntries(marked) as typeof secrets }
}

/** A request as it would arrive. */
function asReceived(
  { method, url, headers, body = '' }: HttpRequest,
  base: string,
): ReceivedRequest {
  const isForm = (headers['Content-Type'] ?? '').includes('form')
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return { method, path: url.slice(base.length), headers: Object.fromEntries(named), body, isForm }
}

function breakOff(response: ServerResponse, how: Broken, giveUp: () => void): void {
  if (how === 'silence') giveUp()
  else if (how === 'cut') response.destroy()
  else {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '400' })
    response.write('{"success":true,"id":"', () => response.destroy())
  }
}
