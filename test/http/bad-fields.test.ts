import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orders, submissions } from '../../src/domain/schema.ts'
import { character } from '../helpers/character.ts'
import { rawClient } from '../helpers/client.ts'
import { PIDS } from '../helpers/factories.ts'
import { LONG_RUN } from '../helpers/process.ts'

/** So many in the longer run. */
const runs = (count: number) => ({ numRuns: LONG_RUN ? count : count / 5 })

const TRXID = ['trxid', 'trxId', 'idtrx', 'idTrx']
const PLAYER = ['playerId', 'playerID', 'userId', 'userID']

/** For each endpoint a body that is good, and every name that its fields go by. */
const ENDPOINTS: [path: string, good: Record<string, unknown>, texts: string[]][] = [
  [
    '/orders',
    { pid: PIDS.region, userId: '5123456', region: 'Asia', moreId: '7' },
    [
      ...['pid', 'PID', ...TRXID, 'userId', 'userID', 'zoneId', 'serverId', 'region', 'moreId'],
      ...['idempotencyKey', 'idempotency'],
    ],
  ],
  ['/gameavvfy', { playerId: '5123456' }, [...PLAYER, ...TRXID]],
  ['/gamebvfy', { userId: '5', zoneId: '2' }, ['userId', 'userID', 'zoneId', 'zoneID', ...TRXID]],
  ['/rdmgamea', { playerId: '5123456', code: 'UC-1' }, [...PLAYER, 'code', ...TRXID]],
]

test('takes a player for what people see of them: as the chat does, and in a replay, too', async () => {
  const { send, store } = await rawClient()
  const seen = { '/orders': 'userId', '/gameavvfy': 'playerId', '/rdmgamea': 'playerId' }
  const forms = [
    ...['5123456789\u2028', '\u202e5123\u2029456789', '\u20665123\u200b456\u00ad789\u2069'],
    ...[' 5123456789\u00a0', '５１２٣۴৫६789', '\u{e0041}5123456789\ufe0f'],
  ]
  for (const [path, field] of Object.entries(seen)) {
    const body = { pid: PIDS.userId, code: 'UC-1', trxid: path }
    const first = await send(path, JSON.stringify({ ...body, [field]: forms[0] }))
    expect(first.status, path).toBe(200)
    expect(JSON.stringify(first.body), path).toContain(':"5123456789"')
    for (const form of forms) {
      const again = await send(path, JSON.stringify({ ...body, [field]: form }))
      expect(again.body, `${path} ${form}`).toEqual({ ...first.body, idempotentReplay: true })
    }
  }
  const code = { playerId: '5123456789', code: '\u200bＵＣ-1\u200e', trxid: '/rdmgamea' }
  expect((await send('/rdmgamea', JSON.stringify(code))).body.replayDiffers).toBeUndefined()
  const zone = { userId: '\u200e12345', zoneId: '٢٠٠١', trxid: 'zone' }
  expect((await send('/gamebvfy', JSON.stringify(zone))).status).toBe(200)
  const both = { pid: PIDS.zoneId, trxid: 'both', userId: '12345', userID: '12345\u200b' }
  expect((await send('/orders', JSON.stringify({ ...both, zoneId: '1' }))).status).toBe(200)
  // An earlier version stored what was sent.
  const stored = { player: { userId: '5\u200b123456789' } }
  await store.transaction((tx) => tx.update(orders).set(stored).where(eq(orders.trxid, '/orders')))
  const late = { pid: PIDS.userId, trxid: '/orders', userId: '5123456789' }
  expect((await send('/orders', JSON.stringify(late))).body.replayDiffers).toBeUndefined()
})

describe.each(ENDPOINTS)('POST %s', (path, good, texts) => {
  test('takes text for text: no numbers, booleans, nulls, arrays or objects', async () => {
    const { send, unchanged } = await rawClient()
    for (const name of texts)
      for (const wrong of ['null', 'true', '5123456', '1e3', '[]', '["5123456"]', '{}']) {
        const body = withField({ trxid: 't', ...good }, name, wrong)
        expect(await send(path, body), `${name}: ${wrong}`).toMatchObject({
          ...{ status: 400, body: { success: false, code: 'INVALID_BODY', error: 'INVALID BODY' } },
        })
      }
    await unchanged()
  })

  test('takes no text with control characters or unpaired surrogates, nor without end', async () => {
    const { send, unchanged } = await rawClient()
    const escapes = ['\\u0000', '5\\u00001', 'a\\nb', '\\u001b[2J', '\\u007f', '\\u0085']
    const surrogates = ['\\ud800', '5123456\\udfff', '\\udc00\\ud800']
    for (const name of texts)
      for (const text of [...escapes, ...surrogates, '5'.repeat(10_000)]) {
        const body = withField({ trxid: 't', ...good }, name, `"${text}"`)
        const answer = await send(path, body)
        expect(answer.status, `${name}: ${text}`).toBe(400)
        expect(answer.body, `${name}: ${text}`).toMatchObject({ success: false })
      }
    await unchanged()
  })

  test('takes 1-128 printable ASCII characters for a trxid, no space at either end', async () => {
    const { send, unchanged } = await rawClient()
    const ids = [
      ' a',
      'a ',
      ' a b ',
      'x'.repeat(129),
      `${'x'.repeat(128)} `,
      'é',
      '🎮',
      'а',
      'a\u00a0b',
      '\ud800',
      'a\tb',
      'a\n',
      '\u007f',
    ]
    const names = path === '/orders' ? [...TRXID, 'idempotencyKey', 'idempotency'] : TRXID
    for (const name of names)
      for (const id of ids) {
        const rest = name.startsWith('idem') ? { trxid: 't', ...good } : good
        const body = JSON.stringify({ ...rest, [name]: id })
        expect(await send(path, body), `${name}: ${JSON.stringify(id)}`).toMatchObject({
          ...{ status: 400, body: { success: false, code: 'INVALID_BODY', error: 'INVALID BODY' } },
        })
      }
    await unchanged()
  })

  test('takes a blank trxid for one that is missing', async () => {
    const { send, unchanged } = await rawClient()
    for (const name of TRXID)
      for (const id of ['', ' ', '   ', ' '.repeat(200)])
        expect(
          await send(path, JSON.stringify({ ...good, [name]: id })),
          `${name}: "${id}"`,
        ).toEqual({
          status: 400,
          body: {
            success: false,
            code: 'INVALID_REQUEST',
            error: 'INVALID REQUEST',
            detail: 'trxid: missing',
          },
        })
    await unchanged()
  })

  test('does not choose between two names of one field that differ', async () => {
    const { send, unchanged } = await rawClient()
    const pairs = [TRXID.slice(0, 2), TRXID.slice(1, 3), TRXID.slice(2, 4)]
    if (path === '/orders') pairs.push(['pid', 'PID'], ['idempotencyKey', 'idempotency'])
    if (path === '/gamebvfy') pairs.push(['zoneId', 'zoneID'])
    if (texts.includes('playerId')) pairs.push(['playerId', 'playerID'], ['playerID', 'userId'])
    pairs.push(['userId', 'userID'])
    for (const [one = '', other = ''] of pairs) {
      const body = JSON.stringify({ trxid: 't', ...good, [one]: '51', [other]: '52' })
      expect(await send(path, body), `${one} and ${other}`).toMatchObject({
        ...{ status: 400, body: { success: false, code: 'INVALID_BODY', error: 'INVALID BODY' } },
      })
    }
    await unchanged()
  })
})

test('a blank name of a field counts as missing, beside another name of it too', async () => {
  const { send, store } = await rawClient()
  const body = { pid: PIDS.userId, PID: ' ', userId: '', userID: '5123456', trxid: '', idTrx: 'a' }
  const keys = { idempotencyKey: '  ', idempotency: '' }
  const { status } = await send('/orders', JSON.stringify({ ...body, ...keys }))
  expect(status).toBe(200)
  expect(await store.read.select().from(submissions)).toMatchObject([
    { trxid: 'a', idempotencyKey: 'a' },
  ])
})

test('a quantity is a number, exactly as it was written', async () => {
  const { send, unchanged } = await rawClient()
  const refusals: [quantity: string, error: string][] = [
    ...['"1"', 'null', 'true', '[1]', '{}', '0', '-0', '-1', '1.5', '1e-3'].map(invalid),
    // One digit of them decides between ten and ten million.
    ...['1e0', '1E2', '10e-1', '1.0e+1'].map(invalid),
    invalid(`${'['.repeat(30_000)}1e2${']'.repeat(30_000)}`),
    ...['9007199254740993', '1e999', '1e400', '0.9999999999999999'].map(invalid),
    ...['501', '9007199254740991'].map((n): [string, string] => [n, 'QUANTITY EXCEEDS MAX']),
    ['100', 'INSUFFICIENT STOCK'],
  ]
  for (const [quantity, error] of refusals)
    expect(
      await send('/orders', `{"pid":"${PIDS.gamekey}","trxid":"t","quantity":${quantity}}`),
      quantity,
    ).toMatchObject({ status: 400, body: { success: false, error } })
  expect(
    await send('/orders', `{"pid":"${PIDS.gamekey}","trxid":"t","quantity":1e2}`),
  ).toMatchObject({ body: { detail: expect.stringMatching(/^quantity: .*write all its digits$/) } })
  await unchanged()

  function invalid(quantity: string): [string, string] {
    return [quantity, 'INVALID BODY']
  }
})

describe('whatever is sent, the answer is a refusal of the contract and nothing changes', () => {
  const path = fc.constantFrom(...ENDPOINTS.map(([name]) => name))

  // Ids of digits would be good ones.
  const value = fc
    .oneof(fc.jsonValue(), fc.string({ unit: character }), fc.double(), fc.bigInt().map(String))
    .filter((given) => typeof given !== 'string' || !/^\d+$/.test(given))
  const names = [...new Set(ENDPOINTS.flatMap(([, , texts]) => texts)), 'quantity', '__proto__']
  const fields = fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true })
  test.each<[what: string, bodies: fc.Arbitrary<string | Uint8Array<ArrayBuffer>>, count: number]>([
    ['bytes', fc.uint8Array({ maxLength: 200 }), 150],
    ['JSON', fc.json({ stringUnit: character }), 150],
    [
      'any values under the contract’s names',
      fields.map((some) => JSON.stringify({ trxid: 't', ...some })),
      300,
    ],
  ])('%s', async (_, bodies, count) => {
    const { send, unchanged } = await rawClient()
    const refusesIt = async (to: string, body: string | Uint8Array<ArrayBuffer>) => {
      const answer = await send(to, body)
      expect([400, 401]).toContain(answer.status)
      expect(answer.body).toMatchObject({ success: false, error: expect.any(String) })
    }
    await fc.assert(fc.asyncProperty(path, bodies, refusesIt), runs(count))
    await unchanged()
  })

  test('a good body with one value of another type', async () => {
    const { send, unchanged } = await rawClient()
    const endpoint = fc.constantFrom(...ENDPOINTS)
    const value = fc.jsonValue().filter((given) => typeof given !== 'string')
    await fc.assert(
      fc.asyncProperty(endpoint, fc.nat(), value, async ([to, good, texts], which, wrong) => {
        const name = texts[which % texts.length] ?? 'trxid'
        const body = withField({ trxid: 't', ...good }, name, JSON.stringify(wrong))
        const answer = await send(to, body)
        expect(answer).toMatchObject({ status: 400, body: { error: 'INVALID BODY' } })
      }),
      runs(200),
    )
    await unchanged()
  })
})

/** The object as JSON, with this field as it is written here and not otherwise. */
function withField(object: Record<string, unknown>, name: string, raw: string): string {
  const rest = JSON.stringify({ ...object, [name]: undefined }).slice(0, -1)
  return `${rest}${rest === '{' ? '' : ','}"${name}":${raw}}`
}
