import { expect, test } from 'vitest'
import { createLog } from '../../src/log/log.ts'

function logged() {
  const lines: string[] = []
  return { log: createLog('info', { write: (line) => void lines.push(line) }), lines }
}

test('codes are masked at the top of a line and one level down, in errors and child lines as well', () => {
  const { log, lines } = logged()
  const codes = ['CODE-1234', 'CODE-5678']
  const input = { code: 'CODE-1234', playerId: '5123' }
  for (const fields of [
    { codes },
    { voucher: 'CODE-1234' },
    { input },
    ...['order', 'anything'].flatMap((name) => [
      { [name]: { codes, id: 'kept' } },
      { [name]: { voucher: 'CODE-1234' } },
      { [name]: { input } },
    ]),
    { err: Object.assign(new Error('failed'), { codes, voucher: 'CODE-1234', input }) },
  ]) {
    log.warn(fields, 'something')
    log.child({}).error(fields, 'something')
    log.child(fields).info('something')
  }
  expect(lines).toHaveLength(30)
  for (const line of lines) expect(line).toContain('[code]')
  expect(lines.join('')).not.toContain('CODE-')
  expect(lines.join('')).toContain('"id":"kept"')
})

test('a request’s line has the time in UTC and masks keys and tokens in its path and id', () => {
  const { log, lines } = logged()
  const key = `gw_live_${'k'.repeat(38)}`
  const token = `123456789:${'t'.repeat(35)}`
  const line = { method: 'GET', status: 200, ms: 1.5, accountId: 7, address: '198.51.100.7' }
  log.request({ requestId: key, path: `/${key}/${token}`, ...line })
  expect(lines[0]).toMatch(/^\{"level":30,"time":"[^"]+Z","requestId":.*"msg":"request"\}\n$/)
  const written = JSON.parse(lines[0] ?? '')
  const path = '/gw_live_[key]/[bot token]'
  expect(written).toMatchObject({ ...line, requestId: 'gw_live_[key]', path, msg: 'request' })
})

const FAR_TOO_LONG = 500_000
const MAX_LINE_BYTES = 16 * 1024

function deep(levels: number): object {
  let value: object = { last: true }
  for (let level = 0; level < levels; level++) value = { value, items: [value] }
  return value
}

function circular(): object {
  const value: Record<string, unknown> = {}
  return Object.assign(value, { value, items: [value, value] })
}

function caused(causes: number): Error {
  let error = new Error('first')
  for (let cause = 0; cause < causes; cause++) error = new Error('next', { cause: error })
  return error
}

const many = <Item>(item: (i: number) => Item) => Array.from({ length: 100_000 }, (_, i) => item(i))
const long = 'x'.repeat(FAR_TOO_LONG)
const hugeError = Object.assign(new Error(long), { body: { message: long }, said: many(String) })

const large: [what: string, fields: object][] = [
  ['a text', { reason: long }],
  [
    'many texts',
    Object.fromEntries(many((i) => [`reason${i}`, long.slice(0, 1000)]).slice(0, 500)),
  ],
  [
    'signs that JSON writes longer',
    { reason: '\u0000'.repeat(FAR_TOO_LONG), face: '😀'.repeat(FAR_TOO_LONG) },
  ],
  ['half signs', { reason: '\ud83d'.repeat(FAR_TOO_LONG) }],
  ['a name', { [long]: { [long]: 1 } }],
  ['a list', { list: many((i) => i) }],
  ['a list of objects', { list: many((i) => ({ i })) }],
  ['an object', { object: Object.fromEntries(many((i) => [`name${i}`, i])) }],
  ['something deep', deep(20)],
  ['something circular', circular()],
  ['numbers', { of: many((i) => i * 1e300), big: 10n ** 100_000n }],
  ['bytes', { bytes: Buffer.alloc(FAR_TOO_LONG), sizes: new Float64Array(FAR_TOO_LONG) }],
  ['an error', { err: hugeError }],
  ['an error in an object', { job: { reason: hugeError } }],
  ['causes', { err: caused(10_000) }],
  ['large causes', { err: new Error(long, { cause: new Error(long, { cause: hugeError }) }) }],
  ['many errors', { err: new AggregateError(many(() => hugeError).slice(0, 100), long) }],
  ['an error that is none', { err: { message: long, stack: long } }],
  ['no error at all', { err: long }],
]

test.each(large)('a line is short and whole, however large %s in it is', (_, fields) => {
  const { log, lines } = logged()
  log.error(fields, long)
  log.child(fields).warn({}, 'something')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThan(MAX_LINE_BYTES)
    expect(JSON.parse(line).time).toMatch(/Z$/)
  }
})

test('of a large error, what happened and where is still told', () => {
  const { log, lines } = logged()
  const cause = Object.assign(new Error(`the supplier said ${long}`), { code: 'ECONNRESET' })
  log.error(
    { orderId: 'API-1', err: new TypeError('it failed', { cause }), attempts: 3 },
    'no result',
  )
  const { err, ...line } = JSON.parse(lines[0] ?? '')
  expect(line).toMatchObject({ orderId: 'API-1', attempts: 3, msg: 'no result' })
  expect(err).toMatchObject({
    type: 'TypeError',
    message: expect.stringMatching(/^it failed: the supplier said x+…$/),
  })
  expect(err.stack).toMatch(
    /^TypeError: it failed\n {4}at .*\ncaused by: Error: the supplier said x+…\n {4}at .*log\.test/s,
  )
})

test('no part of a key or token is left where a text is cut in it', () => {
  const { log, lines } = logged()
  const secrets = [`gw_live_${'K'.repeat(38)}`, `123456789:${'T'.repeat(35)}`]
  for (const secret of secrets)
    for (let before = 1950; before < 2060; before++)
      log.error(
        {
          reason: `${'-'.repeat(before)}${secret} ${secret} ${long}`,
          err: new Error(`${'-'.repeat(before - 1700)}${secret} ${long}`),
        },
        `${'-'.repeat(before)}${secret} ${long}`,
      )
  // Masked ones are shorter, so that more of the text has room.
  log.error({ reason: `${secrets[1]} `.repeat(1000) }, `${secrets[0]} `.repeat(1000))
  expect(
    ['gw_live_[key]', '[bot token]', 'KK', 'TT'].filter((text) => lines.join('').includes(text)),
  ).toEqual(['gw_live_[key]', '[bot token]'])
})

test('codes are masked however deep they are', () => {
  const { log, lines } = logged()
  const orders = [{ order: { id: 'kept', codes: ['CODE-1'], input: { code: 'CODE-2' } } }]
  log.error(
    {
      page: { orders },
      err: new Error('x', { cause: Object.assign(new Error('y'), { orders }) }),
      code: 'ECONNRESET',
    },
    'something',
  )
  expect(lines[0]).not.toContain('CODE-')
  expect(lines[0]).toContain('kept')
  expect(lines[0]).toContain('ECONNRESET')
})
