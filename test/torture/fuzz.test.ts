import { expect, test } from 'vitest'
import { type Operation, operationsOf } from '../../packages/torture/fuzz/document.ts'
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
  ['an error without code', reply(400, { ...refusal, code: undefined }), 'without code'],
  ['an error without success', reply(400, { ...refusal, success: true }), 'without success'],
  ['a code of another status', reply(503, { ...refusal }), '503 INVALID_BODY'],
  ['an undocumented code', reply(400, { ...refusal, code: 'NEW' }), 'not documented'],
  ['a stack', reply(400, { ...refusal, detail: 'at f (file:///a.ts:1:2)' }), 'internals'],
])('finds %s', (_, given, fault) => {
  expect(verdict(given)).toContain(fault)
})
