import type { ApiKey } from '../../../domain/access/api-keys.ts'
import type { Lookup } from '../../../domain/orders/lookups.ts'
import type { Find } from '../../../domain/reports/find.ts'
import { bold, clip, code, type Html, lines, untappable } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { person } from '../admin/person.ts'
import { claimRow } from './claims.ts'
import { depositRow } from './deposits.ts'
import { type Listings, packName } from './orders.ts'

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

export function lookupView({ format, t }: Texts, lookup: Lookup): Html {
  return lines(
    bold(t('pasted-lookup')),
    '',
    format.field(t('orders-labels-order'), code(lookup.id)),
    lookup.trxid ? format.field(t('orders-labels-trxid'), code(clip(lookup.trxid, 128))) : null,
    format.field(t('orders-labels-status'), t(`orders-status-${lookup.status}`)),
    format.field(t('pasted-fee'), format.usd(lookup.feeMicros)),
    lookup.feeReturned ? t('pasted-fee-returned') : null,
    format.field(t('orders-labels-placed'), format.time(lookup.createdAt)),
  )
}

export function keyView({ format, t }: Texts, { name }: ApiKey, isRemoved: boolean): Html {
  return lines(
    t('pasted-key', { name: format.apart(bold(untappable(name))) }),
    isRemoved ? t('pasted-key-removed') : null,
  )
}
