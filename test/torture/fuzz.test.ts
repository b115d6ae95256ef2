import fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from '../../packages/torture/fuzz/arbitraries.ts'
import { createCallers, waitOf } from '../../packages/torture/fuzz/callers.ts'
import { KNOWN } from '../../packages/torture/fuzz/catalog.ts'
import { type Operation, operationsOf } from '../../packages/torture/fuzz/document.ts'
import { ATTACK_NAMES, jsonAttack } from '../../packages/torture/fuzz/json-attacks.ts'
import { type Reply, readReply } from '../../packages/torture/fuzz/reply.ts'
import { bytesOf, shown } from '../../packages/torture/fuzz/request.ts'
import { faultOf } from '../../packages/torture/fuzz/verdict.ts'
import { createRandom } from '../../packages/torture/random.ts'

const error = (...codes: string[]) => ({
  content: {
    'application/json': { schema: { properties: { code: { type: 'string', enum: codes } } } },
  },
})
const DOCUMENT = {
  paths: {
    '/orders': {
      post: {
        parameters: [{ name: 'Prefer', in: 'header', schema: { type: 'string' } }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } },
        },
        responses: { 200: {}, 400: error('INVALID_BODY'), 503: error('MAINTENANCE') },
      },
    },
    '/healthz': { get: { security: [], responses: { 200: {} } } },
  },
  components: {
    schemas: {
      Body: {
        type: 'object',
        properties: {
          pid: { type: 'string' },
          trxid: { type: 'string' },
          quantity: { type: 'integer' },
        },
        required: ['pid', 'trxid'],
      },
    },
  },
}
const [orders, health] = operationsOf(DOCUMENT) as [Operation, Operation]

const drawn = (seed: number) =>
  fc.sample(casesOf(orders, KNOWN), { seed, numRuns: 300 }).map((one) => shown(bytesOf(one)))

test('the same seed draws the same requests, another seed others', () => {
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(8)).not.toEqual(drawn(7))
})

test('some requests are what the contract asks for, and some are not', () => {
  const bodies = fc
    .sample(casesOf(orders, KNOWN), { seed: 1, numRuns: 500 })
    .map(({ body }) => body?.toString() ?? '')
  const accepted = bodies.filter((text) => /^\{"pid":"KEY-1","trxid":"[0-9a-f-]{36}"\}$/.test(text))
  expect(accepted.length).toBeGreaterThan(5)
  expect(bodies.filter((text) => !text.startsWith('{')).length).toBeGreaterThan(10)
})

test('a header never breaks the framing of its own request', () => {
  for (const { headers, target } of fc.sample(casesOf(orders, KNOWN), { seed: 2, numRuns: 2000 }))
    expect(`${target}${headers.flat().join('')}`).not.toMatch(/[\r\n\0]/)
})

test('the document says which calls want a key, and which codes they may answer', () => {
  expect(orders).toMatchObject({ name: 'POST /orders', keyed: true, method: 'POST' })
  expect(orders.body?.required).toEqual(['pid', 'trxid'])
  expect(orders.codes.get(400)).toEqual(new Set(['INVALID_BODY']))
  expect(health).toMatchObject({ keyed: false, body: null })
})

const reply = (status: number, body: unknown, type = 'application/json'): Reply => ({
  ...{ status, headers: { 'content-type': type } },
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})
const judged = (given: Reply) => faultOf(given, { operation: orders, method: 'POST' })
const refusal = { success: false, code: 'INVALID_BODY', error: 'INVALID BODY' }

test('finds nothing in answers of the contract', () => {
  expect(judged(reply(200, { orderCreated: true }))).toBeNull()
  expect(judged(reply(400, refusal))).toBeNull()
  expect(judged(reply(400, { ...refusal, success: undefined, orderCreated: false }))).toBeNull()
  expect(judged(reply(503, { ...refusal, code: 'MAINTENANCE' }))).toBeNull()
})

test.each([
  ['a 500', reply(500, { ...refusal, code: 'INTERNAL' }), '500 INTERNAL'],
  ['a page', reply(200, '<html>', 'text/html'), 'not JSON'],
  ['text that is called JSON', reply(200, 'OK'), 'not JSON'],
  ['an error without code', reply(400, { ...refusal, code: undefined }), 'without code'],
  ['an error without success', reply(400, { ...refusal, success: true }), 'without success'],
  ['an error without words', reply(400, { ...refusal, error: '' }), 'without error'],
  ['a code of another status', reply(503, { ...refusal }), '503 INVALID_BODY'],
  ['an undocumented code', reply(400, { ...refusal, code: 'NEW' }), 'not documented'],
  ['a stack', reply(400, { ...refusal, detail: 'at f (file:///a.ts:1:2)' }), 'internals'],
  ['a query', reply(400, { ...refusal, detail: 'select "id" from' }), 'internals'],
])('finds %s', (_, given, fault) => {
  expect(judged(given)).toContain(fault)
})

const HEAD = 'HTTP/1.1 200 OK\r\n'
const read = (text: string, method = 'GET', ended = false) =>
  readReply(Buffer.from(text), method, ended)

test('reads answers by length, by chunks and until the end, one after the other', () => {
  const first = `${HEAD}Content-Length: 2\r\n\r\nab`
  expect(read(`${first}${HEAD}`)).toMatchObject({
    ...{ kind: 'reply', rest: Buffer.from(HEAD) },
    reply: { status: 200, body: Buffer.from('ab') },
  })
  const chunked = `${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n`
  expect(read(chunked)).toMatchObject({
    reply: { body: Buffer.from('abc') },
    rest: Buffer.alloc(0),
  })
  expect(read(`${HEAD}\r\nab`, 'GET', true)).toMatchObject({ reply: { body: Buffer.from('ab') } })
  expect(read(`${HEAD}Content-Length: 2\r\n\r\n`, 'HEAD')).toMatchObject({ kind: 'reply' })
})

test('waits for the rest of half an answer, and says what is no HTTP', () => {
  expect(read(`${HEAD}Content-Length: 3\r\n\r\nab`)).toEqual({ kind: 'more' })
  expect(read(`${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n`)).toEqual({ kind: 'more' })
  expect(read('hello\r\n\r\n')).toMatchObject({ kind: 'nonsense' })
})

test('a caller waits until both windows of the rate limit have room', () => {
  const burst = Array.from({ length: 35 }, (_, i) => 1000 + i)
  expect(waitOf([...burst], 1, 1035)).toBe(1000 + 1100 - 1035)
  expect(waitOf([...burst], 1, 2200)).toBe(0)
  const spread = Array.from({ length: 190 }, (_, i) => 1000 + i * 100)
  expect(waitOf([...spread], 1, 30_000)).toBe(1000 + 61_000 - 30_000)
  expect(waitOf([...spread], 3, 30_000)).toBe(1200 + 61_000 - 30_000)
})

test('nobody waits for a caller who will be free only after the end', async () => {
  const [live, other] = ['live', 'other'].map((name) => ({ name, key: name, test: false }))
  if (!live || !other) throw new Error('no callers')
  const callers = createCallers([live, other], () => 1000)
  expect(await callers.nextBefore(1500, 35)).toBe(live)
  expect(await callers.nextBefore(1500, 35)).toBe(other)
  expect(await callers.nextBefore(2100)).toBeNull()
})

test('every attack is made from its fields, the same for the same seed', () => {
  const fields = new Map([
    ['pid', '"KEY-1"'],
    ['trxid', '"a"'],
  ])
  for (const name of ATTACK_NAMES) {
    const make = () => jsonAttack(name, fields, createRandom('x'))
    expect(make()).toEqual(make())
  }
  expect(jsonAttack('64 KiB and one', fields, createRandom('x')).body.length).toBe(65_537)
})
