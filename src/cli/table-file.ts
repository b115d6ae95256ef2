import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { type ReportTable, SHEET_FORMATS, type SheetFormat } from '../domain/shared/table.ts'
import { writeTables } from '../sheets/write.ts'
import { fileError } from './input.ts'
import { CliError } from './session.ts'

/** How a file with this name is written. @throws CliError */
export function formatOf(path: string): SheetFormat {
  const format = SHEET_FORMATS.find((one) => path.toLowerCase().endsWith(`.${one}`))
  if (format) return format
  throw new CliError(`${path} must end in .csv or .xlsx, which says how it is written.`)
}

/** Writes tables into a file that only its owner may read. One that is not complete is removed. @returns the rows */
export async function writeTableFile(
  path: string,
  tables: readonly ReportTable[],
  { force }: { force: boolean },
): Promise<number> {
  const output = createWriteStream(path, { flags: force ? 'w' : 'wx', mode: 0o600 })
  const closed = finished(output)
  // Reported below, by the write that fails.
  closed.catch(() => undefined)
  try {
    const rows = await writeTables(formatOf(path), tables, output)
    output.end()
    await closed
    return rows
  } catch (error) {
    output.destroy()
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CliError(`${path} exists already; --force overwrites it.`)
    await rm(path, { force: true })
    throw fileError(error, path, 'written')
  }
}
