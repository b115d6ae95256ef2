import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import { createAdapterSupplier } from './adapter.ts'
import type { AdapterSettings } from './client.ts'
import { readContent } from './content.ts'
import {
  MASKED,
  outcomeOf,
  placeholders,
  problemsWithExamples,
  replay,
  tokenAnswer,
} from './examples.ts'
import { createMask } from './mask.ts'
import type { AdapterFile, Example } from './schema.ts'
import type { Answer, HttpRequest, Transport } from './transport.ts'

// Makes one call of an adapter file by hand, and shows what is sent and answered without any secret.

export type Trial = Pick<Example, 'call' | 'order'>

/** A request as people may see it. `body`: fields, if it has any. */
type Shown = { method: string; url: string; headers: Record<string, string>; body?: unknown }

/** What the file takes an answer for, in the words of an example; a text if it has no such call. */
export type Means = Record<string, unknown> | string

type TrialOptions = {
  file: AdapterFile
  values: AdapterSettings
  now: Date
  /** How many units of the file's currency one USD is worth. */
  rate: number
}

const SHOWN_HEADERS = ['content-type', 'retry-after', 'location']
/** Nobody reads a longer example. */
const MAX_BYTES = 50_000
/** As much as an example may have. */
const MAX_TEXT = 4000

/** What the call would send. Nothing is sent. */
export async function dryRun(trial: Trial, options: TrialOptions) {
  const { file, values } = options
  const requests: HttpRequest[] = []
  const transport: Transport = async (request) => {
    requests.push(request)
    if (file.token && requests.length === 1) return tokenAnswer(file, MASKED)
    throw new SupplierFault('unknown', 'Nothing was sent.')
  }
  const plain = trial.call === 'prices' ? file : { ...file, prices: undefined }
  const masked = { ...options, file: plain, values: withoutSecrets(values) }
  const means = await run(trial, masked, transport)
  return { requests: requests.map(shown), means }
}

/**
 * Makes the call for real, and writes it down as an example of the file: without secrets, and with other codes.
 * @returns example: null for an answer that is too long for one, such as a price list, and without an answer.
 */
export async function tryCall(
  { call, order = {} }: Trial,
  options: TrialOptions & { transport: Transport },
): Promise<{ isAnswered: boolean; example: Example | null; means: Means }> {
  const { file, values, rate } = options
  const exchanges: (Answer | null)[] = []
  const means = await run({ call, order }, options, async (...sent) => {
    const at = exchanges.push(null) - 1
    const answer = await options.transport(...sent)
    exchanges[at] = answer
    return answer
  })
  const hide = hiding(values, order, means)
  const before = [file.token, call === 'place' && file.prices].filter(Boolean).length
  const answer = exchanges[before]
  const isAnswered = answer != null
  if (!isAnswered || answer.content.byteLength > MAX_BYTES)
    return { isAnswered, example: null, means: hide(means) }
  // In an example, amounts are in the currency of the file.
  const paid = order.paid === undefined ? {} : { paid: order.paid * rate }
  const about = hide({ call, order: { ...order, ...paid }, answer: shownAnswer(answer) })
  const { request, means: said } = await replay(file, about, {
    ...placeholders(file),
    secrets: withoutSecrets(values).secrets,
  })
  if (typeof said === 'string') return { isAnswered, example: null, means: said }
  const name = `tried: ${call}, ${said.outcome}`
  const example = { name, ...about, request, means: said } as Example
  // What is worked out from the order with a secret or the time is another in the check.
  const problems = await problemsWithExamples({ ...file, examples: [example] })
  if (problems.some(({ path }) => path[2] === 'request')) delete example.request
  return { isAnswered, example, means: said }
}

function run(trial: Trial, { file, values, now, rate }: TrialOptions, transport: Transport) {
  const supplier = createAdapterSupplier({
    ...{ kind: 'tried', file, ...values, allowLoss: false, rate, clock: () => now, transport },
  })
  return outcomeOf(supplier, file, trial)
}

function withoutSecrets({ settings, secrets }: AdapterSettings): AdapterSettings {
  const masked = Object.keys(secrets).map((name) => [name, MASKED])
  return { settings, secrets: Object.fromEntries(masked) }
}

function shown({ method, url, headers, body }: HttpRequest): Shown {
  const isForm = (headers['Content-Type'] ?? '').includes('form')
  const fields =
    body === undefined
      ? {}
      : { body: isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body) }
  return { method, url: url.replaceAll(encodeURIComponent(MASKED), MASKED), headers, ...fields }
}

/** Hides the secrets, and puts other codes in the place of codes. */
function hiding(
  { secrets }: AdapterSettings,
  { input }: NonNullable<Example['order']>,
  means: Means,
) {
  const delivered = typeof means === 'object' && Array.isArray(means.codes) ? means.codes : []
  const codes = [...delivered.map(String), ...(input?.code === undefined ? [] : [input.code])]
  const longest = codes.toSorted((one, other) => other.length - one.length)
  const mask = createMask(Object.values(secrets))
  const hideIn = (text: string) =>
    longest.reduce((hidden, code, i) => hidden.replaceAll(code, `MASKED-CODE-${i + 1}`), mask(text))
  const hide = (data: unknown): unknown => {
    if (typeof data === 'string') return hideIn(data)
    // Many services answer with numbers where they are given texts.
    if (typeof data === 'number')
      return hideIn(String(data)) === String(data) ? data : hideIn(String(data))
    if (Array.isArray(data)) return data.map(hide)
    if (typeof data !== 'object' || data === null) return data
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [hideIn(name), hide(value)]),
    )
  }
  return <Data>(data: Data) => hide(data) as Data
}

function shownAnswer({ status, headers, content }: Answer): Example['answer'] {
  const own = Object.entries(headers).filter(([name]) => SHOWN_HEADERS.includes(name))
  const { body, text } = readContent(content)
  return {
    status,
    ...(own.length > 0 ? { headers: Object.fromEntries(own) } : {}),
    ...(body === undefined ? { text: text.slice(0, MAX_TEXT) } : { json: body }),
  }
}
