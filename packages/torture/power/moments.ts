import { type EventEmitter, once } from 'node:events'
import { watch } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'

/**
 * Just after a buyer (`answer`) or the operator (`command`) was told something, or the database file was
 * written to (`checkpoint`).
 */
export type Moment = 'any' | 'answer' | 'command' | 'checkpoint'

const MOMENTS: readonly Moment[] = ['any', 'answer', 'command', 'checkpoint']
const PAUSE_MS = [200, 1500] as const
/** Between two cuts, so that on a slow machine there is something to lose, too. */
const MIN_ANSWERS = 30
/** Orders come faster than that, and so do checkpoints, unless the load has ended. */
const GIVE_UP_MS = 3000
/** A command takes a second, and on a machine that is very busy many. */
const GIVE_UP_COMMAND_MS = 20_000

/**
 * Waits for a while, for some orders, and then for a moment to cut the power; if it does not come,
 * any will do.
 * @param file the database. SQLite writes its commits to the log beside it, and copies them into it at a
 * checkpoint.
 */
export async function nextMoment(
  random: Random,
  { answers, file }: { answers: EventEmitter; file: string },
): Promise<Moment> {
  const moment = random.pick(MOMENTS)
  await Promise.all([sleep(random.whole(...PAUSE_MS)), someAnswers(answers)])
  if (moment === 'any') return moment
  if (moment === 'answer') return (await happens(answers, 'answer')) ? moment : 'any'
  if (moment === 'command')
    return (await happens(answers, 'command', GIVE_UP_COMMAND_MS)) ? moment : 'any'
  const watcher = watch(file)
  try {
    return (await happens(watcher, 'change')) ? moment : 'any'
  } finally {
    watcher.close()
  }
}

async function someAnswers(answers: EventEmitter): Promise<void> {
  for (let n = 0; n < MIN_ANSWERS; n++) if (!(await happens(answers, 'answer'))) return
}

async function happens(
  source: EventEmitter,
  event: string,
  giveUpMs = GIVE_UP_MS,
): Promise<boolean> {
  const signal = AbortSignal.timeout(giveUpMs)
  try {
    await once(source, event, { signal })
    return true
  } catch (error) {
    if (signal.aborted) return false
    throw error
  }
}
