// A supplier whose answers are wrong, or made to hurt: none of them is believed more than the file allows.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SupplierOrder } from '../../src/domain/suppliers/supplier.ts'
import { anOrder, SMALL, says, supplierOf, supplierServer } from '../helpers/adapters.ts'
import { testDocuments } from '../helpers/documents.ts'
import { webhookReceiver } from '../helpers/webhook-receiver.ts'

const NEVER = new AbortController().signal
const DONE = { state: 'done', id: 'n-1' }

type Given = Parameters<typeof supplierOf>[1]

/** A supplier of this file, whose service answers so. */
async function supplierSaying(
  source: string,
  answer: Parameters<typeof supplierServer>[0],
  given: Given = {},
) {
  const { url } = await supplierServer(answer)
  return supplierOf(source, { settings: { URL: url }, ...given })
}

async function placed(
  source: string,
  answer: Parameters<typeof supplierServer>[0],
  order: SupplierOrder = anOrder,
) {
  const supplier = await supplierSaying(source, answer)
  return supplier.place(order, NEVER).catch((error: unknown) => error)
}

const WORKING = SMALL.replace(
  '    - if: status = 400',
  '    - { if: status = 202, means: processing, id: body.id }\n    - if: status = 400',
)

test('a Retry-After of nothing does not make an order be asked about without a pause', async () => {
  expect(await placed(WORKING, says(202, DONE, { 'Retry-After': '0' }))).toMatchObject({
    ...{ outcome: 'processing', checkAfterMs: 600 },
  })
  expect(await placed(WORKING, says(202, DONE, { 'Retry-After': '7' }))).toMatchObject({
    ...{ outcome: 'processing', checkAfterMs: 7000 },
  })
})

const BY_ID = `${SMALL}check:
  by: id
  request: { method: GET, path: '/orders/\${id}' }
  answers:
    - { if: status = 200, means: completed, id: body.id, codes: body.codes }
`

test('an order that is asked about by its id is not done by the answer to another', async () => {
  const about = async (id: unknown) => {
    const supplier = await supplierSaying(BY_ID, says(200, { id, codes: ['CODE-1'] }))
    const order = { ...anOrder, supplierOrderId: '7', wantsCodes: true }
    return supplier.check(order, NEVER).catch((error: unknown) => error)
  }
  expect(await about('8')).toMatchObject({ kind: 'unknown' })
  expect(await about(7)).toMatchObject({ outcome: 'completed', codes: ['CODE-1'] })
})

const HARD_KEY = `a/b+c!d'e(f)&g"h`
test.each([
  ['of a form', String(new URLSearchParams({ HARD_KEY }))],
  ['of an address, in small letters', encodeURIComponent(HARD_KEY).toLowerCase()],
  ['of JSON from PHP', JSON.stringify(HARD_KEY).replaceAll('/', '\\/')],
  ['of JSON from Go', HARD_KEY.replaceAll('&', '\\u0026').replaceAll("'", '\\u0027')],
  [
    'of a page',
    HARD_KEY.replaceAll('&', '&amp;').replaceAll("'", '&#039;').replaceAll('"', '&quot;'),
  ],
  ['of a login', Buffer.from(`ada:${HARD_KEY}`).toString('base64')],
  ['of base64', Buffer.from(`key=${HARD_KEY}; more`).toString('base64')],
  ['of a service that shouts', HARD_KEY.toUpperCase()],
])('a secret is hidden in the writing %s', async (_, written) => {
  const supplier = await supplierSaying(SMALL, says(400, { why: `no: ${written}` }), {
    secrets: { KEY: HARD_KEY },
  })
  const { reason } = (await supplier.place(anOrder, NEVER)) as { reason: string }
  // What stands beside it may be left.
  expect(reason).toMatch(/^no: \S{0,12}…\S{0,12}$/)
})

const SECRET = 'key-of-the-test'
const KEYS = SMALL.replace('id: body.id', 'id: body.id\n      codes: body.codes')

test('our own key is never delivered as a code, nor kept as an id', async () => {
  const order = { ...anOrder, wantsCodes: true }
  for (const wrong of [{ codes: [SECRET] }, { codes: ['CODE-1'], id: SECRET }])
    expect(await placed(KEYS, says(200, { ...DONE, ...wrong }), order)).toMatchObject({
      kind: 'unknown',
    })
})

test('our own key is not shown as the name of a player or a product', async () => {
  const source = `${SMALL}lookup:
  gameavvfy:
    request: { method: GET, path: /players }
    answers:
      - { if: status = 200, means: completed, data: { playerName: body.name } }
prices:
  request: { method: GET, path: /products }
  items: body
  item: id
  name: name
  cost: cost
`
  const supplier = await supplierSaying(source, (request, response) => {
    const name = `Ada ${SECRET}`
    const body = request.what.includes('players') ? { name } : [{ id: 'a', cost: 1, name }]
    says(200, body)(request, response)
  })
  const lookup = { ref: 'API-1', kind: 'gameavvfy', input: { playerId: '1' } } as const
  const found = supplier.lookups?.lookup({ ...lookup, requestedAt: anOrder.requestedAt }, NEVER)
  expect(await found).toEqual({ outcome: 'completed', data: { playerName: 'Ada …' } })
  expect(await supplier.items?.(NEVER)).toMatchObject([{ name: 'Ada …' }])
})

test('an expression that fails on an answer tells nothing of it', async () => {
  const token = `token:
  request: { method: POST, path: /login, form: { key: '\${secret.KEY}' } }
  value: body.id
  renewIf: $number(body.code) = 401
place:`
  const source = SMALL.replace('X-Key: ${secret.KEY}', 'X-Token: ${token}').replace('place:', token)
  const balance = `balance:
  request: { method: GET, path: /account }
  balance: $number(body.code)
`
  const fault = { name: 'SupplierFault', message: expect.not.stringContaining(SECRET) }
  const answer = says(200, { ...DONE, code: SECRET })
  expect(await placed(source, answer)).toMatchObject({ ...fault, kind: 'unknown' })
  const supplier = await supplierSaying(SMALL + balance, answer)
  await expect(supplier.balance?.(NEVER)).rejects.toMatchObject(fault)
})

test('an id or a code with characters that no text has is not believed', async () => {
  const order = { ...anOrder, wantsCodes: true }
  for (const wrong of [
    { id: 'a\u0000b' },
    { id: ' ' },
    { codes: ['C\u0000DE'] },
    { codes: ['C\ufffdDE'] },
  ])
    expect(
      await placed(KEYS, says(200, { ...DONE, codes: ['CODE-1'], ...wrong }), order),
    ).toMatchObject({ kind: 'unknown' })
})

test('of a product that is listed twice the higher price counts', async () => {
  const source = `${SMALL}prices:
  request: { method: GET, path: /products }
  items: body
  item: id
  cost: cost
`
  const list = [
    { id: 7, cost: 9 },
    { id: '7', cost: 1 },
  ]
  const answer: Parameters<typeof supplierServer>[0] = (request, response) =>
    says(200, request.what.startsWith('GET') ? list : DONE)(request, response)
  expect(await placed(source, answer, { ...anOrder, supplierRef: '7' })).toMatchObject({
    outcome: 'declined',
  })
})

test('an order whose time was used up by a long price list was not sent', async () => {
  const source = `${SMALL}prices:
  request: { method: GET, path: /products }
  items: body
  item: id
  cost: cost
`
  const cut = new AbortController()
  const sent: string[] = []
  const list = Array.from({ length: 1000 }, (_, i) => ({ id: `a-${i}`, cost: 1 }))
  const supplier = supplierOf(source, {
    settings: { URL: 'http://127.0.0.1' },
    transport: async ({ method }) => {
      sent.push(method)
      cut.abort()
      const content = Buffer.from(JSON.stringify(list))
      return { status: 200, headers: {}, content, retryAfterMs: undefined }
    },
  })
  await expect(supplier.place(anOrder, cut.signal)).rejects.toMatchObject({ kind: 'not-sent' })
  expect(sent).toEqual(['GET'])
})

test('an order whose time is over before it is sent was not sent', async () => {
  const { url, received } = await supplierServer(says(200, DONE))
  const supplier = supplierOf(SMALL, { settings: { URL: url } })
  await expect(supplier.place(anOrder, AbortSignal.abort())).rejects.toMatchObject({
    kind: 'not-sent',
  })
  expect(received).toEqual([])
})

test('a certificate that nobody vouches for is refused, also where the environment would not', async () => {
  const pem = (name: string) =>
    readFileSync(join(import.meta.dirname, `../fixtures/tls/${name}.pem`))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  const { url, received } = await webhookReceiver(undefined, { cert: pem('cert'), key: pem('key') })
  const supplier = supplierOf(SMALL, { settings: { URL: url } })
  await expect(supplier.place(anOrder, NEVER)).rejects.toMatchObject({
    kind: 'not-sent',
    message: expect.stringContaining('CERT'),
  })
  expect(received).toEqual([])
})

test('a token is not fetched again for every call that was refused with the one before', async () => {
  const source = SMALL.replace('X-Key: ${secret.KEY}', 'X-Token: ${token}').replace(
    'place:',
    `token:
  request: { method: POST, path: /login, form: { key: '\${secret.KEY}' } }
  value: body.token
place:`,
  )
  const held: (() => void)[] = []
  let logins = 0
  const supplier = await supplierSaying(source, (request, response) => {
    if (request.what === 'POST /login') says(200, { token: `t-${++logins}` })(request, response)
    else if (request.headers['x-token'] === 't-1') held.push(() => says(401, {})(request, response))
    else says(200, DONE)(request, response)
  })
  const refused = [1, 2].map(() => supplier.place(anOrder, NEVER).catch(() => 'refused'))
  await vi.waitFor(() => expect(held).toHaveLength(2))
  for (const [i, answer] of held.entries()) {
    answer()
    await refused[i]
    expect(await supplier.place(anOrder, NEVER)).toMatchObject({ outcome: 'completed' })
  }
  expect(logins).toBe(2)
})

describe('an answer that is too much to read', () => {
  const PRICED = `${SMALL}prices:
  request: { method: GET, path: /products }
  items: body
  item: id
  cost: cost
`
  const objects = (count: number) => `[${'{},'.repeat(count - 1)}{}]`
  const deep = `{"state":"done","id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  const raw =
    (status: number, body: string): Parameters<typeof supplierServer>[0] =>
    (_, response) =>
      void response.writeHead(status).end(body)

  test('to an order leaves open what became of it', async () => {
    const { answersOf } = testDocuments()
    for (const body of [objects(170_000), deep, `{"state":"done","id":"${'x'.repeat(510_000)}"}`]) {
      const supplier = await supplierSaying(SMALL, raw(200, body), {
        elsewhere: answersOf('north'),
      })
      await expect(supplier.place(anOrder, NEVER)).rejects.toMatchObject({
        ...{ name: 'SupplierFault', kind: 'unknown' },
      })
    }
  })

  test('to the price list before an order proves that the order was not sent', async () => {
    const { answersOf } = testDocuments()
    const { url, received } = await supplierServer((request, response) =>
      raw(200, request.what.startsWith('GET') ? objects(5_000_000) : '{}')(request, response),
    )
    const supplier = supplierOf(PRICED, { settings: { URL: url }, elsewhere: answersOf('north') })
    await expect(supplier.place(anOrder, NEVER)).rejects.toMatchObject({
      kind: 'not-sent',
      message: 'The price list: The answer has more in it than can be read.',
    })
    expect(received.map(({ what }) => what)).toEqual(['GET /products'])
  })

  test('is read in full where it only has a lot to say', async () => {
    const { answersOf } = testDocuments()
    const codes = Array.from({ length: 500 }, (_, i) => `CODE-${i}-${'x'.repeat(400)}`)
    const supplier = await supplierSaying(BY_ID, says(200, { id: '7', codes, more: [codes] }), {
      elsewhere: answersOf('north'),
    })
    const order = { ...anOrder, supplierOrderId: '7', wantsCodes: true, quantity: 500 }
    expect(await supplier.check(order, NEVER)).toMatchObject({ outcome: 'completed', codes })
  })
})
