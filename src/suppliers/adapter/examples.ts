import { isDeepStrictEqual } from 'node:util'
import {
  type Supplier,
  SupplierFault,
  type SupplierOrder,
} from '../../domain/suppliers/supplier.ts'
import { createAdapterSupplier } from './adapter.ts'
import type { AdapterSettings } from './client.ts'
import { createCurrency } from './money.ts'
import type { AdapterFile, Example } from './schema.ts'
import type { Answer, HttpRequest } from './transport.ts'

// Replays the recorded calls of an adapter file: what it would send, and what it takes each answer for.

/** What stands for a secret, and for whatever follows from one, in the request of an example. */
export const MASKED = '…'

/** `path`: where in the file. */
export type ExampleProblem = { path: string[]; message: string }

const BASE_URL = 'https://supplier.example'
const PLENTY_MICROS = 1_000_000_000_000
const A_YEAR_MS = 365 * 24 * 3_600_000
const NEVER = new AbortController().signal

/** What examples say that differs from what the file does. */
export async function problemsWithExamples(file: AdapterFile): Promise<ExampleProblem[]> {
  const problems: ExampleProblem[] = []
  for (const [i, example] of file.examples.entries())
    for (const { path, message } of await problemsWith(file, example))
      problems.push({
        path: ['examples', String(i), ...path],
        message: `${example.name}: ${message}`,
      })
  return problems
}

/** Values for what the operator sets, by which a file can be tried. */
export function placeholders({ settings }: AdapterFile) {
  const all = Object.entries(settings)
  const values = (isSecret: boolean) =>
    Object.fromEntries(
      all
        .filter(([, { secret }]) => (secret === true) === isSecret)
        .map(([name, { url, example }]) => [name, url ? BASE_URL : (example ?? `SECRET-${name}`)]),
    )
  return { settings: values(false), secrets: values(true) }
}

async function problemsWith(file: AdapterFile, example: Example): Promise<ExampleProblem[]> {
  const { request, means } = await replay(file, example, placeholders(file))
  if (typeof means === 'string') return [{ path: ['call'], message: means }]
  return [
    ...(example.request ? differences(example.request, request, ['request']) : []),
    ...differences(example.means, means, ['means']),
  ]
}

/**
 * What the file would send for an example, and what it takes the answer for, in the words of an example; a text if the
 * file has no such call.
 */
export async function replay(
  file: AdapterFile,
  example: Omit<Example, 'name' | 'request' | 'means'>,
  values: AdapterSettings,
) {
  let sent: HttpRequest | undefined
  const said = answerOf(example)
  const supplier = createAdapterSupplier({
    ...{ kind: 'example', ...values, allowLoss: false, rate: 1 },
    // An order is placed without asking for prices first.
    file: example.call === 'prices' ? file : { ...file, prices: undefined },
    clock: () => new Date(0),
    transport: async (request) => {
      // A token comes first, and is not what the example is about.
      const isToken = file.token !== undefined && sent === undefined
      sent = request
      return isToken ? tokenAnswer(file) : said
    },
  })
  const means = await outcomeOf(supplier, file, example)
  return { request: sent && requestOf(file, sent), means }
}

/** What the call comes to, in the words of an example; a text if the file has no such call. */
export async function outcomeOf(
  supplier: Supplier,
  file: AdapterFile,
  { call, again = false, order: given = {} }: Pick<Example, 'call' | 'again' | 'order'>,
): Promise<Record<string, unknown> | string> {
  const order = orderOf(given)
  const { fromMicros } = createCurrency(1)
  const lookups = supplier.lookups
  const lookup = (kind: 'gameavvfy' | 'gamebvfy' | 'rdmgamea') => ({
    ...{ ref: order.ref, kind, input: given.input ?? {}, requestedAt: order.requestedAt },
  })
  try {
    switch (call) {
      case 'place':
        if (!again) return inWords(await supplier.place(order, NEVER))
        if (!file.place.idempotent || file.check?.by === 'ref')
          return 'an order is never sent again to ask about it, as the file declares it'
        return inWords(await supplier.check({ ...order, supplierOrderId: null }, NEVER))
      case 'check':
        return file.check ? inWords(await supplier.check(order, NEVER)) : 'there is no check'
      case 'balance': {
        if (!supplier.balance) return 'there is no balance'
        return { outcome: 'completed', balance: fromMicros(await supplier.balance(NEVER)) }
      }
      case 'prices': {
        if (!supplier.items) return 'there are no prices'
        const items = (await supplier.items(NEVER)).map(({ costMicros, ...item }) => ({
          ...item,
          cost: fromMicros(costMicros),
        }))
        return { outcome: 'completed', items }
      }
      case 'redeem':
        if (!lookups || !file.redeem) return 'there is no redeem'
        return again
          ? inWords(await lookups.checkLookup(lookup('rdmgamea'), NEVER))
          : inWords(await lookups.lookup(lookup('rdmgamea'), NEVER))
      default:
        if (!lookups || !file.lookup?.[call]) return `there is no lookup.${call}`
        return inWords(await lookups.lookup(lookup(call), NEVER))
    }
  } catch (error) {
    if (!(error instanceof SupplierFault)) throw error
    return { outcome: error.kind, said: error.message }
  }
}

function orderOf(given: NonNullable<Example['order']>): SupplierOrder {
  const { ref = 'API-GMA-00000000-EXAMPL', item = '', id = null, player = {} } = given
  const { quantity = 1, wantsCodes = false, paid } = given
  return {
    ...{ ref, supplierRef: item, supplierOrderId: id, quantity, wantsCodes, player },
    ...{ voucher: null, wanted: true, requestedAt: new Date(0), calledAt: new Date(-A_YEAR_MS) },
    paidMicros: paid === undefined ? PLENTY_MICROS : Math.round(paid * 1_000_000),
  }
}

/** A result of the port as an example says it. */
function inWords(result: { outcome: string }): Record<string, unknown> {
  const { supplierOrderId, costMicros, ...rest } = result as Record<string, unknown>
  return {
    ...rest,
    ...(supplierOrderId === undefined ? {} : { id: supplierOrderId }),
    ...(typeof costMicros === 'number' ? { cost: createCurrency(1).fromMicros(costMicros) } : {}),
  }
}

/** The answer of an example as it would arrive. */
export function answerOf({ answer }: Pick<Example, 'answer'>): Answer {
  const {
    status,
    headers = {},
    json,
    text = json === undefined ? '' : JSON.stringify(json),
  } = answer
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  const seconds = Number(headers['retry-after'] ?? headers['Retry-After'])
  return {
    ...{ status, headers: Object.fromEntries(own), content: Buffer.from(text) },
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
  }
}

/** An answer that has whatever the file's token is taken from. */
export function tokenAnswer({ token }: AdapterFile, text = 'a-token'): Answer {
  const body = {}
  const steps = (token?.value ?? '').split('.').filter((step) => step !== 'body')
  steps.reduce<Record<string, unknown>>((at, step, i) => {
    const next = i === steps.length - 1 ? text : {}
    at[step] = next
    return Object(next) as Record<string, unknown>
  }, body)
  const content = Buffer.from(JSON.stringify(body))
  return { status: 200, headers: {}, content, retryAfterMs: undefined }
}

/** A request as an example writes it: its path begins after baseUrl. */
function requestOf(
  { baseUrl }: AdapterFile,
  { method, url, headers, body }: HttpRequest,
): NonNullable<Example['request']> {
  const base = baseUrl.toString().replace(/\$\{setting\.\w+\}/, BASE_URL)
  const { searchParams } = new URL(url)
  const isForm = headers['Content-Type'] === 'application/x-www-form-urlencoded'
  return {
    method,
    path: url.slice(base.length).split('?')[0] ?? '',
    ...(searchParams.size > 0 ? { query: Object.fromEntries(searchParams) } : {}),
    ...(body === undefined
      ? {}
      : isForm
        ? { form: Object.fromEntries(new URLSearchParams(body)) }
        : { json: JSON.parse(body) }),
  }
}

/** Where the expected value differs. What is expected as … may be anything; fields of `means` may be left out. */
function differences(expected: unknown, found: unknown, path: string[]): ExampleProblem[] {
  if (expected === MASKED || isDeepStrictEqual(expected, found)) return []
  if (isPlain(expected) && isPlain(found)) {
    const names = new Set([
      ...Object.keys(expected),
      // A request has no more than the example says.
      ...(path[0] === 'request' ? Object.keys(found) : []),
    ])
    return [...names].flatMap((name) => differences(expected[name], found[name], [...path, name]))
  }
  return [
    { path, message: `expected ${JSON.stringify(expected)}, but it is ${JSON.stringify(found)}` },
  ]
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
