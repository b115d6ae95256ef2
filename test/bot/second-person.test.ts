// Whatever makes more possible than the second person's amount waits for them, whatever command does it.
import { expect, test } from 'vitest'
import { openApprovals } from '../../src/domain/approvals/approvals.ts'
import { addTier } from '../../src/domain/catalog/tiers.ts'
import { claimsOf } from '../../src/domain/claims/claims.ts'
import { transferById } from '../../src/domain/deposits/transfers.ts'
import { keepUnmatched, unmatchedById } from '../../src/domain/deposits/unmatched.ts'
import {
  changeSettings,
  readSettings,
  supplierSettings,
} from '../../src/domain/settings/settings.ts'
import { teamMembers } from '../../src/domain/team/team.ts'
import { buyKeys, claim } from '../helpers/claims.ts'
import { addTestStock, PIDS, START } from '../helpers/factories.ts'
import { team } from '../helpers/team.ts'
import { oneTransfer } from '../helpers/transfers.ts'

async function shop() {
  const at = await team()
  const { store, holder, fay } = at
  const settings = () => readSettings(store.read)
  return {
    ...at,
    settings,
    transfer: async () => transferById(await settings(), 1),
    roleOf: async (id: number) =>
      (await teamMembers(store.read)).find(({ telegramId }) => telegramId === id)?.role ?? null,
    second: (aboveMicros: number) =>
      store.transaction((tx) => changeSettings(tx, { secondPerson: { aboveMicros } }, START)),
    holder,
    fay,
  }
}
type At = Awaited<ReturnType<typeof shop>>
type Case = [
  what: string,
  who: 'ada' | 'max',
  confirms: 'ada' | 'fay',
  act: (at: At) => Promise<unknown>,
  /** What is in force; it changes only once somebody else has confirmed it. */
  present: (at: At) => Promise<unknown>,
]

const withTransfer = ({ store }: At) =>
  store.transaction((tx) =>
    changeSettings(tx, oneTransfer({ name: 'bKash', currency: 'BDT', rateMicros: 121e6 }), START),
  )
const edit = (part: string, text: string) => async (at: At) => {
  await withTransfer(at)
  await at.max.write('/topups')
  await at.max.press(/bKash · BDT/)
  await at.max.press(part)
  await at.max.write(text)
  await at.max.press('✅ Yes, change it')
}
const topUps =
  (part: string, text: string) =>
  async ({ max }: At) => {
    await max.write('/topups')
    await max.press(part)
    await max.write(text)
    await max.press('✅ Yes, change it')
  }
const secondTo =
  (text: string) =>
  async ({ ada }: At) => {
    await ada.write('/team')
    await ada.press(/Second person above/)
    await ada.write(text)
  }

const CASES: Case[] = [
  [
    'Stars per USD',
    'max',
    'ada',
    topUps('✏️ Stars per USD', '25'),
    async (at) => (await at.settings()).stars,
  ],
  [
    'a larger top-up',
    'max',
    'ada',
    topUps('✏️ Amounts', '1 5000'),
    async (at) => (await at.settings()).topUps,
  ],
  [
    'the way to pay with Stars',
    'max',
    'ada',
    async ({ max }) => {
      await max.write('/topups')
      await max.press(/Stars: turn on/)
    },
    async (at) => (await at.settings()).stars,
  ],
  [
    'a rate',
    'max',
    'ada',
    async (at) => {
      await withTransfer(at)
      await at.max.write('/rate bKash 60')
      await at.max.press('✅ Yes, change it')
    },
    (at) => at.transfer().catch(() => null),
  ],
  [
    'payment instructions',
    'max',
    'ada',
    edit('✏️ Instructions', 'To my own account'),
    (at) => at.transfer().catch(() => null),
  ],
  [
    'the largest amount of one way to pay',
    'max',
    'ada',
    edit('✏️ Amounts', '1 9000'),
    (at) => at.transfer().catch(() => null),
  ],
  [
    'a role that may move money',
    'ada',
    'fay',
    async ({ ada, holder }) => {
      await ada.write(`/team ${holder.id} support`)
      await ada.press('✅ Yes, give the role')
    },
    ({ roleOf, holder }) => roleOf(holder.id),
  ],
  [
    'a role that may do more',
    'ada',
    'fay',
    async ({ ada, max }) => {
      await ada.write(`/team ${max.id} none`)
      await ada.write(`/team ${max.id} finance`)
      await ada.press('✅ Yes, give the role')
    },
    ({ roleOf, max }) => roleOf(max.id).then((role) => role === 'finance'),
  ],
  [
    'a larger amount for the second person',
    'ada',
    'fay',
    secondTo('5000'),
    async (at) => (await at.settings()).secondPerson,
  ],
  [
    'no second person',
    'ada',
    'fay',
    secondTo('0'),
    async (at) => (await at.settings()).secondPerson,
  ],
  [
    'a tier',
    'max',
    'ada',
    async ({ max, holder, store, second }) => {
      await second(100_000)
      await store.transaction((tx) => addTier(tx, { name: 'Gold', actor: 'operator' }, START))
      await max.write(`/tier ${holder.id} Gold`)
      await max.press('✅ Yes, change it')
    },
    async ({ holder }) => (await holder.account()).tierId,
  ],
  [
    'more from a supplier in a day',
    'max',
    'ada',
    async ({ max, store }) => {
      const limits = {
        dayLimitMicros: 50e6,
        atOnce: null,
        syncEveryMs: null,
        lowBalanceMicros: null,
      }
      await store.transaction((tx) => changeSettings(tx, { suppliers: { sandbox: limits } }, START))
      await max.write('/suppliers')
      await max.press('🚚 sandbox')
      await max.press('📅 Daily limit')
      await max.write('500')
      await max.press('✅ Yes, change it')
    },
    async (at) => supplierSettings(await at.settings(), 'sandbox').dayLimitMicros === 500e6,
  ],
  [
    'codes in the place of others, by their worth',
    'max',
    'ada',
    async ({ max, holder, store, second, credit }) => {
      await credit(50)
      await second(100_000)
      const { id } = await holder.account()
      await addTestStock(store, PIDS.gamekey, 5)
      const { reference } = await claim(store, id, await buyKeys(store, id))
      await max.write(reference)
      await max.press(/Replace \(/)
      await max.press('✅ Yes, replace')
    },
    async ({ holder, store }) => {
      const { id } = await holder.account()
      return (
        (await claimsOf(store.read, id, { limit: 1, cursor: null })).rows[0]?.state === 'replaced'
      )
    },
  ],
  [
    'a payment that goes back',
    'max',
    'ada',
    async ({ max, store }) => {
      const payment = { method: 'crypto_pay', price: null, paidIn: null, payerTelegramId: null }
      const about = { ...payment, paymentId: 'CP-1', payload: 'DEP-AAAAAAAA-AAAAAA' }
      await store.transaction((tx) => keepUnmatched(tx, { ...about, amountMicros: 500e6 }, START))
      await max.write('/payments')
      await max.press(/500\.00 USD/)
      await max.press('↩️ Return')
      await max.write('Not for us')
    },
    async ({ store }) =>
      unmatchedById(store.read, 1)
        .then(({ status }) => status === 'returned')
        .catch(() => false),
  ],
]

test.each(CASES)('%s waits for a second person', async (_, who, confirms, act, present) => {
  const at = await shop()
  const before = await present(at)
  await act(at)
  await at.settled()
  const meanwhile = await present(at)
  if (before !== null && typeof before !== 'object') expect(meanwhile).toEqual(before)
  expect(await openApprovals(at.store.read, at.clock.now)).toHaveLength(1)
  const shown = (await at[who].messages()).map(({ text = '' }) => text)
  expect(shown.join('\n')).toMatch(/Second person: waits/)
  // Both are shown what it is now and what it would be.
  await at.look(at[confirms])
  expect(await at[confirms].buttons()).toContain('✅ Confirm')
  await at[confirms].press('✅ Confirm')
  expect(await present(at)).not.toEqual(meanwhile)
  expect(await openApprovals(at.store.read, at.clock.now)).toEqual([])
})

test('what makes less possible is done at once', async () => {
  const at = await shop()
  const { ada, max, settings, roleOf } = at
  await topUps('✏️ Amounts', '1 50')(at)
  expect((await settings()).topUps.maxMicros).toBe(50_000_000)
  await secondTo('10')(at)
  expect((await settings()).secondPerson.aboveMicros).toBe(10_000_000)
  await ada.write(`/team ${max.id} support`)
  await ada.press('✅ Yes, give the role')
  expect(await roleOf(max.id)).toBe('support')
  await ada.write(`/team ${max.id} none`)
  expect(await roleOf(max.id)).toBeNull()
  await ada.write(`/team ${max.id} stock`)
  await ada.press('✅ Yes, give the role')
  expect(await roleOf(max.id)).toBe('stock')
  expect(await openApprovals(at.store.read, at.clock.now)).toEqual([])
})

test('nobody confirms their own role', async () => {
  const { ada, fay, roleOf, look, settled } = await shop()
  await ada.write(`/team ${fay.id} manager`)
  await ada.press('✅ Yes, give the role')
  await settled()
  await look(fay)
  expect((await fay.press('✅ Confirm'))?.text).toMatch(/Somebody else must confirm it/)
  expect(await roleOf(fay.id)).toBe('finance')
})
