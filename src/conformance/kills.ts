import { supplierJobs } from '../db/schema.ts'
import type { Store } from '../db/store.ts'
import { type Engine, startEngine } from './engine.ts'
import type { Result } from './judge.ts'
import { type Death, mortal } from './mortal.ts'
import { type Cast, type Clock, castFor, passTime, resultsOf, submit } from './play.ts'
import { createRecord } from './record.ts'
import type { Scenario } from './scenario.ts'
import { stock } from './shop.ts'
import type { StandIn } from './stand-in.ts'

// Kills the service at each of its commits: before one, so that what a supplier answered is not known any
// more, and after one, so that what was to be sent is not sent. Another instance goes on.

/** An order that is asked about again and again has more; they are alike. */
const MAX_COMMITS = 10
const ORDINALS = ['1st', '2nd', '3rd']

type KillOptions = {
  openStore: () => Promise<Store>
  standIn: StandIn
  clock: Clock
  priceMicros: number
}

/** @param scenario is lived once for each of its commits. */
export async function playKills(scenario: Scenario, options: KillOptions): Promise<Result[]> {
  const lives = livesOf(scenario)
  const results: Result[] = []
  let world = await openWorld(lives, options)
  try {
    for (const life of lives) {
      const result = await live(life, world, options)
      if (result === null) break
      results.push(result)
      // An order that waits for a person would go through the next life, too.
      if ((await world.store.read.$count(supplierJobs)) === 0) continue
      await world.store.close()
      world = await openWorld(lives, options)
    }
  } finally {
    await world.store.close()
  }
  return results
}

type Life = { scenario: Scenario; death: Death }

function livesOf(scenario: Scenario): Life[] {
  const moments = ['before its commit', 'after its commit'] as const
  return Array.from({ length: MAX_COMMITS }, (_, i) => i + 1).flatMap((transaction) =>
    moments.map((when, i) => ({
      death: { transaction, when },
      scenario: {
        ...scenario,
        number: scenario.number * 2 * MAX_COMMITS + transaction * 2 + i,
        fault: `${scenario.fault}, and the service is killed ${when.replace('its', `its ${ordinal(transaction)}`)}`,
      },
    })),
  )
}

function ordinal(n: number): string {
  return ORDINALS[n - 1] ?? `${n}th`
}

type World = { store: Store; accountId: number }

async function openWorld(lives: Life[], { openStore, clock, priceMicros }: KillOptions) {
  const store = await openStore()
  const scenarios = lives.map((life) => life.scenario)
  const accountId = await stock(store, scenarios, { priceMicros, now: new Date(clock.at) })
  return { store, accountId }
}

/** Null if the service had ended its work before it would have been killed. */
async function live(
  { scenario, death }: Life,
  { store, accountId }: World,
  { standIn, clock }: KillOptions,
): Promise<Result | null> {
  const now = () => new Date(clock.at + clock.offsetMs)
  const written = createRecord()
  const cast: Cast = castFor([scenario], { standIn, now })
  const deps = { suppliers: cast.suppliers, clock: now, log: written.log }
  const process = mortal(store)
  const first = await startEngine({ ...deps, store: process.store })
  process.dieAt(death)
  await work(first, scenario, { store, accountId, clock, until: process.isDead })
  const hasDied = await process.kill()
  await first.stop()
  if (!hasDied) return null
  const second = await startEngine({ ...deps, store })
  try {
    await work(second, scenario, { store, accountId, clock, until: () => false })
  } finally {
    await second.stop()
  }
  const [result] = await resultsOf(store, [scenario], { ...cast, written })
  return result ?? null
}

/** Places the order, as its buyer does until it is answered, and lets time pass. */
async function work(
  engine: Engine,
  scenario: Scenario,
  { store, accountId, clock, until }: World & { clock: Clock; until: () => boolean },
): Promise<void> {
  try {
    await submit(engine, scenario, accountId)
    await passTime(engine, store, clock)
  } catch (error) {
    if (!until()) throw error
  }
}
