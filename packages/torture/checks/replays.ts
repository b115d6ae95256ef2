import { FIXED } from './acknowledged-orders.ts'
import { type Ask, asksIn, bodyOf } from './asks.ts'
import { type Check, type Found, once } from './check.ts'

/** Refusals that may come before the service looks for the trxid: of the key, the rate and the body. */
const EARLIER = [401, 403, 404, 413, 429, 501]
const OF_THE_BODY = ['INVALID_BODY', 'INVALID_REQUEST', 'INVALID_PLAYER_ID']

export const replays: Check = {
  name: 'replays',
  promise: 'A trxid that comes again is answered with its one order, and belongs to one account.',
  find(_final, { calls }) {
    const asks = asksIn(calls)
    return once([
      ...asks.flatMap(ofAnotherTrxid),
      ...[...Map.groupBy(asks, ({ space, trxid }) => `${space} ${trxid}`).values()].flatMap(
        (same) => {
          const owner = ownerOf(same)
          if (!owner) return []
          const own = same.filter(({ wallet }) => wallet === owner.wallet)
          const others = same.filter(({ wallet }) => wallet !== owner.wallet)
          return [
            ...alike(own),
            ...own.flatMap((ask) => notReplayed(ask, owner)),
            ...others.flatMap((ask) => trespasses(ask, owner)),
          ]
        },
      ),
    ])
  },
}

const isDone = ({ call }: Ask) => call.status === 200

function ofAnotherTrxid({ call, trxid }: Ask): Found[] {
  const body = bodyOf(call)
  if (call.status !== 200 || body.trxid === trxid) return []
  return [{ what: `${trxid} is answered with ${body.trxid}.`, evidence: [call] }]
}

/** The first call that was answered with an order: from then on the trxid is taken. */
function ownerOf(asks: readonly Ask[]): Ask | null {
  return asks
    .filter(isDone)
    .reduce<Ask | null>((found, one) => (found && found.endedMs <= one.endedMs ? found : one), null)
}

/** @param asks of one trxid and account. */
function alike(asks: readonly Ask[]): Found[] {
  const done = asks.filter(isDone)
  const [first] = done
  if (!first) return []
  const problems: Found[] = []
  const { trxid } = first
  const one = bodyOf(first.call)
  for (const { call } of done) {
    const fields = FIXED.filter((name) => bodyOf(call)[name] !== one[name])
    if (fields.length === 0) continue
    const what = `Two answers to ${trxid} differ in ${fields.join(', ')}.`
    problems.push({ id: `alike ${trxid}`, what, evidence: [first.call, call] })
  }
  const fresh = done.filter(({ call }) => bodyOf(call).idempotentReplay !== true)
  if (fresh.length > 1)
    problems.push({
      what: `${fresh.length} answers to ${trxid} say that they are no replays.`,
      evidence: fresh.map(({ call }) => call),
    })
  const early = done.find(
    (ask) =>
      bodyOf(ask.call).idempotentReplay === true &&
      !asks.some((other) => other !== ask && other.startedMs < ask.endedMs),
  )
  if (early)
    problems.push({ what: `${trxid} was replayed before it was sent.`, evidence: [early.call] })
  return problems
}

/** Another account with a trxid that is taken. */
function trespasses({ call, trxid, startedMs }: Ask, owner: Ask): Found[] {
  const { status } = call
  const evidence = [owner.call, call]
  if (status === 200) return [{ what: `${trxid} is answered to two accounts.`, evidence }]
  const { code } = bodyOf(call)
  if (status === null || startedMs <= owner.endedMs || status >= 500 || code === 'FORBIDDEN')
    return []
  if (EARLIER.includes(status) || OF_THE_BODY.includes(String(code))) return []
  const what = `${trxid}, which belongs to another account, is answered with ${code}.`
  return [{ what, evidence }]
}

/** The owner's own trxid: nothing but its order, once there was one. */
function notReplayed({ call, trxid, startedMs }: Ask, owner: Ask): Found[] {
  const { status } = call
  if (status === null || status === 200 || startedMs <= owner.endedMs) return []
  const { code } = bodyOf(call)
  if (code === 'FORBIDDEN')
    return [{ what: `${trxid} is refused to its own account.`, evidence: [owner.call, call] }]
  if (EARLIER.includes(status) || status === 409 || OF_THE_BODY.includes(String(code))) return []
  if (code === 'DATABASE_UNAVAILABLE' || code === 'RATE_LIMIT_UNAVAILABLE') return []
  const what = `${trxid} was answered before, and is now refused with ${code}.`
  return [{ what, evidence: [owner.call, call] }]
}
