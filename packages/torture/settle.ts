import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './checks/answers.ts'
import type { Call } from './history.ts'
import { isAnswered } from './users/submit.ts'
import { untilChatsAnswer, whatWaits } from './waiting.ts'
import { CAN_MOVE_CLOCK } from './world/preload.ts'
import type { World } from './world/world.ts'

/**
 * Without a clock that can be moved it takes minutes: a supplier that may have acted is asked again and again, and a
 * webhook that failed twice is called after five minutes.
 */
const SETTLE_MS = (CAN_MOVE_CLOCK ? 2 : 8) * 60_000
const LOOK_EVERY_MS = 1000
/** How much later it is at each look, so that nothing is waited for: further than from one attempt to the next. */
const SKIP_MS = 60_000
const MAX_SKIPPED_MS = 40 * 60_000
/** Between two rows of a table that is bought, or an event and its webhooks, nothing is counted for a moment. */
const QUIET_LOOKS = 2
/** Below the 200 calls a minute that an account may make. */
const APART_MS = 100
const SETTLING = 'settle'
/** An update that failed is tried again after a minute at most. */
const CHATS_MS = 90_000

/**
 * After the faults: sends every POST again whose outcome its user never learnt, as the contract wants it, and
 * waits until nothing waits. What is not settled in time is left for the checks to find.
 */
export async function settle(world: World, say: (line: string) => void): Promise<void> {
  const giveUpAt = performance.now() + SETTLE_MS
  const inTime = () => performance.now() < giveUpAt
  await sendAgainAll(world, inTime)
  const silent = await untilChatsAnswer(world, Math.min(CHATS_MS, giveUpAt - performance.now()))
  if (silent > 0) say(`${silent} chats do not answer`)
  let skippedMs = 0
  let said = ''
  for (let quiet = 0; quiet < QUIET_LOOKS && inTime(); ) {
    const waiting = await whatWaits(world)
    quiet = waiting === '' ? quiet + 1 : 0
    if (waiting !== said && waiting !== '') say(`waiting: ${waiting}`)
    said = waiting
    if (waiting !== '' && CAN_MOVE_CLOCK && skippedMs < MAX_SKIPPED_MS) {
      skippedMs += SKIP_MS
      setClocks(world, skippedMs)
    } else if (waiting === '' && skippedMs > 0) {
      // Once more with the right clock: what was put off meanwhile is due now.
      skippedMs = 0
      quiet = 0
      setClocks(world, 0)
    }
    await sleep(LOOK_EVERY_MS)
  }
  setClocks(world, 0)
}

/** An account's calls one after the other, until each was heard of. */
async function sendAgainAll(world: World, inTime: () => boolean): Promise<void> {
  for (;;) {
    const open = unheard(world.history.calls)
    if (open.length === 0 || !inTime()) return
    await Promise.all(
      [...Map.groupBy(open, ({ account }) => account).values()].map(async (calls) => {
        for (const call of calls) {
          if (!inTime()) return
          await sendAgain(world, call)
          await sleep(APART_MS)
        }
      }),
    )
  }
}

/** Moves the clock of every process; 0 sets it right. */
function setClocks({ history, service: { instances } }: World, offsetMs: number): void {
  history.incident('clock-ahead', `all: ${offsetMs / 1000} s`)()
  for (const { preload } of instances) preload.setClock(offsetMs)
}

/** The last call with each trxid of which nobody heard what became of it. */
function unheard(calls: readonly Call[]): Call[] {
  const posts = calls.filter((call) => call.channel === 'http' && /^POST /.test(call.action))
  const byTrxid = Map.groupBy(posts, (call) => `${call.account} ${call.test} ${trxidOf(call)}`)
  return [...byTrxid.values()].flatMap((same) => {
    const last = same.findLast((call) => !saysNothing(call))
    // Once more is enough, whatever is answered.
    const isHeard = same.some(
      (call) => isAnswered(call) && (!saysNothing(call) || call.user === SETTLING),
    )
    return last && trxidOf(last) && !isHeard ? [last] : []
  })
}

/** It was refused before the trxid was looked up, such as to a banned account, or because of its path. */
function saysNothing(call: Call): boolean {
  const { status } = call
  const code = codeOf(call)
  if (status === 403) return code !== 'FORBIDDEN'
  if (status === 401 || status === 429) return true
  return code === 'RATE_LIMIT_UNAVAILABLE' || code === 'INVALID_REQUEST'
}

export function trxidOf({ request }: Call): string | undefined {
  const { body } = request as { body?: { trxid?: unknown } }
  return typeof body?.trxid === 'string' ? body.trxid : undefined
}

async function sendAgain(world: World, { account, test, request }: Call): Promise<void> {
  const holder = world.holders.find(({ telegramId }) => telegramId === account)
  if (!holder) return
  const { path, body } = request as { path: string; body: unknown }
  await world.api.ask({ user: SETTLING, account: holder, test, path, body })
}
