import type { Random } from '../random.ts'
import { poolOf, type Seen } from './buttons/mutations.ts'
import { letManage, openPeople, type People, shutOut } from './buttons/people.ts'
import { createRounds } from './buttons/rounds.ts'
import { secretsOf } from './buttons/secrets.ts'
import { ADMIN_STARTS, HOLDER_STARTS, walk } from './buttons/walk.ts'
import { isOver, type Target } from './target.ts'

/** Of the time, for walking through the screens; but so long at least. */
const WALK_SHARE = 0.35
const MIN_WALK_MS = 15_000
/** How many buttons of a kind the walkers press. */
const OF_EACH = 3

/**
 * Presses every button that the bot shows to its holders and admins as somebody else: other holders, people
 * without an account, a banned one, a former manager; with the data as they are, and changed.
 * Nothing of the owners may change, nothing of theirs may be shown, and every press is answered.
 * @throws if accounts cannot be opened, or the service does not answer.
 */
export async function fuzzButtons(target: Target): Promise<void> {
  const { setting, random, count, report } = target
  const people = await openPeople(setting)
  const seen = await walkAll(target, people)
  await shutOut(setting, people)
  const pool = poolOf(seen)
  count('buttons seen', seen.length)
  count('kinds of buttons seen', pool.verbs.length)
  report(`${seen.length} buttons of ${pool.verbs.length} kinds seen`)
  const secrets = new Map<string, string>()
  for (const owner of people.owners)
    for (const [secret, name] of await secretsOf(setting, owner)) secrets.set(secret, name)
  const rounds = await createRounds(target, { people, pool, secrets })
  let round = 0
  // Walking may have taken all the time that there was.
  do await rounds.play(random.fork(`round ${round++}`))
  while (!isOver(target))
  await rounds.end()
}

/** What everybody's screens show: the owners' stay as they are, the walker's do not. */
async function walkAll({ setting, random, endMs }: Target, people: People): Promise<Seen[]> {
  const { chat, adminId, nowMs } = setting
  const { owners, walker, former } = people
  await letManage(setting, people)
  const walkMs = Math.max(MIN_WALK_MS, WALK_SHARE * (endMs - nowMs()))
  const stopMs = nowMs() + walkMs
  const walkAs = (who: number, starts: readonly string[], careful: boolean) =>
    walk({
      ...{ chat, who, starts, careful, ofEach: OF_EACH },
      ...{ isOver: () => nowMs() >= stopMs, random: streamOf(random, who) },
    })
  const about = owners.flatMap(({ telegramId: id }) => [
    `/account ${id}`,
    `/log ${id}`,
    `/credit ${id} 1 x`,
    `/ban ${id} x`,
    `/team ${id} support`,
  ])
  const all = await Promise.all([
    ...owners.map(({ telegramId }) => walkAs(telegramId, HOLDER_STARTS, true)),
    walkAs(walker.telegramId, HOLDER_STARTS, false),
    walkAs(adminId, [...ADMIN_STARTS, ...about], true),
    walkAs(former.telegramId, [...ADMIN_STARTS, ...about], true),
  ])
  return all.flat()
}

const streamOf = (random: Random, who: number) => random.fork(`walk of ${who}`)
