import { z } from 'zod'
import { said } from '../../domain/shared/log.ts'
import {
  type LookupData,
  type OrderCheck,
  SUPPLIER_UNAVAILABLE,
  SupplierFault,
  type SupplierLookup,
} from '../../domain/suppliers/supplier.ts'
import type { Meaning } from './answers.ts'
import { HIDDEN, type Mask } from './mask.ts'
import type { Currency } from './money.ts'

// Turns what a rule says into a result that the service can rely on. What a rule promises and the answer
// does not have makes the outcome unknown.

/** Not blank, and without what no text has. */
const ID = /^(?=.*\S)[^\p{Cc}\p{Cs}\ufffd]{1,128}$/u
/** What no database takes, and what stands for characters that were lost. */
const BROKEN_CODE = /[\0\p{Cs}\ufffd]/u

export type Wanted = {
  wantsCodes: boolean
  /** @param askedMs when the answer asks to be called again. */
  checkAfterMs: (askedMs: number | undefined) => number
  secrets: string[]
}

/**
 * @param described the answer in words, for the operator.
 * @throws SupplierFault for not-sent and unknown, and if the answer has not what the rule names.
 */
export function orderResult(
  { means, values, waitMs, has, voucherUnused }: Meaning,
  described: string,
  wanted: Wanted,
  { currency, mask }: { currency: Currency; mask: Mask },
): OrderCheck {
  const text = (value: unknown) => oneLine(value, mask, wanted.secrets)
  const id = has.has('id') ? { supplierOrderId: idIn(values.id, mask) } : {}
  switch (means) {
    case 'completed': {
      const costMicros = currency.toMicros(values.cost)
      return {
        outcome: 'completed',
        ...id,
        ...(costMicros === null ? {} : { costMicros }),
        ...(wanted.wantsCodes ? { codes: codesIn(values.codes, mask) } : {}),
      }
    }
    case 'processing':
      return { outcome: 'processing', ...id, checkAfterMs: wanted.checkAfterMs(waitMs) }
    case 'declined':
      return {
        outcome: 'declined',
        reason: text(values.reason) || SUPPLIER_UNAVAILABLE,
        note: text(values.note) || described,
      }
    case 'failed':
      return {
        outcome: 'failed',
        reason: text(values.reason) || SUPPLIER_UNAVAILABLE,
        ...(voucherUnused === undefined ? {} : { voucherUnused }),
      }
    case 'absent':
      return { outcome: 'absent' }
    default:
      throw faultFor(means, described, waitMs)
  }
}

/** The fault for an answer that says nothing for certain. */
export function faultFor(
  means: string | undefined,
  described: string,
  retryAfterMs: number | undefined,
): SupplierFault {
  if (means === undefined)
    return new SupplierFault('unknown', `No rule knows the answer: ${described}.`, { retryAfterMs })
  return new SupplierFault(means === 'not-sent' ? means : 'unknown', described, { retryAfterMs })
}

/**
 * What the answer means to an order that was sent before, whose answer was lost: a refusal of the second
 * call says nothing about the first, unless its rule says what.
 * @throws SupplierFault unknown
 */
export function whenRepeated(meaning: Meaning, described: string): Meaning {
  const { means, again } = meaning
  if (means === 'completed' || means === 'processing') return meaning
  if (again !== undefined && again !== 'unknown') return { ...meaning, means: again }
  throw faultFor('unknown', `The repeated request was refused: ${described}.`, meaning.waitMs)
}

const tiers = z
  .array(
    z.object({
      tier: z.string().max(32),
      status: z.enum(['available', 'already_claimed', 'unknown']),
    }),
  )
  .max(20)
const name = z.string().max(128)

const found = {
  gameavvfy: z.object({ playerName: name }),
  gamebvfy: z.object({
    playerName: name,
    region: z.string().max(64),
    firstTimeBonus: tiers.optional(),
  }),
  rdmgamea: z.object({ playerName: name, ucAmount: z.int(), productName: name }),
} as const

/** What a lookup found. @throws SupplierFault unknown if something is missing. */
export function foundData(
  kind: SupplierLookup['kind'],
  data: Meaning['data'],
  mask: Mask,
): LookupData {
  const masked = Object.entries(withoutAbsent(data)).map(([name, value]) => [
    name,
    typeof value === 'string' ? mask(value) : value,
  ])
  const parsed = found[kind].safeParse(Object.fromEntries(masked))
  if (!parsed.success)
    throw new SupplierFault('unknown', 'The answer to a lookup has no valid result.')
  return withoutAbsent(parsed.data) as LookupData
}

/** What is known about a player for whom a lookup failed. */
export function failedData(data: Meaning['data']): { data?: LookupData } {
  const bonus = tiers.safeParse(data?.firstTimeBonus)
  return bonus.success ? { data: { firstTimeBonus: bonus.data } } : {}
}

function withoutAbsent(data: object | null): object {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== undefined))
}

/** @throws SupplierFault unknown */
function idIn(id: unknown, mask: Mask): string {
  const text = typeof id === 'number' && Number.isSafeInteger(id) ? String(id) : id
  if (typeof text === 'string' && ID.test(text) && !isSecret(text, mask)) return text
  throw new SupplierFault('unknown', 'It answered with an order that has no id.')
}

/** @throws SupplierFault unknown */
function codesIn(codes: unknown, mask: Mask): string[] {
  const list = typeof codes === 'string' ? [codes] : codes
  const isCode = (code: unknown) =>
    typeof code === 'string' && !BROKEN_CODE.test(code) && !isSecret(code, mask)
  if (Array.isArray(list) && list.every(isCode)) return list
  throw new SupplierFault('unknown', 'It completed an order of codes without a list of them.')
}

/** Whether a text is nothing but a secret, which the answer repeats in the wrong place. */
function isSecret(text: string, mask: Mask): boolean {
  return mask(text.trim()) === HIDDEN
}

/** A text from an answer: one line, because programs read it, and without any secret. */
function oneLine(value: unknown, mask: Mask, secrets: readonly string[]): string {
  const masked = typeof value === 'string' ? mask(value) : ''
  return said(secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), masked))
}
