import { access, constants, stat } from 'node:fs/promises'
import { RestoreError } from './error.ts'

/** @throws RestoreError if the file cannot be read, or is the current database itself. */
export async function requireBackupFile(file: string, database: string): Promise<void> {
  const found = await stat(file).catch(cannotRead(file))
  if (!found.isFile()) throw new RestoreError(`${file} is not a file.`)
  await access(file, constants.R_OK).catch(cannotRead(file))
  const present = await stat(database).catch(() => null)
  if (present && present.ino === found.ino && present.dev === found.dev)
    throw new RestoreError(`${file} is the current database itself; name a backup.`)
}

function cannotRead(file: string): (error: NodeJS.ErrnoException) => never {
  return ({ code, message }) => {
    throw new RestoreError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`,
    )
  }
}
