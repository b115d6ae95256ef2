// Two processes, one of whose connections keep being cut, also during commits, while suppliers fail,
// clients send everything again and an admin cancels: at the end every order is what its supplier did.
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../src/db/postgres/postgres.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { endByHand } from '../../src/domain/orders/admin-decision.ts'
import { orders, supplierJobs } from '../../src/domain/schema.ts'
import { testApp, unlimited } from '../helpers/app.ts'
import { addTestStock, importTestCatalog, PIDS, TEST_CATALOG } from '../helpers/factories.ts'
import {
  type CheckStep,
  HASTY,
  LONG_MS,
  type PlaceStep,
  scriptedSupplier,
} from '../helpers/scripted-supplier.ts'
import { openTestStore, PATIENT_CONNECTING, testDatabase } from '../helpers/store.ts'
import { tcpProxy } from '../helpers/tcp-proxy.ts'

const PATIENCE_MS = 120_000
const ORDERS = 40
const ACCOUNTS = 4
const STEPS = 100
const PLACE: PlaceStep[] = ['complete', 'accept', 'fail', 'act-unheard', 'unknown', 'not-sent']
const CHECK: CheckStep[] = ['tell', 'keep', 'fail', 'unknown', 'not-sent']
/** The most between two faults. */
const STATEMENTS = 16
const PAUSE_MS = 40
const BY_HAND = 'by hand'

const pause = () => sleep(PAUSE_MS)

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number) {
  let state = seed
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
  const pick = <T>(some: readonly [T, ...T[]] | T[]): T =>
    some[Math.floor(random() * some.length)] as T
  return { random, pick }
}

/** Two processes with two suppliers, of which the first one's way to the database is not to be trusted. */
async function shop({ random, pick }: ReturnType<typeof randomOf>) {
  const url = await testDatabase()
  const proxy = await tcpProxy(url)
  const calm = await openTestStore(url)
  const shaky = await openPostgres(proxy.url, { poolSize: 6, ...PATIENT_CONNECTING })
  onTestFinished(() => shaky.close())
  const lines = TEST_CATALOG.lines.map((line) =>
    line.slug === 'gamea' ? { ...line, suppliers: ['sandbox', 'second'] } : line,
  )
  await importTestCatalog(calm, { lines })
  await addTestStock(calm, PIDS.gamekey, ORDERS)
  await addTestStock(calm, PIDS.stockTopup, ORDERS / ACCOUNTS)
  const declines = async () => ({ outcome: 'declined', reason: 'SOLD OUT' }) as const
  const supplier = () =>
    scriptedSupplier({
      place: Array.from({ length: STEPS }, () => (random() < 0.3 ? declines : pick(PLACE))),
      check: Array.from({ length: STEPS }, () => pick(CHECK)),
    })
  const [sandbox, second] = [supplier(), supplier()]
  const parts = {
    suppliers: new Map(Object.entries({ sandbox, second })),
    // Of the storm, not of rates.
    rateLimiter: unlimited,
    config: HASTY,
  }
  const one = await testApp({ ...parts, store: shaky })
  const two = await testApp({ ...parts, store: calm, clock: () => one.clock.now })
  return { proxy, shaky, calm, clock: one.clock, apps: [one, two], two, sandbox, second }
}

test.each([1, 2])(
  'loses no order and does none twice (storm %i)',
  async (seed) => {
    const { random, pick } = randomOf(seed)
    const { proxy, shaky, calm, clock, apps, two, sandbox, second } = await shop({ random, pick })
    const resellers = Array.from({ length: ACCOUNTS }, () => two.reseller(1_000_000_000))
    const keys = (await Promise.all(resellers)).map(({ key }) => key)
    const over = Promise.withResolvers<void>()
    let raging = true
    const whileItRages = async (next: () => Promise<unknown>, work: () => unknown) => {
      while (raging) {
        await Promise.race([next(), over.promise])
        await work()
      }
    }
    const cancelOne = async () => {
      const open = await calm.read.select().from(orders).where(eq(orders.status, 'processing'))
      if (open.length === 0 || random() < 0.7) return
      const decision = { status: 'cancelled', reason: BY_HAND } as const
      const by = { actor: 'operator', asSupplier: false } as const
      const { id } = pick(open)
      await pick([shaky, calm])
        .transaction((tx) => endByHand(tx, id, decision, by, clock.now))
        .catch(() => undefined)
    }
    const storm = Promise.all([
      // By what was got done meanwhile: at a pace in time, a slow machine would get nothing done at all.
      whileItRages(
        () => proxy.sent(1 + random() * STATEMENTS),
        () => (random() < 0.4 ? proxy.cut() : proxy.loseCommit()),
      ),
      whileItRages(pause, () => {
        clock.advance(random() < 0.1 ? LONG_MS : 4000)
        return Promise.allSettled(apps.map(({ app }) => app.jobs.fulfil.runOnce()))
      }),
      whileItRages(pause, cancelOne),
    ])

    /** Sends the order until it was answered, and again. Returns what was answered for certain. */
    async function insist(i: number): Promise<Set<unknown>> {
      const goods = [PIDS.gamekey, PIDS.userId, PIDS.stockTopup][i % 3]
      const player = goods === PIDS.gamekey ? { quantity: 1 + (i % 2) } : { userId: '5123456' }
      const ask = { key: keys[i % ACCOUNTS] ?? '', body: { pid: goods, trxid: `T${i}`, ...player } }
      const certain = new Set<unknown>()
      for (let left = 3; left > 0; ) {
        const { status, body } = await pick(apps).call('POST', '/orders', ask)
        if (status === 200) left--
        if (status !== 429 && status !== 503) certain.add(body.orderId ?? body.code ?? body.error)
        if (status === 400) left = 0
        await sleep(20)
      }
      return certain
    }
    const answered = await Promise.all(Array.from({ length: ORDERS }, (_, i) => insist(i)))
    raging = false
    over.resolve()
    await storm
    // What one has claimed is its own as long as it lives, also where it never heard of it.
    while ((await calm.read.$count(supplierJobs)) > 0) {
      clock.advance(LONG_MS)
      await Promise.allSettled(apps.map(({ app }) => app.jobs.fulfil.runOnce()))
    }

    const all = await calm.read.select().from(orders)
    const ids = answered
      .flatMap((certain) => [...certain])
      .filter((one) => all.some(({ id }) => id === one))
    expect(new Set(ids).size).toBe(all.length)
    for (const certain of answered) expect([...certain]).toHaveLength(1)
    expect((await proveLedger(calm.read)).findings).toEqual([])
    for (const { id, status, supplier, error } of all) {
      if (supplier === 'stock') continue
      const acted = sandbox.acted(id) + second.acted(id)
      expect({ id, acted }).toEqual({ id, acted: Math.min(acted, 1) })
      const done = [sandbox.truth(id), second.truth(id)].includes('done')
      if (error !== BY_HAND)
        expect({ id, status }).toEqual({ id, status: done ? 'completed' : 'cancelled' })
    }
  },
  PATIENCE_MS,
)
