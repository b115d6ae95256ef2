import { describe, expect, it } from 'vitest'
import { acknowledgedMoney } from '../../packages/torture/checks/acknowledged-money.ts'
import { justifiedRefusals } from '../../packages/torture/checks/justified-refusals.ts'
import { lookupFees } from '../../packages/torture/checks/lookup-fees.ts'
import { walletSums } from '../../packages/torture/checks/wallet-sums.ts'
import { answer, finds, found } from './finds.ts'
import { type Run, refusal } from './good-run.ts'

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
    'a step that does not add up',
    ({ live }) => Object.assign(live.transactions[2] ?? {}, { amountUsd: -9 }),
    /After transaction 3/,
  ],
  [
    'a second charge',
    ({ live }) => live.transactions.push({ ...live.transactions[1], id: 99 }),
    /is charged with -1 USD \+ -1 USD/,
  ],
  [
    'a charge of another amount',
    (run) => Object.assign(run.order('t1'), { amountUsd: 2 }),
    /instead of 2 USD once/,
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
    'a transaction of an unknown kind',
    ({ live }) => live.transactions.push({ id: 9, kind: 'gift' }),
    /nothing known/,
  ],
  [
    'a wallet below zero',
    ({ live }) => Object.assign(live.transactions[1] ?? {}, { balanceUsd: -1 }),
    /below zero/,
  ],
])

finds(lookupFees, [
  [
    'a fee that was taken twice',
    ({ live }) => live.transactions.push({ ...live.transactions[5] }),
    /L-1 .*has 2 fees/,
  ],
  [
    'a fee that was never taken',
    ({ live }) => live.transactions.splice(5, 1),
    /cost 0 USD and says 0.0017/,
  ],
  [
    'a fee that was not given back',
    ({ live }) => live.transactions.splice(7, 1),
    /L-2 .*asked for by nobody/,
  ],
  [
    'a fee that was given back though it was made',
    ({ live }) =>
      live.transactions.push({
        kind: 'fee_refund',
        orderId: 'L-1',
        trxid: 'l1',
        amountUsd: 0.0017,
      }),
    /cost 0 USD and says/,
  ],
  [
    'another price than that of the contract',
    (run) => {
      answer(run, 'l1').deductedBalance = 0.02
    },
    /says that it cost 0.02/,
  ],
  [
    'a fee that was kept after LOOKUP_UNAVAILABLE was the last word',
    (run) => {
      run.calls.splice(run.calls.indexOf(run.ask('l2', 1)), 1)
    },
    /has no result, cost 0.0017/,
  ],
  [
    'a twenty-first free lookup of a day',
    (run) => {
      for (let i = 0; i < 21; i++)
        run.post(
          `b${i}`,
          {},
          {
            at: 500 + i,
            path: '/gamebvfy',
            body: { orderId: `L-b${i}`, deductedBalance: 0, createdAt: '2026-01-01' },
          },
        )
    },
    /21 free lookups on 2026-01-01/,
  ],
])

describe('lookup-fees, of a lookup without a result', () => {
  const afterwards = (...codes: [status: number, code: string][]) =>
    found(lookupFees, (run) => {
      const [first, ...later] = codes.map(([status, code]) => ({ status, body: { code } }))
      Object.assign(run.ask('l1'), first)
      later.forEach((answer, i) => {
        run.post('l1', { playerId: '51' }, { at: 210 + 10 * i, path: '/gameavvfy', ...answer })
      })
    })

  it.each([
    ['RESULT_PENDING', []],
    ['DATABASE_UNAVAILABLE', []],
    ['RESULT_PENDING', ['DATABASE_UNAVAILABLE']],
    ['RESULT_PENDING', ['RATE_LIMIT_UNAVAILABLE']],
    ['LOOKUP_UNAVAILABLE', ['DATABASE_UNAVAILABLE']],
    ['RESULT_PENDING', ['INVALID_REQUEST']],
  ])('lets a fee be kept after %s and %j, with a ban at the end', (first, later) => {
    const codes = [first, ...later].map((code): [number, string] => [503, code])
    expect(afterwards(...codes, [403, 'ACCOUNT_BANNED'])).toBe('')
  })

  it('lets a fee be kept that another call has caused meanwhile', () => {
    const overtaken = found(lookupFees, (run) => {
      Object.assign(run.ask('l1'), {
        status: 503,
        body: { code: 'LOOKUP_UNAVAILABLE' },
        endedMs: 209,
      })
      const body = { code: 'RESULT_PENDING' }
      run.post('l1', { playerId: '51' }, { at: 201, path: '/gameavvfy', status: 503, body })
    })
    expect(overtaken).toBe('')
  })

  it.each([
    ['LOOKUP_UNAVAILABLE', 'RATE_LIMIT_UNAVAILABLE'],
    ['RESULT_PENDING', 'LOOKUP_UNAVAILABLE'],
    ['DATABASE_UNAVAILABLE', 'LOOKUP_UNAVAILABLE'],
  ])('finds a fee that was kept after %s and %s', (...codes) => {
    const both = codes.map((code): [number, string] => [503, code])
    expect(afterwards(...both, [403, 'ACCOUNT_BANNED'])).toMatch(/has no result, cost 0.0017/)
  })
})

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
        door: 'chat',
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
      calls.push({ ...ask('t1'), door: 'chat', action: 'pay', body: { ok: true } }),
    /paid 1 invoices .* credited 0/,
  ],
  [
    'a transaction that was taken back twice',
    ({ live }) =>
      live.transactions.push(
        ...[1, 2].map((i) => ({
          kind: 'debit',
          reference: `UNDO-${i}`,
          note: '↩️ n1',
          amountUsd: -20,
        })),
      ),
    /2 were taken back/,
  ],
])

it('lets a credit without an answer be there, or not', () => {
  expect(
    found(acknowledgedMoney, ({ live }) =>
      live.transactions.push({ ...CREDIT, note: 'n2', amountUsd: 3 }),
    ),
  ).toBe('')
})

/** A wallet that is filled by a command and emptied by an order. */
function emptied(run: Run): void {
  run.live.transactions.push({ kind: 'debit', note: 'n4', amountUsd: -8.99, balanceUsd: 0.0049 })
  const args = ['account', 'debit', '8.99', '--telegram-id', '7', '--note', 'n4']
  run.calls.push({
    ...run.ask('t1'),
    ...{ door: 'cli', action: 'account debit', request: args, startedMs: 600, endedMs: 610 },
  })
}

const poor = { ...refusal('INSUFFICIENT_BALANCE'), orderCreated: false }
const TOO_RICH = /p1 costs 1 USD at most, and is refused though the wallet had/

finds(justifiedRefusals, [
  [
    'a refusal of a wallet that had enough all the time',
    (run) => run.post('p1', { pid: 'FAR-60' }, { at: 270, status: 400, body: poor }),
    TOO_RICH,
  ],
  [
    'a refusal that came before the money was gone',
    (run) => {
      emptied(run)
      run.post('p1', { pid: 'FAR-60' }, { at: 280, status: 400, body: poor })
    },
    TOO_RICH,
  ],
  [
    'a lookup that was refused though its fee was there',
    (run) => run.post('p1', {}, { at: 270, path: '/rdmgamea', status: 400, body: poor }),
    /p1 costs 0.0017 USD at most/,
  ],
  [
    'a product that is sold and said to be unknown',
    (run) =>
      run.post('p1', { pid: 'FAR-60' }, { at: 60, status: 400, body: refusal('UNKNOWN_PID') }),
    /FAR-60 is sold/,
  ],
])

it.each([
  ['while the debit is made', 604],
  ['after it', 700],
])('lets a call be refused %s', (_, at) => {
  const spoil = (run: Run) => {
    emptied(run)
    run.post('p1', { pid: 'FAR-60' }, { at, status: 400, body: poor })
  }
  expect(found(justifiedRefusals, spoil)).toBe('')
})
