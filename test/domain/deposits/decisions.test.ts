import { expect, test } from 'vitest'
import { rejectDeposit } from '../../../src/domain/deposits/decisions.ts'
import { type Deposit, depositByReference } from '../../../src/domain/deposits/deposits.ts'
import { balanceOf } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { changeSettings } from '../../../src/domain/settings/settings.ts'
import { actsOf } from '../../helpers/acts.ts'
import {
  ADMIN,
  approve,
  depositStore,
  entriesOf,
  open,
  submit,
  told,
  USD,
} from '../../helpers/deposits.ts'
import { later, openTestAccount, START } from '../../helpers/factories.ts'
import { ban } from '../../helpers/standing.ts'
import { oneTransfer } from '../../helpers/transfers.ts'

async function withReceipt() {
  const made = await depositStore()
  const { store, manual } = made
  const holder = await openTestAccount(store)
  const deposit = await submit(store, await open(store, holder.id, manual))
  const reject = ({ reference }: Deposit, reason = 'No such transfer.') =>
    store.transaction((tx) => rejectDeposit(tx, reference, { reason, actor: ADMIN }, START))
  return { ...made, holder, deposit, reject }
}

test('an approved deposit is in the wallet, in the audit log, and told to its holder', async () => {
  const { store, holder, deposit } = await withReceipt()
  const { id: accountId, telegramId } = holder
  const { reference } = deposit
  expect(await approve(store, deposit, { now: later(5) })).toEqual({
    ...deposit,
    ...{ status: 'credited', creditedMicros: 10 * USD, decidedBy: ADMIN, endedAt: later(5) },
  })
  const amountMicros = 10 * USD
  expect(await entriesOf(store, accountId, 'deposit')).toMatchObject([
    { amountMicros, reference, house: 'deposits', balanceAfterMicros: amountMicros },
  ])
  expect(await actsOf(store, 'deposit.approve')).toMatchObject([
    { actor: ADMIN, accountId, detail: { reference, amountMicros } },
  ])
  expect(await told(store, telegramId, 'deposit_credited')).toEqual([{ reference }])
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('64 approvals at once credit once; the others are told who was first', async () => {
  const { store, holder, deposit } = await withReceipt()
  const results = await Promise.allSettled(
    Array.from({ length: 64 }, (_, i) => approve(store, deposit, { actor: `admin:${100 + i}` })),
  )
  // Who was first is chance.
  const first = results.findIndex(({ status }) => status === 'fulfilled')
  const data = {
    reference: deposit.reference,
    status: 'credited',
    decidedBy: `admin:${100 + first}`,
  }
  const others = results.filter((_, i) => i !== first)
  expect(others).toMatchObject(Array(63).fill({ reason: { code: 'DEPOSIT_DECIDED', data } }))
  expect(await balanceOf(store.read, holder.id)).toBe(10 * USD)
  expect(await told(store, holder.telegramId, 'deposit_credited')).toHaveLength(1)
  expect(await actsOf(store, 'deposit.approve')).toHaveLength(1)
})

test('another amount than the holder said is credited, and both are kept wherever it is told', async () => {
  const { store, holder, deposit } = await withReceipt()
  const { reference } = deposit
  const [amountMicros, claimedMicros] = [8 * USD, 10 * USD]
  expect(await approve(store, deposit, { amountMicros })).toMatchObject({
    ...{ status: 'credited', amountMicros: claimedMicros, creditedMicros: amountMicros },
  })
  expect(await entriesOf(store, holder.id, 'deposit')).toMatchObject([
    { amountMicros, reference, balanceAfterMicros: amountMicros, note: '10.00 USD → 8.00 USD' },
  ])
  expect(await actsOf(store, 'deposit.approve')).toMatchObject([
    { actor: ADMIN, detail: { reference, amountMicros, claimedMicros } },
  ])
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('what arrived in another currency is worth what the terms said that its payer was shown', async () => {
  const { store, manual } = await depositStore()
  const terms = { currency: 'VND', rateMicros: 26_000_000_000, ratedMs: 1 }
  await store.transaction((tx) => changeSettings(tx, oneTransfer(terms), START))
  const holder = await openTestAccount(store)
  const deposit = await submit(store, await open(store, holder.id, manual))
  // A dong has no smaller unit.
  expect(deposit).toMatchObject({ price: 260_000, currency: 'VND', feeBp: 0 })
  await store.transaction((tx) => changeSettings(tx, oneTransfer(), START))
  expect(await approve(store, deposit, { arrived: 100_000 })).toMatchObject({
    ...{ creditedMicros: 3_840_000, paidIn: '100000 VND', transferName: 'Bank transfer' },
  })
  expect(await balanceOf(store.read, holder.id)).toBe(3_840_000)
})

test('a transfer in USD takes no other currency', async () => {
  const { store, holder, deposit } = await withReceipt()
  await expect(approve(store, deposit, { arrived: 10 })).rejects.toMatchObject({
    code: 'INVALID_CREDIT',
  })
  expect(await balanceOf(store.read, holder.id)).toBe(0)
})

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e13])(
  'nothing is credited with %d micro-USD',
  async (amountMicros) => {
    const { store, holder, deposit } = await withReceipt()
    await expect(approve(store, deposit, { amountMicros })).rejects.toMatchObject({
      ...{ code: 'INVALID_CREDIT', data: { maxMicros: 1e13 } },
    })
    expect(await balanceOf(store.read, holder.id)).toBe(0)
    expect((await depositByReference(store.read, deposit.reference)).status).toBe('submitted')
  },
)

test('of an approval and a rejection at once one happens', async () => {
  const { store, holder, deposit, reject } = await withReceipt()
  const [approved, rejected] = await Promise.allSettled([approve(store, deposit), reject(deposit)])
  const isApproved = approved.status === 'fulfilled'
  const refused = isApproved ? rejected : approved
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'DEPOSIT_DECIDED' } })
  const { status } = await depositByReference(store.read, deposit.reference)
  expect(status).toBe(isApproved ? 'credited' : 'rejected')
  expect(await balanceOf(store.read, holder.id)).toBe(isApproved ? 10 * USD : 0)
  expect(await actsOf(store, 'deposit.approve')).toHaveLength(isApproved ? 1 : 0)
  expect(await actsOf(store, 'deposit.reject')).toHaveLength(isApproved ? 0 : 1)
})

test.each([
  ['', { code: 'REASON_MISSING' }],
  [' \n', { code: 'REASON_MISSING' }],
  ['x'.repeat(501), { code: 'REASON_TOO_LONG', data: { max: 500 } }],
])('a reason like %j rejects nothing', async (reason, refusal) => {
  const { store, deposit, reject } = await withReceipt()
  await expect(reject(deposit, reason)).rejects.toMatchObject(refusal)
  expect((await depositByReference(store.read, deposit.reference)).status).toBe('submitted')
})

test('nothing is decided without a receipt, or about an unknown reference', async () => {
  const { store, holder, manual, stars, reject } = await withReceipt()
  const unpaid = await open(store, holder.id, manual)
  const notPaid = { code: 'DEPOSIT_DECIDED', data: { status: 'open' } }
  await expect(approve(store, unpaid)).rejects.toMatchObject(notPaid)
  const inStars = await open(store, holder.id, stars)
  await expect(approve(store, inStars)).rejects.toMatchObject(notPaid)
  await expect(reject(unpaid)).rejects.toMatchObject(notPaid)
  const unknown = { ...unpaid, reference: 'DEP-0' }
  await expect(approve(store, unknown)).rejects.toMatchObject({ code: 'DEPOSIT_NOT_FOUND' })
  expect(await balanceOf(store.read, holder.id)).toBe(0)
})

test('who was banned meanwhile still has what they paid', async () => {
  const { store, holder, deposit } = await withReceipt()
  await store.transaction((tx) => ban(tx, holder.id, { reason: 'x', actor: ADMIN }, START))
  await approve(store, deposit)
  expect(await balanceOf(store.read, holder.id)).toBe(10 * USD)
})
