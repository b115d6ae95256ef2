import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stringify } from 'yaml'
import { createAdapterSupplier } from '../suppliers/adapter/adapter.ts'
import type { AdapterSettings } from '../suppliers/adapter/client.ts'
import { readContent } from '../suppliers/adapter/content.ts'
import { MASKED, outcomeOf, problemsWithExamples } from '../suppliers/adapter/examples.ts'
import { createMask } from '../suppliers/adapter/mask.ts'
import type { AdapterFile, Example } from '../suppliers/adapter/schema.ts'
import type { Answer, HttpRequest, Transport } from '../suppliers/adapter/transport.ts'
import { createRecogniser, type ReceivedRequest, type Recognised, readRequest } from './requests.ts'

// Stands between the service and a real supplier, passes every call on, and writes each down as an example,
// without secrets and codes.

const MAX_BODY_BYTES = 512_000
const MAX_ANSWER_BYTES = 16_000_000
const CALL_TIMEOUT_MS = 60_000
/** Longer answers, such as price lists, are passed on and not written down. */
const MAX_RECORDED = 50_000
/** Of this connection alone, or written anew. */
const OWN_HEADERS =
  /^(host|connection|content-length|accept-encoding|transfer-encoding|keep-alive|content-encoding)$/
const KEPT_HEADERS = ['content-type', 'retry-after']
/** As much as an example may have. */
const MAX_TEXT = 4000

type RecorderOptions = {
  file: AdapterFile
  values: AdapterSettings
  /** The supplier's own address. */
  upstream: string
  rate: number
  port: number
  transport: Transport
  /** Called with each example, as text to be appended to a list. */
  onExample(text: string, example: Example): void
  /** Called for a call that was passed on and not written down. */
  onSkipped(why: string): void
}

export async function openRecorder(options: RecorderOptions) {
  const { file, upstream, port, transport, onExample, onSkipped } = options
  const recognise = createRecogniser(file)
  const stopping = new AbortController()
  const sentBefore = new Set<string>()
  const server = createServer((request, response) => {
    pass(request, response).catch((error) => {
      onSkipped(error instanceof Error ? error.message : String(error))
      response.destroy()
    })
  })

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrived = await received(request)
    const { method, path, body } = arrived
    const sent = { method, url: upstream + path, headers: passedHeaders(request) }
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(CALL_TIMEOUT_MS)])
    const passedOn = { ...sent, body: body || undefined } as HttpRequest
    const answer = await transport(passedOn, signal, MAX_ANSWER_BYTES)
    const passed = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.test(name))
    response.writeHead(answer.status, Object.fromEntries(passed)).end(answer.content)
    const known = recognise(arrived)
    if (!known || known.calls[0] === 'token') return onSkipped(`${method} is no call of the file`)
    if (answer.content.byteLength > MAX_RECORDED)
      return onSkipped(`the answer to ${known.calls[0]} is too long`)
    const example = await exampleOf(options, { arrived, known, answer, sentBefore })
    onExample(stringify([example], { lineWidth: 110 }), example)
  }

  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      stopping.abort()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** @throws Error if the body is too long. */
async function received(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = 'GET', url: path = '/', headers } = request
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > MAX_BODY_BYTES) throw new Error('A request was too long.')
  }
  return { method, path, headers, body, isForm: (headers['content-type'] ?? '').includes('form') }
}

type Exchange = {
  arrived: ReceivedRequest
  known: Recognised
  answer: Answer
  sentBefore: Set<string>
}

async function exampleOf(
  options: RecorderOptions,
  { arrived, known, answer, sentBefore }: Exchange,
): Promise<Example> {
  const { file, values } = options
  const isRepeat = known.refs.some((ref) => sentBefore.has(ref))
  const call = callOf(known, isRepeat)
  const again = call === 'place' && isRepeat
  if (call === 'place') for (const ref of known.refs) sentBefore.add(ref)
  const { order, request } = readRequest(file, call, arrived, MASKED)
  const plain = { call, ...(again ? { again } : {}), order }
  const withCodes = { ...plain, order: { ...order, wantsCodes: true } }
  const [about, means] = await meaningOf(options, answer, [withCodes, plain])
  const example = {
    ...{ name: `recorded: ${call}, ${means.outcome}`, ...about, request },
    ...{ answer: answerOf(answer), means },
  }
  const shown = JSON.parse(masking(values, example)(JSON.stringify(example))) as Example
  // What the file works out from the order cannot be read back from the request.
  const found = await problemsWithExamples({ ...file, examples: [shown] })
  const { request: _, ...rest } = shown
  return found.some(({ path }) => path[2] === 'request') ? rest : shown
}

type About = Pick<Example, 'call' | 'again' | 'order'>

/** What the file takes the answer for: to an order of codes, if it has codes, or else to another. */
async function meaningOf(
  { file, values, rate }: RecorderOptions,
  answer: Answer,
  [withCodes, plain]: [About, About],
): Promise<[About, Example['means']]> {
  const isOfPrices = plain.call === 'prices'
  const supplier = createAdapterSupplier({
    ...{ kind: 'recorded', file: isOfPrices ? file : { ...file, prices: undefined } },
    ...{ ...values, rate, allowLoss: true, clock: () => new Date(0) },
    transport: async () => answer,
  })
  const of = async (about: About) => {
    const means = await outcomeOf(supplier, file, about)
    return (typeof means === 'string' ? { outcome: 'unknown' } : means) as Example['means']
  }
  const means = await of(withCodes)
  const hasCodes = Array.isArray(means.codes) && means.codes.length > 0
  return hasCodes ? [withCodes, means] : [plain, await of(plain)]
}

/** Where nothing tells asking from placing, the first is a place. */
function callOf({ calls }: Recognised, isRepeat: boolean): Example['call'] {
  const [first = 'place'] = isRepeat && calls.includes('check') ? ['check' as const] : calls
  return first as Example['call']
}

/** Hides secrets, and puts other codes in the place of codes. */
function masking({ secrets }: AdapterSettings, { means, order }: Example) {
  const codes = [...(Array.isArray(means.codes) ? means.codes.map(String) : [])]
  if (order?.input?.code !== undefined) codes.push(order.input.code)
  const hide = createMask(Object.values(secrets))
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
  return (text: string) =>
    codes.reduce(
      (masked, code, i) => masked.replaceAll(inJson(code), `MASKED-CODE-${i + 1}`),
      hide(text),
    )
}

function answerOf({ status, headers, content }: Answer): Example['answer'] {
  const { body, text } = readContent(content)
  const kept = Object.entries(headers).filter(([name]) => KEPT_HEADERS.includes(name))
  return {
    status,
    ...(kept.length > 0 ? { headers: Object.fromEntries(kept) } : {}),
    ...(body === undefined ? { text: text.slice(0, MAX_TEXT) } : { json: body }),
  }
}

/** Headers as the supplier is to get them. */
function passedHeaders({ headers }: IncomingMessage): Record<string, string> {
  const own = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name))
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
}
