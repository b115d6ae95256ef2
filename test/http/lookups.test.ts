import { describe, expect, test } from 'vitest'
import { testClient } from '../helpers/client.ts'
import { START } from '../helpers/factories.ts'

const ORDER_ID = /^API-[A-Z0-9]{2,6}-[0-9A-HJKMNP-TV-Z]{8}-[0-9A-HJKMNP-TV-Z]{6}$/
const orderId = expect.stringMatching(ORDER_ID)
const text = expect.stringMatching(/./)
const tier = expect.stringMatching(/^\d+\+\d+$/)

/** What each result also carries: the tests send this trxid at this time. */
const stored = { trxid: 't', createdAt: START.toISOString() }

const A = '/gameavvfy'
const B = '/gamebvfy'
const REDEEM = '/rdmgamea'
const VALID = {
  [A]: { playerId: '5123456' },
  [B]: { userId: '123456', zoneId: '2001' },
  [REDEEM]: { playerId: '5123456', code: 'UC-0001' },
}

describe('POST /gameavvfy', () => {
  test('tells a player’s name for 0.0017 USD', async () => {
    const { post, balance } = await testClient(1_000_000)
    expect(await post(A, { trxid: 't', playerId: '5123456' })).toEqual({
      status: 200,
      body: {
        ...{ success: true, orderId, status: 'completed', playerId: '5123456', playerName: text },
        ...{ deductedBalance: 0.0017, durationSec: 0, ...stored },
      },
    })
    expect(await balance()).toBe(0.9983)
  })

  test('keeps the fee where there is no such player', async () => {
    const { post, balance } = await testClient(1_000_000)
    expect(await post(A, { trxid: 't', playerId: '5123402' })).toEqual({
      status: 200,
      body: {
        ...{ success: false, orderId, status: 'cancelled', playerId: '5123402' },
        ...{ deductedBalance: 0.0017, durationSec: 0, error: 'PLAYER NOT FOUND', ...stored },
      },
    })
    expect(await balance()).toBe(0.9983)
  })

  test('is INVALID PLAYER ID unless the id is numeric and starts with 5', async () => {
    const { post, balance } = await testClient()
    for (const playerId of ['4123456', '0512345', 'player', '5x', '5123 456', '-5', '5.0', '5e3'])
      expect(await post(A, { trxid: 't', playerId }), playerId).toEqual({
        status: 400,
        body: { success: false, code: 'INVALID_PLAYER_ID', error: 'INVALID PLAYER ID' },
      })
    expect(await balance()).toBe(100)
    expect((await post(A, { trxid: 't', playerId: '5' })).body).toMatchObject({ success: true })
  })
})

describe('POST /gamebvfy', () => {
  const quota = (used: number) => {
    return { freeUsedToday: used, freeLimitDaily: 20, freeLeftToday: 20 - used }
  }

  test('tells name, region and first-time bonuses, free of charge', async () => {
    const { post, balance } = await testClient(0)
    const { status, body } = await post(B, { trxid: 't', userId: '123456', zoneId: '2001' })
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ success: true, orderId, status: 'completed', userId: '123456', zoneId: '2001' },
      ...{ playerName: text, region: text, deductedBalance: 0, durationSec: 0, ...quota(1) },
      firstTimeBonus: expect.arrayContaining([{ tier, status: 'available' }]),
      ...stored,
    })
    for (const entry of body.firstTimeBonus as unknown[])
      expect(entry).toEqual({
        ...{ tier, status: expect.stringMatching(/^(available|already_claimed|unknown)$/) },
      })
    expect(await balance()).toBe(0)
  })

  test('tells REGION CHECK FAILED with every bonus unknown, and uses up a free call', async () => {
    const { post } = await testClient(0)
    const { body } = await post(B, { trxid: 't', userId: '123402', zoneId: '2001' })
    expect(body).toEqual({
      ...{ success: false, orderId, status: 'cancelled', userId: '123402', zoneId: '2001' },
      ...{ deductedBalance: 0, durationSec: 0, ...quota(1), error: 'REGION CHECK FAILED' },
      firstTimeBonus: expect.any(Array),
      ...stored,
    })
    const bonuses = body.firstTimeBonus as { status: string }[]
    expect(bonuses.length).toBeGreaterThan(0)
    for (const bonus of bonuses) expect(bonus).toEqual({ tier, status: 'unknown' })
  })

  test('is free 20 times a day, then 0.02 USD, and free again from 00:00 UTC', async () => {
    const { post, balance, clock, call, reseller } = await testClient(50_000)
    for (let used = 1; used <= 20; used++) {
      const { body } = await post(B, { ...VALID[B], trxid: `free ${used}` })
      expect(body).toMatchObject({ success: true, deductedBalance: 0, ...quota(used) })
    }
    expect((await post(B, { ...VALID[B], trxid: 'free 1' })).body).toMatchObject({
      ...{ idempotentReplay: true, deductedBalance: 0, ...quota(1) },
    })
    const paid = { success: true, deductedBalance: 0.02, ...quota(20) }
    expect((await post(B, { ...VALID[B], trxid: 'paid 1' })).body).toMatchObject(paid)
    const failed = await post(B, { ...VALID[B], userId: '123402', trxid: 'paid 2' })
    expect(failed.body).toMatchObject({ ...paid, success: false, error: 'REGION CHECK FAILED' })
    expect(await balance()).toBe(0.01)
    expect(await post(B, { ...VALID[B], trxid: 'unpaid' })).toEqual({
      ...{
        status: 400,
        body: {
          ...{ success: false, code: 'INSUFFICIENT_BALANCE', error: 'INSUFFICIENT BALANCE' },
          detail: expect.stringMatching(
            /^This costs 0.0\d+ USD, and the wallet has 0.0\d+ USD. Top/,
          ),
        },
      },
    })
    const { key } = await reseller(0)
    const theirs = await call('POST', B, { key, body: { ...VALID[B], trxid: 'theirs' } })
    expect(theirs.body).toMatchObject({ deductedBalance: 0, ...quota(1) })

    clock.advance(12 * 3_600_000 - 1)
    expect((await post(B, { ...VALID[B], trxid: 'unpaid' })).status).toBe(400)
    clock.advance(1)
    expect((await post(B, { ...VALID[B], trxid: 'unpaid' })).body).toMatchObject({
      ...{ success: true, deductedBalance: 0, ...quota(1) },
    })
    expect(await balance()).toBe(0.01)
  })

  test('uses up no free call where it is refused', async () => {
    const { post } = await testClient(0)
    for (const body of [{ userId: '1' }, { zoneId: '1' }, { userId: 'x', zoneId: '1' }])
      expect((await post(B, { ...body, trxid: 't' })).status).toBe(400)
    expect((await post(B, { ...VALID[B], trxid: 't' })).body).toMatchObject(quota(1))
  })
})

describe('POST /rdmgamea', () => {
  test('redeems a code for 0.0017 USD and does not send it back', async () => {
    const { post, balance } = await testClient(1_000_000)
    const { status, body } = await post(REDEEM, { ...VALID[REDEEM], trxid: 't' })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ...{ success: true, orderId, status: 'completed', playerId: '5123456', name: text },
        ...{ ucAmount: expect.any(Number), productName: text },
        ...{ deductedBalance: 0.0017, durationSec: 0, ...stored },
      },
    })
    expect(Number.isInteger(body.ucAmount)).toBe(true)
    expect(await balance()).toBe(0.9983)
  })

  test('keeps the fee where the code does not redeem', async () => {
    const { post, balance } = await testClient(1_000_000)
    expect(await post(REDEEM, { trxid: 't', playerId: '5123456', code: 'UC-0002' })).toEqual({
      status: 200,
      body: {
        ...{ success: false, orderId, status: 'cancelled', playerId: '5123456' },
        ...{ deductedBalance: 0.0017, durationSec: 0, error: 'REDEMPTION FAILED', ...stored },
      },
    })
    expect(await balance()).toBe(0.9983)
  })

  test('is refused, free of charge, where the player is none of game A', async () => {
    const { post, balance } = await testClient()
    for (const playerId of ['4123456', 'player', '5x', '-5'])
      expect(await post(REDEEM, { trxid: 't', playerId, code: 'UC-0001' }), playerId).toMatchObject(
        {
          status: 400,
          body: { success: false, error: expect.stringMatching(/^INVALID (REQUEST|BODY)$/) },
        },
      )
    expect(await balance()).toBe(100)
  })
})

describe.each([A, B, REDEEM] as const)('every paid lookup: %s', (path) => {
  test('replays its result without a second charge, whatever else the body says', async () => {
    const { post, balance } = await testClient()
    const first = await post(path, { ...VALID[path], trxid: 't' })
    const after = await balance()
    const other = { playerId: '5999902', userId: '5999902', zoneId: '9', code: 'X02' }
    const { playerId, userId } = other
    const others = path === A ? { playerId } : path === B ? { ...other, userId } : other
    if (path !== B) Object.assign(others, { userId: undefined })
    const replay = { ...first.body, idempotentReplay: true }
    const again = await post(path, { ...VALID[path], trxid: 't' })
    expect(again).toEqual({ status: 200, body: replay })
    for (const body of [others, {}])
      expect(await post(path, { ...body, trxid: 't' })).toEqual({
        ...{ status: 200, body: { ...replay, replayDiffers: Object.keys(VALID[path]) } },
      })
    expect(await balance()).toBe(after)
  })

  test('is NOT IMPLEMENTED where nobody carries it out here', async () => {
    const { post, balance } = await testClient(1_000_000, { lookupSupplier: null })
    expect(await post(path, { ...VALID[path], trxid: 't' })).toEqual({
      ...{
        status: 501,
        body: { success: false, code: 'NOT_IMPLEMENTED', error: 'NOT IMPLEMENTED' },
      },
    })
    expect(await balance()).toBe(1)
  })
})

test.each([A, REDEEM] as const)(
  'a wallet that cannot cover the fee is told so: %s',
  async (path) => {
    const { post, balance } = await testClient(1699)
    expect(await post(path, { ...VALID[path], trxid: 't' })).toEqual({
      ...{
        status: 400,
        body: {
          ...{ success: false, code: 'INSUFFICIENT_BALANCE', error: 'INSUFFICIENT BALANCE' },
          detail: expect.stringMatching(
            /^This costs 0.0\d+ USD, and the wallet has 0.0\d+ USD. Top/,
          ),
        },
      },
    })
    expect(await balance()).toBe(0.001699)
  },
)

test('each field goes by its other names as well', async () => {
  const { post } = await testClient()
  const names = {
    trxid: ['trxId', 'idtrx', 'idTrx'],
    playerId: ['playerID', 'userId', 'userID'],
    userId: ['userID'],
    zoneId: ['zoneID'],
  }
  for (const path of [A, B, REDEEM] as const)
    for (const [field, others] of Object.entries(names))
      for (const name of others) {
        const whole: Record<string, string> = { ...VALID[path], trxid: `${path} ${name}` }
        if (!(field in whole)) continue
        const { [field]: value, ...rest } = whole
        expect((await post(path, { ...rest, [name]: value })).status, whole.trxid).toBe(200)
        const { body } = await post(path, whole)
        expect(body, whole.trxid).toMatchObject({ idempotentReplay: true })
        expect(body, whole.trxid).not.toHaveProperty('replayDiffers')
      }
})
