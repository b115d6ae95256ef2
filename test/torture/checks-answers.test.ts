import { replays } from '../../packages/torture/checks/replays.ts'
import { answer, finds } from './finds.ts'
import { OTHER, refusal } from './good-run.ts'

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
    'an answer about another trxid',
    (run) => run.post('n9', {}, { at: 270, body: { ...run.order('t1'), idempotentReplay: true } }),
    /n9 is answered with t1/,
  ],
])
