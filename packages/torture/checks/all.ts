import type { Final } from '../final.ts'
import type { History } from '../history.ts'
import type { Problem } from '../problem.ts'
import { access } from './access.ts'
import { acknowledgedMoney } from './acknowledged-money.ts'
import { acknowledgedOrders } from './acknowledged-orders.ts'
import { amounts } from './amounts.ts'
import { audit } from './audit.ts'
import type { Check } from './check.ts'
import { codes } from './codes.ts'
import { ended } from './ended.ts'
import { events } from './events.ts'
import { isolation } from './isolation.ts'
import { processes } from './processes.ts'
import { replays } from './replays.ts'
import { suppliersBook } from './suppliers-book.ts'
import { terminalStates } from './terminal-states.ts'
import { walletSums } from './wallet-sums.ts'
import { webhooks } from './webhooks.ts'

export const CHECKS: readonly Check[] = [
  ...[audit, acknowledgedOrders, terminalStates, ended, walletSums, acknowledgedMoney, amounts],
  ...[suppliersBook, replays, codes, events, webhooks, isolation, access],
  processes,
]

/** All promises that were not kept. */
export function findProblems(final: Final, history: History): Problem[] {
  return CHECKS.flatMap(({ name, find }) =>
    find(final, history).map((problem) => ({ check: name, ...problem })),
  )
}
