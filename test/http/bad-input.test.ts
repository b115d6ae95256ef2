import { describe, expect, test } from 'vitest'
import { rawClient } from '../helpers/client.ts'
import { PIDS } from '../helpers/factories.ts'

const PATHS = ['/orders', '/gameavvfy', '/gamebvfy', '/rdmgamea']
const ORDER = { pid: PIDS.gamekey, trxid: 't' }
const BODY = [400, 'INVALID BODY'] as const
const REQUEST = [400, 'INVALID REQUEST'] as const
const JSON_ = [401, 'INVALID JSON'] as const
const nested = (open: string, close: string, depth: number, core = '') =>
  open.repeat(depth) + core + close.repeat(depth)

type Refusal = readonly [status: number, error: string]

describe('a body that is not readable', () => {
  const bodies: [what: string, body: string | Uint8Array<ArrayBuffer>, refusal: Refusal][] = [
    ['an empty one', '', JSON_],
    ['space alone', ' \n', JSON_],
    ['half an object', '{"pid":"GWP-K1","trxid":"t"', JSON_],
    ['a comma too many', '{"pid":"GWP-K1","trxid":"t",}', JSON_],
    ['single quotes', "{'pid':'GWP-K1','trxid':'t'}", JSON_],
    ['names without quotes', '{pid:"GWP-K1",trxid:"t"}', JSON_],
    ['a comment', '{"pid":"GWP-K1","trxid":"t"}//', JSON_],
    ['two objects', '{"pid":"GWP-K1","trxid":"t"}{}', JSON_],
    ['a form', 'pid=GWP-K1&trxid=t', JSON_],
    ['NaN', '{"pid":"GWP-K1","trxid":"t","quantity":NaN}', JSON_],
    ['a hexadecimal number', '{"pid":"GWP-K1","trxid":"t","quantity":0x1}', JSON_],
    ['a raw line break in a string', '{"pid":"GWP-K1","trxid":"a\nb"}', JSON_],
    ['a raw NUL in a string', '{"pid":"GWP-K1","trxid":"a\u0000b"}', JSON_],
    ['a NUL after the object', '{"pid":"GWP-K1","trxid":"t"}\u0000', JSON_],
    ['an unfinished escape', '{"pid":"GWP-K1","trxid":"\\ud8"}', JSON_],
    ['an invalid byte', bytes('{"pid":"GWP-K1","trxid":"', [0xff], '"}'), JSON_],
    ['a surrogate in UTF-8', bytes('{"pid":"GWP-K1","trxid":"', [0xed, 0xa0, 0x80], '"}'), JSON_],
    ['an overlong slash', bytes('{"pid":"GWP-K1","trxid":"', [0xc0, 0xaf], '"}'), JSON_],
    ['UTF-16', Uint8Array.from(Buffer.from('{"pid":"GWP-K1"}', 'utf16le')), JSON_],
    ['arrays that never close', '['.repeat(60_000), JSON_],
    ['objects that never close', '{"a":'.repeat(12_000), JSON_],
    ['null', 'null', BODY],
    ['true', 'true', BODY],
    ['a number', '1', BODY],
    ['a string', '"{}"', BODY],
    ['an array', '[]', BODY],
    ['an order in an array', '[{"pid":"GWP-K1","trxid":"t"}]', BODY],
    ['deep arrays', nested('[', ']', 30_000), BODY],
    ['a deep array for a field', `{"trxid":${nested('[', ']', 30_000)}}`, BODY],
    ['a deep object for a field', `{"trxid":${nested('{"a":', '}', 9000, '1')}}`, BODY],
    ['a deep object without a trxid', nested('{"a":', '}', 9000, '1'), REQUEST],
    ['an empty object', '{}', REQUEST],
    ['a field twice', '{"pid":"GWP-K1","trxid":"t","trxid":"u"}', BODY],
    ['a field twice, once escaped', '{"pid":"GWP-K1","trxid":"t","trxi\\u0064":"u"}', BODY],
    ['fields in a prototype', '{"__proto__":{"pid":"GWP-K1","trxid":"t"}}', REQUEST],
    ['a constructor', '{"constructor":{"prototype":{"pid":"GWP-K1","trxid":"t"}}}', REQUEST],
  ]
  test('is INVALID JSON, and one that is no object is INVALID BODY', async () => {
    const { send, unchanged } = await rawClient()
    for (const [what, body, [status, error]] of bodies)
      for (const path of PATHS)
        expect(await send(path, body), `${what} to ${path}`).toMatchObject({
          ...{ status, body: { success: false, error } },
        })
    await unchanged()
  })
})

describe('a body that is not sent as JSON', () => {
  const accepted = [
    ...['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'],
    ...['application/json;charset=utf8', 'application/json;', ' application/json ; ; charset'],
    ...['application/json; odata=verbose', "application/json; charset='Utf-8'; q=1"],
    ...['application/json;odata.metadata=minimal;charset = UTF8', 'application/json; charset='],
    ...[
      'application/vnd.api+json',
      'APPLICATION/problem+JSON; charset=utf-8',
      'text/x+json;v="1;2"',
    ],
    // What some languages name by default, for a body that is the same in UTF-8.
    ...['application/json; charset=ISO-8859-1', 'application/json; charset=us-ascii'],
  ]
  const refused = [
    ...['', 'text/plain', 'application/x-www-form-urlencoded', 'text/json', 'application/jsonp'],
    ...['multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'json', '*/*'],
    ...[
      'text/plain;application/json',
      'text/plain; a=+json',
      '+json',
      'application/+json',
      'a/b/c+json',
    ],
    ...['application/json, text/plain', 'text/plain, application/json', 'application/json+xml'],
    ...['application/x+json; charset="UTF-32LE"', 'application/json; charset=ucs-2'],
  ]
  test('is INVALID BODY', async () => {
    const { app, key, call, unchanged } = await rawClient()
    for (const path of PATHS) {
      for (const type of refused) {
        const headers = { 'Content-Type': type }
        const answer = await call('POST', path, { key, headers, body: ORDER })
        expect(answer, `${type} to ${path}`).toMatchObject({
          ...{ status: 400, body: { success: false, code: 'INVALID_BODY', error: 'INVALID BODY' } },
        })
      }
      const body = new TextEncoder().encode(JSON.stringify(ORDER))
      const request = { method: 'POST', headers: { 'X-API-Key': key }, body }
      const answer = await app.api.request(path, request, SOCKET)
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'INVALID BODY' }])
    }
    await unchanged()
  })
  test('needs no more than the type itself', async () => {
    const { key, call } = await rawClient()
    for (const [i, type] of accepted.entries()) {
      const ask = {
        key,
        headers: { 'Content-Type': type },
        body: { pid: PIDS.userId, userId: `${51234 + i}`, trxid: `t${i}` },
      }
      expect((await call('POST', '/orders', ask)).body, type).toMatchObject({ orderCreated: true })
    }
  })
  test('is read as UTF-8, or refused, whatever else it is said to be', async () => {
    const { key, call, unchanged } = await rawClient()
    const send = async (charset: string, encoding: BufferEncoding) => {
      const headers = { 'Content-Type': `application/json; charset=${charset}` }
      const body = Buffer.from(JSON.stringify({ ...ORDER, userId: '5é' }), encoding)
      return (await call('POST', '/orders', { key, headers, body })).body
    }
    const inUtf8 = { code: 'INVALID_BODY', detail: expect.stringContaining('in UTF-8') }
    expect(await send('iso-8859-1', 'utf8')).toMatchObject(inUtf8)
    expect(await send('iso-8859-1', 'latin1')).toMatchObject({ code: 'INVALID_JSON' })
    expect(await send('utf-8', 'latin1')).toMatchObject({ code: 'INVALID_JSON' })
    expect(await send('utf-16le', 'utf16le')).toMatchObject(inUtf8)
    await unchanged()
  })
})

describe('a body above 64 KiB', () => {
  const padded = (size: number) => JSON.stringify(ORDER).padEnd(size)

  test('is refused with 413, whether it tells its size or comes in chunks', async () => {
    const { app, key, call, unchanged, clock } = await rawClient()
    for (const path of PATHS)
      for (const size of [65_537, 1_000_000]) {
        clock.advance(1_000)
        const headers = { 'Content-Length': String(size) }
        const told = await call('POST', path, { key, headers, body: padded(size) })
        const untold = await call('POST', path, { key, body: padded(size) })
        for (const answer of [told, untold])
          expect(answer).toMatchObject({
            ...{
              status: 413,
              body: { success: false, code: 'INVALID_BODY', error: 'INVALID BODY' },
            },
          })
        const chunked = await app.api.request(path, inChunks(key, padded(size)), SOCKET)
        expect([chunked.status, await chunked.json()]).toMatchObject([
          ...[413, { success: false, code: 'INVALID_BODY', error: 'INVALID BODY' }],
        ])
      }
    await unchanged()
  })

  test('is not read to its end', async () => {
    const { app, key } = await rawClient()
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024
        if (sent > 10_000_000) throw new Error('Ten megabytes were read.')
        controller.enqueue(new Uint8Array(1024).fill(0x20))
      },
    })
    const answer = await app.api.request('/orders', { ...inChunks(key, ''), body: endless }, SOCKET)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(200_000)
  })

  test('begins after the 65,536th byte', async () => {
    const { key, call, app } = await rawClient()
    const headers = { 'Content-Length': '65536' }
    const told = await call('POST', '/orders', { key, headers, body: padded(65_536) })
    expect(told.body).toMatchObject({ status: 'completed' })
    const chunked = await app.api.request('/orders', inChunks(key, padded(65_536)), SOCKET)
    expect(await chunked.json()).toMatchObject({ idempotentReplay: true })
  })
})

test('a query that no path knows is of no concern', async () => {
  const { key, call } = await rawClient()
  const queries = ['limit=abc', 'page=', '%00=%00', '__proto__[x]=1', 'a[]=1&a[]=2', '%', '?&&==&']
  for (const path of ['/services', '/products', '/balance', '/my-ip'])
    for (const query of queries)
      expect((await call('GET', `${path}?${query}`, { key })).status, query).toBe(200)
  const answer = await call('POST', '/orders?pid=GWP-K1&trxid=t', { key, body: {} })
  expect(answer.body).toMatchObject({ error: 'INVALID REQUEST' })
})

const SOCKET = { incoming: { socket: { remoteAddress: '198.51.100.7' } } }

function inChunks(key: string, text: string) {
  const all = new TextEncoder().encode(text)
  const body = new ReadableStream({
    start(controller) {
      for (let i = 0; i < all.length; i += 10_000) controller.enqueue(all.slice(i, i + 10_000))
      controller.close()
    },
  })
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
  return { method: 'POST', headers, body, duplex: 'half' as const }
}

function bytes(before: string, invalid: number[], after: string) {
  const encode = (text: string) => new TextEncoder().encode(text)
  return Uint8Array.from([...encode(before), ...invalid, ...encode(after)])
}
