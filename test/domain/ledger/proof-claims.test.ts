import { describe, expect, test } from 'vitest'
import { refundForClaim, replaceForClaim } from '../../../src/domain/claims/decisions.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { buyKeys, claim, codeIds } from '../../helpers/claims.ts'
import { ADMIN, USD } from '../../helpers/deposits.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import { addTestStock, later, openTestAccount, PIDS } from '../../helpers/factories.ts'
import { testShop } from '../../helpers/store.ts'

/** One claim that was refunded, and one whose code was replaced. */
async function decided() {
  const store = await testShop()
  await addTestStock(store, PIDS.gamekey, 4)
  const { id } = await openTestAccount(store, { balanceMicros: 100 * USD })
  const by = { actor: ADMIN, answer: null } as const
  const refunded = await claim(store, id, await buyKeys(store, id))
  const replaced = await claim(store, id, await buyKeys(store, id))
  const other = await buyKeys(store, id)
  const input = { ...by, amountMicros: 2 * USD }
  await store.transaction((tx) => refundForClaim(tx, refunded.reference, input, later(1)))
  const [old = 0] = await codeIds(store, replaced.orderId)
  await store.transaction((tx) =>
    replaceForClaim(tx, replaced.reference, { ...by, codeIds: [old] }, later(1)),
  )
  const [fresh = 0] = await codeIds(store, replaced.orderId)
  return { store, refunded, replaced, other, old, fresh }
}
type Decided = Awaited<ReturnType<typeof decided>>

const change = (made: { reference: string }, set: string) =>
  `UPDATE claims SET ${set} WHERE reference = '${made.reference}'`
const give = (codeId: number, orderId: string) =>
  `UPDATE stock_codes SET order_id = '${orderId}' WHERE id = ${codeId}`

/** What breaks each rule, past the triggers. */
const TAMPERINGS: Record<string, [what: string, spoil: (made: Decided) => string][]> = {
  'a claim pays back once what was decided': [
    ['another amount than was paid', ({ refunded }) => change(refunded, 'refunded_micros = 1')],
    ['no entry', ({ refunded }) => `DELETE FROM entries WHERE reference = '${refunded.reference}'`],
  ],
  'the claims about an order pay back at most its amount': [
    [
      'more than the order cost',
      ({ refunded }) => `UPDATE orders SET amount_micros = 1 WHERE id = '${refunded.orderId}'`,
    ],
  ],
  'an entry belongs to what it is about, of the same account': [
    [
      'an entry of a claim that was refused',
      ({ refunded }) => change(refunded, "state = 'refused', refunded_micros = 0"),
    ],
  ],
  'a replaced code is out of use, and its replacement belongs to the same order': [
    [
      'a replaced code that is for sale again',
      ({ old }) =>
        `UPDATE stock_codes SET order_id = NULL, quarantined_at = NULL WHERE id = ${old}`,
    ],
    ['a replaced code that another order has', ({ old, other }) => give(old, other)],
    ['a replacement that another order has', ({ fresh, other }) => give(fresh, other)],
  ],
}

describe.each(Object.entries(TAMPERINGS))('finds that not always %s', (rule, tamperings) => {
  test.each(tamperings)('%s', async (_, spoil) => {
    const made = await decided()
    const { store } = made
    expect((await proveLedger(store.read)).findings).toEqual([])
    const direct = await connectDirectly(store)
    await direct.breakRules()
    await direct.exec(spoil(made))
    const found = (await proveLedger(store.read)).findings.map((finding) => finding.rule)
    expect(found).toContain(rule)
  })
})
