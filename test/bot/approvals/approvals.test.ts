// Above an amount that the owner sets, what one person decides waits until a second one confirms it.

import { desc, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adjustBalance } from '../../../src/domain/accounts/accounts.ts'
import {
  askIfLarge,
  confirmApproval,
  declineApproval,
  openApprovals,
} from '../../../src/domain/approvals/approvals.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { approvals, auditLog } from '../../../src/domain/schema.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import { storeRole } from '../../../src/domain/team/team.ts'
import { testBot } from '../../helpers/bot.ts'
import { openTestAccount, PIDS, START } from '../../helpers/factories.ts'
import { testStore } from '../../helpers/store.ts'
import { team } from '../../helpers/team.ts'

const DAY_MS = 86_400_000

test('a large credit waits, and is booked once, in the name of who decided it', async () => {
  const { max, fay, balance, credit, look, store, settled, proven } = await team()
  await credit(100)
  expect(await balance()).toBe(100)

  await credit(500)
  expect(await balance()).toBe(100)
  expect(await max.buttons()).toContain('✖️ Withdraw')
  expect(await max.buttons()).not.toContain('✅ Confirm')
  expect(await fay.sees()).toMatch(/needs a second person: Credit or debit, 500\.00 USD/)
  expect(await look(fay)).toMatch(
    /a gift[\s\S]*100\.00 USD → 600\.00 USD[\s\S]*Amount {2}500\.00 USD[\s\S]*Until/,
  )
  await fay.press('✅ Confirm')
  expect(await balance()).toBe(600)
  await settled()
  expect(await max.sees()).toMatch(/confirmed: Credit or debit, 500\.00 USD/)

  const acts = await store.read
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'a%.c%'))
    .orderBy(desc(auditLog.id))
  expect(acts.map(({ actor, action }) => [actor, action])).toEqual([
    [`admin:${max.id}`, 'account.credit'],
    [`admin:${fay.id}`, 'approval.confirm'],
    [`admin:${max.id}`, 'account.credit'],
  ])
  await proven()
})

test('who decided it cannot confirm it, nor can a role that may not do it', async () => {
  const { ada, max, fay, balance, credit, look, store, clock } = await team()
  await credit(500)
  const [open] = await openApprovals(store.read, clock.now)
  const own = await max.asShown(`a.approval!:${open?.id}:confirm`)
  expect((await max.forge(own))?.text).toMatch(/Somebody else must confirm it/)
  // Orders are not for finance: they see that one waits, and cannot decide about it.
  const asked = { askedBy: `admin:${max.id}`, askerId: max.id, createdAt: clock.now }
  const [{ id } = { id: 0 }] = await store.transaction((tx) =>
    tx
      .insert(approvals)
      .values({
        ...{ kind: 'order', decision: { kind: 'order', id: 'KEY-AAAAAA', reason: 'late' } },
        ...{ amountMicros: 500e6, ...asked, state: 'open' },
        expiresAt: new Date(clock.now.getTime() + DAY_MS),
      })
      .returning(),
  )
  await fay.forge(`a.approval:${id}`)
  expect(await fay.buttons()).not.toContain('✅ Confirm')
  for (const verb of ['confirm', 'decline'])
    expect((await fay.forge(await fay.asShown(`a.approval!:${id}:${verb}`)))?.text).toMatch(
      /Your role does not let you decide/,
    )
  await look(ada)
  await ada.press('✖️ Decline')
  expect(await balance()).toBe(0)
  expect(await openApprovals(store.read, clock.now)).toHaveLength(1)
})

test('two who confirm at the same moment book it once', async () => {
  const { ada, fay, balance, credit, store, clock, proven } = await team()
  await credit(500)
  const [open] = await openApprovals(store.read, clock.now)
  const context = {
    ...{ store, clock: () => clock.now, methods: new Map() },
    owners: new Set([ada.id]),
  }
  const outcomes = await Promise.allSettled(
    [ada, fay, ada, fay].map(({ id: telegramId }) =>
      confirmApproval(context, open?.id ?? 0, { actor: `admin:${telegramId}`, telegramId }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balance()).toBe(500)
  await proven()
})

test('after a day, or when who decided has no role any more, it counts for nothing', async () => {
  const { max, fay, balance, credit, look, clock, store } = await team()
  await credit(500)
  await look(fay)
  clock.advance(DAY_MS)
  expect((await fay.press('✅ Confirm'))?.text).toMatch(/out of date/)
  expect(await fay.sees()).toMatch(/expired/)

  await credit(600)
  await store.transaction((tx) => storeRole(tx, max.id, null, clock.now))
  await look(fay)
  expect((await fay.press('✅ Confirm'))?.text).toMatch(/decided before/)
  expect(await balance()).toBe(0)
})

test('a debit that the wallet no longer covers waits on, and says why', async () => {
  const { ada, max, fay, holder, balance, credit, look } = await team()
  await credit(100)
  for (const usd of [90, 90]) await credit(usd)
  await max.go(`/debit ${holder.id} 250 mistake`, /Yes, take/)
  await ada.go(`/debit ${holder.id} 50 other`, /Yes, take/)
  await look(fay)
  expect((await fay.press('✅ Confirm'))?.text).toMatch(/less than the 250\.00 USD/)
  expect(await fay.buttons()).toContain('✅ Confirm')
  expect(await balance()).toBe(230)
})

test('nobody undoes alone what takes two', async () => {
  const { max, credit, balance, set } = await team()
  await credit(60)
  await set({ secondPerson: { aboveMicros: 50_000_000 } })
  expect((await max.press('↩️ Undo'))?.text).toMatch(/^Undoing this takes a second person/)
  expect(await balance()).toBe(60)
})

test('what waits from a version that asked about prices, too, has expired', async () => {
  const { ada, max, store, clock } = await team()
  const asked = { askedBy: `admin:${max.id}`, askerId: max.id, createdAt: clock.now }
  const decision = { kind: 'price', pid: PIDS.userId, priceMicros: 250e6 }
  await store.transaction((tx) =>
    tx.insert(approvals).values({
      ...{ kind: 'price', decision, amountMicros: 250e6, ...asked },
      ...{ state: 'open', expiresAt: new Date(clock.now.getTime() + DAY_MS) },
    }),
  )
  expect(await openApprovals(store.read, clock.now)).toEqual([])
  for (const verb of ['confirm', 'decline'])
    expect((await ada.forge(await ada.asShown(`a.approval!:1:${verb}`)))?.text).toMatch(
      /decided before/,
    )
  await ada.forge('a.approval:1')
  expect(await ada.sees()).toMatch(/expired[\s\S]*price[\s\S]*250\.00 USD/)
})

test('without anybody else nothing waits: it is refused with what to do', async () => {
  const { admin, person, set } = await testBot()
  const [ada, holder] = [admin(), person()]
  await holder.write('/start')
  await set({ secondPerson: { aboveMicros: 100_000_000 } })
  await ada.write(`/credit ${holder.id} 500 alone`)
  expect((await ada.press(/Yes, add/))?.text).toMatch(
    /Nobody else may confirm this.*Service in the panel/,
  )
  expect(await holder.balance()).toBe(0)
})

test('nobody of the team gives themselves a tier', async () => {
  const { ada, max, store, clock } = await team()
  const ask = async (who: typeof ada) => {
    const [{ id: accountId }, telegramId] = [await who.account(), who.id]
    const by = { actor: `admin:${telegramId}`, telegramId, owners: new Set([ada.id]) } as const
    const decision = { kind: 'tier', accountId, telegramId, tierId: null } as const
    return store.transaction((tx) => askIfLarge(tx, decision, by, clock.now))
  }
  await expect(ask(max)).rejects.toMatchObject({ code: 'OWN_ACCOUNT' })
  expect(await ask(ada)).toBeNull()
})

test('at most fifty wait, a decision counts once, and the operator needs nobody', async () => {
  const store = await testStore()
  const account = await openTestAccount(store)
  const { telegramId } = account
  const set = (aboveMicros: number) =>
    store.transaction((tx) => changeSettings(tx, { secondPerson: { aboveMicros } }, START))
  await set(100_000_000)
  const amountMicros = 500_000_000
  const decision = { kind: 'adjustment', verb: 'credit', note: 'gift', telegramId } as const
  const by = { actor: 'admin:7', telegramId: 7, owners: new Set([7, 8]) } as const
  const ask = () =>
    store.transaction((tx) => askIfLarge(tx, { ...decision, amountMicros }, by, START))
  const id = Number(await ask())
  const byHand = { amountMicros, note: 'by hand', actor: 'operator' } as const
  await store.transaction((tx) => adjustBalance(tx, account.id, byHand, START))
  expect(await balanceOf(store.read, account.id)).toBe(amountMicros)
  for (let i = 1; i < 50; i++) await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_APPROVALS' })
  const decline = () =>
    store.transaction((tx) =>
      declineApproval(tx, id, { actor: 'admin:7', telegramId: 7, owners: new Set() }, START),
    )
  await decline()
  await expect(decline()).rejects.toMatchObject({ code: 'APPROVAL_OVER' })
  expect(await openApprovals(store.read, START)).toHaveLength(49)
  await set(0)
  expect(await ask()).toBe(null)
})
