import type { Digest } from '../../../domain/reports/digest.ts'
import type { Waiting } from '../../../domain/reports/waiting.ts'
import type { Texts } from '../../../locales/languages.ts'
import { type Button, button } from '../../screen.ts'
import { counting } from './menu.ts'

/** A button to each thing in the digest that needs somebody. */
export function digestButtons(
  texts: Texts,
  { waiting, pauses, low, suppliers }: Digest,
): Button[][] {
  const { t } = texts
  const { pending, tasks, claims, stuck } = waiting
  const waits = [
    ...(pauses.switches.length > 0 ? [button(t('admin-switches'), 'a.switches')] : []),
    ...waitingButton(texts, t('admin-deposits'), pending, 'a.deposits'),
    ...waitingButton(texts, t('admin-tasks'), tasks, 'a.tasks'),
    ...waitingButton(texts, t('admin-claims-menu'), claims, 'a.claims'),
    ...waitingButton(texts, t('admin-stuck'), stuck, 'a.stuck'),
    ...rareButtons(texts, waiting),
  ]
  const goods = [
    ...(low.length > 0 ? [button(t('admin-stock'), 'a.stock')] : []),
    ...(suppliers.length > 0 ? [button(t('admin-suppliers'), 'a.suppliers')] : []),
    button(t('admin-stats'), 'a.stats', 'yesterday'),
  ]
  return [...inPairs(waits), goods]
}

/** Buttons to what seldom waits, which the menu has only while it does. */
export function rareButtons(texts: Texts, waiting: Waiting): Button[] {
  const { t } = texts
  const { approvals, moves, unmatched, incidents, aside, held } = waiting
  return [
    ...waitingButton(texts, t('admin-incidents-title'), incidents, 'a.incidents'),
    ...waitingButton(texts, t('admin-approvals-title'), approvals, 'a.approvals'),
    ...waitingButton(texts, t('admin-moves-title'), moves, 'a.moves'),
    ...waitingButton(texts, t('admin-payments-title'), unmatched, 'a.payments'),
    ...waitingButton(texts, t('admin-stock-quarantine'), aside, 'a.quarantine', 0),
    ...waitingButton(texts, t('admin-pricing-held-title'), held, 'a.held', 0),
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
