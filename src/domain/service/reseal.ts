import type { Alone } from '../../db/store.ts'
import type { Vault } from '../../db/vault.ts'
import { DomainError } from '../shared/errors.ts'
import type { KeyProblem } from '../shared/problems.ts'
import { type Actor, recordAct } from './audit-log.ts'
import { type CodesKey, codesKeyOf, keepCodesKey, unfinished } from './codes-key.ts'
import { countResting, restingRows } from './sealed-places.ts'
import { readSettings } from './settings.ts'

export type Resealing = {
  /** How codes are kept now: the plain vault where they are not encrypted. */
  from: Vault
  /** How codes will be kept. */
  to: Vault
  actor: Actor
  /** Gets the name of the step and how many of how many rows are done; what it throws ends the work. */
  step(what: 'encrypting' | 'rewriting', done?: number, total?: number): Promise<void>
}

/**
 * Encrypts all codes of a database, or changes their key. The database stores which key is being applied,
 * and no service starts on it until all is done: however the work ends, the same call goes on from there.
 * @returns how many rows hold codes, how many of them this call has rewritten, and how many `from` cannot
 *   open: they stay as they are, and the proof names them.
 * @throws DomainError WRONG_KEY where the database is not as `from` says.
 */
export async function resealCodes(
  db: Alone,
  { from, to, actor, step }: Resealing,
  now: Date,
): Promise<{ rows: number; rewritten: number; broken: number }> {
  const id = to.keyId
  if (id === null) throw new Error('Codes are encrypted with a key.')
  await db.transaction(async (tx) => {
    if ((await readSettings(tx)).sandbox) throw new DomainError('WRONG_KEY', { problem: 'sandbox' })
    const problem = problemWith(await codesKeyOf(tx), from.keyId, id)
    if (problem !== null) throw new DomainError('WRONG_KEY', problem)
    await keepCodesKey(tx, { id, from: from.keyId })
  })
  // Whoever began to use the database before it had the note.
  await db.requireAlone()
  const rows = await countResting(db.read)
  let [done, rewritten, broken] = [0, 0, 0]
  for await (const batch of restingRows(db.read)) {
    await step('encrypting', done, rows)
    const left = batch.filter(({ sealed }) => sealed === null || !to.hasSealed(sealed))
    await db.transaction(async (tx) => {
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
  await db.compact()
  await db.transaction(async (tx) => {
    await keepCodesKey(tx, { id })
    const action = from.keyId === null ? 'codes.encrypt' : 'codes.rotate'
    await recordAct(tx, { actor, action, detail: { key: id, before: from.keyId, rows } }, now)
  })
  return { rows, rewritten, broken }
}

/** @param key what the database notes. @param from @param to the keys' ids. */
function problemWith(key: CodesKey | null, from: string | null, to: string): KeyProblem | null {
  if (from === to) return { problem: 'same_key' }
  const goesOn = key?.id === to && key.from === from
  const begins = key?.from === undefined && (key?.id ?? null) === from
  if (goesOn || begins) return null
  if (key === null) return { problem: 'not_encrypted' }
  if (key.from !== undefined) return unfinished(key.id, key.from)
  if (from === null) return { problem: 'encrypted', keyId: key.id }
  return { problem: 'other_key', keyId: key.id, given: from }
}
