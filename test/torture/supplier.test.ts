// A supplier that lies: what it does is done once, whatever it says.
import { expect, it, onTestFinished } from 'vitest'
import { createRandom } from '../../packages/torture/random.ts'
import { startSupplier } from '../../packages/torture/world/supplier.ts'

type Row = Record<string, unknown>
const range = (length: number) => Array.from({ length }, (_, i) => i)

async function supplier(seed = 'supplier') {
  const clock = { nowMs: 0 }
  const given = { name: 'north', random: createRandom(seed), nowMs: () => clock.nowMs }
  const north = await startSupplier(given)
  onTestFinished(north.close)
  const ask = async (path: string, body?: object) => {
    const headers = { 'X-API-Key': north.key }
    const how = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await fetch(north.url + path, { headers, ...how })
    const text = await answer.text()
    return { status: answer.status, text, body: parsed(text) }
  }
  /** As often as it is refused for now. */
  async function place(body: object) {
    for (let tries = 0; tries < 3; tries++) {
      const answer = await ask('/orders', body)
      if (answer.body.orderCreated === true) return answer.body
    }
    throw new Error('It is refused for ever.')
  }
  return { north, clock, ask, place }
}
const parsed = (text: string): Row => {
  try {
    return JSON.parse(text) as Row
  } catch {
    return {}
  }
}

it('acts once on a trxid that is sent again and again, at once, and lied about', async () => {
  const { north, ask, place } = await supplier()
  north.lie(1)
  const bodies = range(30).map((i) => ({ pid: 'KEY-1', quantity: 2, trxid: `again-${i}` }))
  for (const _ of range(3))
    await Promise.all(bodies.flatMap((body) => range(6).map(() => ask('/orders', body))))
  north.lie(0)
  const said = await Promise.all(bodies.map(place))
  const trxids = north.orders().map(({ trxid }) => trxid)
  expect(trxids.sort()).toEqual(bodies.map(({ trxid }) => trxid).sort())
  expect(new Set(said.map(({ orderId }) => orderId)).size).toBe(30)
  const codes = north.orders().flatMap((order) => order.codes)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => code.startsWith('NORTH-'))).toBe(true)
  expect(said.filter(({ idempotentReplay }) => idempotentReplay === true).length).toBe(30)
})

it('ends an order as its trxid decides, and never otherwise', async () => {
  const fates = async (lies: number) => {
    const { north, clock, ask, place } = await supplier('fates')
    north.lie(lies)
    const bodies = range(80).map((i) => ({ pid: 'UC-60', userId: '51', trxid: `f-${i}` }))
    for (const _ of range(4)) await Promise.all(bodies.map((body) => ask('/orders', body)))
    north.lie(0)
    await Promise.all(bodies.map(place))
    const atFirst = north.orders()
    clock.nowMs += 5000
    const ended = north.orders().filter(({ status }) => status !== 'processing')
    expect(ended.length).toBe(80)
    for (const order of atFirst)
      expect(['processing', ended.find(({ trxid }) => trxid === order.trxid)?.status]).toContain(
        order.status,
      )
    return Object.fromEntries(ended.map(({ trxid, status }) => [trxid, status]))
  }
  const honest = await fates(0)
  expect(Object.values(honest).filter((status) => status === 'cancelled').length).toBeGreaterThan(
    15,
  )
  expect(await fates(1)).toEqual(honest)
})

it('tells no lie that a careful client believes', async () => {
  const { north, clock, ask, place } = await supplier()
  await Promise.all(range(30).map((i) => place({ pid: 'KEY-1', quantity: 1, trxid: `c-${i}` })))
  clock.nowMs += 5000
  north.lie(1)
  const believed: Row[] = []
  for (const { trxid, orderId, pid } of north.orders())
    for (const _ of range(8)) {
      const placed = await ask('/orders', { pid, quantity: 1, trxid })
      const checked = await ask(`/orders/${orderId}`)
      if (placed.body.trxid === trxid) believed.push(placed.body)
      if (checked.body.trxid === trxid && checked.body.orderId === orderId)
        believed.push(checked.body)
    }
  const truth = new Map(north.orders().map((order) => [order.trxid, order]))
  const final = believed.filter(({ status }) => status === 'completed' || status === 'cancelled')
  expect(final.length).toBeGreaterThan(20)
  for (const { trxid, status, codes = [] } of final)
    expect({ status, codes }).toEqual({
      status: truth.get(String(trxid))?.status,
      codes: truth.get(String(trxid))?.codes,
    })
})
