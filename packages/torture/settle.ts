import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './checks/answers.ts'
import { isAnswered } from './clients/submit.ts'
import type { Call } from './history.ts'
import { areOnlyForLater, untilChatsAnswer, whatWaits } from './waiting.ts'
import { CAN_MOVE_CLOCK } from './world/preload.ts'
import type { World } from './world/world.ts'

/**
 * Nothing may wait for longer once everything works: a supplier that may have acted is asked for minutes, and a
 * webhook that failed twice is called again after five.
 */
export const SETTLE_MS = 8 * 60_000
const LOOK_EVERY_MS = 3000
/** Between two rows of a table that is bought, or an event and its webhooks, nothing is counted for a moment. */
const QUIET_LOOKS = 2
/** Beyond the five minutes until the third attempt at a webhook. */
const HURRY_MS = 6 * 60_000
/** Below the 200 calls a minute that an account may make. */
const APART_MS = 350
const SETTLING = 'settle'
/** An update that failed is tried again after a minute at most. */
const CHATS_MS = 2 * 60_000

/**
 * After the faults: sends every POST again whose outcome its client never learnt, as the contract wants it, and
 * waits until nothing waits. What is not settled in time is left for the checks to find.
 */
export async function settle(
  world: World,
  say: (line: string) => void,
  mostMs = SETTLE_MS,
): Promise<void> {
  const giveUpAt = performance.now() + mostMs
  const inTime = () => performance.now() < giveUpAt
  let open = unheard(world.history.calls)
  while (open.length > 0 && inTime()) {
    say(`${open.length} calls without an answer are sent again`)
    const byHolder = Map.groupBy(open, ({ account }) => account)
    await Promise.all(
      [...byHolder.values()].map(async (calls) => {
        for (const call of calls) {
          if (!inTime()) return
          await sendAgain(world, call)
          await sleep(APART_MS)
        }
      }),
    )
    open = unheard(world.history.calls)
  }
  if (inTime()) {
    const silent = await untilChatsAnswer(world, Math.min(CHATS_MS, giveUpAt - performance.now()))
    if (silent > 0) say(`${silent} chats do not answer`)
  }
  let undo: (() => void) | null = null
  let said = ''
  let quiet = 0
  while (inTime()) {
    const waiting = await whatWaits(world)
    if (waiting !== '') {
      quiet = 0
      if (waiting !== said) say(`waiting: ${waiting}`)
      if (undo === null && CAN_MOVE_CLOCK && areOnlyForLater(waiting)) undo = hurry(world)
    } else if (undo) {
      // Once more with the right clock: what was put off meanwhile is due now.
      undo()
      undo = null
    } else if (++quiet === QUIET_LOOKS) return
    said = waiting
    await sleep(LOOK_EVERY_MS)
  }
  undo?.()
}

/** Moves the service's clock to when the webhooks are called again. Returns what sets it right. */
function hurry({ history, service: { instances } }: World): () => void {
  const what = `all: ${HURRY_MS / 1000} s, for what is tried again later`
  const done = history.incident('clock-ahead', what)
  for (const { preload } of instances) preload.setClock(HURRY_MS)
  return () => {
    for (const { preload } of instances) preload.setClock(0)
    done()
  }
}

/** The last call with each trxid of which nobody heard what became of it. */
export function unheard(calls: readonly Call[]): Call[] {
  const posts = calls.filter((call) => call.door === 'http' && /^POST /.test(call.action))
  const byTrxid = Map.groupBy(posts, (call) => `${call.account} ${call.test} ${trxidOf(call)}`)
  return [...byTrxid.values()].flatMap((same) => {
    const last = same.findLast((call) => !saysNothing(call))
    // Once more is enough, whatever is answered.
    const isHeard = same.some(
      (call) => isAnswered(call) && (!saysNothing(call) || call.client === SETTLING),
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
  await world.api.ask({ client: SETTLING, account: holder, test, path, body })
}
