import {
  CannotAsk,
  type LookupApi,
  type LookupCheck,
  type LookupResult,
  NotCalled,
  type OrderCheck,
  type OrderResult,
  type SupplierLookup,
  type SupplierOrder,
} from '../../domain/suppliers/supplier.ts'
import type { Meaning } from './answers.ts'
import { type Call, type Client, NotWritten } from './client.ts'
import type { Mask } from './mask.ts'
import { failedData, faultFor, foundData, orderResult, whenRepeated } from './results.ts'
import type { AdapterFile } from './schema.ts'

const NOT_REDEEMED = 'REDEMPTION FAILED'

/** What both a lookup and the code of an order tell the templates. */
type Asked = { ref: string; input: SupplierLookup['input']; isLookup: boolean }

/** Paid lookups at the supplier; undefined if the file has none. @throws Error */
export function createLookupApi(file: AdapterFile, client: Client): LookupApi | undefined {
  const { gameavvfy, gamebvfy } = file.lookup ?? {}
  const calls = {
    gameavvfy: gameavvfy && client.compileCall(gameavvfy),
    gamebvfy: gamebvfy && client.compileCall(gamebvfy),
    rdmgamea: file.redeem && client.compileCall(file.redeem),
  }
  if (!Object.values(calls).some(Boolean)) return undefined

  async function lookUp({ kind, ref, input }: SupplierLookup, signal: AbortSignal) {
    const call = calls[kind]
    if (!call) throw new NotCalled(`It offers no ${kind}.`, { kind: 'not-sent' })
    return ask(client, call, { ref, input, isLookup: true }, signal)
  }

  return {
    async lookup(lookup, signal) {
      const { meaning, described } = await lookUp(lookup, signal)
      return lookupResult(lookup.kind, meaning, described, client.mask)
    },
    async checkLookup(lookup, signal): Promise<LookupCheck> {
      if (!file.redeem?.idempotent) throw new CannotAsk('It cannot be asked about a redemption.')
      const { meaning, described } = await lookUp(lookup, signal)
      const repeated = whenRepeated(meaning, described)
      return repeated.means === 'absent'
        ? { outcome: 'absent' }
        : lookupResult(lookup.kind, repeated, described, client.mask)
    },
  }
}

/**
 * Redeems our own codes for the players of orders. If a redemption fails, the code may have been used up:
 * a person must find out.
 */
export function createVoucherApi(
  file: AdapterFile,
  client: Client,
  money: Parameters<typeof orderResult>[3],
) {
  const call = file.redeem && client.compileCall(file.redeem)

  function send(made: Call, { ref, player }: SupplierOrder, code: string, signal: AbortSignal) {
    const input = { playerId: player.userId, code }
    return ask(client, made, { ref, input, isLookup: false }, signal)
  }

  function resultOf(meaning: Meaning, described: string, code: string): OrderCheck {
    if (meaning.means === 'completed' && meaning.data)
      foundData('rdmgamea', meaning.data, client.mask)
    const wanted = { wantsCodes: false, checkAfterMs: () => 0, secrets: [code] }
    const result = orderResult(meaning, described, wanted, money)
    return 'reason' in result ? { ...result, reason: NOT_REDEEMED } : result
  }

  return {
    async redeem(order: SupplierOrder, code: string, signal: AbortSignal): Promise<OrderResult> {
      if (!call)
        return { outcome: 'declined', reason: NOT_REDEEMED, note: 'It does not redeem codes.' }
      const { meaning, described } = await send(call, order, code, signal)
      return resultOf(meaning, described, code) as OrderResult
    },
    /** As redeem, after the first answer was lost. */
    async askAgain(order: SupplierOrder, code: string, signal: AbortSignal): Promise<OrderCheck> {
      if (!call || !file.redeem?.idempotent)
        throw new CannotAsk('It cannot be asked about a redemption.')
      const { meaning, described } = await send(call, order, code, signal)
      return resultOf(whenRepeated(meaning, described), described, code)
    },
  }
}

/** @throws SupplierFault also if no rule knows the answer. */
async function ask(client: Client, call: Call, about: Asked, signal: AbortSignal) {
  try {
    return await client.call(call, about, signal)
  } catch (error) {
    if (error instanceof NotWritten) throw new NotCalled(error.message, { kind: 'not-sent' })
    throw error
  }
}

/** @throws SupplierFault */
function lookupResult(
  kind: SupplierLookup['kind'],
  { means, data, waitMs }: Meaning,
  described: string,
  mask: Mask,
): LookupResult {
  if (means === 'completed') return { outcome: 'completed', data: foundData(kind, data, mask) }
  if (means === 'failed') return { outcome: 'failed', ...failedData(data) }
  if (means === 'declined') return { outcome: 'declined' }
  const said = means === 'not-sent' ? `The lookup was refused: ${described}.` : described
  throw faultFor(means, said, waitMs)
}
