import type { Final } from '../final.ts'
import type { History } from '../history.ts'
import type { Problem } from '../problem.ts'
import { access } from './access.ts'
import { acknowledgedMoney } from './acknowledged-money.ts'
import { amounts } from './amounts.ts'
import { audit } from './audit.ts'
import { chatAnswers } from './chat-answers.ts'
import type { Check } from './check.ts'
import { codes } from './codes.ts'
import { ended } from './ended.ts'
import { events } from './events.ts'
import { isolation } from './isolation.ts'
import { justifiedRefusals } from './justified-refusals.ts'
import { keptOrders } from './kept-orders.ts'
import { keyCaps } from './key-caps.ts'
import { linearizable } from './linearizable.ts'
import { lookupFees } from './lookup-fees.ts'
import { notices } from './notices.ts'
import { processes } from './processes.ts'
import { rates } from './rates.ts'
import { refusals } from './refusals.ts'
import { replays } from './replays.ts'
import { suppliersBook } from './suppliers-book.ts'
import { suppliersLookups } from './suppliers-lookups.ts'
import { terminalStates } from './terminal-states.ts'
import { waits } from './waits.ts'
import { walletSums } from './wallet-sums.ts'
import { webhooks } from './webhooks.ts'

export const CHECKS: readonly Check[] = [
  ...[audit, keptOrders, terminalStates, ended, walletSums, lookupFees, acknowledgedMoney, amounts],
  ...[suppliersBook, suppliersLookups, replays, refusals, justifiedRefusals],
  ...[
    codes,
    keyCaps,
    events,
    waits,
    webhooks,
    notices,
    chatAnswers,
    isolation,
    access,
    rates,
    processes,
    linearizable,
  ],
]

/** All promises that were not kept. @param say is told what could not be decided, and is no problem. */
export function findProblems(
  final: Final,
  history: History,
  say?: (line: string) => void,
): Problem[] {
  return CHECKS.flatMap(({ name, find }) =>
    find(final, history, say).map((problem) => ({ check: name, ...problem })),
  )
}
