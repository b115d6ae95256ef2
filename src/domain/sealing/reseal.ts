import type { ExclusiveStore, Reader } from '../../db/store.ts'
import { KEY_MARK, type Vault } from '../../db/vault.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { dropConfirmations } from '../settings/confirmations.ts'
import { readSettings } from '../settings/settings.ts'
import { readState, writeState } from '../settings/state.ts'
import { DomainError } from '../shared/errors.ts'
import type { KeyProblem } from '../shared/problems.ts'
import { codeRows, countCodeRows, TABLES_WITH_CODES } from './sealed-places.ts'

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
function unfinished(keyId: string, from: string | null): KeyProblem {
  return from === null ? { problem: 'encrypting', keyId } : { problem: 'rotating', keyId, from }
}

export type Resealing = {
  /** The vault in use now; the plain one if codes are not encrypted. */
  from: Vault
  to: Vault
  actor: Actor
  /** Called with the step's name, rows done and rows in total. If it throws, the work stops. */
  step(what: 'encrypting' | 'rewriting', done?: number, total?: number): Promise<void>
}

/**
 * Encrypts all codes of a database, or changes their key. The database stores which key is being applied,
 * and no service starts on it until all codes are done. After an interruption, the same call continues.
 * @returns how many rows contain codes, how many of them this call rewrote, and how many `from` cannot open:
 *   those stay unchanged, and the proof lists them.
 * @throws DomainError WRONG_KEY if the database does not use the key of `from`.
 */
export async function resealCodes(
  db: ExclusiveStore,
  { from, to, actor, step }: Resealing,
  now: Date,
): Promise<{ rows: number; rewritten: number; broken: number }> {
  const id = to.keyId
  if (id === null) throw new Error('Codes are encrypted with a key.')
  await db.transaction(async (tx) => {
    if ((await readSettings(tx)).sandbox) throw new DomainError('WRONG_KEY', { problem: 'sandbox' })
    const problem = problemWith(await codesKeyOf(tx), from.keyId, id)
    if (problem !== null) throw new DomainError('WRONG_KEY', problem)
    await writeState(tx, KEY_MARK, { id, from: from.keyId } satisfies CodesKey)
    // What somebody was asked to confirm is sealed with the key before: they are asked again.
    await dropConfirmations(tx)
  })
  // Another process may have opened the database before the key was stored.
  await db.requireExclusive()
  const rows = await countCodeRows(db.read)
  let [done, rewritten, broken] = [0, 0, 0]
  for await (const batch of codeRows(db.read)) {
    await step('encrypting', done, rows)
    const left = batch.filter(({ sealed }) => sealed === null || !to.hasSealed(sealed))
    const change = left[0]?.ofLedger ? db.rewriteEntries : db.transaction
    await change(async (tx) => {
      for (const row of left) {
        if (row.problem(from) === null) {
          await row.reseal(tx, from, to)
          rewritten += 1
        } else broken += 1
      }
    })
    done += batch.length
  }
  await step('rewriting')
  await db.compact(TABLES_WITH_CODES)
  await db.transaction(async (tx) => {
    await writeState(tx, KEY_MARK, { id } satisfies CodesKey)
    const action = from.keyId === null ? 'codes.encrypt' : 'codes.rotate'
    await recordAct(tx, { actor, action, detail: { key: id, before: from.keyId, rows } }, now)
  })
  return { rows, rewritten, broken }
}

/** @param key as stored in the database. @param from @param to the ids of the keys. */
function problemWith(key: CodesKey | null, from: string | null, to: string): KeyProblem | null {
  if (from === to) return { problem: 'same_key' }
  const continues = key?.id === to && key.from === from
  // Seals what an earlier version has stored in clear.
  const again = from === null && key?.id === to && key.from === undefined
  const starts = key?.from === undefined && (key?.id ?? null) === from
  if (continues || again || starts) return null
  if (key === null) return { problem: 'not_encrypted' }
  if (key.from !== undefined) return unfinished(key.id, key.from)
  if (from === null) return { problem: 'encrypted', keyId: key.id }
  return { problem: 'other_key', keyId: key.id, given: from }
}
