import type { Store } from '../../src/db/store.ts'
import { recordEvent } from '../../src/domain/events/record.ts'
import { events } from '../../src/domain/schema.ts'
import { START } from './factories.ts'

export type EventBody = {
  id: string
  type: string
  createdAt: string
  data: Record<string, unknown>
}

/** Removes the events of the accounts' opening, as if they had been opened by a version without events. */
export async function withoutEvents(store: Store): Promise<void> {
  await store.transaction((tx) => tx.delete(events))
}

/** Records an event that is about nothing that the API would have to read. */
export function recordLow(store: Store, accountId: number, balanceMicros = 1, now = START) {
  const data = { balanceMicros, lowBelowMicros: 10_000_000 }
  return store.transaction(async (tx) =>
    recordEvent(tx, accountId, { type: 'wallet.low', data }, now),
  )
}
