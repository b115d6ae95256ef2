import { expect, test } from 'vitest'
import { askIfLarge, openApprovals } from '../../../src/domain/approvals/approvals.ts'
import { addTier } from '../../../src/domain/catalog/tiers.ts'
import { claimsOf } from '../../../src/domain/claims/claims.ts'
import { storeUnmatched, unmatchedById } from '../../../src/domain/deposits/unmatched.ts'
import { orders } from '../../../src/domain/schema.ts'
import { readSettings } from '../../../src/domain/settings/settings.ts'
import { teamMembers } from '../../../src/domain/team/team.ts'
import { buyKeys, claim } from '../../helpers/claims.ts'
import { addTestStock, PIDS, START } from '../../helpers/factories.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { team } from '../../helpers/team.ts'

type At = Awaited<ReturnType<typeof team>>
/** What somebody writes; in brackets what they press. */
type Step = string | [string | RegExp]
/** Brings about what is needed, and says what the person does then. */
type Act = (at: At) => Step[] | Promise<Step[]>

/** By a manager, whose decision an owner confirms. */
const BY_MAX: [what: string, act: Act][] = [
  [
    'codes in the place of others, by their worth',
    async ({ holder, store, set, credit }) => {
      await credit(50)
      await set({ secondPerson: { aboveMicros: 100_000 } })
      const { id } = await holder.account()
      await addTestStock(store, PIDS.gamekey, 5)
      const { reference } = await claim(store, id, await buyKeys(store, id))
      return [reference, [/Replace \(/], ['✅ Yes, replace']]
    },
  ],
  [
    'an order that is cancelled by hand',
    async ({ set, reseller, call }) => {
      await set({ secondPerson: { aboveMicros: 100_000 } })
      const body = { pid: PIDS.userId, trxid: 'slow', userId: '5123456701' }
      const { body: order } = await call('POST', '/orders', { ...(await reseller()), body })
      return [`/order ${order.orderId}`, ['↩️ Cancel with refund'], ['↩️ SUPPLIER UNAVAILABLE']]
    },
  ],
  [
    'a payment that goes back',
    async ({ store, settled }) => {
      const payment = { method: 'crypto_pay', price: null, paidIn: null, payerTelegramId: null }
      const about = { ...payment, paymentId: 'CP-1', payload: 'DEP-AAAAAAAA-AAAAAA' }
      await store.transaction((tx) => storeUnmatched(tx, { ...about, amountMicros: 500e6 }, START))
      await settled()
      return [['↩️ Return'], 'Not for us']
    },
  ],
]

async function perform(who: TestPerson, steps: Step[]): Promise<void> {
  for (const step of steps)
    if (typeof step === 'string') await who.write(step)
    else await who.press(step[0])
}

/** All that is in force and may be changed here. */
async function inForce({ store, holder }: At) {
  const { id, tierId } = await holder.account()
  const [claim] = (await claimsOf(store.read, id, { limit: 1, cursor: null })).rows
  const payment = await unmatchedById(store.read, 1).catch(() => null)
  const [order] = await store.read.select().from(orders)
  return {
    ...{ settings: await readSettings(store.read), team: await teamMembers(store.read) },
    ...{ tierId, claim: claim?.state, payment: payment?.status, order: order?.status },
  }
}

test.each(BY_MAX)('%s waits for a second person, an owner', async (_, act) => {
  const at = await team()
  const [who, second] = ['max', 'ada'] as const
  const steps = await act(at)
  const before = await inForce(at)
  await perform(at[who], steps)
  await at.settled()
  expect(await inForce(at)).toEqual(before)
  expect(await openApprovals(at.store.read, at.clock.now)).toHaveLength(1)
  const shown = (await at[who].messages()).map(({ text = '' }) => text)
  expect(shown.join('\n')).toMatch(/Second person: waits/)
  await at.look(at[second])
  await at[second].press('✅ Confirm')
  expect(await inForce(at)).not.toEqual(before)
  expect(await openApprovals(at.store.read, at.clock.now)).toEqual([])
})

test('another tier that the panel asks for waits in the chat for a second person', async () => {
  const { store, clock, holder, max, ada, set, settled, look } = await team()
  await set({ secondPerson: { aboveMicros: 100_000 } })
  const { id: accountId, telegramId } = await holder.account()
  const by = { actor: `admin:${max.id}`, telegramId: max.id, owners: new Set([ada.id]) } as const
  const tierId = await store.transaction(async (tx) => {
    const { id } = await addTier(tx, { name: 'Gold', actor: 'operator' }, START)
    const decision = { kind: 'tier', accountId, telegramId, tierId: id } as const
    await askIfLarge(tx, decision, by, clock.now)
    return id
  })
  await settled()
  expect((await holder.account()).tierId).toBeNull()
  expect(await look(ada)).toMatch(/Tier {2}standard → Gold/)
  await ada.press('✅ Confirm')
  expect((await holder.account()).tierId).toBe(tierId)
})
