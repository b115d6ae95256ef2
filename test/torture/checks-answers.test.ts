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
    'a trxid of two accounts',
    (run) => run.post('t1', {}, { at: 270, account: OTHER, body: answer(run, 't1') }),
    /answered to two accounts/,
  ],
  [
    'a refusal of what was answered before',
    (run) => run.post('c1', {}, { at: 270, status: 400, body: refusal('INSUFFICIENT_STOCK') }),
    /c1 was answered before, and is now refused/,
  ],
])
