import { existsSync } from 'node:fs'
import { access, chmod, chown, constants, copyFile, link, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BESIDE, toDisk } from '../db/sqlite/backup.ts'
import { DatabaseProblem } from '../db/store.ts'

// Puts the restored file in the place of the database, and keeps the database under another name.

/** @throws DatabaseProblem if the file cannot be read, or is the current database itself. */
export async function requireBackupFile(file: string, database: string): Promise<void> {
  const found = await stat(file).catch(cannotRead(file))
  if (!found.isFile()) throw new DatabaseProblem(`${file} is not a file.`)
  await access(file, constants.R_OK).catch(cannotRead(file))
  const present = await stat(database).catch(() => null)
  if (present && present.ino === found.ino && present.dev === found.dev)
    throw new DatabaseProblem(`${file} is the current database itself; name a backup.`)
}

function cannotRead(file: string): (error: NodeJS.ErrnoException) => never {
  return ({ code, message }) => {
    throw new DatabaseProblem(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`,
    )
  }
}

/** Only the owner may read the copy, whoever may read the backup or the current database. */
export const OWNERS = { mode: 0o600 }

export async function putInPlace(partial: string, database: string): Promise<void> {
  // The copy is a single file once all have closed it. The rename would leave data in a log behind.
  if (existsSync(`${partial}-wal`)) throw new Error(`${partial} could not be closed.`)
  await toDisk(partial)
  // Syncs the other names first, so that a power cut cannot keep the last step alone.
  await toDisk(dirname(database))
  await rename(partial, database)
  await toDisk(dirname(database))
}

/** Gives the copy the database's owner: the service may run as another user than the operator. */
export async function giveOwner(partial: string, database: string): Promise<void> {
  const { mode, uid, gid } = await stat(database)
  await chmod(partial, mode & OWNERS.mode)
  const own = await stat(partial)
  if (own.uid === uid && own.gid === gid) return
  try {
    await chown(partial, uid, gid)
  } catch {
    throw new DatabaseProblem(`${database} belongs to another user; restore as that user.`)
  }
}

/** Gives the file a second name, which takes no space. Copies it if the file system has no hard links. */
export async function keepAs(kept: string, database: string): Promise<void> {
  try {
    await link(database, kept)
  } catch {
    await copyFile(database, kept, constants.COPYFILE_EXCL)
    await toDisk(kept)
  }
}

/** A damaged database may still have its log, which must not be taken for the new database's log. */
export async function keepBeside(kept: string, database: string): Promise<void> {
  for (const beside of BESIDE)
    if (existsSync(`${database}${beside}`)) await rename(`${database}${beside}`, `${kept}${beside}`)
}

/** `….before-restore-20260115120000`, in UTC. */
export function keptName(database: string, now: Date): string {
  return `${database}.before-restore-${now.toISOString().slice(0, 19).replaceAll(/\D/g, '')}`
}
