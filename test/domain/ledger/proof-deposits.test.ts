import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rejectDeposit } from '../../../src/domain/deposits/decisions.ts'
import { cancelDeposit, type Deposit, depositsOf } from '../../../src/domain/deposits/deposits.ts'
import { worthOf } from '../../../src/domain/deposits/payment-method.ts'
import { balanceOf, walletOf } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { DomainError } from '../../../src/domain/shared/errors.ts'
import {
  ADMIN,
  approve,
  credit,
  entriesOf,
  open,
  submit,
  telegramError,
  USD,
} from '../../helpers/deposits.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { openTestAccount } from '../../helpers/factories.ts'
import { paymentsShop } from '../../helpers/payments.ts'
import { LONG_RUN } from '../../helpers/process.ts'

const ALL = { limit: 1000, cursor: null }
const REFUSE = { when: 'before', error: telegramError(400, 'BALANCE_TOO_LOW') } as const
const LOSE_BEFORE = { when: 'before', error: new Error('socket hang up') } as const
const LOSE_AFTER = { ...LOSE_BEFORE, when: 'after' } as const

async function world() {
  const made = await paymentsShop()
  const { store, telegram, clock } = made
  return {
    ...made,
    pay: async ({ reference, price }: Deposit, telegramId: number) =>
      telegram.pay({ reference, price: price ?? 1, telegramId }),
    cancel: ({ accountId, reference }: Deposit) =>
      store.transaction((tx) => cancelDeposit(tx, accountId, reference, clock.now)),
    reject: ({ reference }: Deposit) =>
      store.transaction((tx) =>
        rejectDeposit(tx, reference, { reason: 'x', actor: ADMIN }, clock.now),
      ),
  }
}

/** The deposits that an act is mostly tried on; now and then it is any other. */
const SUITED: Record<string, Deposit['status'][]> = {
  pay: ['open', 'cancelled', 'expired'],
  submit: ['open'],
  approve: ['submitted'],
  reject: ['submitted'],
  cancel: ['open'],
  refund: ['credited'],
  takeBack: ['credited', 'refunded'],
}

test('finds nothing after any sequence of deposits, payments, decisions and refunds', async () => {
  const made = await world()
  const { store, telegram, manual, stars } = made
  const step = fc.record({
    act: fc.constantFrom('open', 'open', 'pay', 'pay', 'spend', 'job', ...Object.keys(SUITED)),
    who: fc.nat(1),
    nth: fc.nat(9),
    way: fc.nat(3),
    cents: fc.integer({ min: 100, max: 900 }),
  })
  const ends = new Set<Deposit['status']>()
  const steps = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' })
  const run = fc.asyncProperty(steps, async (steps) => {
    const holders = [await openTestAccount(store), await openTestAccount(store)] as const
    const own = async (id: number) => (await depositsOf(store.read, id, ALL)).rows
    const spentMicros = new Map<number, number>(holders.map(({ id }) => [id, 0]))
    for (const { act, who, nth, way, cents } of steps) {
      const holder = holders[who === 0 ? 0 : 1]
      const now = made.clock.now
      const amountMicros = cents * 10_000
      const known = [...(await own(holders[0].id)), ...(await own(holders[1].id))]
      const suited = known.filter(({ status }) => SUITED[act]?.includes(status))
      const among = suited.length > 0 && nth > 1 ? suited : known
      const deposit = among[nth % Math.max(among.length, 1)]
      if (act === 'open') {
        const method = way < 2 ? stars : manual
        await unlessRefused(open(store, holder.id, method, { amountMicros, now }))
      } else if (act === 'spend') {
        if ((await unlessRefused(made.spend(amountMicros, holder.id))).length > 0)
          spentMicros.set(holder.id, (spentMicros.get(holder.id) ?? 0) + amountMicros)
      } else if (act === 'job') {
        if (way === 3) made.clock.now = new Date(now.getTime() + 3_600_000)
        await made.run()
      } else if (!deposit) continue
      else if (act === 'pay') {
        // Mostly by its holder, and its update is lost or not.
        const payer = holders.find(({ id }) => id === deposit.accountId && nth > 0) ?? holder
        const paymentId = await made.pay(deposit, payer.telegramId)
        if (way < 2) await credit(store, deposit, payer, { paymentId, now })
      } else if (act === 'refund') {
        const fault = [REFUSE, LOSE_BEFORE, LOSE_AFTER][way]
        telegram.refundFaults.splice(0, 1, ...(fault ? [fault] : []))
        await unlessRefused(made.refund(deposit))
      } else if (act === 'takeBack') telegram.takeBack(deposit.paymentId)
      else if (act === 'submit') await unlessRefused(submit(store, deposit, { now }))
      else if (act === 'approve')
        await unlessRefused(approve(store, deposit, way < 2 ? { now } : { now, amountMicros }))
      else if (act === 'reject') await unlessRefused(made.reject(deposit))
      else await unlessRefused(made.cancel(deposit))
    }
    telegram.refundFaults.length = 0
    const proof = await proveLedger(store.read)
    expect(proof.findings).toEqual([])
    const houses = proof.houses.reduce((total, house) => total + house.balanceMicros, 0)
    expect(proof.walletsMicros + houses).toBe(0)
    for (const { id } of holders) {
      const deposits = await own(id)
      for (const { status } of deposits) ends.add(status)
      const held = deposits.filter(({ status }) => status === 'credited')
      const heldMicros = held.reduce((total, one) => total + worthOf(one), 0)
      const { balanceMicros, debtMicros } = await walletOf(store.read, id)
      expect(balanceMicros - debtMicros).toBe(heldMicros - (spentMicros.get(id) ?? 0))
    }
  })
  // What it proves is worth as much as it meets: with these seeds, every state.
  await fc.assert(run, LONG_RUN ? { numRuns: 25, seed: 2 } : { numRuns: 8, seed: 8 })
  const met = 'cancelled charged_back credited expired open refunded refunding rejected submitted'
  expect([...ends].toSorted()).toEqual(met.split(' '))
})

type History = Awaited<ReturnType<typeof history>>
type Named =
  | 'opened'
  | 'credited'
  | 'approved'
  | 'corrected'
  | 'refunding'
  | 'refunded'
  | 'reversed'
type Tampering = [string, (h: History) => string, Named, string?]

const set = (change: string, reference: string) =>
  `UPDATE deposits SET ${change} WHERE reference = '${reference}'`
const entry = (change: string, kind: string, reference: string) =>
  `UPDATE entries SET ${change} WHERE kind = '${kind}' AND reference = '${reference}'`
const remove = (kind: string, reference: string) =>
  `DELETE FROM entries WHERE kind = '${kind}' AND reference = '${reference}'`

/** What breaks each rule, past the triggers; the last says which deposit of the history must be named. */
const TAMPERINGS: Record<string, Tampering[]> = {
  'a deposit is credited once if it was paid, and taken back once if it was refunded': [
    ['an unpaid one counts as paid', (h) => set("status = 'credited'", h.opened), 'opened'],
    ['a credit is denied', (h) => set("status = 'expired'", h.credited), 'credited'],
    ['another credit is claimed', (h) => set('credited_micros = 5', h.corrected), 'corrected'],
    ['what was credited is lost', (h) => set('credited_micros = NULL', h.approved), 'approved'],
    ['a credit grows', (h) => entry('amount_micros = 11', 'deposit', h.credited), 'credited'],
    ['a credit is removed', (h) => remove('deposit', h.refunded), 'refunded'],
    ['a refund is denied', (h) => set("status = 'credited'", h.refunded), 'refunded'],
    ['a refund is claimed', (h) => set("status = 'refunded'", h.credited), 'credited'],
    ['one under way is removed', (h) => remove('deposit_refund', `${h.refunding}-R1`), 'refunding'],
    ['a refund shrinks', (h) => refundEntry(h, 'amount_micros = -1'), 'refunded'],
    [
      'a reversal is removed',
      (h) => remove('deposit_refund_reversal', `${h.reversed}-R1`),
      'reversed',
    ],
    [
      'a refund and its reversal are removed',
      (h) => `DELETE FROM entries WHERE reference = '${h.reversed}-R1'`,
      'reversed',
    ],
    ["a refund is another's", (h) => refundEntry(h, "reference = 'DEP-0-R1'"), 'refunded'],
  ],
  'a deposit is credited with another amount only if the log says so': [
    ['an amount changes', (h) => set('amount_micros = 5', h.approved), 'approved'],
  ],
  'an entry belongs to what it is about, of the same account': [
    ['one is removed', (h) => `DELETE FROM deposits WHERE reference = '${h.credited}'`, 'credited'],
    ['one changes hands', (h) => set('account_id = 99', h.approved), 'approved'],
    ['a refunded one changes hands', (h) => set('account_id = 99', h.refunded), 'refunded', '-R1'],
  ],
}

function refundEntry({ refunded }: History, change: string): string {
  return entry(change, 'deposit_refund', `${refunded}-R1`)
}

describe.each(Object.entries(TAMPERINGS))('finds that not always %s', (rule, tamperings) => {
  test.each(tamperings)('%s', async (_, sql, of, suffix = '') => {
    const made = await history()
    const other = await connectDirectly(made.store)
    await other.breakRules()
    expect((await proveLedger(made.store.read)).findings).toEqual([])
    await other.exec(sql(made))

    const { findings } = await proveLedger(made.store.read)
    const reference = `${made[of]}${suffix}`
    const { accountId } = made
    expect(findings).toContainEqual({ rule, accountId, reference, problem: expect.any(String) })
    expect(findings.filter((finding) => finding.accountId === made.bystanderId)).toEqual([])
  })
})

/** An account with a deposit in each status, and another account that nobody touches. */
async function history() {
  const made = await world()
  const { store, telegram, manual, stars } = made
  const holder = await openTestAccount(store)
  const bystander = await openTestAccount(store)
  await made.pay(await open(store, bystander.id, stars), bystander.telegramId)
  const paid = async () => {
    const deposit = await open(store, holder.id, stars)
    const paymentId = await made.pay(deposit, holder.telegramId)
    await credit(store, deposit, holder, { paymentId })
    return deposit
  }
  const [credited, refunded, refunding, reversed] = [
    ...[await paid(), await paid(), await paid(), await paid()],
  ] as const
  const approved = await submit(store, await open(store, holder.id, manual))
  await approve(store, approved)
  const corrected = await submit(store, await open(store, holder.id, manual))
  await approve(store, corrected, { amountMicros: 8 * USD })
  const opened = await open(store, holder.id, manual)
  await made.refund(refunded)
  telegram.refundFaults.push(REFUSE)
  await unlessRefused(made.refund(reversed))
  telegram.refundFaults.push(LOSE_BEFORE)
  await made.refund(refunding)
  expect(await entriesOf(store, holder.id, 'deposit_refund_reversal')).toHaveLength(1)
  expect(await balanceOf(store.read, holder.id)).toBe(38 * USD)
  return {
    ...{ store, accountId: holder.id, bystanderId: bystander.id },
    ...{ credited: credited.reference, refunded: refunded.reference },
    ...{ refunding: refunding.reference, reversed: reversed.reference },
    ...{ approved: approved.reference, corrected: corrected.reference },
    opened: opened.reference,
  }
}

/** What it made, or nothing where a rule was in the way. */
async function unlessRefused<Made>(made: Promise<Made>): Promise<Made[]> {
  try {
    return [await made]
  } catch (error) {
    if (error instanceof DomainError) return []
    throw error
  }
}
