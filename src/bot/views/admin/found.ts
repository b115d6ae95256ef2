import type { Find } from '../../../domain/reports/find.ts'
import type { Holder } from '../../../domain/reports/order.ts'
import { bold, clip, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { claimRow } from '../holder/claims.ts'
import { depositRow } from '../holder/deposits.ts'
import { type Listings, packName } from '../holder/orders.ts'
import { depositOfRow } from './deposits.ts'
import { listedOrder } from './orders.ts'
import { person } from './person.ts'

export type FoundOf = { find: Find; holder: Holder }

/** What an admin found, with whose it is. */
export function foundView(texts: Texts, found: readonly FoundOf[], listings: Listings): Html {
  const rows = found.flatMap((one, i) => ['', foundLines(texts, i + 1, one, listings)])
  return lines(bold(texts.t('pasted-found')), ...rows)
}

/** The same on a button. */
export function foundButton(texts: Texts, { find }: FoundOf, listings: Listings): string {
  return find.kind === 'deposit'
    ? `${texts.t('pasted-deposit')} · ${depositOfRow(texts, find.deposit)}`
    : foundRow(texts, find, listings)
}

function foundLines(texts: Texts, number: number, one: FoundOf, listings: Listings): Html {
  const { format } = texts
  const { find, holder } = one
  if (find.kind === 'order') {
    const order = { ...find.order, holder, profitMicros: null }
    return listedOrder(texts, number, order, { listings, withHolder: true })
  }
  const title = html`${format.number(number)}. ${foundButton(texts, one, listings)}`
  if (find.kind === 'account') {
    const { username } = find.account
    return lines(title, username === null ? null : format.apart(`@${username}`))
  }
  const at = timeOf(find)
  return lines(title, html`${person(texts, holder)}${at ? html` · ${format.time(at)}` : ''}`)
}

function timeOf(find: Find): Date | null {
  switch (find.kind) {
    case 'deposit':
      return find.deposit.createdAt
    case 'lookup':
      return find.lookup.createdAt
    case 'claim':
      return find.claim.openedAt
    default:
      return null
  }
}

/** One thing that was found, on a button. */
export function foundRow(texts: Texts, find: Find, listings: Listings): string {
  const { format, t } = texts
  switch (find.kind) {
    case 'order': {
      const { order } = find
      const player = Object.values(order.player).join(' ')
      const pack = clip(packName(texts, order, listings), 30)
      return clip(
        [t(`orders-mark-${order.status}`), pack, player, format.day(order.createdAt)]
          .filter(Boolean)
          .join(' · '),
        60,
      )
    }
    case 'lookup':
      return `${t('pasted-lookup')} · ${find.lookup.id}`
    case 'deposit':
      return `${t('pasted-deposit')} · ${depositRow(texts, find.deposit)}`
    case 'claim':
      return claimRow(texts, find.claim)
    case 'key':
      return find.key.name
    case 'account':
      return `👤 ${person(texts, find.account, 32)}`
  }
}
