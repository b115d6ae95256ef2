import type { Reader } from './store.ts'
import { SealBroken } from './vault.ts'

// How codes are written to the database and read from it: encrypted where it has a key. What is sealed
// is bound to its place, so that nobody can swap rows.

/** The columns of a stock code that hold it. */
export type RestingCode = { code: string; sealed: string | null }

/** What a stock code of the product rests as. */
export function sealedCode(
  { vault }: Pick<Reader, 'vault'>,
  pid: string,
  code: string,
): RestingCode {
  const sealed = vault.keyId === null ? null : vault.seal(code, placeOf(pid))
  return { code: vault.fingerprint(code), sealed }
}

/** @throws SealBroken */
export function openedCode(
  { vault }: Pick<Reader, 'vault'>,
  { pid, code, sealed }: RestingCode & { pid: string },
): string {
  if (sealed === null) return code
  const opened = vault.open(sealed, placeOf(pid))
  // That of another row of the product opens, too.
  if (vault.fingerprint(opened) === code) return opened
  throw new SealBroken('An encrypted code has the fingerprint of another one.')
}

/**
 * What a JSON value rests as: itself, or `{ "sealed": … }`. Its type stays that of the column.
 * @param place the column and the row, such as `inbox.update:7`.
 */
export function sealedJson<T>({ vault }: Pick<Reader, 'vault'>, place: string, value: T): T {
  if (vault.keyId === null) return value
  const rests: Sealed = { sealed: vault.seal(JSON.stringify(value), place) }
  // Nobody but openedJson looks into it.
  return rests as T
}

/** @throws SealBroken */
export function openedJson<T>({ vault }: Pick<Reader, 'vault'>, place: string, value: T): T {
  return isSealed(value) ? JSON.parse(vault.open(value.sealed, place)) : value
}

type Sealed = { sealed: string }

export function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && 'sealed' in value
}

const placeOf = (pid: string) => `stock_codes.code:${pid}`
export const inputPlace = (lookupId: string) => `lookups.input:${lookupId}`
export const updatePlace = (updateId: number) => `inbox.update:${updateId}`
export const stagedPlace = (batchId: number, part: number) =>
  `staged_codes.codes:${batchId}:${part}`
export const statePlace = (key: string) => `conversations.state:${key}`
