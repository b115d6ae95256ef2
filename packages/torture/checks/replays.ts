import type { Json } from '../final.ts'
import { type Ask, asksIn, bodyOf } from './asks.ts'
import { type Check, type Found, once } from './check.ts'
import { differingFields } from './differing-fields.ts'
import { FIXED } from './kept-orders.ts'

/** Refusals that may come before the service looks for the trxid: of the key, the rate and the body. */
const EARLIER = [401, 403, 404, 413, 429, 501]
const OF_THE_BODY = ['INVALID_BODY', 'INVALID_REQUEST', 'INVALID_PLAYER_ID']

export const replays: Check = {
  name: 'replays',
  promise:
    'A trxid that comes again is answered with its one result, names what differs, and belongs to one account and one endpoint.',
  find(_final, { calls }) {
    const asks = asksIn(calls)
    const shared = Map.groupBy(asks, ({ space, trxid }) => `${space} ${trxid}`)
    return once(
      [...shared.values()]
        .flatMap((same) => {
          const owner = ownerOf(same)
          if (!owner) return []
          const own = same.filter(({ wallet }) => wallet === owner.wallet)
          return [
            ...alike(own.filter((ask) => ask.endpoint === owner.endpoint && namesItself(ask))),
            ...same.flatMap((ask) => trespasses(ask, owner)),
            ...own.flatMap((ask) =>
              ask.endpoint === owner.endpoint ? notReplayed(ask, owner) : [],
            ),
          ]
        })
        .concat(asks.flatMap((ask) => ofAnotherTrxid(ask, shared))),
    )
  },
}

const isDone = ({ call }: Ask) => call.status === 200
/** A new trxid with a used idempotencyKey answers the order of that key. */
const namesItself = (ask: Ask) => !isDone(ask) || bodyOf(ask.call).trxid === ask.trxid

/** The first call that was answered with a result: from then on the trxid is taken. */
function ownerOf(asks: readonly Ask[]): Ask | null {
  return asks
    .filter((ask) => isDone(ask) && namesItself(ask))
    .reduce<Ask | null>((found, one) => (found && found.endedMs <= one.endedMs ? found : one), null)
}

/** @param asks of one trxid, account and endpoint. */
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
  return problems.concat(asks.flatMap((ask) => wrongDiffers(ask, asks, fresh[0])))
}

/** @param placed the call that placed it, where its client had an answer. */
function wrongDiffers(ask: Ask, asks: readonly Ask[], placed: Ask | undefined): Found[] {
  const { call, trxid, isStrict } = ask
  const said = bodyOf(call)
  const isReplay = isDone(ask) && said.idempotentReplay === true
  if (!isReplay && call.status !== 409) return []
  const stored = asks.find(isDone)
  const expected = differingFields(ask, {
    placed,
    all: asks,
    order: stored ? bodyOf(stored.call) : {},
  })
  if (expected === null) return []
  const named = said.replayDiffers
  const text = Array.isArray(named) ? named.toSorted().join(', ') : ''
  const wanted = expected.toSorted().join(', ')
  if (text !== wanted) {
    const what = `The answer to ${trxid} says that "${text}" differs, and it is "${wanted}".`
    return [{ what, evidence: [placed?.call, call] }]
  }
  if (isStrict && isDone(ask) && wanted !== '')
    return [{ what: `${trxid} with another body was not refused, as asked.`, evidence: [call] }]
  if (call.status === 409 && (!isStrict || wanted === ''))
    return [
      { what: `${trxid} is refused as reused, for no reason.`, evidence: [placed?.call, call] },
    ]
  return []
}

/** Another account, or another endpoint, with a trxid that is taken. */
function trespasses(ask: Ask, owner: Ask): Found[] {
  const { call, trxid, wallet, endpoint } = ask
  const { status } = call
  const isOwner = wallet === owner.wallet
  if (isOwner && endpoint === owner.endpoint) return []
  const evidence = [owner.call, call]
  if (status === 200)
    return namesItself(ask)
      ? [
          {
            what: `${trxid} is answered to ${isOwner ? 'two endpoints' : 'two accounts'}.`,
            evidence,
          },
        ]
      : []
  const { code } = bodyOf(call)
  if (status === null || ask.startedMs <= owner.endedMs || status >= 500) return []
  const right = isOwner ? code === 'INVALID_REQUEST' : code === 'FORBIDDEN'
  if (right || EARLIER.includes(status) || OF_THE_BODY.includes(String(code))) return []
  const whose = isOwner ? `was used at ${owner.endpoint}` : 'belongs to another account'
  return [{ what: `${trxid}, which ${whose}, is answered with ${code}.`, evidence }]
}

/** The owner's own trxid: nothing but its result, once there was one. */
function notReplayed(ask: Ask, owner: Ask): Found[] {
  const { call, trxid, startedMs } = ask
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

/** An answer about another trxid than the one that was sent: only for an idempotencyKey that was used with it. */
function ofAnotherTrxid(ask: Ask, shared: ReadonlyMap<string, Ask[]>): Found[] {
  const { call, space, trxid, idempotencyKey, wallet } = ask
  if (!isDone(ask) || namesItself(ask)) return []
  const body: Json = bodyOf(call)
  const used = (shared.get(`${space} ${body.trxid}`) ?? []).some(
    (one) =>
      one.wallet === wallet && (one.idempotencyKey ?? one.trxid) === (idempotencyKey ?? trxid),
  )
  if (used && body.idempotentReplay === true) return []
  return [{ what: `${trxid} is answered with ${body.trxid}.`, evidence: [call] }]
}
