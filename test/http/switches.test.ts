import { describe, expect, test } from 'vitest'
import type { Settings } from '../../src/domain/settings/settings.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { testClient } from '../helpers/client.ts'
import { PIDS, START } from '../helpers/factories.ts'

const POSTS = {
  '/orders': { pid: PIDS.userId, userId: '5123456' },
  '/gameavvfy': { playerId: '5123456' },
  '/gamebvfy': { userId: '5123456', zoneId: '2001' },
  '/rdmgamea': { playerId: '5123456', code: 'UC-1' },
} as const

const MAINTENANCE = { success: false, code: 'MAINTENANCE', error: 'MAINTENANCE' }
const ORDERS_OFF = { success: false, code: 'API_ORDER_DISABLED', error: 'API ORDER DISABLED' }

describe.each([
  ['maintenance', { maintenance: true }, Object.keys(POSTS), MAINTENANCE],
  ['orders switched off', { apiOrders: false }, ['/orders'], ORDERS_OFF],
  ['both', { maintenance: true, apiOrders: false }, Object.keys(POSTS), MAINTENANCE],
])('%s', (_, changes, paused, refusal) => {
  test('pauses new calls, lets replays and GETs through, and ends without a trace', async () => {
    const { call, reseller, store, key } = await testClient()
    const first = new Map<string, Record<string, unknown>>()
    for (const [path, fields] of Object.entries(POSTS)) {
      const body = { trxid: `before ${path}`, ...fields }
      first.set(path, (await call('POST', path, { key, body })).body)
    }
    await store.transaction((tx) => changeSettings(tx, changes, START))
    const other = await reseller()
    for (const [path, fields] of Object.entries(POSTS)) {
      const body = { trxid: `before ${path}`, ...fields }
      const stranger = await call('POST', path, { key: other.key, body })
      expect(stranger.body).toMatchObject({ code: 'FORBIDDEN' })
    }
    for (const [path, fields] of Object.entries(POSTS)) {
      const body = { trxid: `before ${path}`, ...fields }
      const replay = await call('POST', path, { key, body })
      expect(replay.status).toBe(200)
      expect(replay.body).toEqual({ ...first.get(path), idempotentReplay: true })
    }
    const { balanceUsd } = (await call('GET', '/balance', { key })).body
    for (const path of paused) {
      // Told before what else is wrong with the call.
      for (const body of [{ trxid: 'during', pid: 'X' }, bodyOf(path, 'during')]) {
        const answer = await call('POST', path, { key, body })
        expect({ status: answer.status, body: answer.body }).toEqual({ status: 503, body: refusal })
      }
    }
    expect((await call('GET', '/balance', { key })).body).toMatchObject({ balanceUsd })
    for (const path of Object.keys(POSTS).filter((one) => !paused.includes(one))) {
      const { body } = await call('POST', path, { key, body: bodyOf(path, `during ${path}`) })
      expect(body, path).toMatchObject({ success: true, status: 'completed' })
    }
    for (const path of ['/services', '/products', '/catalog', '/my-ip', '/balance', '/history'])
      expect((await call('GET', path, { key })).status, path).toBe(200)
    const { orderId } = first.get('/orders') ?? {}
    expect((await call('GET', `/orders/${orderId}`, { key })).status).toBe(200)

    const on: Partial<Settings> = { maintenance: false, apiOrders: true }
    await store.transaction((tx) => changeSettings(tx, on, START))
    for (const path of paused.slice(0, 1)) {
      const answer = await call('POST', path, { key, body: bodyOf(path, 'during') })
      expect(answer.status).toBe(200)
      expect(answer.body).not.toHaveProperty('idempotentReplay')
    }
  })
})

function bodyOf(path: string, trxid: string) {
  return { ...POSTS[path as keyof typeof POSTS], trxid }
}
