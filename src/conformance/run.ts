import { asc, eq } from 'drizzle-orm'
import type { Store } from '../db/store.ts'
import { proveLedger } from '../domain/ledger/proofs/proof.ts'
import { endByHand } from '../domain/orders/admin-decision.ts'
import { lookups, notices, orders, supplierCalls, supplierJobs } from '../domain/schema.ts'
import { codesOfOrder } from '../domain/stock/stock.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import {
  createMemoryLog,
  createNextSupplier,
  type Engine,
  LOOKUP_SUPPLIER,
  startEngine,
} from './engine.ts'
import type { Scenario } from './scenario.ts'
import { fillShop, NEXT_SUPPLIER, pidOf, playerOf, supplierName, voucherOf } from './shop.ts'
import type { Simulation, Tested } from './simulation.ts'
import { proofProblem, type Result, resultOf } from './verdict.ts'

// Runs scenarios side by side: places their orders, and lets time pass until nothing changes.

/** A clock that is paused until it is moved. */
type Clock = { at: number }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Until after the day on which an order that was certainly not done is given up. */
const STEPS_MS = [
  ...[1000, 2000, 5000, 10_000, 30_000, 65_000, 2.5 * MINUTE_MS],
  ...Array<number>(3).fill(13 * MINUTE_MS),
  ...Array<number>(2).fill(65 * MINUTE_MS),
  ...Array<number>(3).fill(9 * HOUR_MS),
]

/** By how much the price rises where it is to be above what was paid. */
const DEARER = 1_000_000

type RunOptions = {
  store: Store
  simulate: Simulation
  clock: Clock
  priceMicros: number
}

export async function runScenarios(
  scenarios: readonly Scenario[],
  { store, simulate, clock, priceMicros }: RunOptions,
): Promise<Result[]> {
  const now = () => new Date(clock.at)
  const log = createMemoryLog()
  const next = createNextSupplier()
  const tested = new Map(
    scenarios.map((one) => {
      const priceFactor = one.dearer === 'before' ? DEARER : 1
      return [one, simulate({ ...one, priceFactor })] as const
    }),
  )
  const suppliers = new Map<string, Supplier>([
    ...[...tested].map(([one, { adapter }]) => [supplierName(one), adapter] as const),
    [NEXT_SUPPLIER, next.supplier],
    [LOOKUP_SUPPLIER, redeemerFor(tested)],
  ])
  const accountId = await fillShop(store, scenarios, { priceMicros, now: now() })
  const engine = await startEngine({ store, suppliers, clock: now, log })
  try {
    await Promise.all(scenarios.map((one) => submit(engine, one, accountId)))
    for (const [scenario, { simulated }] of tested) {
      if (scenario.dearer === 'after its first call') simulated.raisePrices(DEARER)
      if (scenario.isCancelledByHand) await cancelByHand(store, scenario, now())
    }
    await passTime(engine, store, clock)
  } finally {
    await engine.stop()
  }
  return resultsOf(store, tested, { next, log })
}

/** Has the code of each scenario redeemed by the supplier of that scenario. */
function redeemerFor(tested: ReadonlyMap<Scenario, Tested>): Supplier {
  const of = (code: string | undefined) => {
    const own = [...tested].find(([scenario]) => voucherOf(scenario) === code)
    const lookups = own?.[1].adapter.lookups
    if (!lookups) throw new Error('No scenario has this redemption.')
    return lookups
  }
  const noOrders = () => Promise.reject(new Error('It takes no orders.'))
  return {
    ...{ kind: 'checked', needsRef: true, place: noOrders, check: noOrders },
    // It stands for many suppliers, whose troubles are not each other's.
    circuitBreaker: false,
    lookups: {
      lookup: (one, signal) => of(one.input.code).lookup(one, signal),
      checkLookup: (one, signal) => of(one.input.code).checkLookup(one, signal),
    },
  }
}

async function submit(engine: Engine, scenario: Scenario, accountId: number) {
  const { history, order, number } = scenario
  const buyer = { accountId, test: false, tierId: null, via: 'api' } as const
  const trxid = String(number)
  if (history.goods === 'redemption') {
    const input = { playerId: order.fields.playerId, code: voucherOf(scenario) }
    await engine.submitLookup({ ...buyer, kind: 'rdmgamea', trxid, input })
  } else
    await engine.submitOrder({
      ...{ ...buyer, pid: pidOf(scenario), trxid, player: playerOf(scenario) },
      idempotencyKey: undefined,
      quantity: history.goods === 'codes' ? order.quantity : undefined,
    })
}

async function cancelByHand(store: Store, { number }: Scenario, now: Date): Promise<void> {
  const own = eq(orders.trxid, String(number))
  const [order] = await store.read.select().from(orders).where(own)
  if (!order) return
  const decision = { status: 'cancelled', reason: 'BY HAND' } as const
  const by = { actor: 'operator', asSupplier: false } as const
  await store.transaction((tx) => endByHand(tx, order.id, decision, by, now))
}

async function passTime(engine: Engine, store: Store, clock: Clock): Promise<void> {
  for (const ms of STEPS_MS) {
    clock.at += ms
    await engine.runDue()
    if ((await store.read.$count(supplierJobs)) === 0) return
  }
}

type Written = {
  next: ReturnType<typeof createNextSupplier>
  log: ReturnType<typeof createMemoryLog>
}

/** The verdict on each scenario, and whether anything that was written has a secret. */
async function resultsOf(
  { read }: Store,
  tested: ReadonlyMap<Scenario, Tested>,
  { next, log }: Written,
): Promise<Result[]> {
  const ordered = await read.select().from(orders)
  const lookedUp = await read.select().from(lookups)
  const calls = await read.select().from(supplierCalls).orderBy(asc(supplierCalls.id))
  const sent = await read.select().from(notices)
  const { findings } = await proveLedger(read)
  const results: Result[] = []
  for (const [scenario, { simulated }] of tested) {
    const rows = scenario.history.goods === 'redemption' ? lookedUp : ordered
    const own = rows.filter(({ trxid }) => trxid === String(scenario.number))
    // The trxid of a redemption that did not happen is free again.
    const order = own.find(({ status }) => status === 'completed') ?? own.at(-1)
    const made = calls.filter(({ reference }) => reference === order?.id)
    const reports = sent.filter(({ data }) => data.orderId === order?.id)
    results.push(
      resultOf(scenario, {
        order,
        supplier: simulated,
        doneElsewhere: order ? next.done(order.id) : 0,
        codes: order && scenario.order.wantsCodes ? await codesOfOrder(read, order.id) : [],
        isReported: reports.some((one) => one.telegramId === null),
        calls: made,
        findings: findings.filter(({ reference }) => reference === order?.id),
        written: JSON.stringify([made, reports, log.about(order?.id ?? '')]),
      }),
    )
  }
  // A problem of the whole that belongs to no order goes to the first.
  const why = proofProblem(findings, log.all())
  const [first] = results
  if (first && why !== null && results.every(({ verdict }) => verdict !== 'proof'))
    results[0] = { ...first, verdict: 'proof', why }
  return results
}
