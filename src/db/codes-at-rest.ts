import type { Reader } from './store.ts'
import { SealBroken } from './vault.ts'

// Converts codes to the form in which the database stores them, encrypted if it has a key, and back. A sealed
// value can be opened only for its own row, so that nobody can swap rows.

type HasVault = Pick<Reader, 'vault'>

/** The columns of a stock code that store the code itself. */
export type StoredCode = { code: string; sealed: string | null }

/** Converts a stock code of the product to the form in which it is stored. */
export function sealedCode({ vault }: HasVault, pid: string, code: string): StoredCode {
  const sealed = vault.keyId === null ? null : vault.seal(code, placeOf(pid))
  return { code: vault.fingerprint(code), sealed }
}

/** @throws SealBroken */
export function openedCode(
  { vault }: HasVault,
  { pid, code, sealed }: StoredCode & { pid: string },
): string {
  if (sealed === null) return code
  const opened = vault.open(sealed, placeOf(pid))
  // The sealed code of another row of the same product opens, too, but has another fingerprint.
  if (vault.fingerprint(opened) === code) return opened
  throw new SealBroken('An encrypted code has the fingerprint of another one.')
}

/**
 * Converts a JSON value to the form in which it is stored: the value itself, or `{ "sealed": … }` if the
 * database has a key. It keeps the type of the column, but only openedJson can read it.
 * @param place the column and the row, such as `inbox.update:7`.
 */
export function sealedJson<T>({ vault }: HasVault, place: string, value: T): T {
  if (vault.keyId === null) return value
  const stored: Sealed = { sealed: vault.seal(JSON.stringify(value), place) }
  return stored as T
}

/** @throws SealBroken */
export function openedJson<T>({ vault }: HasVault, place: string, value: T): T {
  return isSealed(value) ? JSON.parse(vault.open(value.sealed, place)) : value
}

export type Sealed = { sealed: string }

export function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && 'sealed' in value
}

const placeOf = (pid: string) => `stock_codes.code:${pid}`
export const inputPlace = (lookupId: string) => `lookups.input:${lookupId}`
export const descriptionPlace = (reference: string) => `claims.description:${reference}`
export const updatePlace = (updateId: number) => `inbox.update:${updateId}`
export const stagedPlace = (batchId: number, part: number) =>
  `staged_codes.codes:${batchId}:${part}`
export const statePlace = (key: string) => `conversations.state:${key}`
export const secretsPlace = (endpointId: string) => `webhook_endpoints.secrets:${endpointId}`
