// What people send without being asked: an id, a player, a code, a key, or plain words.
import { describe, expect, test } from 'vitest'
import { testAccountOf } from '../../../src/domain/accounts/test-account.ts'
import { testBot } from '../../helpers/bot.ts'
import { addTestStock, PIDS } from '../../helpers/factories.ts'
import { createTestKey } from '../../helpers/keys.ts'

/** A reseller with orders, a stranger and an admin. */
async function known() {
  const bot = await testBot()
  const { reseller, call, person, admin, store } = bot
  const { key, telegramId } = await reseller(500_000_000)
  const codes = await addTestStock(store, PIDS.gamekey, 2)
  const place = async (body: object) => {
    const { body: order } = await call('POST', '/orders', { key, body })
    return String(order.orderId)
  }
  const topUp = await place({ pid: PIDS.userId, userId: '5123456789', trxid: 'shop-1001' })
  const keys = await place({ pid: PIDS.gamekey, quantity: 2, trxid: 'shop-1002' })
  const lookup = { playerId: '5123456789', trxid: 'verify-1' }
  await call('POST', '/gameavvfy', { key, body: lookup })
  const [holder, stranger, ada] = [person(telegramId), person(), admin()]
  for (const one of [holder, stranger, ada]) await one.write('/start')
  return { ...bot, holder, stranger, ada, key, codes, topUp, keys }
}

describe('a holder finds', () => {
  test('an order by its id or a part of it, its trxid, its player and a code, and sees it at once', async () => {
    const { holder, codes, topUp, keys } = await known()
    const [code = ''] = codes
    for (const [text, id] of [
      [topUp.toLowerCase(), topUp],
      [topUp.slice(-6), topUp],
      [topUp.split('-').slice(1, 3).join('-').toLowerCase(), topUp],
      ['shop-1001', topUp],
      ['  5123456789 ', topUp],
      [code, keys],
    ] as const) {
      expect(await holder.ask(text), text).toContain(id)
    }
  })

  test('several to choose from, and a lookup', async () => {
    const { holder, keys } = await known()
    expect(await holder.ask('api-')).toBe('This is what I found:')
    expect(await holder.see(/Game K standard/)).toContain(keys)
    expect(await holder.ask('verify-1')).toMatch(/Entries[\s\S]*0\.0017 USD/)
  })

  test('nothing that belongs to somebody else, and no part of a code that is too short', async () => {
    const { stranger, holder, codes, topUp, keys, key } = await known()
    for (const text of [topUp, keys, 'shop-1001', '5123456789', codes[0] ?? '', 'verify-1', key]) {
      expect(await stranger.ask(text)).toMatch(/do not know what to make of this/)
    }
    expect(await holder.ask((codes[0] ?? '').slice(-4))).toMatch(/do not know what to make of this/)
  })

  test('which key it is, and the message with the key is deleted', async () => {
    const { holder, key, logLines } = await known()
    expect(await holder.ask(key)).toMatch(/This is your API key .+ Never send a key/)
    expect(JSON.stringify(await holder.messages())).not.toContain(key)
    expect(logLines.join()).not.toContain(key)
    expect(await holder.ask(key.slice(0, 12))).toMatch(/This is your API key/)
  })

  test('a test order', async () => {
    const { holder, store, call, clock } = await known()
    const { id } = await holder.account()
    await holder.go('/api', /Test keys/, /test key/i)
    const account = await testAccountOf(store.read, id)
    const { apiKey } = await createTestKey(store, account?.id ?? 0, { name: 't' }, clock.now)
    const body = { pid: PIDS.userId, userId: '5123456', trxid: 'tested-1' }
    await call('POST', '/orders', { key: apiKey, body })
    expect(await holder.ask('tested-1')).toMatch(/Test order/)
  })
})

test('an admin finds what is anybody’s', async () => {
  const { ada, holder, topUp, codes, keys } = await known()
  for (const [text, id] of [
    ['shop-1001', topUp],
    [codes[1] ?? '', keys],
    [keys.slice(-9), keys],
  ] as const) {
    expect(await ada.ask(text)).toContain(id)
    expect(await ada.sees()).toContain(String(holder.id))
    expect(await ada.buttons()).toContain('👤 Account')
  }
  expect(await ada.ask('API-')).toMatch(/60 UC · 5123456789 · .+\n.+ \(\d+\) · /)
})
