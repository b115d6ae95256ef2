// An account goes to another person's Telegram account, as both of them and the owner see it.
import { expect, test } from 'vitest'
import { LANGUAGES, textsFor } from '../../src/bot/texts/texts.ts'
import { validKeys } from '../../src/domain/access/api-keys.ts'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { chooseLanguage } from '../../src/domain/accounts/holders.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { depositsOf } from '../../src/domain/deposits/deposits.ts'
import { refundDeposit } from '../../src/domain/deposits/refunds.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { changeSettings } from '../../src/domain/service/settings.ts'
import { createManualTransfer } from '../../src/payments/manual.ts'
import type { TestPerson } from '../helpers/bot.ts'
import { testBot } from '../helpers/bot.ts'
import { issueTestKey, START } from '../helpers/factories.ts'
import { isUntranslated, wordsOf } from '../helpers/untranslated.ts'

const HOUR_MS = 3_600_000

/** Dana has money and a key; Emil is new. */
async function scene() {
  const bot = await testBot()
  const { store, clock, call } = bot
  const [ada, dana, emil] = [bot.admin(), bot.person(), bot.person()]
  for (const one of [ada, dana, emil]) await one.write('/start')
  const { id } = await dana.account()
  await store.transaction(async (tx) => {
    const input = { amountMicros: 5_000_000, note: 'start', actor: 'operator' as const }
    await adjustBalance(tx, id, input, START)
    await setApiEnabled(tx, id, true, 'operator', START)
  })
  const apiKey = await issueTestKey(store, id)
  await bot.settled()
  return {
    ...bot,
    ...{ ada, dana, emil, id },
    balance: async () => (await call('GET', '/balance', { key: apiKey })).body.balanceUsd,
    async due(ms: number) {
      clock.advance(ms)
      await bot.app.bot?.jobs.accountMoves.runOnce()
      await bot.settled()
    },
    async saw(person: TestPerson, text: RegExp) {
      return (await person.messages()).filter((one) => text.test(one.text ?? '')).length
    },
    async offer(whom: string | number = emil.id) {
      await dana.write('/moveaccount')
      await dana.write(String(whom))
      await dana.press('📲 Ask them')
    },
  }
}

test('an account moves when its holder asks and the new person accepts', async () => {
  const { dana, emil, id, balance, ada, store, saw } = await scene()
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
  expect(await dana.sees()).toMatch(/has moved to[\s\S]*API keys that you know go on/)
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
  const { dana, emil, store, id, offer, clock } = await scene()
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

test('either ends an offer, and its buttons do nothing afterwards', async () => {
  const { dana, emil, id, offer } = await scene()
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
    const answer = await emil.pressData(asked, `move-yes:${move}`)
    expect(answer?.text).toMatch(/has ended/)
  }
  expect((await dana.account()).id).toBe(id)
})

test('whether somebody is here is not told, and nobody is asked more than three times', async () => {
  const { dana, ada, emil, offer, person } = await scene()
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
  const { dana, emil, offer, person, id } = await scene()
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

test('an owner moves an account of somebody who lost their Telegram, after a day', async () => {
  const { ada, dana, emil, due, id, balance, saw } = await scene()
  await ada.write(`/account ${dana.id}`)
  await ada.press('📲 Move')
  await ada.write(`${emil.id}`)
  expect(await ada.sees()).toMatch(/reason/i)
  await ada.write(`${emil.id} lost her phone`)
  expect(await ada.sees()).toMatch(/Move the account of[\s\S]*24 hours/)
  expect(await saw(dana, /will move your account/)).toBe(0)
  await ada.press('📲 Move it in 24 hours')
  expect(await dana.sees()).toMatch(
    new RegExp(`to ${emil.id} on[\\s\\S]*lost her phone[\\s\\S]*stop it now`),
  )
  expect(await emil.sees()).toMatch(/operator will hand you/)
  expect(await emil.sees()).not.toMatch(/lost her phone|5\.00/)
  await ada.write('/admin')
  expect(await ada.sees()).toMatch(/1 account waits to be moved/)
  await ada.write(`/account ${dana.id}`)
  expect(await ada.sees()).toMatch(new RegExp(`Moves on .* id ${emil.id}`))
  await due(23 * HOUR_MS)
  expect(await saw(dana, /will move your account/)).toBe(2)
  await due(HOUR_MS)
  expect((await emil.account()).id).toBe(id)
  expect(await balance()).toBe(5)
  expect(await dana.sees()).toMatch(/Your account has moved to/)
  expect(await emil.sees()).toMatch(/is yours now/)
  expect(await ada.sees()).toMatch(/Status {2}moved/)
  await due(HOUR_MS)
  expect(await saw(dana, /Your account has moved to/)).toBe(1)
})

test('the old id stops it, also while banned, and the owner learns it', async () => {
  const { ada, dana, emil, due, id } = await scene()
  await ada.write(`/ban ${dana.id} fraud`)
  await ada.press('⛔ Yes, ban')
  await ada.write(`/move ${dana.id} ${emil.id} wanted by nobody`)
  await ada.press('📲 Move it in 24 hours')
  await dana.press('🛑 Stop it')
  expect(await dana.sees()).toMatch(/was stopped/)
  expect(await ada.sees()).toMatch(/stopped by the holder/)
  expect(await emil.sees()).toMatch(/was stopped/)
  await due(25 * HOUR_MS)
  expect((await dana.account()).id).toBe(id)
  // A banned holder cannot start one.
  await dana.write('/moveaccount')
  expect(await dana.sees()).toMatch(/banned/)
})

test('an owner cancels it, and a move that is no longer possible tells why', async () => {
  const { ada, dana, emil, due, id, store } = await scene()
  await ada.write(`/move ${dana.id} ${emil.id} first`)
  await ada.press('📲 Move it in 24 hours')
  await ada.write('/move')
  await ada.press(new RegExp(`${dana.id} → ${emil.id}`))
  await ada.press('🛑 Cancel the move')
  expect(await ada.sees()).toMatch(/Status {2}cancelled/)
  await ada.write(`/move ${dana.id} ${emil.id} second`)
  await ada.press('📲 Move it in 24 hours')
  await store.transaction(async (tx) => {
    const input = { amountMicros: 1, note: 'x', actor: 'operator' as const }
    await adjustBalance(tx, (await emil.account()).id, input, START)
  })
  await due(24 * HOUR_MS)
  expect(await ada.sees()).toMatch(/not possible any more[\s\S]*has used their own account/)
  expect((await dana.account()).id).toBe(id)
  await ada.write(`/log ${dana.id}`)
  expect(await ada.sees()).toMatch(/Move of the account not possible[\s\S]*has used their own/)
  await ada.write(`/move ${dana.id} ${emil.id} third`)
  expect(await ada.sees()).toMatch(/has used their own account/)
})

test('what an admin was about to confirm for the old holder is not done to another account', async () => {
  const { ada, dana, emil, offer, store } = await scene()
  await ada.write(`/credit ${dana.id} 25 bonus`)
  await offer()
  await emil.press('✅ Accept')
  await ada.press(/Yes, add 25/)
  const [moved, left] = [await emil.account(), await dana.account()]
  expect(await balanceOf(store.read, moved.id)).toBe(5_000_000)
  expect(await balanceOf(store.read, left.id)).toBe(0)
})

test('Stars that the former holder paid go back to them', async () => {
  const { dana, emil, offer, store, clock } = await scene()
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

const OTHERS = LANGUAGES.map(({ language }) => language.code).filter((code) => code !== 'en')

test.each(OTHERS)('all three read nothing but %s', async (code) => {
  const { ada, dana, emil, store, due, clock } = await scene()
  const people = [ada, dana, emil]
  for (const one of people) {
    const { id } = await one.account()
    await store.transaction((tx) => chooseLanguage(tx, id, code))
  }
  const { moves, people: words } = textsFor(code)
  const old = new Set<unknown>()
  for (const one of people) for (const { message_id } of await one.messages()) old.add(message_id)
  for (const end of [moves.decline, moves.withdraw, moves.accept]) {
    await dana.write('/moveaccount')
    await dana.write(String(emil.id))
    await dana.press(moves.confirm)
    await (end === moves.withdraw ? dana : emil).press(end)
  }
  clock.advance(25 * HOUR_MS)
  for (const end of [moves.stop, words.moves.cancel, null]) {
    await ada.write(`/move ${emil.id} ${dana.id} 1`)
    await ada.press(words.moves.yes)
    if (end) await (end === moves.stop ? emil : ada).press(end)
  }
  await due(24 * HOUR_MS)
  const lines = (await Promise.all(people.map((one) => one.messages())))
    .flat()
    .filter((one) => one.from?.is_bot && !old.has(one.message_id))
    .flatMap(wordsOf)
  expect(lines.length).toBeGreaterThan(30)
  expect(lines.filter((line) => isUntranslated(line, code, ['Ada', 'Person']))).toEqual([])
})
