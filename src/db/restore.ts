import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, chown, constants, copyFile, link, mkdir, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import SQLite from 'better-sqlite3'
import { openAlone } from './alone.ts'
import { BESIDE, removeDatabase, toDisk } from './backup.ts'
import { newestApplied, newestKnown, openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** A restore that is not carried out, and why, in words for the operator. */
export class RestoreError extends Error {
  override name = 'RestoreError'
}

export type Restoring<T> = {
  /** The backup; it is only read. */
  file: string
  /** What it takes the place of; need not exist. */
  database: string
  /** Whether to go on where the operator must have said so. */
  force: boolean
  now: Date
  signal?: AbortSignal | undefined
  /** Told before each step. */
  onStep?: ((step: 'copy' | 'check' | 'examine' | 'keep' | 'replace' | 'end') => void) | undefined
  onCopied?: ((bytes: number, ofBytes: number) => void) | undefined
  /** Looks at the copy, migrated to this version, before anything is replaced; throws to refuse. */
  examine(copy: Store): Promise<T>
}

/**
 * Replaces a database by a backup. The backup is copied beside the database and everything is proved on
 * the copy: until the last step, one rename, the present database has its name, and from then on the
 * new one has. A second name of the present one is given before, and so there is no moment without
 * either, and a kill at any step leaves at most a `.partial`, which the next restore removes.
 * @returns what `examine` did, and where the present database is kept; null where there was none.
 * @throws RestoreError where it is refused, the signal's reason, and whatever `examine` throws; the
 *   present database is as it was then.
 */
export async function restoreDatabase<T>(
  restoring: Restoring<T>,
): Promise<{ examined: T; kept: string | null }> {
  const { file, database, force, now, signal, onStep } = restoring
  await requireDatabaseFile(file, database)
  const partial = `${database}.partial`
  await mkdir(dirname(database), { recursive: true })
  await removeDatabase(partial)
  try {
    onStep?.('copy')
    await copyTo(partial, restoring)
    onStep?.('check')
    const { sandbox } = requireSound(partial, file)
    onStep?.('examine')
    const examined = await examineCopy(partial, restoring)
    signal?.throwIfAborted()
    const place = existsSync(database) ? replacePresent : placeFirst
    const kept = await place(partial, database, { sandbox, force, now, onStep })
    onStep?.('end')
    return { examined, kept }
  } catch (error) {
    await removeDatabase(partial)
    // What the signal ends says so in other words.
    signal?.throwIfAborted()
    throw error
  }
}

async function requireDatabaseFile(file: string, database: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (!found) throw new RestoreError(`There is no file ${file}.`)
  if (!found.isFile()) throw new RestoreError(`${file} is not a file.`)
  const present = await stat(database).catch(() => null)
  if (present && present.ino === found.ino && present.dev === found.dev)
    throw new RestoreError(`${file} is the present database itself; name a backup.`)
}

/** With the log that a database in use has beside it: what is only there is committed, too. */
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
  await pipeline(from, counting, createWriteStream(partial), options)
  if (existsSync(`${file}-wal`)) await copyFile(`${file}-wal`, `${partial}-wal`)
}

/** @throws RestoreError where the copy is not a whole database of gamewallet that this version knows. */
function requireSound(partial: string, file: string): { sandbox: boolean } {
  const copy = new SQLite(partial)
  try {
    const problem = copy.pragma('integrity_check(1)', { simple: true })
    if (problem !== 'ok') throw new RestoreError(`${file} is damaged: ${problem}`)
    const applied = newestApplied(copy)
    if (applied === 0) throw new RestoreError(`${file} is not a database of gamewallet.`)
    if (applied > newestKnown())
      throw new RestoreError(
        `${file} was written by a newer version of gamewallet; restore it with that version.`,
      )
    return { sandbox: isSandbox(copy) }
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError)) throw error
    throw new RestoreError(`${file} is not a sound SQLite database: ${error.message}`)
  } finally {
    copy.close()
  }
}

async function examineCopy<T>(partial: string, { file, examine }: Restoring<T>): Promise<T> {
  const copy = await openSqlite(partial).catch((error: Error) => {
    throw new RestoreError(`${file} cannot be brought to this version: ${error.message}`)
  })
  let examined: T
  try {
    examined = await examine(copy)
  } finally {
    await copy.close()
  }
  // Closed by its only users it is one file again; what was left in a log would not come along.
  if (existsSync(`${partial}-wal`)) throw new Error(`${partial} could not be closed.`)
  await toDisk(partial)
  return examined
}

type Replacing = Pick<Restoring<unknown>, 'force' | 'now' | 'onStep'> & { sandbox: boolean }

async function replacePresent(
  partial: string,
  database: string,
  { sandbox, force, now, onStep }: Replacing,
): Promise<string> {
  const held = holdAlone(database, force)
  try {
    if (held && !force && isSandbox(held) !== sandbox)
      throw new RestoreError(
        sandbox
          ? `The backup is of the sandbox and ${database} is not; --force restores it anyway.`
          : `${database} is the sandbox's and the backup is not; --force restores it anyway.`,
      )
    await giveOwner(partial, database)
    onStep?.('keep')
    const kept = keptName(database, now)
    await keepAs(kept, database)
    await keepBeside(kept, database)
    onStep?.('replace')
    await putInPlace(partial, database)
    return kept
  } finally {
    held?.close()
  }
}

/** What is beside a database that is gone would be taken for a part of the new one. */
async function placeFirst(
  partial: string,
  database: string,
  { now, onStep }: Replacing,
): Promise<null> {
  await keepBeside(keptName(database, now), database)
  onStep?.('replace')
  await putInPlace(partial, database)
  return null
}

async function putInPlace(partial: string, database: string): Promise<void> {
  // First the other names, so that a power cut cannot keep the last step alone.
  await toDisk(dirname(database))
  await rename(partial, database)
  await toDisk(dirname(database))
}

/** Else the service, which may be another user than the operator, could not open it. */
async function giveOwner(partial: string, database: string): Promise<void> {
  const { mode, uid, gid } = await stat(database)
  await chmod(partial, mode)
  const own = await stat(partial)
  if (own.uid === uid && own.gid === gid) return
  try {
    await chown(partial, uid, gid)
  } catch {
    throw new RestoreError(`${database} belongs to another user; restore as that user.`)
  }
}

/**
 * Holds the present database. One that would open it now waits, and fails when the file has lost its name.
 * @returns null for a damaged one with `force`: whether anybody uses it cannot be told.
 */
function holdAlone(database: string, force: boolean): SQLite.Database | null {
  let held: SQLite.Database | null
  try {
    held = openAlone(database)
  } catch (error) {
    if (force) return null
    const reason = error instanceof Error ? error.message : String(error)
    throw new RestoreError(
      `The present database ${database} cannot be read (${reason}), so that nobody can tell whether it is in use. Stop the service, then add --force.`,
    )
  }
  if (held) return held
  throw new RestoreError(`${database} is in use. Stop the service first, then restore again.`)
}

/** A second name, which takes no room; a copy on a file system that has no second names. */
async function keepAs(kept: string, database: string): Promise<void> {
  if (existsSync(kept)) throw new RestoreError(`${kept} exists already; try again in a second.`)
  try {
    await link(database, kept)
  } catch {
    await copyFile(database, kept, constants.COPYFILE_EXCL)
    await toDisk(kept)
  }
}

/** A damaged database may still have its log, which must not be taken for one of the new database. */
async function keepBeside(kept: string, database: string): Promise<void> {
  for (const beside of BESIDE)
    if (existsSync(`${database}${beside}`)) await rename(`${database}${beside}`, `${kept}${beside}`)
}

/** The sandbox's mark among the settings; a database without settings has none. */
function isSandbox(database: SQLite.Database): boolean {
  if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'settings'").get()) return false
  const mark = database.prepare("SELECT value FROM settings WHERE name = 'sandbox'").pluck().get()
  return mark === 'true'
}

/** `….before-restore-20260115120000`, in UTC. */
function keptName(database: string, now: Date): string {
  return `${database}.before-restore-${now.toISOString().slice(0, 19).replaceAll(/\D/g, '')}`
}
