import type { apiKeys, KeyScope } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'

/** What a key may do. */
export type KeyTerms = Pick<
  typeof apiKeys.$inferSelect,
  'name' | 'scopes' | 'dailyCapMicros' | 'orderCapMicros' | 'expiresAt'
>
export type { KeyScope }
export const KEY_SCOPES: readonly KeyScope[] = ['read', 'order', 'lookup']

/** The name of the key that an account has if nobody names one. */
export const DEFAULT_NAME = 'default'
/** The terms of a key for which nothing is chosen. */
export const UNLIMITED: KeyTerms = {
  name: DEFAULT_NAME,
  scopes: [...KEY_SCOPES],
  dailyCapMicros: null,
  orderCapMicros: null,
  expiresAt: null,
}

const MAX_NAME_LENGTH = 32
/** Printable, on one line, and neither begins nor ends with a space. */
const NAME = /^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u
/** As much as can be typed as an amount. */
const MAX_CAP_MICROS = 10_000_000_000_000

/** @throws DomainError INVALID_KEY_NAME, SCOPE_MISSING, INVALID_CAP */
export function checkTerms({ name, scopes, dailyCapMicros, orderCapMicros }: KeyTerms): void {
  if (!NAME.test(name) || [...name].length > MAX_NAME_LENGTH)
    throw new DomainError('INVALID_KEY_NAME', { max: MAX_NAME_LENGTH })
  if (scopes.length === 0) throw new DomainError('SCOPE_MISSING')
  for (const cap of [dailyCapMicros, orderCapMicros])
    if (cap !== null && (cap <= 0 || cap > MAX_CAP_MICROS))
      throw new DomainError('INVALID_CAP', { maxMicros: MAX_CAP_MICROS })
}
