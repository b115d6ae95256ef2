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
  const masked = recording(async () => {
    throw new SupplierFault('unknown', 'Nothing was sent.')
  }, file)
  const plain = trial.call === 'prices' ? file : { ...file, prices: undefined }
  const means = await run(trial, withoutSecrets({ ...options, file: plain }), masked.transport)
  return { requests: masked.exchanges.map(shown), answers: [], means }
}

/** Makes the call for real. */
export async function tryCall(
  trial: Trial,
  options: TrialOptions & { transport: Transport },
): Promise<Tried> {
  const own = recording(options.transport)
  const means = await run(trial, options, own.transport)
  const hide = hiding(options.values, means)
  const answers = own.exchanges.flatMap(({ answer }, i) =>
    answer ? [shownAnswer(answer, hide, isToken(options.file, i))] : [],
  )
  const requests = await requestsOf(trial, options, own.exchanges)
  return { requests, answers, means: JSON.parse(hide(JSON.stringify(means))) }
}

type Exchange = { request: HttpRequest; answer: Answer | null }

/** Keeps what passes. @param tokensFor answers a request for a token by itself, with a masked one. */
function recording(transport: Transport, tokensFor?: AdapterFile) {
  const exchanges: Exchange[] = []
  const recorded: Transport = async (request, ...rest) => {
    const one: Exchange = { request, answer: null }
    exchanges.push(one)
    one.answer =
      tokensFor && isToken(tokensFor, exchanges.length - 1)
        ? tokenAnswer(tokensFor, MASKED)
        : await transport(request, ...rest)
    return one.answer
  }
  return { exchanges, transport: recorded }
}

/** A token comes first. */
function isToken(file: AdapterFile, index: number): boolean {
  return file.token !== undefined && index === 0
}

function run(trial: Trial, { file, values, now, rate }: TrialOptions, transport: Transport) {
  const supplier = createAdapterSupplier({
    ...{ kind: 'tried', file, ...values, allowLoss: false, rate, clock: () => now, transport },
  })
  return outcomeOf(supplier, file, trial)
}

/** The requests again, with the same answers and without secrets. */
async function requestsOf(trial: Trial, options: TrialOptions, real: Exchange[]): Promise<Shown[]> {
  let next = options.file.token === undefined ? 0 : 1
  const masked = recording(async () => {
    const answer = real[next++]?.answer
    if (!answer) throw new SupplierFault('unknown', 'Nothing was sent.')
    return answer
  }, options.file)
  await run(trial, withoutSecrets(options), masked.transport)
  return masked.exchanges.map(shown)
}

function withoutSecrets<Options extends TrialOptions>(options: Options): Options {
  const { settings, secrets } = options.values
  const masked = Object.fromEntries(Object.keys(secrets).map((name) => [name, MASKED]))
  return { ...options, values: { settings, secrets: masked } }
}

function shown({ request: { method, url, headers, body } }: Exchange): Shown {
  const isForm = (headers['Content-Type'] ?? '').includes('form')
  const fields =
    body === undefined
      ? {}
      : { body: isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body) }
  return { method, url: url.replaceAll(encodeURIComponent(MASKED), MASKED), headers, ...fields }
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
