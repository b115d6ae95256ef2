import { existsSync, readFileSync } from 'node:fs'

/** What lies beside a database that nobody has opened since the power cut; see sqlite.org/fileformat2.html. */
export type LogState = {
  /** How often the log was begun again, each time after a checkpoint. */
  resets: number
  /** Pages in the log. */
  pages: number
  /**
   * How many of them are in the database already: if any, the power went during a checkpoint, or after it and
   * before the log was begun again.
   */
  copied: number
}

const HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/** Reads the files as they are: SQLite would recover them. */
export function logStateOf(file: string): LogState {
  const log = existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0)
  if (log.length < HEADER_BYTES) return { resets: 0, pages: 0, copied: 0 }
  const pageBytes = log.readUInt32BE(8)
  const salts = log.subarray(16, 24)
  const newest = new Map<number, Buffer>()
  const frameBytes = FRAME_HEADER_BYTES + pageBytes
  for (let at = HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    // Behind the end lie frames of before the last reset.
    if (!log.subarray(at + 8, at + 16).equals(salts)) break
    newest.set(log.readUInt32BE(at), log.subarray(at + FRAME_HEADER_BYTES, at + frameBytes))
  }
  const database = readFileSync(file)
  let copied = 0
  for (const [page, content] of newest)
    if (database.subarray((page - 1) * pageBytes, page * pageBytes).equals(content)) copied++
  return { resets: log.readUInt32BE(12), pages: newest.size, copied }
}
