import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { DatabaseProblem, damageIn } from '../store.ts'
import { BESIDE } from './backup.ts'

/** The permission bits of the group and of all others. */
const OTHERS = 0o077

/** Longer chains of links lead nowhere, for SQLite and the operating system, too. */
const MAX_LINKS = 40

/** The file that a path leads to through links, whether or not it exists. */
export function withoutLinks(path: string): string {
  let file = resolve(path)
  const isLink = () => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
  for (let links = 0; links < MAX_LINKS && isLink(); links += 1)
    file = resolve(dirname(file), readlinkSync(file))
  return file
}

/**
 * Creates the folder of a database if it is missing, and checks that the database can be used there.
 * SQLite itself would say only that it cannot open the file, or would open it and fail at the first write.
 * @throws DatabaseProblem that says which file cannot be used, and what to do.
 */
export function preparePlace(file: string): void {
  const folder = dirname(file)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new DatabaseProblem(
      `The database folder ${folder} cannot be created: ${errorCode(error)}. Create it and give it to the user that the service runs as, or set DATABASE_URL to another place.`,
    )
  }
  requireAccess(folder, constants.W_OK | constants.X_OK)
  for (const name of ['', ...BESIDE].map((end) => `${file}${end}`).filter(existsSync)) {
    if (statSync(name, { throwIfNoEntry: false })?.isFile() === false)
      throw new DatabaseProblem(`${name} is not a file: set DATABASE_URL to the path of one.`)
    requireAccess(name, constants.R_OK | constants.W_OK)
  }
}

/**
 * Makes the database, and all files beside it whose names begin like its own, accessible only to their owner.
 * @returns what the operator should know.
 */
export function makePrivate(file: string): string[] {
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)))
  return names.flatMap((name) => {
    const path = join(dirname(file), name)
    // The name may be a link that leads nowhere, or may have gone since.
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
    if ((mode & OTHERS) === 0) return []
    const found = `other users could read ${path} (mode ${(mode & 0o777).toString(8)})`
    try {
      chmodSync(path, mode & ~OTHERS)
      return [`${found}; now only its owner can`]
    } catch (error) {
      return [
        `${found} and still can: it belongs to another user (${errorCode(error)}); run chmod 600 on it`,
      ]
    }
  })
}

function requireAccess(path: string, mode: number): void {
  try {
    accessSync(path, mode)
  } catch (error) {
    // Another process that closes the database removes the files beside it.
    if (errorCode(error) === 'ENOENT') return
    const us = process.getuid?.() ?? 'unknown'
    throw new DatabaseProblem(
      `${path} cannot be written by this process (${errorCode(error)}): it runs as user id ${us}, and the owner is user id ${statSync(path).uid}. SQLite writes to the database, to the files beside it and to their folder: give all of them to the user that the service runs as (chown), make sure that the disk is not read-only, and run commands as that user.`,
    )
  }
}

function errorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}

/** Explains to the operator that a file is damaged; returns any other error as it is. */
export function startProblem(error: unknown, file: string): unknown {
  const damage = damageIn(error)
  if (damage === null) return error
  return new DatabaseProblem(
    `${file} is damaged, or is not a SQLite database: ${damage}. Keep it as it is, and restore the newest backup with the command restore.`,
    { cause: error },
  )
}
