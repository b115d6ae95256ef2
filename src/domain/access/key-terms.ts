import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
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

/** Which service a key is for; the prefix shows it, so that people recognize a test key. */
type KeyMode = 'live' | 'test'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_LENGTH = 32
const CHECKSUM_LENGTH = 6
/** `gw_live_` and four of the 32 random characters: enough to tell keys apart, too few to guess one. */
const PREFIX_LENGTH = 12
const KEY = /^gw_(?:live|test)_[0-9A-Za-z]{38}$/

/** A new key: prefix, 32 random characters, and a checksum that detects typing errors without a query. */
export function newKey(mode: KeyMode): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => BASE62[randomInt(62)]).join('')
  const body = `gw_${mode}_${secret}`
  return body + checksum(body)
}

/** Whether the text has the form of a key and a correct checksum. */
export function isKey(text: string): boolean {
  return KEY.test(text) && text.endsWith(checksum(text.slice(0, -CHECKSUM_LENGTH)))
}

/** SHA-256 in hex. Keys are random, so nobody can find one by hashing guesses. */
export function hashKey(key: string): string {
  return hash('sha256', key)
}

/** The beginning of a key, by which people recognize it. */
export function prefixOf(key: string): string {
  return key.slice(0, PREFIX_LENGTH)
}

function checksum(body: string): string {
  let rest = crc32(body)
  let digits = ''
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = BASE62[rest % 62] + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}
