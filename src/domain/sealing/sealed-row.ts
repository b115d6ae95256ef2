import type { Reader, Tx } from '../../db/store.ts'
import { SealBroken, type Vault } from '../../db/vault.ts'

export type CodeRow = {
  /** Names the place and the row for people. */
  name: string
  /** Null if it is not encrypted. */
  sealed: string | null
  /** An earlier version stored it in clear: it may be until codes encrypt is run again. */
  mayBeInClear?: true
  /** It is rewritten by rewriteEntries only. */
  ofLedger?: true
  /** Why the vault cannot open it, or computes another fingerprint for it; null if all is well. */
  problem(vault: Vault): string | null
  /** Decrypts it with one vault and encrypts it with the other. @throws SealBroken */
  reseal(tx: Tx, from: Vault, to: Vault): PromiseLike<unknown>
}

export type Key = number | string
export type Place = {
  count(db: Reader): Promise<number>
  /** The next rows after a key, in the order of their keys. */
  next(db: Reader, after: Key | null, limit: number): Promise<(CodeRow & { key: Key })[]>
}

export function problemIn(open: () => void): string | null {
  try {
    open()
    return null
  } catch (error) {
    if (error instanceof SealBroken) return error.message
    throw error
  }
}
