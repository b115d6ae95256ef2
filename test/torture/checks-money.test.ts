import { expect, it } from 'vitest'
import { acknowledgedMoney } from '../../packages/torture/checks/acknowledged-money.ts'
import { walletSums } from '../../packages/torture/checks/wallet-sums.ts'
import { finds, found } from './finds.ts'

finds(walletSums, [
  [
    'a balance that is not the sum',
    ({ live }) => {
      live.balanceUsd += 1
    },
    /its transactions are/,
  ],
  [
    'a debt that no chargeback has left',
    ({ live }) => Object.assign(live.transactions.at(-1) ?? {}, { kind: 'debt' }),
    /spent more than the wallet had/,
  ],
  [
    'a second charge',
    ({ live }) => live.transactions.push({ ...live.transactions[1], id: 99 }),
    /is charged with -1 USD \+ -1 USD/,
  ],
  [
    'a refund that is missing',
    ({ live }) => live.transactions.splice(4, 1),
    /cancelled and is paid back nothing/,
  ],
  [
    'a refund of a completed order',
    ({ live }) => live.transactions.push({ kind: 'refund', orderId: 'A', amountUsd: 1 }),
    /completed and is paid back 1 USD/,
  ],
  [
    'claims that pay back more than the price',
    ({ live }) => live.transactions.push({ kind: 'claim_refund', orderId: 'A', amountUsd: 1.5 }),
    /claims that paid 1.5 USD/,
  ],
  [
    'a charge for nothing',
    ({ live }) => live.transactions.push({ id: 9, kind: 'charge', orderId: 'Z' }),
    /order Z, which is not there/,
  ],
  [
    'a wallet below zero',
    ({ live }) => Object.assign(live.transactions[1] ?? {}, { balanceUsd: -1 }),
    /below zero/,
  ],
])

const CREDIT = { kind: 'credit', note: 'n1', amountUsd: 20 }
finds(acknowledgedMoney, [
  [
    'a credit that is lost',
    ({ live }) => live.transactions.shift(),
    /done 1 times, and there are 0/,
  ],
  ['a credit that was made twice', ({ live }) => live.transactions.push(CREDIT), /there are 2/],
  [
    'a credit that nobody made',
    ({ live }) => live.transactions.push({ ...CREDIT, note: 'z' }),
    /wanted 0 times/,
  ],
  [
    'a credit without an answer that was made twice',
    ({ live }) =>
      live.transactions.push(...[1, 2].map(() => ({ ...CREDIT, note: 'n2', amountUsd: 3 }))),
    /wanted 1 times .*there are 2/,
  ],
  [
    'a credit of the chat that is lost',
    ({ final, calls, ask }) => {
      const text =
        '➕ 7.50 USD was added to the wallet of Ann (7).\nBalance  0.00 USD → 7.50 USD\nNote  n3'
      const written = {
        ...ask('t1'),
        channel: 'chat',
        action: 'write',
        request: { text: '/credit 7 7.5 n3' },
      } as const
      calls.push(written)
      final.chats.set(1, [{ message_id: 5, text } as never])
    },
    /n3" was wanted 1 times and done 1 times, and there are 0/,
  ],
  [
    'a top-up that was credited twice',
    ({ live }) =>
      live.transactions.push(...[1, 2].map(() => ({ kind: 'deposit', reference: 'DEP-1' }))),
    /DEP-1 was credited 2 times/,
  ],
  [
    'an invoice that was paid and not credited',
    ({ calls, ask }) =>
      calls.push({ ...ask('t1'), channel: 'chat', action: 'pay', body: { ok: true } }),
    /paid 1 invoices, and was credited 0 times/,
  ],
])

it('lets a credit without an answer be there, or not', () => {
  expect(
    found(acknowledgedMoney, ({ live }) =>
      live.transactions.push({ ...CREDIT, note: 'n2', amountUsd: 3 }),
    ),
  ).toBe('')
})
