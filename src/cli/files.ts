import { readFileSync } from 'node:fs'
import { decodedText } from '../domain/shared/table-text.ts'
import { CliError } from './session.ts'

// The files that commands read and write.

/** @throws CliError if it cannot be read. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw fileError(error, file, 'read')
  }
}

/**
 * Reads a text file.
 * @throws CliError if it cannot be read or is neither UTF-8 nor UTF-16 text.
 */
export function readText(file: string): string {
  // Text in another encoding would be stored as codes and names that nobody can use.
  const text = decodedText(readBytes(file))
  if (text !== null) return text
  throw new CliError(`${file} is not a text file in UTF-8. Save it as UTF-8 first.`)
}

/** Writes with `write`, to a file that is not there yet. @throws CliError */
export function writeNew<Result>(file: string, advice: string, write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    if (isThere(error)) throw new CliError(`${file} exists already; ${advice}`)
    throw fileError(error, file, 'written')
  }
}

export const OVERWRITES = '--force overwrites it.'

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

/** Explains errors of the file system to the operator. Other errors are returned unchanged. */
export function fileError(error: unknown, file: string, verb: 'read' | 'written'): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  switch (error.code) {
    case 'ENOENT':
      return new CliError(
        verb === 'read' ? `There is no file ${file}.` : `The folder of ${file} does not exist.`,
      )
    case 'EISDIR':
      return new CliError(`${file} is a folder; name a file.`)
    default:
      return new CliError(`${file} cannot be ${verb}: ${error.message}`)
  }
}
