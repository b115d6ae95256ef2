import { type Supplier, SupplierFault } from '../domain/suppliers/supplier.ts'
import { createAdapterSupplier } from '../suppliers/adapter/adapter.ts'
import { answerOf, placeholders } from '../suppliers/adapter/examples.ts'
import { type AdapterFile, withBaseUrl } from '../suppliers/adapter/schema.ts'
import type { HttpRequest, Transport } from '../suppliers/adapter/transport.ts'
import { UNHURRIED_MS } from './engine.ts'
import { recognised, withMarks } from './requests.ts'
import {
  createSimulatedSupplier,
  type Setup,
  type SimulatedSupplier,
} from './simulated-supplier.ts'

// The supplier made from the file, with the simulated one at the other end of its requests. Each scenario has its own.

/** Every secret of the operator contains it, so that one is found wherever it is written. */
export const SECRET_MARK = 'Zq7-conformance-secret'
const BASE_URL = 'https://supplier.example'

/** The supplier made from the file, and the simulated one that it calls. */
export type Tested = { adapter: Supplier; simulated: SimulatedSupplier }

export type Simulation = ReturnType<typeof createSimulation>

export function createSimulation(file: AdapterFile, now: () => Date) {
  const marked = withBaseUrl(withMarks(file), BASE_URL)
  const values = valuesFor(file)
  const secrets = Object.values(values.secrets)

  return (setup: Omit<Setup, 'file' | 'secrets'>): Tested => {
    const simulated = createSimulatedSupplier({ ...setup, file, secrets }, () => now().getTime())
    const transport: Transport = async (request) => {
      requireSendable(request)
      const known = recognised(request.headers)
      if (simulated.refuses(known)) throw new SupplierFault('not-sent', 'No connection.')
      const reply = simulated.answer(known)
      // As the real transport says it, however the answer is lost.
      if (!reply) throw new SupplierFault('unknown', 'It did not answer.')
      return answerOf({ answer: reply })
    }
    const adapter = createAdapterSupplier({
      ...{ kind: 'checked', file: marked, ...values, transport, clock: now },
      ...{ allowLoss: false, rate: rateOf(file), listTimeoutMs: UNHURRIED_MS },
    })
    return { simulated, adapter }
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

/** @throws SupplierFault not-sent, as the real transport does, for what cannot be sent over HTTP */
function requireSendable({ url, headers }: HttpRequest): void {
  try {
    new Request(url, { headers })
  } catch (error) {
    throw new SupplierFault('not-sent', 'The request cannot be sent.', { cause: error })
  }
}
