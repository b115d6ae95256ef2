import { isDeepStrictEqual } from 'node:util'
import { SupplierFault } from '../../domain/suppliers/supplier.ts'
import { createAdapterSupplier } from './adapter.ts'
import type { AdapterSettings } from './client.ts'
import { type Content, isWithin, readContent, SMALL } from './content.ts'
import { MASKED, outcomeOf, tokenAnswer } from './examples.ts'
import { createMask } from './mask.ts'
import type { AdapterFile, Example } from './schema.ts'
import type { Answer, HttpRequest, Transport } from './transport.ts'

// Makes one call of an adapter file by hand, and shows what is sent and answered without any secret.

export type Trial = Pick<Example, 'call' | 'order'>

/** A request as people may see it. `body`: fields, if it has any. */
export type Shown = {
  method: string
  url: string
  headers: Record<string, string>
  body?: unknown
}

export type ShownAnswer = { status: number; headers: Record<string, string>; body: unknown }

export type Tried = {
  requests: Shown[]
  answers: ShownAnswer[]
  /** What the file takes it for, in the words of an example; a text if it has no such call. */
  means: Record<string, unknown> | string
}

type TrialOptions = {
  file: AdapterFile
  values: AdapterSettings
  now: Date
  /** How many units of the file's currency one USD is worth. */
  rate: number
}

const MAX_SHOWN = 20_000

/** What the call would send. Nothing is sent. */
export async function dryRun(trial: Trial, options: TrialOptions): Promise<Tried> {
  const { file } = options
  const own = recording(async () => {
    throw new SupplierFault('unknown', 'Nothing was sent.')
  }, file)
  const means = await run(trial, { ...options, file: withoutPrices(trial, file) }, own.transport)
  return { requests: await shown(trial, options, own.exchanges), answers: [], means }
}

/** Makes the call for real. */
export async function tryCall(
  trial: Trial,
  options: TrialOptions & { transport: Transport },
): Promise<Tried> {
  const own = recording(options.transport)
  const means = await run(trial, options, own.transport)
  const requests = await shown(trial, options, own.exchanges)
  const hide = hiding(options.values, means)
  const answers = own.exchanges.flatMap(({ answer }, i) =>
    answer ? [shownAnswer(answer, hide, isToken(options.file, i))] : [],
  )
  return { requests, answers, means: JSON.parse(hide(JSON.stringify(means))) }
}

type Exchange = { request: HttpRequest; answer: Answer | null }

/** Keeps what passes. @param tokensFor answers a request for a token by itself. */
function recording(transport: Transport, tokensFor?: AdapterFile) {
  const exchanges: Exchange[] = []
  const recorded: Transport = async (request, ...rest) => {
    const one: Exchange = { request, answer: null }
    exchanges.push(one)
    one.answer =
      tokensFor && isToken(tokensFor, exchanges.length - 1)
        ? tokenAnswer(tokensFor)
        : await transport(request, ...rest)
    return one.answer
  }
  return { exchanges, transport: recorded }
}

/** A token comes first. */
function isToken(file: AdapterFile, index: number): boolean {
  return file.token !== undefined && index === 0
}

function withoutPrices({ call }: Trial, file: AdapterFile): AdapterFile {
  return call === 'prices' ? file : { ...file, prices: undefined }
}

function run(trial: Trial, { file, values, now, rate }: TrialOptions, transport: Transport) {
  const supplier = createAdapterSupplier({
    ...{ kind: 'tried', file, ...values, allowLoss: false, rate, clock: () => now, transport },
  })
  return outcomeOf(supplier, file, trial)
}

/**
 * The requests without what the secrets make of them: whatever is another text with other secrets and another
 * token.
 */
async function shown(trial: Trial, options: TrialOptions, real: Exchange[]): Promise<Shown[]> {
  const { file, values } = options
  const secrets = Object.fromEntries(Object.keys(values.secrets).map((name) => [name, MASKED]))
  let next = 0
  const masked = recording(async () => {
    const answer = real[next++]?.answer
    if (!answer) throw new SupplierFault('unknown', 'Nothing was sent.')
    return answer
  }, file)
  if (file.token !== undefined) next = 1
  const isDry = real.every(({ answer }, i) => answer === null || isToken(file, i))
  await run(
    trial,
    { ...options, file: isDry ? withoutPrices(trial, file) : file, values: { ...values, secrets } },
    masked.transport,
  )
  return real.map(({ request }, i) => {
    const other = masked.exchanges[i]?.request
    return other
      ? common(partsOf(request), partsOf(other))
      : { ...partsOf(request), headers: {}, body: MASKED }
  })
}

function partsOf({ method, url, headers, body }: HttpRequest): Shown {
  const isForm = (headers['Content-Type'] ?? '').includes('form')
  const fields =
    body === undefined
      ? {}
      : { body: isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body) }
  return { method, url, headers, ...fields }
}

function common(real: Shown, masked: Shown): Shown {
  const url = new URL(masked.url)
  for (const [name, value] of new URL(real.url).searchParams)
    if (url.searchParams.get(name) !== value && !url.searchParams.get(name)?.includes(MASKED))
      url.searchParams.set(name, MASKED)
  return {
    method: real.method,
    url: url.href.replaceAll(encodeURIComponent(MASKED), MASKED),
    headers: hidden(real.headers, masked.headers) as Record<string, string>,
    ...(real.body === undefined ? {} : { body: hidden(real.body, masked.body) }),
  }
}

function hidden(real: unknown, masked: unknown): unknown {
  if (isDeepStrictEqual(real, masked)) return real
  if (typeof masked === 'string') return masked.includes(MASKED) ? masked : MASKED
  if (typeof real !== 'object' || real === null || typeof masked !== 'object' || masked === null)
    return MASKED
  const others = masked as Record<string, unknown>
  const entries = Object.entries(real).map(([name, value]) => [name, hidden(value, others[name])])
  return Array.isArray(real) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** Hides the secrets, and the codes that were delivered. */
function hiding({ secrets }: AdapterSettings, means: Tried['means']): (text: string) => string {
  const codes = typeof means === 'object' && Array.isArray(means.codes) ? means.codes : []
  return createMask([...Object.values(secrets), ...codes.map(String)])
}

function shownAnswer(
  { status, headers, content }: Answer,
  hide: (text: string) => string,
  isSecret: boolean,
): ShownAnswer {
  const own = Object.entries(headers).filter(([name]) => SHOWN_HEADERS.includes(name))
  const { text, body } = shownContent(content)
  const json = body === undefined ? undefined : hide(JSON.stringify(body))
  return {
    status,
    headers: Object.fromEntries(own.map(([name, value]) => [name, hide(value)])),
    body: isSecret
      ? MASKED
      : json !== undefined && json.length <= MAX_SHOWN
        ? JSON.parse(json)
        : hide(text).slice(0, MAX_SHOWN),
  }
}

/** Nobody reads more of it. */
function shownContent(content: Uint8Array): Partial<Content> & { text: string } {
  if (isWithin(content, SMALL)) return readContent(content)
  return { text: new TextDecoder().decode(content.subarray(0, MAX_SHOWN)) }
}

const SHOWN_HEADERS = ['content-type', 'retry-after', 'location']
