import type { Alone } from '../../db/store.ts'
import type { Vault } from '../../db/vault.ts'
import { DomainError } from '../shared/errors.ts'
import { type Actor, recordAct } from './audit-log.ts'
import { type CodesKey, codesKeyOf, keepCodesKey } from './codes-key.ts'
import { countResting, restingRows } from './sealed-places.ts'
import { readSettings } from './settings.ts'

export type Resealing = {
  /** How codes are kept now: the plain vault where they are not encrypted. */
  from: Vault
  /** How codes will be kept. */
  to: Vault
  actor: Actor
  /** Gets the name of the step and how many of how many rows are done; what it throws ends the work. */
  step(what: string, done?: number, total?: number): Promise<void>
}

/**
 * Encrypts all codes of a database, or changes their key. The database stores which key is being applied,
 * and no service starts on it until all is done: however the work ends, the same call goes on from there.
 * @returns how many rows hold codes, how many of them this call has rewritten, and how many `from` cannot
 *   open: they stay as they are, and the proof names them.
 * @throws DomainError INVALID_INPUT where the database is not as `from` says, in words for the operator.
 */
export async function resealCodes(
  db: Alone,
  { from, to, actor, step }: Resealing,
  now: Date,
): Promise<{ rows: number; rewritten: number; broken: number }> {
  const id = to.keyId
  if (id === null) throw new Error('Codes are encrypted with a key.')
  await db.transaction(async (tx) => {
    if ((await readSettings(tx)).sandbox)
      throw new DomainError(
        'INVALID_INPUT',
        'This is a database of the sandbox, whose codes are not real.',
      )
    const problem = problemWith(await codesKeyOf(tx), from.keyId, id)
    if (problem !== null) throw new DomainError('INVALID_INPUT', problem)
    await keepCodesKey(tx, { id, from: from.keyId })
  })
  // Whoever began to use the database before it had the note.
  await db.requireAlone()
  const rows = await countResting(db.read)
  let [done, rewritten, broken] = [0, 0, 0]
  for await (const batch of restingRows(db.read)) {
    await step('Encrypting', done, rows)
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
  await step('Rewriting the database, so that no old copy of a code is left in it')
  await db.compact()
  await db.transaction(async (tx) => {
    await keepCodesKey(tx, { id })
    const action = from.keyId === null ? 'codes.encrypt' : 'codes.rotate'
    await recordAct(tx, { actor, action, detail: { key: id, before: from.keyId, rows } }, now)
  })
  return { rows, rewritten, broken }
}

/** @param key what the database notes. @param from @param to the keys' ids. */
function problemWith(key: CodesKey | null, from: string | null, to: string): string | null {
  if (from === to) return 'Its codes are already encrypted with the new key.'
  const goesOn = key?.id === to && key.from === from
  const begins = key?.from === undefined && (key?.id ?? null) === from
  if (goesOn || begins) return null
  if (key === null) return 'Its codes are not encrypted: codes encrypt does that.'
  if (key.from === null)
    return `Its codes are being encrypted with the key ${key.id}: run codes encrypt with the file of that key.`
  if (key.from !== undefined)
    return `Its codes are being encrypted with the key ${key.id} in place of ${key.from}: run codes rotate with the files of these two.`
  if (from === null)
    return `Its codes are encrypted already, with the key ${key.id}; codes rotate changes the key.`
  return `Its codes are encrypted with the key ${key.id}, and the file in CODES_KEY_FILE has another one, ${from}.`
}
