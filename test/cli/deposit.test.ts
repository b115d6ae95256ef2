import { expect, test } from 'vitest'
import { storeUnmatched } from '../../src/domain/deposits/unmatched.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { createManualTransfer } from '../../src/payments/manual.ts'
import { testCli } from '../helpers/cli.ts'
import { open, submit, USD } from '../helpers/deposits.ts'
import { openTestAccount, START } from '../helpers/factories.ts'
import { oneTransfer } from '../helpers/transfers.ts'

async function withReceipt() {
  const cli = await testCli()
  const { store } = cli
  await store.transaction((tx) => changeSettings(tx, oneTransfer(), START))
  const holder = await openTestAccount(store, { name: 'Ann' })
  const deposit = await submit(store, await open(store, holder.id, createManualTransfer()))
  const balance = () => balanceOf(store.read, holder.id)
  return { ...cli, holder, reference: deposit.reference, balance }
}

test('a transfer is credited with what has arrived, after a yes, and once', async () => {
  const { run, json, reference, holder, balance, store } = await withReceipt()
  const listed = await run('deposit', 'pending')
  expect(listed.out).toMatch(new RegExp(`${reference} +10\\.00 USD +Ann .* +1 +2026`))
  const approve = ['deposit', 'approve', reference.toLowerCase(), '--amount', '9.5'] as const
  const asked = await run(...approve)
  expect(asked).toMatchObject({ exitCode: 1 })
  expect(asked.out).toMatch(/would credit 9\.50 USD instead of 10\.00 USD\. Nothing has changed/)
  expect(asked.err).toMatch(/Add --yes/)
  expect(await balance()).toBe(0)
  expect(await json(...approve, '--yes')).toMatchObject({
    ...{ reference, telegramId: holder.telegramId, status: 'credited', decidedBy: 'operator' },
    ...{ amountUsd: 10, creditedUsd: 9.5, receipts: 1 },
  })
  expect(await balance()).toBe(9.5 * USD)
  const again = await run('deposit', 'approve', reference, '--yes')
  expect(again).toMatchObject({ exitCode: 1 })
  expect(again.err).toMatch(/was credited \(10\.00 USD → 9\.50 USD, the operator\)/)
  expect((await run('deposit', 'approve', reference)).err).toMatch(/was credited/)
  expect(await balance()).toBe(9.5 * USD)
  const shown = await run('deposit', 'show', reference)
  expect(shown.out).toMatch(/Amount +10\.00 USD\nCredited +9\.50 USD/)
  expect((await run('deposit', 'pending')).out).toMatch(/No transfer waits/)
  expect((await proveLedger(store.read)).findings).toEqual([])
})

test('a transfer is rejected with a reason, and no wrong amount is credited', async () => {
  const { run, json, refusal, reference, balance } = await withReceipt()
  expect((await run('deposit', 'reject', reference)).err).toMatch(/--reason/)
  for (const [amount, words] of [
    ['0', /above zero/],
    ['-5', /argument|not an amount|unknown option/],
    ['10000000', /less than ten million/],
  ] as const)
    expect(await refusal('deposit', 'approve', reference, '--yes', '--amount', amount)).toMatch(
      words,
    )
  const reject = ['deposit', 'reject', reference, '--reason', 'Not received'] as const
  const rejected = { status: 'rejected', reason: 'Not received', creditedUsd: null }
  expect(await json(...reject)).toMatchObject(rejected)
  expect(await balance()).toBe(0)
})

test('a payment without a top-up is listed, assigned after a yes, or marked as returned', async () => {
  const { run, json, store, holder, balance } = await withReceipt()
  const unknown = { price: null, paidIn: null, payerTelegramId: null }
  const payment = { method: 'crypto_pay', payload: 'x', ...unknown }
  for (const paymentId of ['CP-1', 'CP-2'])
    await store.transaction((tx) =>
      storeUnmatched(tx, { ...payment, paymentId, amountMicros: null }, START),
    )
  expect((await run('deposit', 'unmatched')).out).toMatch(/1 +crypto_pay +x +open/)
  const assign = ['deposit', 'assign', '1', String(holder.telegramId)] as const
  expect((await run(...assign)).err).toMatch(/Say the amount in USD/)
  const asked = await run(...assign, '--amount', '7')
  expect(asked).toMatchObject({ exitCode: 1 })
  expect(asked.out).toMatch(/would credit 7\.00 USD to Ann .*Nothing has changed/)
  expect(await balance()).toBe(0)
  expect(await json(...assign, '--amount', '7', '--yes')).toMatchObject({
    ...{ id: 1, paymentId: 'CP-1', status: 'assigned', decidedBy: 'operator' },
  })
  expect(await balance()).toBe(7 * USD)
  expect((await run(...assign, '--amount', '7', '--yes')).err).toMatch(
    /assigned or returned before/,
  )
  expect((await run('deposit', 'assign', '9', '@ann')).exitCode).toBe(1)
  expect(await json('deposit', 'return', '2', '--reason', 'Paid back')).toMatchObject({
    ...{ status: 'returned', reason: 'Paid back' },
  })
  expect(await json('deposit', 'unmatched')).toEqual({ payments: [] })
  expect(await json('deposit', 'unmatched', '--all')).toMatchObject({
    payments: [{ id: 2 }, { id: 1 }],
  })
  expect((await proveLedger(store.read)).findings).toEqual([])
})
