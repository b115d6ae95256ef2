import fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from '../../packages/torture/fuzz/cases.ts'
import { type Operation, operationsOf } from '../../packages/torture/fuzz/document.ts'
import { createKeys, waitOf } from '../../packages/torture/fuzz/keys.ts'
import { faultOf, type Reply } from '../../packages/torture/fuzz/verdict.ts'

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
const drawn = (seed: number, numRuns = 300) => fc.sample(casesOf(orders), { seed, numRuns })

test('the same seed draws the same requests, another seed others', () => {
  expect(drawn(7)).toEqual(drawn(7))
  expect(drawn(8)).not.toEqual(drawn(7))
})

test('some requests are what the contract asks for, and some are not', () => {
  const bodies = drawn(1, 500).map(({ body }) => body ?? '')
  const accepted = bodies.filter((text) =>
    /^\{"pid":"CARD-5","trxid":"[0-9a-f-]{36}"\}$/.test(text),
  )
  expect(accepted.length).toBeGreaterThan(5)
  expect(bodies.filter((text) => !text.startsWith('{')).length).toBeGreaterThan(10)
})

test('a header never breaks the framing of its own request', () => {
  for (const { headers, target } of drawn(2, 2000))
    expect(`${target}${Object.values(headers).join('')}`).not.toMatch(/[^ -~]/)
})

test('the document says which calls want a key, and which codes they may answer', () => {
  expect(orders).toMatchObject({ name: 'POST /orders', keyed: true, method: 'POST' })
  expect(orders.body?.required).toEqual(['pid', 'trxid'])
  expect(orders.codes.get(400)).toEqual(new Set(['INVALID_BODY']))
  expect(health).toMatchObject({ keyed: false, body: null })
})

const reply = (status: number, body: unknown, type = 'application/json'): Reply => ({
  ...{ status, headers: { 'content-type': type }, body },
})
const verdict = (given: Reply) => faultOf(given, { operation: orders, method: 'POST' })
const refusal = { success: false, code: 'INVALID_BODY', error: 'INVALID BODY' }

test('finds nothing in answers of the contract', () => {
  expect(verdict(reply(200, { orderCreated: true }))).toBeNull()
  expect(verdict(reply(400, refusal))).toBeNull()
  expect(verdict(reply(400, { ...refusal, success: undefined, orderCreated: false }))).toBeNull()
  expect(verdict(reply(503, { ...refusal, code: 'MAINTENANCE' }))).toBeNull()
})

test.each([
  ['a 500', reply(500, { ...refusal, code: 'INTERNAL' }), '500 INTERNAL'],
  ['a page', reply(200, '<html>', 'text/html'), 'no JSON object'],
  ['text that is called JSON', reply(200, 'OK'), 'no JSON object'],
  ['an error without code', reply(400, { ...refusal, code: undefined }), 'without code'],
  ['an error without success', reply(400, { ...refusal, success: true }), 'without success'],
  ['an error without words', reply(400, { ...refusal, error: '' }), 'without error'],
  ['a code of another status', reply(503, { ...refusal }), '503 INVALID_BODY'],
  ['an undocumented code', reply(400, { ...refusal, code: 'NEW' }), 'not documented'],
  ['a stack', reply(400, { ...refusal, detail: 'at f (file:///a.ts:1:2)' }), 'internals'],
  ['a query', reply(400, { ...refusal, detail: 'select "id" from' }), 'internals'],
])('finds %s', (_, given, fault) => {
  expect(verdict(given)).toContain(fault)
})

test('a key waits until both windows of the rate limit have room', () => {
  const burst = Array.from({ length: 35 }, (_, i) => 1000 + i)
  expect(waitOf([...burst], 1035)).toBe(1000 + 1100 - 1035)
  expect(waitOf([...burst], 2200)).toBe(0)
  const spread = Array.from({ length: 190 }, (_, i) => 1000 + i * 100)
  expect(waitOf([...spread], 30_000)).toBe(1000 + 61_000 - 30_000)
})

test('nobody waits for a key that will be free only after the end', async () => {
  const keys = createKeys(['live', 'test'], () => 1000)
  const taken = await Promise.all(Array.from({ length: 70 }, () => keys.nextBefore(1500)))
  expect(taken.filter((key) => key === 'live')).toHaveLength(35)
  expect(taken).not.toContain(null)
  expect(await keys.nextBefore(2100)).toBeNull()
})
