import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

// A made-up supplier, which is like no other: it signs requests, is asked by our reference, never takes one
// twice, and counts in euro cents. test/fixtures/adapters/frostbyte.md is its documentation.

type Ticket = {
  ticket: number
  client_ref: string
  phase: 'QUEUED' | 'WORKING' | 'DELIVERED' | 'REJECTED'
  cents: number
  goods: string
  why: string
}

const GOODS = [
  { sku: 'FA-60', title: '60 crystals', cents: 90, stock: -1 },
  { sku: 'FK-10', title: 'Frost key', cents: 500, stock: 100_000 },
  { sku: 'FA-OLD', title: 'Old crystals', cents: 10, stock: 0 },
]
const SECONDS_OFF = 300
const MAX_BODY_BYTES = 10_000

export const FROSTBYTE = { partner: '4711', secret: 'frost-secret-of-the-test' }

type Answer = [status: number, body: object]
const refused = (status: number, no: number, text: string): Answer => [
  status,
  { err: { no, text } },
]

/**
 * The supplier's server, on 127.0.0.1. A player whose id ends in 01 is served when asked for the second
 * time, one in 02 is rejected then.
 */
export async function frostbyte({ cents = 1_000_000, clock = () => new Date() } = {}) {
  const tickets = new Map<string, Ticket & { userId: string; asked: number; units: number }>()
  let purse = cents
  let last = 90_000

  function place(body: Record<string, unknown>): Answer {
    const { client_ref: ref, sku, target, units = 1, max_cents: most } = body
    if (typeof ref !== 'string' || ref === '' || ref.length > 64)
      return refused(422, 34, 'client_ref not valid')
    const known = tickets.get(ref)
    if (known) return [409, { err: { no: 21, text: 'client_ref in use' }, ticket: known.ticket }]
    const good = GOODS.find((one) => one.sku === sku)
    if (!good) return refused(422, 30, 'no such sku')
    if (good.stock === 0) return refused(422, 31, 'out of stock')
    if (typeof units !== 'number' || units < 1 || units > 50) return refused(422, 34, 'units')
    const userId = String((target as { uid?: unknown } | undefined)?.uid ?? '')
    if (good.sku.startsWith('FA') && !/^\d{4,12}$/.test(userId)) return refused(422, 33, 'target')
    const price = good.cents * units
    if (typeof most === 'number' && price > most) return refused(422, 32, 'price')
    if (price > purse) return refused(402, 40, 'funds')
    purse -= price
    last += 7
    const ticket: Ticket = {
      ...{ ticket: last, client_ref: ref, phase: 'QUEUED', cents: price, goods: '', why: '' },
    }
    tickets.set(ref, { ...ticket, userId, asked: 0, units })
    return [202, { ticket: last, client_ref: ref, phase: 'QUEUED', cents: price }]
  }

  function find(ref: string): Answer {
    const known = tickets.get(ref)
    if (!known) return [200, { found: 0, tickets: [] }]
    known.asked += 1
    if (known.phase === 'QUEUED' && known.asked > 1) {
      const isRejected = known.userId.endsWith('02')
      known.phase = isRejected ? 'REJECTED' : 'DELIVERED'
      if (isRejected) {
        known.why = 'player not found'
        purse += known.cents
      } else if (known.userId === '')
        known.goods = Array.from(
          { length: known.units },
          (_, i) => `FROST-${known.ticket}-${i}`,
        ).join('\n')
    }
    const { userId: _, asked: __, units: ___, ...ticket } = known
    return [200, { found: 1, tickets: [ticket] }]
  }

  function answer(method: string, url: URL, body: string): Answer {
    if (method === 'POST' && url.pathname === '/v3/tickets')
      return place(JSON.parse(body) as Record<string, unknown>)
    if (method === 'GET' && url.pathname === '/v3/tickets')
      return find(url.searchParams.get('client_ref') ?? '')
    if (method === 'GET' && url.pathname === '/v3/purse') return [200, { cents: purse }]
    if (method === 'GET' && url.pathname === '/v3/goods')
      return [
        200,
        {
          sections: [
            { name: 'Game A', goods: GOODS.slice(0, 1) },
            { name: 'Keys', goods: GOODS.slice(1) },
          ],
        },
      ]
    return refused(404, 60, 'no such path')
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) {
      body += chunk
      if (body.length > MAX_BODY_BYTES) return void request.destroy()
    }
    const { method = '', url: path = '/', headers } = request
    const time = String(headers['x-time'])
    const signed = `${time}${method}${path.replace(/^\/v3/, '')}${body}`
    const expected = createHmac('sha256', FROSTBYTE.secret).update(signed).digest('hex')
    const isOff = Math.abs(clock().getTime() / 1000 - Number(time)) > SECONDS_OFF
    const [status, said] =
      headers['x-partner'] !== FROSTBYTE.partner || headers['x-signature'] !== expected
        ? refused(401, 2, 'signature')
        : isOff
          ? refused(401, 3, 'clock')
          : answer(method, new URL(path, 'http://127.0.0.1'), body)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/v3`,
    /** What it did for each of our references. */
    tickets: () => [...tickets.values()],
    purse: () => purse,
  }
}
