// What both persons can do with an account that moved, in the chat.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { setAddressGuard } from '../../src/domain/access/address-guard.ts'
import { validKeys } from '../../src/domain/access/api-keys.ts'
import { runDueMoves } from '../../src/domain/accounts/moves/ending.ts'
import { depositsOf } from '../../src/domain/deposits/deposits.ts'
import { refundDeposit } from '../../src/domain/deposits/refunds.ts'
import { inbox } from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { createManualTransfer } from '../../src/payments/manual.ts'
import { later, PIDS, START } from '../helpers/factories.ts'
import { movingInChat } from '../helpers/moving-in-chat.ts'
import { testShop } from '../helpers/store.ts'

const DAY_MS = 86_400_000

test('old buttons of the former holder do nothing to the account', async () => {
  const { dana, emil, store, id, move, clock } = await movingInChat()
  await dana.write('/api')
  const api = (await dana.messages()).at(-1)?.message_id ?? 0
  await move()
  const before = await emil.account()
  for (const data of ['api-off', 'guard-on', 'key-new', 'key-rotate:0', 'keys'])
    await dana.pressData(api, data)
  expect(await emil.account()).toEqual(before)
  expect(await validKeys(store.read, id, clock.now)).toHaveLength(1)
})

test('a button that was pressed just before the move does nothing after it', async () => {
  const store = await testShop()
  /** What happens between the beginning of a handler and its transaction. */
  let meanwhile: (() => Promise<void>) | null = null
  const transaction: Store['transaction'] = async (work) => {
    const isHandled = (await store.read.$count(inbox, eq(inbox.status, 'handling'))) > 0
    const happens = isHandled ? meanwhile : null
    if (happens) meanwhile = null
    await happens?.()
    return store.transaction(work)
  }
  const { ada, dana, emil, id } = await movingInChat({ store: { ...store, transaction } })
  await dana.write('/api')
  const [screen] = (await dana.messages()).slice(-1)
  await ada.write(`/move ${dana.id} ${emil.id} as asked`)
  await ada.press('📲 Move it in 24 hours')
  const off = await dana.asShown('api-off-now')
  meanwhile = () => runDueMoves(store, new Set(), later(DAY_MS))
  const answer = await dana.pressData(screen?.message_id ?? 0, off)
  expect(answer?.text).toMatch(/has moved to another Telegram account/)
  expect(await emil.account()).toMatchObject({ id, apiEnabled: true })
})

test('a new address is allowed by the new holder, not by the former one', async () => {
  const { dana, emil, move, call, apiKey, settled, store, id } = await movingInChat()
  await store.transaction((tx) => setAddressGuard(tx, id, true, 'operator', START))
  const buy = async () => {
    const body = { pid: PIDS.userId, userId: '5123456', trxid: 'guarded' }
    const answer = await call('POST', '/orders', { key: apiKey, body, address: '192.0.2.9' })
    await settled()
    return answer.status
  }
  expect(await buy()).toBe(403)
  expect(await dana.sees()).toContain('192.0.2.9')
  await move()
  await dana.press('✅ Allow')
  expect(await buy()).toBe(403)
  await emil.write('/api')
  await emil.press('🛡 New addresses')
  await emil.press(/192\.0\.2\.9/)
  await emil.press('✅ Allow')
  expect(await buy()).toBe(200)
})

test('a move is for its two persons, whatever a button carries', async () => {
  const { ada, dana, emil, person, id } = await movingInChat()
  await ada.write(`/move ${dana.id} ${emil.id} as asked`)
  await ada.press('📲 Move it in 24 hours')
  const eve = person()
  await eve.write('/start')
  const message = (await eve.messages()).at(-1)?.message_id ?? 0
  for (const verb of ['move-no', 'move-stop', 'move-show'])
    expect((await eve.pressData(message, `${verb}:1`))?.text).toMatch(/another person/)
  for (const verb of ['a.move-cancel', 'a.move-show', 'a.moves'])
    expect((await eve.pressData(message, `${verb}:1`))?.text).toMatch(/out of date/)
  expect(await emil.buttons()).toContain('✖️ Decline')
  expect((await dana.account()).id).toBe(id)
})

test('Stars that the former holder paid go back to them', async () => {
  const { dana, emil, move, store, clock } = await movingInChat()
  await store.transaction((tx) =>
    changeSettings(tx, { stars: { on: true, starsPerUsd: 50 } }, START),
  )
  const invoice = async (amount: RegExp) => {
    await dana.write('/wallet')
    await dana.press('➕ Top up')
    await dana.press('⭐️ Telegram Stars')
    await dana.press(amount)
    return (await dana.messages()).findLast((one) => one.invoice)?.message_id ?? 0
  }
  expect(await dana.pay(await invoice(/^\$10 /))).toMatchObject({ ok: true })
  const open = await invoice(/^\$20 /)
  await move()
  // The account is another person's: its open invoice cannot be paid by the former holder.
  expect(await dana.pay(open)).toMatchObject({ ok: false })
  const { id } = await emil.account()
  const { rows } = await depositsOf(store.read, id, { limit: 5, cursor: null })
  const paid = rows.find(({ status }) => status === 'credited')
  const payers: number[] = []
  const method = {
    ...createManualTransfer(),
    refund: async (_: object, payer: number) => void payers.push(payer),
  }
  await refundDeposit(
    { store, methods: new Map([['stars', method]]), clock: () => clock.now },
    paid?.reference ?? '',
    { reason: 'test', actor: 'operator' },
  )
  expect(payers).toEqual([dana.id])
})
