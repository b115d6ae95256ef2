import type { Find } from '../../domain/reports/find.ts'
import type { Holder } from '../../domain/reports/order.ts'
import { clip } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { claimRow } from '../claims/view.ts'
import { depositRow } from '../deposits/view.ts'
import { person } from '../kit/person.ts'
import { type Listings, packName } from '../orders/view.ts'

export type FoundOf = { find: Find; holder: Holder }

/** One thing that was found, on a button. */
export function foundRow(texts: Texts, find: Find, listings: Listings): string {
  const { format, t } = texts
  switch (find.kind) {
    case 'order': {
      const { order } = find
      const player = Object.values(order.player).join(' ')
      const pack = clip(packName(texts, order, listings), 30)
      return clip(
        [t(`orders-icon-${order.status}`), pack, player, format.day(order.createdAt)]
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
