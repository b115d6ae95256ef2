import type { Digest } from '../../../domain/reports/digest.ts'
import { type Button, button } from '../../screen.ts'
import type { Texts } from '../../texts/texts.ts'
import { counting } from './menu.ts'

/** A button to each thing in the digest that needs somebody. */
export function digestButtons(texts: Texts, { waiting, low, suppliers }: Digest): Button[][] {
  const { admin, adminClaims, people, service } = texts
  const { pending, unmatched, tasks, claims, stuck, aside, held } = waiting
  const to = (label: string, count: number, verb: string, ...args: (string | number)[]) =>
    count > 0 ? [button(counting(texts, label, count), verb, ...args)] : []
  const waits = [
    ...to(admin.deposits, pending, 'a.deposits'),
    ...to(people.payments.title, unmatched, 'a.payments'),
    ...to(admin.tasks, tasks, 'a.tasks'),
    ...to(adminClaims.menu, claims, 'a.claims'),
    ...to(admin.stuck, stuck, 'a.stuck'),
    ...to(service.stock.quarantine, aside, 'a.quarantine', 0),
    ...to(service.pricing.heldTitle, held, 'a.held', 0),
  ]
  const goods = [
    ...(low.length > 0 ? [button(admin.stock, 'a.stock')] : []),
    ...(suppliers.length > 0 ? [button(admin.suppliers, 'a.suppliers')] : []),
    button(admin.stats, 'a.stats', 'yesterday'),
  ]
  const rows: Button[][] = []
  for (let i = 0; i < waits.length; i += 2) rows.push(waits.slice(i, i + 2))
  return [...rows, goods]
}
