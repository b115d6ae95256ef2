import { eq } from 'drizzle-orm'
import type { Store } from '../../src/db/store.ts'
import { recordEvent } from '../../src/domain/events/record.ts'
import { events } from '../../src/domain/schema.ts'
import { deliveriesOf } from '../../src/domain/webhooks/deliveries.ts'
import {
  addEndpoint,
  type Endpoint,
  endpointById,
  removeEndpoint,
} from '../../src/domain/webhooks/endpoints.ts'
import {
  type Attempt,
  dueDeliveries,
  dueEndpoints,
  enqueueNewEvents,
} from '../../src/domain/webhooks/queue.ts'
import { recordAttempts } from '../../src/domain/webhooks/results.ts'
import { openTestAccount, START } from './factories.ts'
import { testStore } from './store.ts'

export const OK: Attempt = { httpStatus: 204, problem: null, ms: 3 }
export const BROKEN: Attempt = { httpStatus: 500, problem: 'not a 2xx', ms: 3 }
export const actor = 'operator' as const

/** An account without events: opening one makes some. */
export async function account(store: Store) {
  const opened = await openTestAccount(store)
  await store.transaction((tx) => tx.delete(events).where(eq(events.accountId, opened.id)))
  return opened
}

export function endpoint(
  store: Store,
  accountId: number,
  types: string[] | null = null,
  now = START,
  url = 'https://shop.example/hook',
) {
  return store.transaction((tx) => addEndpoint(tx, accountId, { url, types, actor }, now))
}

export async function removeHook(store: Store, id: string, now = START) {
  const found = await endpointById(store.read, id, null)
  await store.transaction((tx) => removeEndpoint(tx, found, actor, now))
}

/** An account with an endpoint, and so many events since that was added. */
export async function hooked(count = 1) {
  const store = await testStore()
  const { id, telegramId } = await account(store)
  const { endpoint: one } = await endpoint(store, id)
  await happen(store, id, Array(count).fill('order.completed'))
  return {
    ...{ store, id, telegramId, one },
    present: () => endpointById(store.read, one.id, null),
    due: async (now = START) => {
      await enqueueNewEvents(store, new Set(), now)
      return dueDeliveries(store.read, one.id, { limit: 9, except: [] }, now)
    },
  }
}

export async function happen(
  store: Store,
  accountId: number,
  types: ('lookup.completed' | 'order.completed')[],
  now = START,
) {
  await store.transaction(async (tx) => {
    for (const type of types) recordEvent(tx, accountId, { type, reference: 'API-X' }, now)
  })
}

/** Makes the attempts that are due, all with the same result, and returns the events' numbers. */
export async function attempt(store: Store, result: Attempt, now: Date) {
  await enqueueNewEvents(store, new Set(), now)
  const made: (number | null)[] = []
  for (const { id } of await dueEndpoints(store.read, now)) {
    const due = await dueDeliveries(store.read, id, { limit: 100, except: [] }, now)
    made.push(...due.map(({ delivery }) => delivery.eventNumber))
    await store.transaction((tx) =>
      recordAttempts(
        tx,
        due.map((one) => ({ ...one, ...result, at: now })),
      ),
    )
  }
  return made
}

export const rows = (store: Store, { id }: Endpoint) =>
  deliveriesOf(store.read, id, { limit: 100, cursor: null }).then((page) => page.rows)
