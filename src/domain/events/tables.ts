import {
  instant,
  json,
  reference,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'
import { accounts } from '../accounts/tables.ts'
import type { ACCESS_CHANGES } from './access-changes.ts'

/** What happened to each account, for its own programs. Rows older than 30 days are deleted. */
export const events = table(
  'events',
  {
    id: serial(),
    accountId: reference(() => accounts.id),
    /** 1, 2, 3 … for each account, in the order of the commits and without gaps. */
    number: whole().notNull(),
    type: text({
      enum: [
        'order.completed',
        'order.cancelled',
        'lookup.completed',
        'lookup.cancelled',
        'wallet.credited',
        'wallet.debited',
        'wallet.low',
        'access.changed',
        'order.code_replaced',
      ],
    }).notNull(),
    /** The order or lookup, or the id of the ledger entry; null if the event has data. */
    reference: text(),
    data: json().$type<EventData>(),
    /** Never earlier than that of the account's event before it, unless the clock was set back. */
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('events_of_account').on(t.accountId, t.number)],
)

/** What the account's access to the API was after a change. */
export type AccessChange = {
  change: (typeof ACCESS_CHANGES)[number]
  /** The holder, or the operator with its admins. */
  by: 'holder' | 'operator'
  standing: 'active' | 'restricted' | 'banned'
  /** The end of a restriction, in milliseconds since 1970. */
  restrictedUntilMs: number | null
  /** Whether both switches, the holder's and the operator's, are on. */
  apiEnabled: boolean
  allowlist: string[]
}

/** The content of events whose subject has no row that stays the same. */
export type EventData = { balanceMicros: number; lowBelowMicros: number } | AccessChange
