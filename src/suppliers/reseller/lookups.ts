import { z } from 'zod'
import {
  type LookupApi,
  type LookupInput,
  type LookupResult,
  type OrderCheck,
  type OrderResult,
  SupplierFault,
  type SupplierLookup,
  type SupplierOrder,
} from '../../domain/suppliers/supplier.ts'
import { errorCodeOf, refusalOf, refusalOfRepeat } from './refusals.ts'
import type { Answer, Transport } from './transport.ts'

/** The supplier's error for a lookup that did not happen and whose fee it returned. */
const UNAVAILABLE = 'LOOKUP UNAVAILABLE'
/** The supplier's error for a malformed id. No player has it, so it answers the lookup. */
const NO_SUCH_PLAYER = 'INVALID PLAYER ID'

const NOT_REDEEMED = { outcome: 'declined', reason: 'REDEMPTION FAILED' } as const

const tiers = z
  .array(
    z.object({
      tier: z.string().max(32),
      status: z.enum(['available', 'already_claimed', 'unknown']),
    }),
  )
  .max(20)
  .optional()
const name = z.string().max(128)

const found = {
  gameavvfy: z.object({ playerName: name }),
  gamebvfy: z
    .object({ playerName: name, region: z.string().max(64), firstTimeBonus: tiers })
    .transform(({ playerName, region, firstTimeBonus }) => ({
      playerName,
      region,
      ...(firstTimeBonus ? { firstTimeBonus } : {}),
    })),
  rdmgamea: z
    .object({ name, ucAmount: z.int(), productName: name })
    .transform(({ name: playerName, ucAmount, productName }) => ({
      playerName,
      ucAmount,
      productName,
    })),
} as const

/** Paid lookups at the supplier. Each keeps its trxid, so that it is done and paid only once. */
export function createLookupApi(transport: Transport): LookupApi {
  const ask = async ({ kind, ref: trxid, input }: SupplierLookup, signal: AbortSignal) => {
    const answer = await transport.post(`/${kind}`, { ...input, trxid }, signal)
    return { result: lookupResult(kind, input, answer), answer }
  }
  return {
    async lookup(lookup, signal) {
      const { result, answer } = await ask(lookup, signal)
      if (result) return result
      if (errorCodeOf(answer) === NO_SUCH_PLAYER) return { outcome: 'failed' }
      throw new SupplierFault('not-sent', `The lookup was refused: ${refusalOf(answer)}.`)
    },
    // The supplier replays a trxid that it knows and acts on one that it does not, so nothing is done twice.
    async checkLookup(lookup, signal) {
      const { result, answer } = await ask(lookup, signal)
      return result ?? refusalOfRepeat(answer)
    },
  }
}

/**
 * Redeems our own codes for the players of orders. If a redemption fails, the code may have been used up:
 * a person must find out.
 */
export function createVoucherApi(transport: Transport) {
  /** `result` is null if the answer is a refusal. */
  async function send({ ref: trxid, player }: SupplierOrder, code: string, signal: AbortSignal) {
    const { userId: playerId } = player
    const answer = await transport.post('/rdmgamea', { playerId, code, trxid }, signal)
    return { result: voucherResult({ playerId }, answer), answer }
  }
  return {
    async redeem(order: SupplierOrder, code: string, signal: AbortSignal): Promise<OrderResult> {
      const { result, answer } = await send(order, code, signal)
      return result ?? { ...NOT_REDEEMED, note: refusalOf(answer) }
    },
    /** As redeem, after the first answer was lost. */
    async askAgain(order: SupplierOrder, code: string, signal: AbortSignal): Promise<OrderCheck> {
      const { result, answer } = await send(order, code, signal)
      return result ?? refusalOfRepeat(answer)
    },
  }
}

function voucherResult(asked: LookupInput, { status, body }: Answer): OrderResult | null {
  if (status !== 200 || body === null) return null
  requireSame(asked, body)
  if (body.success === true) {
    if (found.rdmgamea.safeParse(body).success) return { outcome: 'completed' }
    throw new SupplierFault('unknown', 'The answer to a redemption does not say what was redeemed.')
  }
  if (body.status !== 'cancelled') return null
  // It returned its fee without redeeming. The same trxid would get this answer for ever.
  if (body.error === UNAVAILABLE) return { ...NOT_REDEEMED, note: UNAVAILABLE }
  return { outcome: 'failed', reason: NOT_REDEEMED.reason }
}

/** Null if the answer is a refusal. @throws SupplierFault unknown for an invalid answer. */
function lookupResult(
  kind: SupplierLookup['kind'],
  asked: LookupInput,
  { status, body }: Answer,
): LookupResult | null {
  if (status !== 200 || body === null) return null
  requireSame(asked, body)
  if (body.success === true) {
    const data = found[kind].safeParse(body)
    if (data.success) return { outcome: 'completed', data: data.data }
    throw new SupplierFault('unknown', 'The answer to a lookup has no valid result.')
  }
  if (body.success !== false || body.status !== 'cancelled') return null
  if (body.error === UNAVAILABLE) return { outcome: 'declined' }
  const bonus = tiers.safeParse(body.firstTimeBonus)
  const firstTimeBonus = bonus.success ? bonus.data : undefined
  return { outcome: 'failed', ...(firstTimeBonus ? { data: { firstTimeBonus } } : {}) }
}

/** @throws SupplierFault unknown for an answer about another player. */
function requireSame(asked: LookupInput, body: Record<string, unknown>): void {
  for (const name of ['playerId', 'userId', 'zoneId'] as const)
    if (asked[name] !== undefined && body[name] !== undefined && body[name] !== asked[name])
      throw new SupplierFault('unknown', 'It answered about another player.')
}
