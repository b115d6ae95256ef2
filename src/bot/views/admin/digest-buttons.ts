import type { Digest } from '../../../domain/reports/digest.ts'
import type { Waiting } from '../../../domain/reports/waiting.ts'
import { type Button, button } from '../../screen.ts'
import type { Texts } from '../../texts/texts.ts'
import { counting } from './menu.ts'

/** A button to each thing in the digest that needs somebody. */
export function digestButtons(
  texts: Texts,
  { waiting, pauses, low, suppliers }: Digest,
): Button[][] {
  const { admin, adminClaims } = texts
  const { pending, tasks, claims, stuck } = waiting
  const waits = [
    ...(pauses.switches.length > 0 ? [button(admin.switches, 'a.switches')] : []),
    ...waitingButton(texts, admin.deposits, pending, 'a.deposits'),
    ...waitingButton(texts, admin.tasks, tasks, 'a.tasks'),
    ...waitingButton(texts, adminClaims.menu, claims, 'a.claims'),
    ...waitingButton(texts, admin.stuck, stuck, 'a.stuck'),
    ...rareButtons(texts, waiting),
  ]
  const goods = [
    ...(low.length > 0 ? [button(admin.stock, 'a.stock')] : []),
    ...(suppliers.length > 0 ? [button(admin.suppliers, 'a.suppliers')] : []),
    button(admin.stats, 'a.stats', 'yesterday'),
  ]
  return [...inPairs(waits), goods]
}

/** Buttons to what seldom waits, which the menu has only while it does. */
export function rareButtons(texts: Texts, waiting: Waiting): Button[] {
  const { people, service } = texts
  const { approvals, moves, unmatched, incidents, aside, held } = waiting
  return [
    ...waitingButton(texts, service.incidents.title, incidents, 'a.incidents'),
    ...waitingButton(texts, people.approvals.title, approvals, 'a.approvals'),
    ...waitingButton(texts, people.moves.title, moves, 'a.moves'),
    ...waitingButton(texts, people.payments.title, unmatched, 'a.payments'),
    ...waitingButton(texts, service.stock.quarantine, aside, 'a.quarantine', 0),
    ...waitingButton(texts, service.pricing.heldTitle, held, 'a.held', 0),
  ]
}

export function inPairs(buttons: readonly Button[]): Button[][] {
  const rows: Button[][] = []
  for (let i = 0; i < buttons.length; i += 2) rows.push(buttons.slice(i, i + 2))
  return rows
}

function waitingButton(
  texts: Texts,
  label: string,
  count: number,
  ...to: [verb: string, ...args: (string | number)[]]
): Button[] {
  return count > 0 ? [button(counting(texts, label, count), ...to)] : []
}
