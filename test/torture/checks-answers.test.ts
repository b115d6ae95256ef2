import { refusals } from '../../packages/torture/checks/refusals.ts'
import { replays } from '../../packages/torture/checks/replays.ts'
import { suppliersLookups } from '../../packages/torture/checks/suppliers-lookups.ts'
import type { Json } from '../../packages/torture/final.ts'
import { answer, finds } from './finds.ts'
import { OTHER, refusal } from './good-run.ts'

finds(suppliersLookups, [
  [
    'an answer to a lookup that was not made',
    ({ lookups }) => lookups.shift(),
    /L-1 \(l1\) was answered, and not made/,
  ],
  [
    'another finding',
    ({ lookups }) => Object.assign(lookups[0]?.body ?? {}, { playerName: 'Bob' }),
    /another playerName/,
  ],
  [
    'a lookup that nobody asked for',
    ({ lookups }) => lookups.push({ ...lookups[0], trxid: 'L-9' } as never),
    /L-9, which nobody has/,
  ],
  [
    'a redemption whose fee was given back',
    ({ lookups }) => lookups.push({ ...lookups[0], trxid: 'L-2', path: '/rdmgamea' } as never),
    /Redemption L-2 was made/,
  ],
])

finds(replays, [
  [
    'another order for the same trxid',
    (run) => {
      answer(run, 't1', 1).orderId = 'Z'
    },
    /differ in orderId/,
  ],
  [
    'two answers that are no replays',
    (run) => {
      delete answer(run, 't1', 1).idempotentReplay
    },
    /2 answers to t1 say/,
  ],
  [
    'a replay of a first call',
    (run) => {
      answer(run, 'c1').idempotentReplay = true
    },
    /c1 was replayed before it was sent/,
  ],
  [
    'a difference that is not named',
    (run) => {
      delete answer(run, 't1', 4).replayDiffers
    },
    /"" differs, and it is "pid"/,
  ],
  [
    'a difference that is none',
    (run) => {
      answer(run, 't1', 1).replayDiffers = ['userId']
    },
    /"userId" differs/,
  ],
  [
    'a trxid at two endpoints',
    (run) => Object.assign(run.ask('t1', 3), { status: 200, body: { trxid: 't1', orderId: 'L' } }),
    /answered to two endpoints/,
  ],
  [
    'a trxid of two accounts',
    (run) => run.post('t1', {}, { at: 270, account: OTHER, body: answer(run, 't1') }),
    /answered to two accounts/,
  ],
  [
    'another word to another account',
    (run) => Object.assign(run.ask('t1', 2), { status: 400, body: refusal('UNKNOWN_PID') }),
    /belongs to another account, is answered with UNKNOWN_PID/,
  ],
  [
    'a refusal of what was answered before',
    (run) => run.post('c1', {}, { at: 270, status: 400, body: refusal('INSUFFICIENT_STOCK') }),
    /c1 was answered before, and is now refused/,
  ],
  [
    'a strict call with another body that was not refused',
    (run) => {
      const { request } = run.ask('t1', 4)
      Object.assign(request as Json, { headers: { Prefer: 'handling=strict' } })
    },
    /t1 with another body was not refused/,
  ],
  [
    'a call that was refused as reused and did not ask for it',
    (run) => {
      const body = { ...refusal('TRXID_REUSED'), replayDiffers: ['pid'] }
      run.post('t1', { pid: 'FAR-300', userId: '51' }, { at: 270, status: 409, body })
    },
    /t1 is refused as reused, for no reason/,
  ],
  [
    'an answer about another trxid',
    (run) => run.post('n9', {}, { at: 270, body: { ...run.order('t1'), idempotentReplay: true } }),
    /n9 is answered with t1/,
  ],
])

finds(refusals, [
  [
    'a charge for what was refused',
    ({ other }) => other.transactions.push({ kind: 'charge', trxid: 'r1' }),
    /r1 was only ever refused/,
  ],
  [
    'an order of what was refused',
    ({ other }) => other.orders.push({ trxid: 'r1' }),
    /r1 was only ever refused/,
  ],
  [
    'an internal error',
    (run) =>
      run.post(
        'e1',
        {},
        { at: 270, status: 500, body: { ...refusal('INTERNAL'), error: 'INTERNAL ERROR' } },
      ),
    /is an internal error/,
  ],
  [
    'a body that is no JSON',
    (run) => Object.assign(run.ask('r1'), { body: '<html>' }),
    /no object/,
  ],
  [
    'other words than those of the contract',
    (run) => {
      answer(run, 'r1').error = 'TOO POOR'
    },
    /has the error TOO POOR/,
  ],
  [
    'a refusal that says success',
    (run) => {
      answer(run, 't1', 2).success = true
    },
    /not the form/,
  ],
  [
    '503 without Retry-After',
    (run) => {
      run.ask('l2').headers = {}
    },
    /no Retry-After/,
  ],
  [
    'an unknown code',
    (run) => Object.assign(run.ask('t1', 2), { body: refusal('OOPS') }),
    /nobody documents/,
  ],
  [
    'a code of another status',
    (run) => Object.assign(run.ask('t1', 2), { status: 404 }),
    /another status/,
  ],
])
