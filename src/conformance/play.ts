import { asc, eq } from 'drizzle-orm'
import type { Store } from '../db/store.ts'
import type { Finding } from '../domain/ledger/proofs/finding.ts'
import { proveLedger } from '../domain/ledger/proofs/proof.ts'
import { endByHand } from '../domain/orders/admin-decision.ts'
import { lookups, notices, orders, supplierCalls, supplierJobs } from '../domain/schema.ts'
import { codesOfOrder } from '../domain/stock/stock.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { type Engine, LOOKUP_SUPPLIER, startEngine } from './engine.ts'
import { judge, proofProblem, type Result } from './judge.ts'
import { createNext } from './next.ts'
import { createRecord, type WrittenLog } from './record.ts'
import type { Scenario } from './scenario.ts'
import {
  NEXT_SUPPLIER,
  pidOf,
  playerOf,
  redemptionOf,
  stock,
  supplierName,
  voucherOf,
} from './shop.ts'
import type { Player, StandIn } from './stand-in.ts'

// Plays scenarios side by side: places their orders, and lets time pass until nothing changes.

/** A clock that stands still until it is moved. `offsetMs`: how wrong ours is. */
export type Clock = { at: number; offsetMs: number }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Until after the day on which an order that was certainly not done is given up. */
const STEPS_MS = [
  ...[1000, 2000, 5000, 10_000, 30_000, 65_000, 2.5 * MINUTE_MS],
  ...Array<number>(3).fill(13 * MINUTE_MS),
  ...Array<number>(2).fill(65 * MINUTE_MS),
  ...Array<number>(3).fill(9 * HOUR_MS),
]

/** So much the price rises where it is to be above what was paid. */
const DEARER = 1_000_000

type PlayOptions = {
  store: Store
  standIn: StandIn
  clock: Clock
  priceMicros: number
  /** By how much our clock is set once each order has had its first call. */
  skewMs?: number
}

export async function play(
  scenarios: readonly Scenario[],
  { store, standIn, clock, priceMicros, skewMs = 0 }: PlayOptions,
): Promise<Result[]> {
  const now = () => new Date(clock.at + clock.offsetMs)
  const written = createRecord()
  const cast = castFor(scenarios, { standIn, now })
  const { players, suppliers } = cast
  const accountId = await stock(store, scenarios, { priceMicros, now: now() })
  const engine = await startEngine({ store, suppliers, clock: now, log: written.log })
  try {
    await Promise.all(scenarios.map((one) => submit(engine, one, accountId)))
    for (const [scenario, { party }] of players) {
      if (scenario.dearer === 'after its first call') party.raisePrices(DEARER)
      if (scenario.isCancelledByHand) await cancelByHand(store, scenario, now())
    }
    clock.offsetMs += skewMs
    await passTime(engine, store, clock)
  } finally {
    await engine.stop()
  }
  return resultsOf(store, scenarios, { ...cast, written })
}

type Cast = ReturnType<typeof castFor>

/** The suppliers of the scenarios: those made from the file, and one that does whatever it is sent. */
function castFor(
  scenarios: readonly Scenario[],
  { standIn, now }: Pick<PlayOptions, 'standIn'> & { now: () => Date },
) {
  const next = createNext()
  const players = new Map<Scenario, Player>()
  const suppliers = new Map<string, Supplier>([[NEXT_SUPPLIER, next.supplier]])
  for (const scenario of scenarios) {
    const { number, history, order, faults, dearer } = scenario
    const priceFactor = dearer === 'before' ? DEARER : 1
    const player = standIn.play({ number, history, order, faults, priceFactor }, now)
    players.set(scenario, player)
    suppliers.set(supplierName(scenario), player.supplier)
  }
  suppliers.set(LOOKUP_SUPPLIER, redeemerFor(players))
  return { players, suppliers, next }
}

/** Has the code of each scenario redeemed by the supplier of that scenario. */
function redeemerFor(players: ReadonlyMap<Scenario, Player>): Supplier {
  const of = (code: string | undefined) => {
    const own = [...players].find(([scenario]) => voucherOf(scenario) === code)
    const lookups = own?.[1].supplier.lookups
    if (!lookups) throw new Error('Nobody plays this redemption.')
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
  if (history.goods === 'redemption')
    await engine.submitLookup({ ...buyer, kind: 'rdmgamea', trxid, input: redemptionOf(scenario) })
  else
    await engine.submitOrder({
      ...{ ...buyer, pid: pidOf(scenario), trxid, player: playerOf(scenario) },
      idempotencyKey: undefined,
      quantity: history.goods === 'codes' ? order.quantity : undefined,
    })
}

async function cancelByHand(store: Store, { number }: Scenario, now: Date): Promise<void> {
  const [order] = await store.read
    .select()
    .from(orders)
    .where(eq(orders.trxid, String(number)))
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

/** Judges each scenario, and whether anything that was written has a secret. */
async function resultsOf(
  store: Store,
  scenarios: readonly Scenario[],
  { players, next, written }: Cast & { written: WrittenLog },
): Promise<Result[]> {
  const { read } = store
  const ordered = await read.select().from(orders)
  const lookedUp = await read.select().from(lookups)
  const calls = await read.select().from(supplierCalls).orderBy(asc(supplierCalls.id))
  const told = await read.select().from(notices)
  const { findings } = await proveLedger(read)
  const results: Result[] = []
  for (const scenario of scenarios) {
    const rows = scenario.history.goods === 'redemption' ? lookedUp : ordered
    const own = rows.filter(({ trxid }) => trxid === String(scenario.number))
    // The trxid of a redemption that did not happen is free again.
    const order = own.find(({ status }) => status === 'completed') ?? own.at(-1)
    const player = players.get(scenario)
    if (!player) continue
    const made = calls.filter(({ reference }) => reference === order?.id)
    const notes = told.filter(({ data }) => data.orderId === order?.id)
    results.push(
      judge(scenario, {
        order,
        party: player.party,
        doneElsewhere: order ? next.done(order.id) : 0,
        codes: order && scenario.order.wantsCodes ? await codesOfOrder(read, order.id) : [],
        isToldTo: notes.some((one) => one.telegramId === null),
        calls: made.map(({ what, outcome, reason }) => ({ what, outcome, reason })),
        findings: findings.filter(({ reference }) => reference === order?.id),
        written: JSON.stringify([made, notes, written.about(order?.id ?? '')]),
      }),
    )
  }
  return withTheRest(results, { findings, written: written.all() })
}

/** Whatever is wrong with the whole and belongs to no order is told with the first. */
function withTheRest(
  results: Result[],
  { findings, written }: { findings: Finding[]; written: string },
): Result[] {
  const [first, ...others] = results
  const isTold = results.some(({ verdict }) => verdict === 'proof')
  const why = proofProblem(findings, written)
  return first && why !== null && !isTold
    ? [{ ...first, verdict: 'proof', why }, ...others]
    : results
}
