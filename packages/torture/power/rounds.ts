import { appendFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Caller } from '../doors/http.ts'
import { createHistory } from '../history.ts'
import { createRandom, type Random } from '../random.ts'
import { copyWithoutSync } from './control.ts'
import { proveCuts, type Shelf } from './disk.ts'
import { createOutcome, type Outcome } from './outcome.ts'
import { serviceOn } from './process.ts'
import { type Cut, playRound, SHOP } from './round.ts'
import { openShop } from './shop.ts'
import type { Told } from './told.ts'
import { type Found, type Verifier, verifyCut } from './verify.ts'

export type Plan = {
  seed: string
  /** For the rounds, of which there is at least one. A control ends with the round that lost something. */
  minutes: number
  control: boolean
  /** The checkout whose service it is. */
  root: string
  /** For logs and, if something is wrong, the disk that shows it. */
  folder: string
}

/** The orders that an account may place in a minute last for about so many. */
const CUTS_A_ROUND = 7
/** How many of the cuts are followed by another one, while the service recovers. */
const AGAIN = 0.25

/** Cuts the power again and again, and looks at each cut. @throws if the harness itself fails. */
export async function playRounds(
  shelf: Shelf,
  plan: Plan,
  report: (line: string) => void,
): Promise<Outcome> {
  const { minutes, control, folder } = plan
  const random = createRandom(plan.seed)
  await proveCuts(shelf)
  report('A cut keeps what was synced and forgets the rest.')
  const root = control ? join(folder, 'control') : plan.root
  if (control) await copyWithoutSync(root)
  const accounts = await prepareShop(shelf, { folder, root, random })
  const outcome = createOutcome(control)
  const endsAt = performance.now() + minutes * 60_000
  for (let n = 1; n === 1 || (performance.now() < endsAt && !outcome.isProved()); n++) {
    const own = join(folder, `round-${n}`)
    await mkdir(own)
    const given = { name: `round-${n}`, random: random.fork(`round ${n}`), folder: own, root }
    const round = await playRound(shelf, { ...given, count: CUTS_A_ROUND, accounts })
    const history = createHistory(join(own, 'look.jsonl'))
    const verifier = { shelf, history, folder: own, root, accounts }
    const problemsBefore = outcome.problems()
    for (const cut of round.cuts) {
      for (const looked of await verifyAll(verifier, cut, given.random.fork(cut.name))) {
        outcome.add(looked.cut, looked.found)
        await appendFile(join(folder, 'cuts.jsonl'), lineOf(looked.cut, looked.found))
      }
    }
    await history.close()
    report(outcome.line(round))
    if (outcome.problems() === problemsBefore) await rm(own, { recursive: true })
  }
  await shelf.remove(SHOP)
  return outcome.end()
}

async function prepareShop(
  shelf: Shelf,
  given: { folder: string; root: string; random: Random },
): Promise<Caller[]> {
  await shelf.format(SHOP)
  const disk = await shelf.mount(SHOP)
  const history = createHistory(join(given.folder, 'shop.jsonl'))
  const { cli } = await serviceOn(disk.folder, { ...given, name: SHOP, history })
  try {
    return await openShop(cli, given.folder)
  } finally {
    await disk.unmount()
    await history.close()
  }
}

/** For whoever wants to know at which moments something was lost. */
function lineOf({ name, moment, told }: Cut, { log, lost, untold, problems }: Found): string {
  const accounts = [...told.values()]
  const count = (sizeOf: (of: Told) => number) => accounts.reduce((sum, of) => sum + sizeOf(of), 0)
  const line = {
    ...{ cut: name, moment, log, untold, problems: problems.length },
    told: {
      orders: count(({ orders }) => orders.size),
      unanswered: count(({ unanswered }) => unanswered.size),
      credits: count(({ credits }) => credits.filter(({ isCertain }) => isCertain).length),
      keys: count(({ keys }) => keys.length),
    },
    lost: { orders: lost.orders.length, credits: lost.credits.length, keys: lost.keys.length },
  }
  return `${JSON.stringify(line)}\n`
}

/** Looks at a cut, and in some cases at one of the service that recovers from it. */
async function verifyAll(verifier: Verifier, cut: Cut, random: Random) {
  const { shelf, folder } = verifier
  const again = random.chance(AGAIN) ? `${cut.name}-again` : null
  const looked: { cut: Cut; found: Found }[] = []
  for (const name of again ? [cut.name, again] : [cut.name]) {
    const kept = `${name}-kept`
    await shelf.copy(name, kept)
    const given = { name, told: cut.told, again: name === cut.name ? again : null }
    const found = await verifyCut(verifier, { ...given, random: random.fork(name) })
    looked.push({ cut: { ...cut, name }, found })
    if (found.problems.length > 0) await shelf.save(kept, join(folder, `${name}.img`))
    await Promise.all([shelf.remove(kept), shelf.remove(name)])
  }
  return looked
}
