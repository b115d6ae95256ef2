import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import SQLite from 'better-sqlite3'
import { AWAY } from '../db/move/state.ts'
import { removeDatabase } from '../db/sqlite/backup.ts'
import { openSqliteExclusively } from '../db/sqlite/exclusive.ts'
import { openBriefly, openExclusively, unsound } from '../db/sqlite/open-file.ts'
import { openSqlite, requireOwn } from '../db/sqlite/sqlite.ts'
import { preparePlace } from '../db/sqlite/start.ts'
import { DatabaseProblem, type ExclusiveStore, type Store } from '../db/store.ts'
import { KEY_MARK, type Vault } from '../db/vault.ts'
import {
  giveOwner,
  keepAs,
  keepBeside,
  keptName,
  OWNERS,
  putInPlace,
  requireBackupFile,
} from './place.ts'
import { carryOver, type MergeSettings, type Since } from './since.ts'
import { decideUnknown, forgetWaiting, SAY_WHAT, type UnknownCodes } from './unsold.ts'

export type RestoreStep = 'copy' | 'check' | 'examine' | 'compare' | 'keep' | 'replace' | 'end'

type Rekey = (copy: ExclusiveStore) => Promise<void>
export type Restoring<T> = {
  /** The backup; it is only read. */
  file: string
  /** The database to replace; need not exist. */
  database: string
  /** Whether to continue where the operator must confirm it. */
  force: boolean
  /** What to do with unsold codes if nobody can tell which were sold since the backup. */
  unknownCodes: UnknownCodes | null
  /** Which settings of the backup are restored, and which stay as they are now. */
  mergeSettings: MergeSettings
  now: Date
  /** Decrypts the backup's codes. */
  vault?: Vault | undefined
  /** Encrypts the copy's codes with the current key. */
  rekey?: Rekey | undefined
  signal?: AbortSignal | undefined
  /** Called before each step. */
  onStep?: ((step: RestoreStep) => void) | undefined
  onCopied?: ((bytes: number, ofBytes: number) => void) | undefined
  /** Examines the copy, migrated to this version, before anything is replaced; throws to refuse. */
  examine(copy: Store): Promise<T>
}

/**
 * Replaces a database with a backup. The backup is copied beside the database, and all checks run on the
 * copy. Until the last step, one rename, the current database has its name; from then on the new one has
 * it. The current database gets a second name before that, so there is no moment without a database. A
 * kill leaves at most a `.partial`, which the next restore removes, and the files whose names begin like
 * the second name. Codes that the current database knows to be sold are not for sale in the new one.
 * @returns the result of `examine`, where the current database is kept (null if there was none), and what
 *   happened since the backup (null if nobody can tell).
 * @throws DatabaseProblem if the restore is refused, the signal's reason, and any error of `examine`. The
 *   current database is unchanged then.
 */
export async function restoreDatabase<T>(
  restoring: Restoring<T>,
): Promise<{ examined: T; kept: string | null; since: Since | null }> {
  const { file, database, rekey, signal, onStep } = restoring
  await requireBackupFile(file, database)
  // Checked first, because a file that this user may not read is not damaged.
  preparePlace(database)
  const partial = `${database}.partial`
  await removeDatabase(partial)
  try {
    onStep?.('copy')
    await copyTo(partial, restoring)
    onStep?.('check')
    const { sandbox } = requireSound(partial, file)
    onStep?.('examine')
    const examined = await examineCopy(partial, restoring)
    forgetWaiting(partial)
    if (rekey) await rekeyCopy(partial, rekey)
    signal?.throwIfAborted()
    const place = existsSync(database) ? replacePresent : placeFirst
    const placed = await place(partial, { ...restoring, sandbox })
    onStep?.('end')
    return { examined, ...placed }
  } catch (error) {
    await removeDatabase(partial)
    // After an abort, the error only shows where the work stopped.
    signal?.throwIfAborted()
    throw error
  }
}

/** Copies the file, and the log beside it if the file is in use: data in the log is committed, too. */
async function copyTo(partial: string, { file, signal, onCopied }: Restoring<unknown>) {
  const { size } = await stat(file)
  let copied = 0
  async function* counting(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      yield chunk
      copied += chunk.length
      onCopied?.(copied, size)
    }
  }
  const options = signal ? { signal } : {}
  const from = createReadStream(file, { highWaterMark: 1 << 20 })
  await pipeline(from, counting, createWriteStream(partial, OWNERS), options)
  const log = `${file}-wal`
  if (!existsSync(log)) return
  await pipeline(createReadStream(log), createWriteStream(`${partial}-wal`, OWNERS), options)
}

/** @throws DatabaseProblem if the copy is damaged, or not a gamewallet database that this version knows. */
function requireSound(partial: string, file: string): { sandbox: boolean } {
  using copy = openBriefly(partial)
  try {
    const problem = copy.pragma('integrity_check(1)', { simple: true })
    if (problem !== 'ok') throw new DatabaseProblem(`${file} is damaged: ${problem}`)
    requireOwn(copy, file)
    return { sandbox: isSandbox(copy) }
  } catch (error) {
    throw unsound(error, file)
  }
}

async function examineCopy<T>(partial: string, { file, vault, examine }: Restoring<T>): Promise<T> {
  const copy = await openSqlite(partial, { vault }).catch((error: Error) => {
    throw new DatabaseProblem(`${file} cannot be brought to this version: ${error.message}`)
  })
  try {
    return await examine(copy)
  } finally {
    await copy.close()
  }
}

async function rekeyCopy(partial: string, rekey: Rekey): Promise<void> {
  const copy = await openSqliteExclusively(partial)
  try {
    await rekey(copy)
  } finally {
    await copy.close()
  }
}

type Placing = Omit<Restoring<unknown>, 'examine'> & { sandbox: boolean }
type Placed = { kept: string | null; since: Since | null }

async function replacePresent(partial: string, placing: Placing): Promise<Placed> {
  const { database, force, now, sandbox, onStep } = placing
  const kept = keptName(database, now)
  if (existsSync(kept)) throw new DatabaseProblem(`${kept} exists already; try again in a second.`)
  const list = `${kept}.lost.json`
  const held = holdExclusively(database, placing)
  try {
    if (held && !force && isSandbox(held) !== sandbox)
      throw new DatabaseProblem(
        sandbox
          ? `The backup is of the sandbox and ${database} is not; --force restores it anyway.`
          : `${database} is the sandbox's and the backup is not; --force restores it anyway.`,
      )
    if (held) requireNotMoved(held, database)
    await giveOwner(partial, database)
    onStep?.('compare')
    const since = held && compare(held, { partial, list }, placing)
    if (!since) decideUnknown(partial, placing)
    if (!since?.file) await rm(list, { force: true })
    onStep?.('keep')
    await keepAs(kept, database)
    await keepBeside(kept, database)
    onStep?.('replace')
    await putInPlace(partial, database)
    return { kept, since }
  } catch (error) {
    // The restore of this list has not happened.
    if (existsSync(partial)) await rm(list, { force: true })
    throw error
  } finally {
    held?.close()
  }
}

/** @returns null if the two cannot be compared and the operator has said what to do in that case. */
function compare(
  held: SQLite.Database,
  { partial, list }: { partial: string; list: string },
  { database, force, unknownCodes, mergeSettings, now }: Placing,
): Since | null {
  let why: string
  try {
    const damage = String(held.pragma('integrity_check(1)', { simple: true }))
    // A damaged file may hide what was sold, and no query would fail.
    if (damage !== 'ok') why = `which is damaged (${damage.replaceAll('\n', ' ')})`
    else if (settingIn(held, KEY_MARK) !== keyIdIn(partial))
      why = 'whose codes are not encrypted with the same key: see codes encrypt'
    else return carryOver(held, { restored: partial, list, settings: mergeSettings }, now)
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError)) throw error
    why = `which is damaged or of another version (${error.message})`
  }
  if (force && unknownCodes) return null
  throw new DatabaseProblem(
    `What was sold since the backup cannot be read from ${database}, ${why}; codes that were sold would be on sale again. Add --force, and ${SAY_WHAT}`,
  )
}

/** The id of the key that encrypts the codes. Codes can be compared only between databases with the same key. */
function keyIdIn(file: string): unknown {
  using database = openBriefly(file)
  return settingIn(database, KEY_MARK)
}

/** @throws DatabaseProblem if the database went to PostgreSQL: its backup would sell the same stock a second time. */
function requireNotMoved(held: SQLite.Database, database: string): void {
  const away = settingIn(held, AWAY)
  if (away !== undefined)
    throw new DatabaseProblem(
      `${database} was moved to ${JSON.parse(String(away)).to}, where the service works now. To go back to the file, give up the move first: move --from ${database} --give-up`,
    )
}

/** Renames files left beside a missing database, which would be taken for a part of the new one. */
async function placeFirst(partial: string, placing: Placing): Promise<Placed> {
  const { database, now, onStep } = placing
  decideUnknown(partial, placing)
  await keepBeside(keptName(database, now), database)
  onStep?.('replace')
  await putInPlace(partial, database)
  return { kept: null, since: null }
}

/**
 * Opens the current database exclusively. Whoever opens it now waits, and fails once it is replaced.
 * @returns null if it is damaged and `force` is set: nobody can tell whether it is in use.
 */
function holdExclusively(
  database: string,
  { force, unknownCodes }: Pick<Placing, 'force' | 'unknownCodes'>,
): SQLite.Database | null {
  let held: SQLite.Database | null
  try {
    held = openExclusively(database)
  } catch (error) {
    if (force) return null
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(
      `The current database ${database} cannot be read (${reason}), so nobody can tell whether it is in use, or which codes were sold since the backup. Stop the service, then add --force${unknownCodes ? '' : `, and ${SAY_WHAT}`}`,
    )
  }
  if (held) return held
  throw new DatabaseProblem(`${database} is in use. Stop the service first, then restore again.`)
}

function isSandbox(database: SQLite.Database): boolean {
  return settingIn(database, 'sandbox') === 'true'
}

/** The value as it is stored; undefined if there is none, as in a database without settings. */
function settingIn(database: SQLite.Database, name: string): unknown {
  if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'settings'").get())
    return undefined
  return database.prepare('SELECT value FROM settings WHERE name = ?').pluck().get(name)
}
