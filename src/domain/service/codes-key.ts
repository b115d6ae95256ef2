import type { Reader, Tx } from '../../db/store.ts'
import { KEY_MARK } from '../../db/vault.ts'
import type { KeyProblem } from '../shared/problems.ts'
import { keepMark, readMark } from './marks.ts'

// The id of the key that the codes of a database are encrypted with, stored in the database itself.

export type CodesKey = {
  id: string
  /** Until all codes are encrypted with it: the key that the others have, or null where they have none. */
  from?: string | null
}

/** Null where codes are kept as they are. */
export async function codesKeyOf(db: Reader): Promise<CodesKey | null> {
  return ((await readMark(db, KEY_MARK)) as CodesKey | undefined) ?? null
}

export function keepCodesKey(tx: Tx, key: CodesKey): Promise<void> {
  return keepMark(tx, KEY_MARK, key)
}

/**
 * Why this process must not work on the database with its key, or without one: codes would be unreadable,
 * or written in clear. Null where key and database belong together.
 */
export async function whyLocked(db: Reader): Promise<KeyProblem | null> {
  const key = await codesKeyOf(db)
  const { keyId } = db.vault
  if (!key) return keyId === null ? null : { problem: 'not_encrypted' }
  if (key.from !== undefined) return unfinished(key.id, key.from)
  if (keyId === null) return { problem: 'key_missing', keyId: key.id }
  return keyId === key.id ? null : { problem: 'other_key', keyId: key.id, given: keyId }
}

/** Not all codes are encrypted with the key yet. */
export function unfinished(keyId: string, from: string | null): KeyProblem {
  return from === null ? { problem: 'encrypting', keyId } : { problem: 'rotating', keyId, from }
}
