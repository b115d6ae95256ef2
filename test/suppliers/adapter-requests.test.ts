// What an adapter file sends, over the wire, and what never leaves by it.
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SupplierFault } from '../../src/domain/suppliers/supplier.ts'
import { anOrder, SMALL, says, supplierOf, supplierServer } from '../helpers/adapters.ts'

const NEVER = new AbortController().signal
const DONE = { state: 'done', id: 'n-1' }
const SECRET = 'key-of-the-test'

/** Places an order at a server that answers so; `source` describes the supplier. */
async function placed(source = SMALL, answer = says(200, DONE), order = anOrder) {
  const server = await supplierServer(answer)
  const supplier = supplierOf(source, { settings: { URL: server.url } })
  const result = await supplier.place(order, NEVER).catch((error: unknown) => error)
  return { result, received: server.received, server, supplier }
}

describe('a request', () => {
  test('has the order in it, and keeps the types of what is put in', async () => {
    const source = SMALL.replace(
      'json: {',
      "json: { n: '${quantity}', text: 'n${quantity}', none: '${player.zoneId}',",
    )
    const { result, received } = await placed(source)
    expect(result).toEqual({ outcome: 'completed', supplierOrderId: 'n-1' })
    const [{ what, headers, body } = { what: '', headers: {}, body: '' }] = received
    expect(what).toBe('POST /orders')
    expect(headers).toMatchObject({ 'x-key': SECRET, 'content-type': 'application/json' })
    const { ref, supplierRef: item } = anOrder
    expect(JSON.parse(body)).toEqual({ ref, item, player: '5123456', n: 1, text: 'n1' })
  })

  test('as a form, and with a query, has what is put in encoded', async () => {
    const source = SMALL.replace('json: {', "query: { q: '${item}' }\n    form: {").replace(
      '/orders',
      '/orders/${player.userId}/${item}',
    )
    const order = { ...anOrder, supplierRef: '../a&b=c/d', player: { userId: 'ü 1' } }
    const { received } = await placed(source, undefined, order)
    expect(received).toMatchObject([
      {
        what: 'POST /orders/%C3%BC%201/..%2Fa%26b%3Dc%2Fd?q=..%2Fa%26b%3Dc%2Fd',
        body: 'ref=API-GMA-00000000-TESTED&item=..%2Fa%26b%3Dc%2Fd&player=%C3%BC+1',
      },
    ])
  })

  test.each(['..', '.'])('does not lead to another path by %s', async (item) => {
    const order = { ...anOrder, supplierRef: item }
    const { result, received } = await placed(
      SMALL.replace('/orders', '/o/${item}'),
      undefined,
      order,
    )
    expect(received).toEqual([])
    expect(result).toMatchObject({ outcome: 'declined', note: expect.stringContaining('path') })
  })

  test('can carry a UUID of the ref, the same each time, and whether a loss is allowed', async () => {
    const source = SMALL.replace('json: {', "json: { key: '${$uuid(ref)}', loss: '${allowLoss}',")
    const bodies = []
    for (const ref of ['API-1', 'API-1', 'API-2']) {
      const { received } = await placed(source, undefined, { ...anOrder, ref })
      bodies.push(JSON.parse(received[0]?.body ?? ''))
    }
    const [first, again, other] = bodies
    expect(first).toMatchObject({ key: 'a67fefb7-c54c-4095-a944-43afdc73e2cb', loss: false })
    expect(again.key).toBe(first.key)
    expect(other.key).not.toBe(first.key)
  })

  test('that lacks what it needs is not sent, and the order goes elsewhere', async () => {
    const source = SMALL.replace("'${player.userId}'", "'${player.userId}(${player.zoneId})'")
    const { result, received } = await placed(source)
    expect(received).toEqual([])
    expect(result).toMatchObject({
      outcome: 'declined',
      note: expect.stringContaining('${player.zoneId} has no value'),
    })
  })

  test('with a line break where none can be is not sent', async () => {
    const source = SMALL.replace('X-Key:', "X-Item: '${item}'\n  X-Key:")
    const { result, received } = await placed(source, undefined, {
      ...anOrder,
      supplierRef: 'a\r\nX-Other: b',
    })
    expect(received).toEqual([])
    expect(result).toMatchObject({ kind: 'not-sent' })
  })

  test('signs in by name and password', async () => {
    const { received } = await placed(
      SMALL.replace('place:', "basic: { user: ada, password: '${secret.KEY}' }\nplace:"),
    )
    const login = Buffer.from(`ada:${SECRET}`).toString('base64')
    expect(received).toMatchObject([{ headers: { authorization: `Basic ${login}` } }])
  })
})

describe('a signature', () => {
  test('covers the request itself', async () => {
    const sign = `sign:
  algorithm: hmac-sha256
  key: '\${secret.KEY}'
  over: '\${time.seconds}\${request.method}\${request.path}\${request.body}'
headers:
  X-Sign: '\${sign}'`
    const { received } = await placed(SMALL.replace('headers:', sign))
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const seconds = Math.floor(anOrder.requestedAt.getTime() / 1000)
    const expected = createHmac('sha256', SECRET)
      .update(`${seconds}POST/orders${body}`)
      .digest('hex')
    expect(headers).toMatchObject({ 'x-sign': expected })
  })

  test('of what the call says can stand in the body', async () => {
    const source = SMALL.replace('place:', 'sign: { algorithm: md5 }\nplace:')
      .replace("'${item}'", "'${item}', sign: '${sign}'")
      .replace('path: /orders', "path: /orders\n    sign: 'ada${secret.KEY}${ref}'")
    const { received } = await placed(source)
    const expected = createHash('md5').update(`ada${SECRET}${anOrder.ref}`).digest('hex')
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ sign: expected })
  })
})

describe('a token', () => {
  const WITH_TOKEN = SMALL.replace('X-Key: ${secret.KEY}', 'X-Token: ${token}').replace(
    'place:',
    `token:
  request: { method: POST, path: /login, form: { key: '\${secret.KEY}' } }
  value: body.token
  expiresIn: body.seconds
place:`,
  )

  test('is fetched once, kept until it is over, and fetched again after a refusal', async () => {
    let [now, logins, refuses] = [anOrder.requestedAt.getTime(), 0, false]
    const server = await supplierServer((request, response) => {
      if (request.what === 'POST /login')
        return says(200, { token: `t-${++logins}`, seconds: 600 })(request, response)
      return says(refuses ? 401 : 200, refuses ? {} : DONE)(request, response)
    })
    const supplier = supplierOf(WITH_TOKEN, {
      settings: { URL: server.url },
      clock: () => new Date(now),
    })
    const place = () => supplier.place(anOrder, NEVER)
    const tokens = () =>
      server.received.flatMap(({ headers }) => (headers['x-token'] ? [headers['x-token']] : []))
    await Promise.all([place(), place()])
    expect(tokens()).toEqual(['t-1', 't-1'])
    now += 599_000
    await place()
    expect(tokens().at(-1)).toBe('t-2')
    refuses = true
    await expect(place()).rejects.toMatchObject({ kind: 'unknown' })
    refuses = false
    await place()
    expect(tokens().at(-1)).toBe('t-3')
    // The clock was ahead: when the token ends is not known.
    now -= 60_000
    await place()
    expect(tokens().at(-1)).toBe('t-4')
  })

  test('that cannot be had means that nothing was sent', async () => {
    const { result, received } = await placed(WITH_TOKEN, says(500, { error: SECRET }))
    expect(received.map(({ what }) => what)).toEqual(['POST /login'])
    expect(result).toMatchObject({ kind: 'not-sent' })
    expect(String(result)).not.toContain(SECRET)
  })
})

describe('a connection', () => {
  test('to a private address is refused unless the operator has set that address', async () => {
    const server = await supplierServer(says(200, DONE))
    for (const host of [
      `127.0.0.1:${server.port}`,
      `localhost:${server.port}`,
      '[::1]:9',
      '10.0.0.1',
    ]) {
      const supplier = supplierOf(SMALL.replace('${setting.URL}', `https://${host}`))
      await expect(supplier.place(anOrder, NEVER)).rejects.toMatchObject({
        ...{ kind: 'not-sent', message: 'No connection: NOT_PUBLIC.' },
      })
    }
    const declared = SMALL.replace(
      '${setting.URL}',
      `http://127.0.0.1:${server.port}\nprivateHost: true`,
    )
    expect(await supplierOf(declared).place(anOrder, NEVER)).toMatchObject({ outcome: 'completed' })
    expect(server.received).toHaveLength(1)
  })

  test('of a sandbox reaches this machine alone', async () => {
    const { server } = await placed()
    const settings = { URL: server.url }
    const local = supplierOf(SMALL, { settings, reach: 'loopback' })
    expect(await local.place(anOrder, NEVER)).toMatchObject({ outcome: 'completed' })
    const remote = supplierOf(SMALL, { settings: { URL: 'http://8.8.8.8' }, reach: 'loopback' })
    await expect(remote.place(anOrder, NEVER)).rejects.toMatchObject({
      message: 'No connection: NOT_LOCAL.',
    })
  })

  test('does not follow a redirect, and reads no more than an answer may have', async () => {
    const elsewhere = await supplierServer(says(200, DONE))
    const moved = await placed(SMALL, says(307, {}, { Location: elsewhere.url }))
    expect(moved.result).toMatchObject({ kind: 'unknown' })
    expect(elsewhere.received).toEqual([])
    const long = await placed(SMALL, says(200, { ...DONE, more: 'x'.repeat(600_000) }))
    expect(long.result).toMatchObject({ kind: 'unknown', message: 'The answer is too long.' })
  })
})

describe('a secret', () => {
  test('that an answer repeats is not passed on', async () => {
    const why = { why: `no: ${SECRET} and ${encodeURIComponent(SECRET)}\n next line` }
    const { result } = await placed(SMALL, says(400, why))
    expect(result).toMatchObject({ outcome: 'declined', reason: 'no: … and … next line' })
  })

  test('is not in what is said about an answer that no rule knows', async () => {
    const source = SMALL.replace('place:', 'describe: text\nplace:')
    const { result } = await placed(source, says(418, { said: SECRET }))
    expect(result).toBeInstanceOf(SupplierFault)
    expect(String(result)).toContain('No rule knows the answer')
    expect(String(result)).not.toContain(SECRET)
  })

  test('cannot be read by the rules', async () => {
    const { result } = await placed(SMALL.replace('body.why', 'secret.KEY'), says(400, {}))
    expect(result).toMatchObject({ outcome: 'declined', reason: 'SUPPLIER UNAVAILABLE' })
  })
})

describe('an expression', () => {
  test.each([
    ['that never ends', '($f := function($n) { $f($n + 1) }; $f(0))'],
    ['that goes too deep', '($f := function($n) { 1 + $f($n + 1) }; $f(0))'],
    ['that makes too much', '$count([1..10000000]) > 0'],
    ['that fails', '$number(body.id) > 0'],
  ])('%s makes an answer unknown, within bounds', async (_, expression) => {
    const { result } = await placed(SMALL.replace('status = 200 and', `${expression} and`))
    expect(result).toMatchObject({ kind: 'unknown' })
  })

  test('has patterns that take linear time', async () => {
    const source = SMALL.replace('status = 200', '$match(body.long, /^(a+)+$/)')
    const { result } = await placed(source, says(200, { ...DONE, long: `${'a'.repeat(50_000)}!` }))
    expect(result).toMatchObject({ kind: 'unknown' })
  })
})
