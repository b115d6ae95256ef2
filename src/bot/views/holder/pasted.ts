import type { ApiKey } from '../../../domain/access/api-keys.ts'
import type { Lookup } from '../../../domain/orders/lookups.ts'
import type { Find } from '../../../domain/reports/find.ts'
import { bold, clip, code, type Html, lines, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { person } from '../admin/person.ts'
import { claimRow } from './claims.ts'
import { depositRow } from './deposits.ts'
import { type Listings, packName } from './orders.ts'

/** One thing that was found, on a button. */
export function foundRow(texts: Texts, find: Find, listings: Listings): string {
  const { pasted, orders, format } = texts
  switch (find.kind) {
    case 'order': {
      const { order } = find
      const player = Object.values(order.player).join(' ')
      const pack = clip(packName(texts, order, listings), 30)
      return clip(
        [orders.mark[order.status], pack, player, format.day(order.createdAt)]
          .filter(Boolean)
          .join(' · '),
        60,
      )
    }
    case 'lookup':
      return `${pasted.lookup} · ${find.lookup.id}`
    case 'deposit':
      return `${pasted.deposit} · ${depositRow(texts, find.deposit)}`
    case 'claim':
      return claimRow(texts, find.claim)
    case 'key':
      return find.key.name
    case 'account':
      return `👤 ${person(texts, find.account, 32)}`
  }
}

export function lookupView({ pasted, orders, format }: Texts, lookup: Lookup): Html {
  const { labels } = orders
  return lines(
    bold(pasted.lookup),
    '',
    format.field(labels.order, code(lookup.id)),
    lookup.trxid ? format.field(labels.trxid, code(clip(lookup.trxid, 128))) : null,
    format.field(labels.status, orders.status[lookup.status]),
    format.field(pasted.fee, format.usd(lookup.feeMicros)),
    lookup.feeReturned ? pasted.feeReturned : null,
    format.field(labels.placed, format.time(lookup.createdAt)),
  )
}

export function keyView({ pasted, format }: Texts, { name }: ApiKey, isRemoved: boolean): Html {
  return lines(
    pasted.key(format.apart(bold(untappable(name)))),
    isRemoved ? pasted.keyRemoved : null,
  )
}
