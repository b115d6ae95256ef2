import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { storeUnmatched } from '../../src/domain/deposits/unmatched.ts'
import { notifyAdmins } from '../../src/domain/notices/notices.ts'
import { cancelOrder, completeOrder } from '../../src/domain/orders/settlement.ts'
import { circuitBreakers } from '../../src/domain/schema.ts'
import { approve, depositStore, open, submit } from '../helpers/deposits.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { later, openTestAccount, START } from '../helpers/factories.ts'
import { LEASE_MS, pageOver, parse, shop } from '../helpers/metrics.ts'
import { testStore } from '../helpers/store.ts'

it('serves text that Prometheus reads, with a type and help for each metric', async () => {
  const { meter, get } = pageOver(await testStore())
  meter.requestAnswered({ method: 'GET', route: '/orders/:orderId', status: 200, ms: 3 })
  meter.supplierCalled({ supplier: 'a "b"\\\n', what: 'place', outcome: 'completed', ms: 20 })
  const response = await get()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const samples = parse(await response.text())
  for (const name of [
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'process_start_time_seconds',
    'nodejs_heap_size_used_bytes',
    'gamewallet_database_bytes',
    `gamewallet_build_info{version="${manifest.version}"}`,
  ])
    expect(samples.get(name), name).toBeGreaterThan(0)
})

it('is nowhere but at GET /metrics', async () => {
  const { get } = pageOver(await testStore())
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics/', 'GET'],
    ['/orders', 'GET'],
    ['/metrics', 'POST'],
  ]) {
    const response = await get(path, method)
    expect(response.status, `${method} ${path}`).toBe(404)
    expect(await response.text()).toBe('Metrics are at GET /metrics.\n')
  }
})

it('counts requests by route and status, and how long they took', async () => {
  const { meter, samples } = pageOver(await testStore())
  const request = { method: 'POST', route: '/orders', status: 200 }
  meter.requestAnswered({ ...request, ms: 2 })
  meter.requestAnswered({ ...request, ms: 40 })
  meter.requestAnswered({ ...request, status: 429, ms: 20_000 })
  // What callers make up has one name together.
  for (const method of ['BREW', 'PROPFIND', 'get'])
    meter.requestAnswered({ method, route: 'unknown', status: 501, ms: 1 })
  const read = await samples()
  const requests = (status: number) =>
    read.get(`gamewallet_http_requests_total{method="POST",route="/orders",status="${status}"}`)
  expect([requests(200), requests(429)]).toEqual([2, 1])
  const other = 'gamewallet_http_requests_total{method="other",route="unknown",status="501"}'
  expect(read.get(other)).toBe(3)
  const took = 'gamewallet_http_request_duration_seconds'
  const within = (le: string) =>
    read.get(`${took}_bucket{le="${le}",method="POST",route="/orders"}`)
  expect(['0.001', '0.0025', '0.05', '10', '+Inf'].map(within)).toEqual([0, 1, 2, 2, 3])
  expect(read.get(`${took}_count{method="POST",route="/orders"}`)).toBe(3)
  expect(read.get(`${took}_sum{method="POST",route="/orders"}`)).toBeCloseTo(20.042)
})

it('counts calls to suppliers, ends of orders, connections cut off and rounds of jobs', async () => {
  const { meter, samples } = pageOver(await testStore())
  const call = { supplier: 'north', what: 'place', ms: 250 }
  meter.supplierCalled({ ...call, outcome: 'completed' })
  meter.supplierCalled({ ...call, outcome: 'unknown' })
  meter.orderEnded({ supplier: 'north', status: 'cancelled' })
  meter.connectionCut('ahead')
  meter.jobRan({ job: 'fulfil', ms: 30, failed: false })
  meter.jobRan({ job: 'fulfil', ms: 70, failed: true })
  const read = await samples()
  for (const [name, value] of [
    ['supplier_calls_total{supplier="north",what="place",outcome="completed"}', 1],
    ['supplier_calls_total{supplier="north",what="place",outcome="unknown"}', 1],
    ['supplier_call_duration_seconds_count{supplier="north",what="place"}', 2],
    ['supplier_call_duration_seconds_sum{supplier="north",what="place"}', 0.5],
    ['orders_ended_total{supplier="north",status="cancelled"}', 1],
    ['connections_cut_total{reason="ahead"}', 1],
    ['job_rounds_total{job="fulfil",result="ok"}', 1],
    ['job_rounds_total{job="fulfil",result="failed"}', 1],
    ['job_duration_seconds_sum{job="fulfil"}', 0.1],
  ] as const)
    expect(read.get(`gamewallet_${name}`), name).toBeCloseTo(value)
})

it('tells which orders are open, by supplier, until they have ended', async () => {
  const { store, order } = await shop()
  const { samples } = pageOver(store)
  const [first, second] = [await order('north'), await order('north')]
  const third = await order('south')
  const openAt = async () => {
    const read = await samples()
    const open = (supplier: string) =>
      read.get(`gamewallet_orders_open_by_age{supplier="${supplier}",age="under_1m"}`)
    return [open('north'), open('south')]
  }
  expect(await openAt()).toEqual([2, 1])

  await store.transaction((tx) => completeOrder(tx, first, {}, START))
  // What an admin ended is still asked about, and is not open for all that.
  const how = { reason: 'INVALID PLAYER', voucher: 'unknown', byHand: true } as const
  await store.transaction((tx) => cancelOrder(tx, third, how, START))
  expect(await openAt()).toEqual([1, 0])
  await store.transaction((tx) => completeOrder(tx, second, {}, START))
  expect(await openAt()).toEqual([0, 0])
})

it('tells for how long the longest due work has waited', async () => {
  const { store, order } = await shop()
  const { clock, samples } = pageOver(store)
  const overdue = async () => (await samples()).get('gamewallet_work_overdue_seconds')
  expect(await overdue()).toBe(0)
  await order('north', later(60_000))
  await order('north')
  clock.now = later(LEASE_MS - 1)
  expect(await overdue()).toBe(0)
  clock.now = later(LEASE_MS + 1500)
  expect(await overdue()).toBe(1.5)
})

it('tells which circuit breakers are not closed', async () => {
  const store = await testStore()
  const state = { supplier: 'north', what: 'place' as const, openUntil: START }
  await store.transaction((tx) => tx.insert(circuitBreakers).values(state))
  const samples = await pageOver(store).samples()
  expect(samples.get('gamewallet_supplier_breaker_open{supplier="north",what="place"}')).toBe(1)
})

it('tells deposits by status, also those of which there is none, and notices that wait', async () => {
  const { store, manual } = await depositStore()
  const { id } = await openTestAccount(store)
  const { samples } = pageOver(store)
  const [credited, submitted] = [await open(store, id, manual), await open(store, id, manual)]
  await open(store, id, manual)
  await submit(store, submitted)
  await submit(store, credited)
  await approve(store, credited)
  const paid = { method: 'crypto_pay', paymentId: 'CP-1', payload: 'x', price: null }
  const worth = { amountMicros: 1, paidIn: null, payerTelegramId: null }
  await store.transaction((tx) => storeUnmatched(tx, { ...paid, ...worth }, START))
  const waiting = await store.read.$count(sql`notices`)
  const notice = { kind: 'supplier_recovered', supplier: 'north', what: 'place' } as const
  await store.transaction((tx) => notifyAdmins(tx, notice, START))
  const read = await samples()
  const deposits = ['open', 'submitted', 'credited', 'rejected', 'refunded'].map((status) =>
    read.get(`gamewallet_deposits{status="${status}"}`),
  )
  expect(deposits).toEqual([1, 1, 1, 0, 0])
  expect(read.get('gamewallet_payments_unmatched')).toBe(1)
  expect(read.get('gamewallet_notices_waiting')).toBe(waiting + 1)
})

it('leaves out what the database does not tell, says so, and logs why once', async () => {
  const store = await testStore()
  const { meter, samples, logLines } = pageOver(store)
  expect((await samples()).get('gamewallet_database_readable')).toBe(1)
  const direct = await connectDirectly(store)
  await direct.exec('ALTER TABLE notices RENAME TO away')
  meter.orderEnded({ supplier: 'north', status: 'completed' })
  for (let i = 0; i < 2; i++) {
    const read = await samples()
    expect(read.get('gamewallet_database_readable')).toBe(0)
    const ended = 'gamewallet_orders_ended_total{supplier="north",status="completed"}'
    expect(read.get(ended)).toBe(1)
    expect(read.has('gamewallet_notices_waiting')).toBe(false)
    expect([...read.keys()].filter((name) => /_deposits|database_bytes/.test(name))).toEqual([])
  }
  expect(logLines).toHaveLength(1)
  expect(logLines[0]).toContain('notices')

  await direct.exec('ALTER TABLE away RENAME TO notices')
  const back = await samples()
  expect(back.get('gamewallet_database_readable')).toBe(1)
  expect(back.get('gamewallet_notices_waiting')).toBe(0)
  await direct.exec('ALTER TABLE notices RENAME TO away')
  await samples()
  expect(logLines).toHaveLength(2)
})
