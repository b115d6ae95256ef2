import { instant, json, serial, table, text, uniqueIndex, whole } from '../dialect.ts'
import type { EventData } from '../json-columns.ts'
import { accounts } from './accounts.ts'

/** What happened to each account, for its own programs. Rows older than 30 days are deleted. */
export const events = table(
  'events',
  {
    id: serial(),
    accountId: whole()
      .notNull()
      .references(() => accounts.id),
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
