import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { fileError } from './input.ts'
import { CliError } from './session.ts'

/** How a file with this name is written. @throws CliError */
export function formatOf<Format extends string>(path: string, formats: readonly Format[]): Format {
  const format = formats.find((one) => path.toLowerCase().endsWith(`.${one}`))
  if (format) return format
  throw new CliError(`The name of ${path} must end in .${formats.join(' or .')}.`)
}

/**
 * Writes a file that only its owner may read. One that is not complete is removed.
 * @returns what `write` returns
 */
export async function writeTableFile<Result>(
  path: string,
  { force }: { force: boolean },
  write: (output: WriteStream) => Promise<Result>,
): Promise<Result> {
  const output = createWriteStream(path, { flags: force ? 'w' : 'wx', mode: 0o600 })
  const closed = finished(output)
  // Reported below, by the write that fails.
  closed.catch(() => undefined)
  try {
    const result = await write(output)
    output.end()
    await closed
    return result
  } catch (error) {
    output.destroy()
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CliError(`${path} exists already; --force overwrites it.`)
    await rm(path, { force: true })
    throw fileError(error, path, 'written')
  }
}
