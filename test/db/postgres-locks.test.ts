// Two transactions side by side, one of which stands still at the worst moment.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Store, Tx } from '../../src/db/store.ts'
import { endByHand } from '../../src/domain/orders/admin-decision.ts'
import { openTask } from '../../src/domain/orders/manual-tasks.ts'
import { manualTasks } from '../../src/domain/schema.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { fresh, openTestAccount, PIDS, ROUTES, START } from '../helpers/factories.ts'
import { placeOrder } from '../helpers/place-order.ts'
import { openTestStore, testShop } from '../helpers/store.ts'

const PLAYER = { userId: '5123456' }

/** A store, and the same database as another process has it. */
async function two() {
  const store = await testShop()
  const gate = await connectDirectly(store)
  const [other, watch] = [await openTestStore(gate.url), await openTestStore(gate.url)]
  const waiting = () =>
    watch.read.$count(
      sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )

  /** Runs the first until it inserts into the table, then the second to its end or to where it waits. */
  async function inBetween(
    table: string,
    [one, first]: [Store, (tx: Tx) => Promise<unknown>],
    [next, second]: [Store, (tx: Tx) => Promise<unknown>],
  ) {
    await gate.exec(`CREATE FUNCTION stand() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(7); RETURN NEW; END $$;
      CREATE TRIGGER stand BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION stand()`)
    await gate.exec('BEGIN; SELECT pg_advisory_xact_lock(7)')
    const standing = one.transaction(first)
    while ((await waiting()) < 1);
    let ended = false
    const between = next.transaction(second).finally(() => {
      ended = true
    })
    while (!ended && (await waiting()) < 2);
    await gate.exec('COMMIT')
    return Promise.all([standing, between])
  }

  /** An order that its supplier has yet to do. */
  async function placed() {
    const { id: accountId } = await openTestAccount(store, { balanceMicros: 10_000_000 })
    const request = { accountId, pid: PIDS.userId, trxid: `T${fresh()}`, player: PLAYER }
    const terms = { instance: 'test', inFlightMs: 1000, leaseMs: 10_000, routeOf: ROUTES }
    const some = { ...request, idempotencyKey: undefined, quantity: undefined }
    return (await placeOrder(store, some, terms, START)).order
  }
  return { store, other, inBetween, placed }
}

test('an order that ends while it is put before the admins leaves no task behind', async () => {
  const { store, other, inBetween, placed } = await two()
  const { id } = await placed()
  const end = { status: 'cancelled', reason: 'changed our mind' } as const
  const by = { actor: 'operator', asSupplier: false } as const
  await inBetween(
    'manual_tasks',
    [store, (tx) => openTask(tx, { reference: id, supplier: 'manual' }, START)],
    [other, (tx) => endByHand(tx, id, end, by, START)],
  )
  expect(await store.read.$count(manualTasks)).toBe(0)
})
