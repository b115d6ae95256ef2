import type { Reader, Tx } from '../../db/store.ts'
import { KEY_MARK } from '../../db/vault.ts'
import { readState, writeState } from '../settings/state.ts'
import type { KeyProblem } from '../shared/problems.ts'

// The database stores the id of the key that its codes are encrypted with.

export type CodesKey = {
  id: string
  /** Present until all codes are encrypted with `id`: the key of the others, or null if they have none. */
  from?: string | null
}

/** Null if the codes are not encrypted. */
export async function codesKeyOf(db: Reader): Promise<CodesKey | null> {
  return ((await readState(db, KEY_MARK)) as CodesKey | undefined) ?? null
}

export function keepCodesKey(tx: Tx, key: CodesKey): Promise<void> {
  return writeState(tx, KEY_MARK, key)
}

/**
 * Why this process must not use the database with its key, or without one: it could not read codes, or
 * would write them in clear. Null if the key matches the database.
 */
export async function whyLocked(db: Reader): Promise<KeyProblem | null> {
  const key = await codesKeyOf(db)
  const { keyId } = db.vault
  if (!key) return keyId === null ? null : { problem: 'not_encrypted' }
  if (key.from !== undefined) return unfinished(key.id, key.from)
  if (keyId === null) return { problem: 'key_missing', keyId: key.id }
  return keyId === key.id ? null : { problem: 'other_key', keyId: key.id, given: keyId }
}

/** The problem of a database in which not all codes are encrypted with the key yet. */
export function unfinished(keyId: string, from: string | null): KeyProblem {
  return from === null ? { problem: 'encrypting', keyId } : { problem: 'rotating', keyId, from }
}
