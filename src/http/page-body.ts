import { createHash } from 'node:crypto'
import { createTimeSlices } from '../domain/shared/time-slices.ts'

/** A page as it is sent, and the ETag that names these very bytes. */
export type Page = { body: Uint8Array<ArrayBuffer>; etag: string }
/** Rows of a page, joined by commas; its bytes are made again only where a row has changed. */
export type Part = { bytes: Uint8Array; digest: Uint8Array }

const COMMA = Buffer.from(',')

export function partOf(rows: string[]): Part {
  const bytes = Buffer.from(rows.join(','))
  return { bytes, digest: createHash('sha256').update(bytes).digest() }
}

/**
 * Puts a page together, in time slices: it may have ten megabytes. The parts' bytes are its own from
 * then on, so that they are kept once.
 * @param last is returned where it has the same bytes.
 */
export async function pageOf(
  parts: readonly Part[],
  { open, close }: { open: string; close: string },
  last: Page | undefined,
): Promise<Page> {
  const slice = createTimeSlices()
  const hash = createHash('sha256')
  for (const { digest } of parts) hash.update(digest)
  const etag = `"${hash.digest('base64url')}"`
  const isSame = etag === last?.etag

  const [start, end] = [Buffer.from(open), Buffer.from(close)]
  const commas = Math.max(0, parts.length - 1)
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, commas)
  const body = isSame
    ? last.body
    : new Uint8Array(new ArrayBuffer(start.length + length + end.length))
  let at = 0
  const append = (bytes: Uint8Array) => {
    if (!isSame) body.set(bytes, at)
    at += bytes.length
  }
  append(start)
  for (const [i, part] of parts.entries()) {
    if (i > 0) append(COMMA)
    const { length } = part.bytes
    append(part.bytes)
    part.bytes = body.subarray(at - length, at)
    await slice()
  }
  append(end)
  return isSame ? last : { body, etag }
}
