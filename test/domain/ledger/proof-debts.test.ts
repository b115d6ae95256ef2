import { describe, expect, test } from 'vitest'
import { depositByReference } from '../../../src/domain/deposits/deposits.ts'
import { chargeBack } from '../../../src/domain/deposits/refunds.ts'
import { post, walletOf } from '../../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { credit, depositStore, open, USD } from '../../helpers/deposits.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { openTestAccount, START } from '../../helpers/factories.ts'

const OWES = 'a debt is the sum of its entries, and an account that owes has an empty wallet'
const BALANCE = 'each entry stores the balance after it'
const DEPOSIT = 'a deposit is credited once if it was paid, and taken back once if it was refunded'
const NOTHING = 'an entry belongs to what it is about, of the same account'

/**
 * An account that spent 4 of 10 USD, whose payment was taken back, and that was credited 3 of the 4 since;
 * and a bystander, of whom no debt is left.
 */
async function history() {
  const { store, stars } = await depositStore()
  const chargedBack = async (creditUsd: number) => {
    const holder = await openTestAccount(store)
    const { id: accountId } = holder
    const { reference } = await open(store, accountId, stars)
    await credit(store, await depositByReference(store.read, reference), holder)
    await store.transaction(async (tx) => {
      await post(tx, { accountId, kind: 'debit', amountMicros: -4 * USD, note: 'spent' }, START)
      const deposit = await depositByReference(tx, reference)
      await chargeBack(tx, deposit, START)
      await post(tx, { accountId, kind: 'credit', amountMicros: creditUsd * USD }, START)
    })
    return { accountId, reference }
  }
  const bystander = await chargedBack(9)
  expect(await walletOf(store.read, bystander.accountId)).toMatchObject({ balanceMicros: 5 * USD })
  return { store, ...(await chargedBack(3)) }
}

type History = Awaited<ReturnType<typeof history>>

const wallet = (change: string) => (h: History) =>
  `UPDATE wallets SET ${change} WHERE account_id = ${h.accountId}`
const entry = (kind: string, change: string) => (h: History) =>
  `UPDATE entries SET ${change} WHERE kind = '${kind}' AND account_id = ${h.accountId}`
const deposit = (change: string) => (h: History) =>
  `UPDATE deposits SET ${change} WHERE reference = '${h.reference}'`
const remove = (kind: string) => (h: History) =>
  `DELETE FROM entries WHERE kind = '${kind}' AND account_id = ${h.accountId}`

describe('the proof finds, and names whose it is, where', () => {
  test.each([
    ['a debt is forgiven without an entry', wallet('debt_micros = 0'), OWES],
    ['a debt grows without an entry', wallet('debt_micros = debt_micros + 1'), OWES],
    ['the entry of a debt is removed', remove('debt'), OWES],
    ['a payment of a debt is removed', remove('debt_payment'), OWES],
    ['the entry of a debt grows', entry('debt', 'amount_micros = amount_micros + 1'), OWES],
    ['a payment shrinks', entry('debt_payment', 'amount_micros = -1'), OWES],
    ['a debt passes for a credit', entry('debt', "kind = 'credit', house = 'adjustments'"), OWES],
    ['a debt has no chargeback', remove('chargeback'), BALANCE],
    ['a debt is of another reference', entry('debt', "reference = 'DEP-0'"), NOTHING],
    ['a debt is of no deposit', entry('debt', "reference = 'DEP-0'"), NOTHING],
    ['a chargeback leaves something', entry('chargeback', 'balance_after_micros = 1'), BALANCE],
    ['a payment has nothing that paid it', remove('credit'), BALANCE],
    ['a payment is of another reference', entry('debt_payment', "reference = 'DEP-0'"), NOTHING],
    ['a payment gives', entry('debt_payment', 'amount_micros = 1'), OWES],
    ['a chargeback is denied', deposit("status = 'credited'"), DEPOSIT],
    ['a chargeback passes for a refund', deposit("status = 'refunded'"), DEPOSIT],
    ['a chargeback is removed', remove('chargeback'), DEPOSIT],
    ['a chargeback shrinks', entry('chargeback', 'amount_micros = -1'), DEPOSIT],
    ['a deposit that was taken back changes hands', deposit('account_id = 99'), NOTHING],
    ['what came in stayed in the wallet', remove('debt_payment'), OWES],
    ['a debt exceeds its chargeback', entry('chargeback', 'amount_micros = -1'), BALANCE],
    ['a payment exceeds what came in', entry('credit', 'amount_micros = 1'), BALANCE],
    ['more is paid than was owed', entry('debt', 'amount_micros = 1'), OWES],
    ['a chargeback is of no deposit', entry('chargeback', "reference = 'DEP-0'"), NOTHING],
  ])('%s', async (_, tamper, rule) => {
    const made = await history()
    const { store, accountId } = made
    const other = await connectDirectly(store)
    await other.breakRules()
    expect((await proveLedger(store.read)).findings).toEqual([])
    await other.exec(tamper(made))
    const { findings } = await proveLedger(store.read)
    expect(findings).toContainEqual(expect.objectContaining({ rule, accountId }))
    const others = findings.filter(
      (finding) => ![accountId, 99].includes(Number(finding.accountId)),
    )
    expect(others).toEqual([])
  })
})

test('the house accounts tell what is owed, and all of them together net to zero', async () => {
  const { store } = await history()
  const { houses, walletsMicros } = await proveLedger(store.read)
  expect(houses).toContainEqual({ house: 'debts', balanceMicros: -1 * USD })
  expect(houses.reduce((sum, { balanceMicros }) => sum + balanceMicros, walletsMicros)).toBe(0)
})
