// A holder hands their account over to another person, as both of them see it.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inbox } from '../../src/db/schema.ts'
import type { Store } from '../../src/db/store.ts'
import { setAddressGuard } from '../../src/domain/access/address-guard.ts'
import { validKeys } from '../../src/domain/access/api-keys.ts'
import { acceptMove } from '../../src/domain/accounts/moves/ending.ts'
import { depositsOf } from '../../src/domain/deposits/deposits.ts'
import { refundDeposit } from '../../src/domain/deposits/refunds.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { changeSettings } from '../../src/domain/service/settings.ts'
import { createManualTransfer } from '../../src/payments/manual.ts'
import { PIDS, START } from '../helpers/factories.ts'
import { movingInChat } from '../helpers/moving-in-chat.ts'
import { testShop } from '../helpers/store.ts'

test('an account moves when its holder asks and the new person accepts', async () => {
  const { dana, emil, id, balance, ada, store, saw } = await movingInChat()
  await dana.write('/help')
  await dana.press('📲 Move my account')
  await dana.write('not a person')
  expect(await dana.sees()).toMatch(/is not a person/)
  await dana.write(String(emil.id))
  expect(await dana.sees()).toMatch(/Balance {2}5\.00 USD\nOrders {2}0\nAPI keys {2}1/)
  expect(await saw(emil, /hand you/)).toBe(0)
  await dana.press('📲 Ask them')
  expect(await dana.sees()).toMatch(new RegExp(`I asked ${emil.id}`))
  // The stranger learns who asks, and nothing of what the account has.
  expect(await emil.sees()).toMatch(new RegExp(`\\(${dana.id}\\) wants to hand you`))
  expect(await emil.sees()).not.toMatch(/5\.00/)
  await emil.press('✅ Accept')
  expect(await emil.sees()).toMatch(/is yours now[\s\S]*Replace them/)
  expect(await dana.sees()).toMatch(/has moved to[\s\S]*API keys that you know keep working/)
  expect((await emil.account()).id).toBe(id)
  expect(await balance()).toBe(5)
  await dana.write('/wallet')
  expect(await dana.sees()).toMatch(/0\.00 USD/)
  await emil.write('/wallet')
  expect(await emil.sees()).toMatch(/5\.00 USD/)
  await ada.write(`/account ${emil.id}`)
  expect(await ada.sees()).toMatch(new RegExp(`Moved on .* Telegram id ${dana.id}`))
  await ada.write(`/account ${dana.id}`)
  expect(await ada.sees()).toMatch(new RegExp(`earlier account moved on .* id ${emil.id}`))
  await ada.write(String(dana.id))
  expect(await ada.buttons()).toEqual(
    expect.arrayContaining([expect.stringContaining(String(emil.id))]),
  )
  await ada.write(`/log ${emil.id}`)
  expect(await ada.sees()).toMatch(/Account moved[\s\S]*Move of the account offered/)
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('old buttons of the former holder do nothing to the account', async () => {
  const { dana, emil, store, id, offer, clock } = await movingInChat()
  await dana.write('/api')
  const api = (await dana.messages()).at(-1)?.message_id ?? 0
  await offer()
  await emil.press('✅ Accept')
  const before = await emil.account()
  for (const data of ['api-off', 'guard-on', 'key-new', 'key-rotate:0', 'keys', 'move'])
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
  const { dana, emil, offer, id } = await movingInChat({ store: { ...store, transaction } })
  await dana.write('/api')
  const [screen] = (await dana.messages()).slice(-1)
  await offer()
  const { telegramId } = await emil.account()
  const off = await dana.asShown('api-off-now')
  meanwhile = async () => {
    const owners = new Set<number>()
    await store.transaction((tx) => acceptMove(tx, 1, { telegramId, owners }, START))
  }
  const answer = await dana.pressData(screen?.message_id ?? 0, off)
  expect(answer?.text).toMatch(/has moved to another Telegram account/)
  expect(await emil.account()).toMatchObject({ id, apiEnabled: true })
})

test('a new address is allowed by the new holder, not by the former one', async () => {
  const { dana, emil, offer, call, apiKey, settled, store, id } = await movingInChat()
  await store.transaction((tx) => setAddressGuard(tx, id, true, 'operator', START))
  const buy = async () => {
    const body = { pid: PIDS.userId, userId: '5123456', trxid: 'guarded' }
    const answer = await call('POST', '/orders', { key: apiKey, body, address: '192.0.2.9' })
    await settled()
    return answer.status
  }
  expect(await buy()).toBe(403)
  expect(await dana.sees()).toContain('192.0.2.9')
  await offer()
  await emil.press('✅ Accept')
  await dana.press('✅ Allow')
  expect(await buy()).toBe(403)
  await emil.write('/api')
  await emil.press('🛡 New addresses')
  await emil.press(/192\.0\.2\.9/)
  await emil.press('✅ Allow')
  expect(await buy()).toBe(200)
})

test('either ends an offer, and its buttons do nothing afterwards', async () => {
  const { dana, emil, id, offer } = await movingInChat()
  await offer()
  const asked = (await emil.messages()).at(-1)?.message_id ?? 0
  await emil.press('✖️ Decline')
  expect(await emil.sees()).toMatch(/was declined/)
  expect(await dana.sees()).toMatch(/was declined/)
  await offer()
  await dana.press('✖️ Withdraw')
  expect(await dana.sees()).toMatch(/was cancelled/)
  expect(await emil.sees()).toMatch(/was cancelled/)
  for (const move of [1, 2]) {
    const answer = await emil.pressData(asked, await emil.asShown(`move-yes:${move}`))
    expect(answer?.text).toMatch(/has ended/)
  }
  expect((await dana.account()).id).toBe(id)
})

test('whether somebody is here is not told, and nobody is asked more than three times', async () => {
  const { dana, ada, emil, offer, person } = await movingInChat()
  const used = person()
  await used.write('/start')
  const answers = []
  for (const whom of [ada.id, 987654321, '@no_such_person']) {
    await offer(whom)
    answers.push(await dana.sees())
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).toMatch(/cannot take the account over now/)
  await offer()
  expect(await dana.sees()).not.toMatch(/I asked/)
  expect(await emil.buttons()).not.toContain('✅ Accept')
})

test('an offer is for one person, whatever a button carries', async () => {
  const { dana, emil, offer, person, id } = await movingInChat()
  await offer()
  const eve = person()
  await eve.write('/start')
  const message = (await eve.messages()).at(-1)?.message_id ?? 0
  for (const verb of ['move-yes', 'move-no', 'move-stop'])
    expect((await eve.pressData(message, `${verb}:1`))?.text).toMatch(/another person/)
  for (const verb of ['a.move-cancel', 'a.move-show', 'a.moves'])
    expect((await eve.pressData(message, `${verb}:1`))?.text).toMatch(/out of date/)
  expect(await emil.buttons()).toContain('✅ Accept')
  expect((await dana.account()).id).toBe(id)
})

test('Stars that the former holder paid go back to them', async () => {
  const { dana, emil, offer, store, clock } = await movingInChat()
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
  await offer()
  await emil.press('✅ Accept')
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
