import { expect, test } from 'vitest'
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

const PAYS_ONCE = 'a claim pays back once what was decided'
const AT_MOST = 'the claims about an order pay back at most its amount'
const BELONGS = 'an entry of a claim belongs to a refunded claim of the same account'
const OUT_OF_USE = 'a replaced code is out of use, and its replacement belongs to the same order'

test.each<[string, string, (made: Decided) => string]>([
  [
    'another amount than was paid',
    PAYS_ONCE,
    ({ refunded }) =>
      `UPDATE claims SET refunded_micros = 1 WHERE reference = '${refunded.reference}'`,
  ],
  [
    'no entry',
    PAYS_ONCE,
    ({ refunded }) => `DELETE FROM entries WHERE reference = '${refunded.reference}'`,
  ],
  [
    'more than the order cost',
    AT_MOST,
    ({ refunded }) => `UPDATE orders SET amount_micros = 1 WHERE id = '${refunded.orderId}'`,
  ],
  [
    'an entry of a claim that was refused',
    BELONGS,
    ({ refunded }) =>
      `UPDATE claims SET state = 'refused', refunded_micros = 0 WHERE reference = '${refunded.reference}'`,
  ],
  [
    'a replaced code that is for sale again',
    OUT_OF_USE,
    ({ old }) => `UPDATE stock_codes SET order_id = NULL, quarantined_at = NULL WHERE id = ${old}`,
  ],
  [
    'a replaced code that another order has',
    OUT_OF_USE,
    ({ old, other }) => `UPDATE stock_codes SET order_id = '${other}' WHERE id = ${old}`,
  ],
  [
    'a replacement that another order has',
    OUT_OF_USE,
    ({ fresh, other }) => `UPDATE stock_codes SET order_id = '${other}' WHERE id = ${fresh}`,
  ],
])('the proof finds %s', async (_, rule, spoil) => {
  const made = await decided()
  const { store } = made
  expect((await proveLedger(store.read)).findings).toEqual([])
  const direct = await connectDirectly(store)
  await direct.breakRules()
  await direct.exec(spoil(made))
  const found = (await proveLedger(store.read)).findings.map((finding) => finding.rule)
  expect(found).toContain(rule)
})
