import { inflateRawSync } from 'node:zlib'

// As much of the ZIP format as an XLSX file uses. Only the parts that are asked for are unpacked, and never more
// than the limit, whatever the file says about their size.

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
/** The end of the directory, and the comment that may follow it. */
const END_BYTES = 22
const MAX_COMMENT = 65_535
/** More parts than any workbook of people has. */
const MAX_ENTRIES = 2000
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

type Entry = { method: number; flags: number; size: number; at: number }
/** The file is no ZIP file, is damaged, or uses what is not read here. */
export class ZipError extends Error {
  override name = 'ZipError'
}
/** More than the limit would be unpacked. */
export class ZipTooLarge extends Error {
  override name = 'ZipTooLarge'
}

/** Opens a ZIP file. @param maxBytes of all parts together. @throws ZipError, ZipTooLarge, also when reading a part */
export function openZip(bytes: Uint8Array, maxBytes: number) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = checked(() => directory(bytes, view))
  let left = maxBytes

  /** A part as UTF-8 text; null if there is none. */
  function text(path: string): string | null {
    const entry = entries.get(path.toLowerCase())
    if (!entry) return null
    const content = unpacked(
      checked(() => packed(bytes, view, entry)),
      entry,
      left,
    )
    left -= content.byteLength
    return new TextDecoder('utf-8').decode(content)
  }
  return { text }
}

function directory(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new ZipError('too many parts')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== ENTRY) throw new ZipError('no entry')
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const nameEnds = at + 46 + (name ?? 0)
    const path = new TextDecoder().decode(bytes.subarray(at + 46, nameEnds))
    entries.set(path.replaceAll('\\', '/').toLowerCase(), {
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at = nameEnds + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

function endOf(view: DataView): number {
  const first = view.byteLength - END_BYTES
  for (let at = first; at >= 0 && at >= first - MAX_COMMENT; at--)
    if (view.getUint32(at, true) === END) return at
  throw new ZipError('no directory')
}

function packed(bytes: Uint8Array, view: DataView, { at, size, flags }: Entry): Uint8Array {
  if (flags & ENCRYPTED || view.getUint32(at, true) !== LOCAL) throw new ZipError('not readable')
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + size > bytes.byteLength) throw new ZipError('cut off')
  return bytes.subarray(start, start + size)
}

function unpacked(content: Uint8Array, { method }: Entry, left: number): Uint8Array {
  if (method === STORED) {
    if (content.byteLength > left) throw new ZipTooLarge('too large')
    return content
  }
  if (method !== DEFLATED) throw new ZipError('another compression')
  // The limit of zero would mean none.
  if (left <= 0) throw new ZipTooLarge('too large')
  try {
    return inflateRawSync(content, { maxOutputLength: left })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new ZipTooLarge('too large')
    throw new ZipError('damaged')
  }
}

/** An offset beyond the end is damage. */
function checked<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof RangeError ? new ZipError('cut off') : error
  }
}
