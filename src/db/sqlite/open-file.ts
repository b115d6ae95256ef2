import { existsSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type SQLite from 'better-sqlite3'
import { DatabaseProblem, DatabaseUnavailable, type Finding } from '../store.ts'
import { toDisk } from './backup.ts'

/** The file of a database that is open, which somebody else may delete or replace meanwhile. */
export interface OpenFile {
  /** Aborted, with the problem as its reason, once the open files are no longer the database. */
  readonly lost: AbortSignal
  /** @throws DatabaseUnavailable where the name of an open file has led nowhere, or elsewhere. */
  require(): void
  /**
   * Saves what is only in the open files: in the database's own file, where that one is in its place still
   * and only what SQLite keeps beside it is lost, else under another name.
   * @returns where it is now, and what to do, for the operator.
   */
  rescue(connections: { writer: SQLite.Database; reader: SQLite.Database }): Promise<string>
}

const RESCUED = '.rescued-'

/** @param path of a database that has just been opened; its log and the log's index are there, too. */
export function openFile(path: string): OpenFile {
  const file = resolve(path)
  const opened = (name: string) => ({ name, stats: statSync(name) })
  const [database, log, index] = [opened(file), opened(`${file}-wal`), opened(`${file}-shm`)]
  const lost = new AbortController()

  function look(): void {
    for (const { name, stats } of [database, log, index]) {
      const now = statSync(name, { throwIfNoEntry: false })
      if (isSame(now, stats)) continue
      const what = now ? 'replaced by another file' : 'deleted'
      lost.abort(new DatabaseProblem(`${name} was ${what} while it was in use.`))
    }
  }

  /** Left there it would be taken for the log of whatever has the database's name next. */
  function removeLog(): void {
    if (isInPlace(log)) for (const { name } of [log, index]) rmSync(name, { force: true })
  }

  return {
    lost: lost.signal,
    require() {
      try {
        if (!lost.signal.aborted) look()
      } catch (error) {
        // The folder cannot be read at present.
        throw new DatabaseUnavailable('not done', error)
      }
      if (lost.signal.aborted) throw new DatabaseUnavailable('not done', lost.signal.reason)
    },
    async rescue({ writer, reader }) {
      if (isInPlace(database) && copyLog(writer))
        return `Everything that was answered is in ${file}. Find out what happened, then start again.`
      const rescued = `${file}${RESCUED}${database.stats.ino}`
      // A process that is killed meanwhile must not leave something that looks whole.
      const partial = `${file}.${process.pid}.partial`
      await reader.backup(partial)
      await toDisk(partial)
      await rename(partial, rescued)
      await toDisk(dirname(file))
      removeLog()
      return `What it held, with everything that was answered, is saved as ${rescued}. Find out what happened; then rename that file back, while nothing runs.`
    },
  }
}

type Opened = { name: string; stats: Stats }

function isInPlace({ name, stats }: Opened): boolean {
  return isSame(statSync(name, { throwIfNoEntry: false }), stats)
}

function isSame(now: Stats | undefined, then: Stats): boolean {
  return now?.ino === then.ino && now.dev === then.dev
}

/** @returns whether all of the log is in the file now: not where another process reads in it. */
function copyLog(writer: SQLite.Database): boolean {
  const [result] = writer.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
  return result?.busy === 0
}

/**
 * What is to be known of a database before it is opened: an empty one in the place of one that was lost
 * would take orders and payments as if nothing had been.
 * @returns what the operator should hear of.
 * @throws DatabaseProblem where it was lost.
 */
export function findingsAt(file: string): Finding[] {
  const folder = dirname(file)
  const isRescued = (name: string) => name.startsWith(`${basename(file)}${RESCUED}`)
  const name = existsSync(folder) ? readdirSync(folder).find(isRescued) : undefined
  const rescued = name && join(folder, name)
  // Looked for first: of a database that another process makes meanwhile the log is there last.
  const hasLog = existsSync(`${file}-wal`)
  if (existsSync(file)) {
    if (!rescued) return []
    const message = `${file} took the place of another database while a service ran, which saved what it held as ${rescued}: compare the two, then move that file elsewhere`
    return [{ level: 'warn', message }]
  }
  if (rescued)
    throw new DatabaseProblem(
      `${file} is not there: it was deleted while a service ran, which saved what it held as ${rescued}. Rename that file to ${file}, or move it elsewhere to start with an empty database.`,
    )
  if (hasLog)
    throw new DatabaseProblem(
      `${file} is not there, but its log ${file}-wal is: it was deleted or moved. Put it back, or restore a backup; to start with an empty database, delete ${file}-wal and ${file}-shm.`,
    )
  return [{ level: 'info', message: `a new database was made: there was none at ${file}` }]
}
