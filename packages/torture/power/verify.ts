import { randomBytes } from 'node:crypto'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, createApi, reasonOf } from '../doors/http.ts'
import type { History } from '../history.ts'
import type { Problem } from '../problem.ts'
import type { Random } from '../random.ts'
import { type Lost, lostOf, problemsOf, type Seen, soldTwice } from './compare.ts'
import type { Disk, Shelf } from './disk.ts'
import { lookAt, replay } from './look.ts'
import { type OnDisk, serviceOn } from './process.ts'
import { nothingTold, type Told } from './told.ts'
import { type LogState, logStateOf } from './wal.ts'

/** What is found on a cut. */
export type Found = {
  /** Of the log before anybody opened the database. */
  log: LogState
  lost: Lost
  /** How many orders are there that nobody had been told of. */
  untold: number
  problems: Problem[]
}

type Judged = Pick<Found, 'lost' | 'untold' | 'problems'>

/** With what the service on a cut is asked. */
export type Verifier = {
  shelf: Shelf
  history: History
  folder: string
  root: string
  accounts: readonly Caller[]
}

/** While the service starts on a cut, the power goes again after so long. */
const AGAIN_MS = [0, 1500] as const
/** How often the audit is the first to open the database, not the service. */
const AUDIT_FIRST = 0.3
const SCRAMBLED = 0.5

/**
 * Starts the service on a cut and compares what it says with what its clients had been told.
 * @param again the name of a second cut, taken while it recovers from the first; null for none.
 */
export async function verifyCut(
  verifier: Verifier,
  given: { name: string; told: ReadonlyMap<number, Told>; random: Random; again: string | null },
): Promise<Found> {
  const { name, told, random, again } = given
  const disk = await verifier.shelf.mount(name)
  const service = await serviceOn(disk.folder, { ...verifier, name, random })
  const log = logStateOf(service.file)
  // The index of the log is a file that nobody syncs: after a power cut anything may be in it.
  if (random.chance(SCRAMBLED)) scramble(`${service.file}-shm`)
  try {
    const first = random.chance(AUDIT_FIRST) ? await audit(service) : []
    await Promise.all([service.instance.start(), again && cutAgain(disk, { again, random })])
    const judged = await judge(verifier, { told, random, service })
    return { log, ...judged, problems: [...first, ...judged.problems] }
  } catch (error) {
    const what = `The service on ${name} does not work: ${reasonOf(error)}`
    return { log, ...nothingFound(), problems: [{ check: 'power-opens', what, evidence: [] }] }
  } finally {
    await service.instance.stop()
    await disk.unmount()
  }
}

async function judge(
  { accounts, history }: Verifier,
  given: { told: ReadonlyMap<number, Told>; random: Random; service: OnDisk },
): Promise<Judged> {
  const { random, service } = given
  const api = createApi(history, () => [service.instance.url])
  const judged = nothingFound()
  const all: Seen[] = []
  await Promise.all(
    accounts.map(async (account) => {
      const told = given.told.get(account.telegramId) ?? nothingTold()
      const seen = await lookAt(api, account, told)
      all.push(seen)
      const { orders, credits, keys } = lostOf(told, seen)
      judged.lost.orders.push(...orders)
      judged.lost.credits.push(...credits)
      judged.lost.keys.push(...keys)
      judged.untold += seen.orders.filter(({ trxid }) => told.unanswered.has(trxid)).length
      judged.problems.push(...problemsOf(account.telegramId, told, seen))
      const own = random.fork(`replay ${account.telegramId}`)
      judged.problems.push(...(await replay(api, account, { told, seen, random: own })))
    }),
  )
  judged.problems.push(...soldTwice(all), ...(await audit(service)))
  for (const exit of service.exits) {
    const what = `The service ended by itself with ${exit.signal ?? exit.code}.`
    judged.problems.push({ check: 'power-opens', what, evidence: [exit] })
  }
  return judged
}

const nothingFound = (): Judged => ({
  ...{ lost: { orders: [], credits: [], keys: [] }, untold: 0, problems: [] },
})

/** The service's own proof of its ledger, and of every index. */
async function audit({ cli }: OnDisk): Promise<Problem[]> {
  const call = await cli.run(['audit', '--full'])
  if (call.status === 0) return []
  return [{ check: 'power-audit', what: 'The audit does not hold.', evidence: [call.body] }]
}

async function cutAgain(disk: Disk, { again, random }: { again: string; random: Random }) {
  await sleep(random.whole(...AGAIN_MS))
  await disk.cut(again)
}

function scramble(file: string): void {
  if (existsSync(file)) writeFileSync(file, randomBytes(statSync(file).size))
}
