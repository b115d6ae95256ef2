import { describe, expect, test } from 'vitest'
import {
  cancelDeposit,
  depositByReference,
  depositsOf,
  expireDeposits,
} from '../../../src/domain/deposits/deposits.ts'
import { checkoutRefusal } from '../../../src/domain/deposits/payments.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { actsOf } from '../../helpers/acts.ts'
import {
  ADMIN,
  credit,
  depositStore,
  entriesOf,
  open,
  submit,
  told,
  USD,
} from '../../helpers/deposits.ts'
import { later, openTestAccount, START } from '../../helpers/factories.ts'
import { ban } from '../../helpers/standing.ts'

const HOUR_MS = 3_600_000
const PAGE = { limit: 10, cursor: null }

/** An account with a deposit of 10 USD, to be paid with 500 Stars, and the ways in which it ends. */
async function invoiced() {
  const made = await depositStore()
  const { store, stars } = made
  const holder = await openTestAccount(store)
  const deposit = await open(store, holder.id, stars)
  const { reference } = deposit
  return {
    ...made,
    ...{ holder, deposit },
    cancel: () => store.transaction((tx) => cancelDeposit(tx, holder.id, reference, START)),
    expire: () => store.transaction((tx) => expireDeposits(tx, later(HOUR_MS))),
    ban: () => store.transaction((tx) => ban(tx, holder.id, { reason: 'x', actor: ADMIN }, START)),
    balance: () => balanceOf(store.read, holder.id),
    present: () => depositByReference(store.read, reference),
  }
}

type Invoiced = Awaited<ReturnType<typeof invoiced>>
type Checkout = Parameters<typeof checkoutRefusal>[1]

describe('a checkout', () => {
  function checkout(
    { store, holder, deposit }: Invoiced,
    changes: Partial<Checkout> = {},
    now = START,
  ) {
    const { reference, price } = deposit
    const right = { reference, telegramId: holder.telegramId, currency: 'XTR', price: price ?? 0 }
    return checkoutRefusal(store.read, { ...right, ...changes }, now)
  }

  test('may go through to the last millisecond, in which case nothing has changed', async () => {
    const made = await invoiced()
    expect(await checkout(made, {}, later(HOUR_MS - 1))).toBeNull()
    expect(await made.present()).toEqual(made.deposit)
  })

  test.each([
    ['unknown', { reference: 'DEP-0' }],
    ['unknown', { reference: '' }],
    ['other-person', { telegramId: 1 }],
    ['other-amount', { price: 499 }],
    ['other-amount', { currency: 'USD' }],
  ])('is %s with %j', async (refusal, changes) => {
    expect(await checkout(await invoiced(), changes)).toBe(refusal)
  })

  test('is refused for a deposit that is paid by a transfer', async () => {
    const made = await invoiced()
    const { reference } = await open(made.store, made.holder.id, made.manual)
    expect(await checkout(made, { reference })).toBe('other-amount')
  })
})

describe('a payment', () => {
  test('is in the wallet, in the audit log, and told to its holder', async () => {
    const { store, holder, deposit, present } = await invoiced()
    const { reference, accountId } = deposit
    const payment = { paymentId: 'charge-x', now: later(7) }
    expect(await credit(store, deposit, holder, payment)).toBe('credited')
    expect(await present()).toEqual({
      ...deposit,
      ...{ status: 'credited', paymentId: 'charge-x', endedAt: later(7) },
      payerTelegramId: holder.telegramId,
      creditedMicros: 10 * USD,
    })
    expect(await entriesOf(store, accountId, 'deposit')).toMatchObject([
      { amountMicros: 10 * USD, reference, house: 'deposits' },
    ])
    expect(await actsOf(store, 'deposit.credit')).toMatchObject([
      { actor: 'service', accountId, detail: { reference, paymentId: 'charge-x' } },
    ])
    expect(await told(store, holder.telegramId, 'deposit_credited')).toEqual([{ reference }])
    expect((await proveLedger(store.read)).findings).toEqual([])
  })

  test.each(['cancel', 'expire', 'ban'] as const)(
    'is credited though meanwhile: %s',
    async (end) => {
      const made = await invoiced()
      await made[end]()
      const { store, deposit, holder } = made
      expect(await credit(store, deposit, holder)).toBe('credited')
      expect(await made.balance()).toBe(10 * USD)
      expect((await made.present()).status).toBe('credited')
    },
  )

  test('made a second time is credited as a deposit of its own', async () => {
    const { store, holder, deposit, balance, present } = await invoiced()
    await credit(store, deposit, holder, { paymentId: 'charge-1' })
    const now = later(9)
    const second = { paymentId: 'charge-2', now }
    expect(await credit(store, deposit, holder, second)).toBe('credited')
    expect(await credit(store, deposit, holder, second)).toBe('known')
    expect(await balance()).toBe(20 * USD)
    expect((await present()).paymentId).toBe('charge-1')
    const [added] = (await depositsOf(store.read, holder.id, PAGE)).rows
    expect(added).toMatchObject({
      ...{ status: 'credited', paymentId: 'charge-2', method: 'stars', amountMicros: 10 * USD },
      ...{ price: 500, createdAt: now, endedAt: now },
    })
    expect(added?.reference).not.toBe(deposit.reference)
    expect(await told(store, holder.telegramId, 'deposit_credited')).toEqual([
      { reference: deposit.reference },
      { reference: added?.reference },
    ])
    expect((await proveLedger(store.read)).findings).toEqual([])
  })
})

describe('a payment that does not match', () => {
  type Mismatch = [what: string, pay: (made: Invoiced) => Promise<string>]
  const MISMATCHES: Mismatch[] = [
    [
      'reference',
      ({ store, deposit, holder }) => credit(store, deposit, holder, { reference: 'x' }),
    ],
    ['price', ({ store, deposit, holder }) => credit(store, deposit, holder, { price: 499 })],
    ['payer', ({ store, deposit }) => credit(store, deposit, { id: 1, telegramId: 1 })],
    ['method', ({ store, deposit, holder }) => credit(store, deposit, holder, { method: 'coins' })],
    [
      'kind, being for a transfer',
      async ({ store, manual, holder }) =>
        credit(store, await submit(store, await open(store, holder.id, manual)), holder),
    ],
  ]

  test.each(MISMATCHES)('in its %s credits nothing, and the admins are told', async (_, pay) => {
    const made = await invoiced()
    expect(await pay(made)).toBe('unmatched')
    expect(await made.balance()).toBe(0)
    expect((await made.present()).status).toBe('open')
    expect(await told(made.store, null, 'payment_unmatched')).toHaveLength(1)
  })
})
