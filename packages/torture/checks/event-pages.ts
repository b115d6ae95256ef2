import { isDeepStrictEqual } from 'node:util'
import type { FinalWallet } from '../final.ts'
import type { Call } from '../history.ts'
import type { Problem } from '../problem.ts'
import { asJson, endOf, nameOf, queryOf } from './answers.ts'
import { objectsIn } from './sightings.ts'

const LIMIT = { byDefault: 50, max: 200 }

/**
 * What is wrong with the pages of events that an account's programs got: each is a piece of the final list,
 * from the one after `after` on, and it never ends before an event that somebody had already seen.
 * @param reads all answered calls of GET /events of this wallet
 */
export function pagesOf(wallet: FinalWallet, reads: readonly Call[]): Omit<Problem, 'check'>[] {
  const places = new Map(wallet.events.map(({ id }, place) => [String(id), place]))
  const begun = reads.toSorted((a, b) => a.startedMs - b.startedMs)
  const ended = reads.toSorted((a, b) => endOf(a) - endOf(b))
  // How many events somebody had seen before the call began.
  let known = 0
  let next = 0
  return begun.flatMap((call) => {
    for (let earlier = ended[next]; earlier !== undefined; earlier = ended[++next]) {
      if (endOf(earlier) >= call.startedMs) break
      known = Math.max(known, ...eventsOf(earlier).map(({ id }) => placeOf(id) + 1))
    }
    const what = fault(call)
    return what ? [{ what: `${nameOf(wallet)}: ${what}`, evidence: [call] }] : []
  })

  function placeOf(id: unknown): number {
    return places.get(String(id)) ?? -1
  }

  function fault(call: Call): string | null {
    const list = eventsOf(call)
    const after = queryOf(call).get('after')
    if (after === 'now' || after === '') return null
    // Before the first event there is a place, too, with an id that no event has.
    const from = after === null ? 0 : placeOf(after) + 1
    const wrong = list.findIndex((event, i) => !isDeepStrictEqual(event, wallet.events[from + i]))
    if (wrong >= 0)
      return `the page after ${after} has ${list[wrong]?.id} where ${wallet.events[from + wrong]?.id} belongs.`
    const { nextAfter } = asJson(call.body) ?? {}
    const last = list.at(-1)
    if (last !== undefined && nextAfter !== last.id)
      return `the page after ${after} ends with ${last.id}, but goes on after ${nextAfter}.`
    const missing = Math.min(known, from + limitOf(call)) - (from + list.length)
    return missing > 0 ? `the page after ${after} ends ${missing} events too early.` : null
  }
}

const eventsOf = ({ body }: Call) => objectsIn(asJson(body)?.events)

function limitOf(call: Call): number {
  const limit = Number(queryOf(call).get('limit') ?? LIMIT.byDefault)
  return Math.max(1, Math.min(limit, LIMIT.max))
}
