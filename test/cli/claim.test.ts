import { expect, test } from 'vitest'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { orderById } from '../../src/domain/orders/orders.ts'
import { buyKeys, claim } from '../helpers/claims.ts'
import { testCli } from '../helpers/cli.ts'
import { USD } from '../helpers/deposits.ts'
import { addTestStock, importTestCatalog, openTestAccount, PIDS } from '../helpers/factories.ts'

/** An account that has bought two keys for 10 USD and claims one, with two left in stock. */
async function claimed() {
  const cli = await testCli()
  const { store } = cli
  await importTestCatalog(store)
  const codes = await addTestStock(store, PIDS.gamekey, 4)
  const holder = await openTestAccount(store, { name: 'Ann', balanceMicros: 100 * USD })
  const orderId = await buyKeys(store, holder.id, 2)
  const { reference } = await claim(store, holder.id, orderId, { description: 'It is used' })
  const balance = () => balanceOf(store.read, holder.id)
  return { ...cli, codes, holder, orderId, reference, balance }
}

test('a problem is listed, shown with its codes masked, and refused with a reason', async () => {
  const { run, json, codes, holder, orderId, reference } = await claimed()
  const listed = await run('claim', 'list')
  expect(listed.out).toMatch(new RegExp(`${reference} +${orderId} +code_invalid +Ann `))
  const shown = await run('claim', 'show', reference.toLowerCase())
  expect(shown.out).toMatch(/Description +It is used/)
  expect(shown.out).not.toContain(codes[0])
  expect(await json('claim', 'show', reference)).toMatchObject({
    ...{ reference, orderId, state: 'open', telegramId: holder.telegramId, inStock: 2 },
    ...{ amountUsd: 10, refundableUsd: 10, codes: [{}, {}], hasPicture: false },
  })
  expect((await run('claim', 'show', 'CLM-NOT-THERE')).err).toMatch(/no such claim/)
  expect((await run('claim', 'refuse', reference)).err).toMatch(/--reason/)
  expect(await json('claim', 'refuse', reference, '--reason', 'It works')).toMatchObject({
    ...{ state: 'refused', answer: 'It works' },
  })
})

test('a part is paid back after a yes, and once', async () => {
  const { run, json, refusal, reference, balance, store } = await claimed()
  const refund = ['claim', 'refund', reference, '--amount', '2.5'] as const
  const asked = await run(...refund)
  expect(asked).toMatchObject({ exitCode: 1 })
  expect(asked.out).toMatch(/would pay 2\.50 USD back\. Nothing has changed/)
  expect(asked.err).toMatch(/Add --yes/)
  for (const more of [[], ['--yes']])
    expect(await refusal('claim', 'refund', reference, '--amount', '10.01', ...more)).toMatch(
      /at most 10\.00 USD/,
    )
  expect(await balance()).toBe(90 * USD)
  expect(await json(...refund, '--note', 'Sorry', '--yes')).toMatchObject({
    ...{ state: 'refunded', refundedUsd: 2.5, answer: 'Sorry', decidedBy: 'operator' },
  })
  expect(await refusal(...refund, '--yes')).toMatch(
    /was ended with a refund \(2\.50 USD, the operator, Sorry\)/,
  )
  expect(await balance()).toBe(92.5 * USD)
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('codes are replaced after a yes', async () => {
  const { run, json, reference, orderId, codes, store } = await claimed()
  const { codes: listed } = (await json('claim', 'show', reference)) as { codes: { id: number }[] }
  const replace = ['claim', 'replace', reference, '--code', String(listed[1]?.id)] as const
  expect((await run(...replace)).out).toMatch(/would replace 1 code\. Nothing has changed/)
  expect((await run('claim', 'replace', reference, '--code', 'x', '--yes')).err).toMatch(/ids/)
  expect(await json(...replace, '--yes')).toMatchObject({ state: 'replaced' })
  expect((await orderById(store.read, orderId)).codes).toEqual([codes[0], codes[2]])
  expect((await run('claim', 'list')).out).toMatch(/No problem waits/)
  const released = await run('stock', 'release', orderId)
  expect(released.err).toMatch(/has seen this code/)
})

test('a completed order is corrected without a problem, by its id or trxid', async () => {
  const { run, json, store, holder, codes, balance } = await claimed()
  const orderId = await buyKeys(store, holder.id, 1)
  const { trxid } = await orderById(store.read, orderId)
  const asked = await run('order', 'refund', orderId, '--amount', '2')
  expect(asked.out).toMatch(/would pay 2\.00 USD back\. Nothing has changed/)
  const done = { orderId, reason: 'by_operator', decidedBy: 'operator', answer: 'Sorry' }
  const note = ['--note', 'Sorry', '--yes'] as const
  expect(await json('order', 'refund', String(trxid), '--amount', '2', ...note)).toMatchObject({
    ...{ ...done, state: 'refunded', refundedUsd: 2 },
  })
  expect((await run('order', 'refund', orderId, '--amount', '3.01', '--yes')).err).toMatch(
    /at most 3\.00 USD/,
  )
  expect(await json('order', 'replace', orderId, ...note)).toMatchObject({
    ...{ ...done, state: 'replaced' },
  })
  expect((await orderById(store.read, orderId)).codes).toEqual([codes[3]])
  expect(await balance()).toBe(87 * USD)
  expect((await proveLedger(store.read)).findings).toEqual([])
})
