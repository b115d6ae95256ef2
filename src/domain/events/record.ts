import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { exclusivelyFromNow } from '../../db/locks.ts'
import { isValueOf, preparedWrite } from '../../db/prepared.ts'
import type { Tx } from '../../db/store.ts'
import type { AccessChange, EventData } from '../schema.ts'
import { entries, events } from '../schema.ts'

// Events are written in the transaction that makes them happen. A reader that has seen an account's event
// number 7 misses none if it asks for those after 7: number 8 commits after number 7. On PostgreSQL this
// needs a lock, which is held until the commit. So record events after all other statements that may
// wait for a lock, except those that come after a wallet's in any case.

export type EventType = (typeof events.$inferSelect)['type']

export type NewEvent =
  | {
      type: Extract<EventType, `order.${string}` | `lookup.${string}`>
      /** The order's or lookup's id. */
      reference: string
    }
  /** About the newest ledger entry of the account, which this transaction has just added. */
  | { type: 'wallet.credited' | 'wallet.debited' }
  | { type: 'wallet.low'; data: { balanceMicros: number; lowBelowMicros: number } }
  | { type: 'access.changed'; data: AccessChange }

/**
 * An event is at most this much earlier than the one before it: its transaction began earlier and
 * committed later. A larger difference means that the clock was set back.
 */
const OUT_OF_ORDER_MS = 60_000

const { placeholder } = sql

type Insert = { accountId: number; type: EventType; now: Date; soon: Date }

const addWithReference = preparedWrite<Insert & { reference: string }>('event_add', (tx) =>
  insertion(tx, { reference: placeholder('reference') }),
)
const addWithData = preparedWrite<Insert & { data: EventData }>('event_add_data', (tx) =>
  insertion(tx, { data: placeholder('data') }),
)
const addAboutEntry = preparedWrite<Insert>('event_add_entry', (tx) => {
  const ofAccount = isValueOf(entries.accountId, 'accountId')
  const newest = sql`select cast(max(${entries.id}) as text) from ${entries} where ${ofAccount}`
  return insertion(tx, { reference: sql`(${newest})` })
})

/** Records an event as the account's next one. Calls that wait for its events are woken after the commit. */
export function recordEvent(tx: Tx, accountId: number, event: NewEvent, now: Date): void {
  const soon = new Date(now.getTime() + OUT_OF_ORDER_MS)
  const { type } = event
  const row = { accountId, type, now, soon }
  // A separate statement before the insert: on PostgreSQL a statement does not see what others commit while
  // it waits for a lock.
  exclusivelyFromNow(tx, `events ${accountId}`)
  if ('reference' in event) addWithReference(tx, { ...row, reference: event.reference })
  else if ('data' in event) addWithData(tx, { ...row, data: event.data })
  else addAboutEntry(tx, row)
  // Too frequent to notify other processes, which look for new events by themselves.
  tx.invalidate(`events:${accountId}`)
}

/** Numbers the event, and gives it no earlier time than the event before it, so that ids sort like numbers. */
function insertion(tx: Tx, content: { reference?: SQL | Placeholder; data?: Placeholder }) {
  const ofAccount = isValueOf(events.accountId, 'accountId')
  const now = sql.param(placeholder('now'), events.createdAt)
  const soon = sql.param(placeholder('soon'), events.createdAt)
  const lastNumber = sql`select max(${events.number}) from ${events} where ${ofAccount}`
  const lastAt = sql`select case when ${events.createdAt} > ${now} and ${events.createdAt} <= ${soon} then ${events.createdAt} end from ${events} where ${ofAccount} and ${events.number} = (${lastNumber})`
  return tx.insert(events).values({
    accountId: placeholder('accountId'),
    number: sql`coalesce((${lastNumber}), 0) + 1`,
    type: sql`${placeholder('type')}`,
    ...content,
    createdAt: sql`coalesce((${lastAt}), ${now})`,
  })
}
