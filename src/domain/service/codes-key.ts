import type { Reader, Tx } from '../../db/store.ts'
import { KEY_MARK } from '../../db/vault.ts'
import { keepMark, readMark } from './settings.ts'

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
 * or written in clear. In words for the operator; null where key and database belong together.
 */
export async function whyLocked(db: Reader, name: string): Promise<string | null> {
  const key = await codesKeyOf(db)
  const { keyId } = db.vault
  if (!key)
    return keyId === null
      ? null
      : `CODES_KEY_FILE is set, and the codes in ${name} are not encrypted yet. Stop the service and run npm run -s cli -- codes encrypt, or unset CODES_KEY_FILE.`
  if (key.from === null)
    return `Not all codes in ${name} are encrypted yet: run npm run -s cli -- codes encrypt again until it says that all are.`
  if (key.from !== undefined)
    return `Not all codes in ${name} are encrypted with the new key ${key.id} yet: run npm run -s cli -- codes rotate again until it says that all are, with CODES_KEY_FILE as it was (the key ${key.from}).`
  if (keyId === null)
    return `The codes in ${name} are encrypted: set CODES_KEY_FILE to the file that has their key, ${key.id}.`
  if (keyId !== key.id)
    return `The codes in ${name} are encrypted with the key ${key.id}, but the file in CODES_KEY_FILE has another one, ${keyId}. Set it to the right file.`
  return null
}
