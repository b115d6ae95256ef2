import { TelegramError } from './errors.ts'
import type { Call } from './params.ts'

/** Telegram's limit for one upload, and a little for the fields around it. */
const MAX_BODY_BYTES = 51 * 1024 * 1024
const MAX_READ_BYTES = 200 * 1024 * 1024

export type Body = Pick<Call, 'params' | 'files'>

/** The fields and files of a call, in any format that Telegram accepts. @throws TelegramError */
export async function readBody(request: Request): Promise<Body> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const type = request.headers.get('Content-Type') ?? ''
  const body = request.method === 'POST' ? await readLimited(request, MAX_BODY_BYTES) : null
  if (!body?.size) return { params: query, files: new Map() }
  if (type.startsWith('application/json'))
    return { params: { ...query, ...jsonOf(await body.text()) }, files: new Map() }
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    const params: Record<string, unknown> = { ...query }
    const files = new Map<string, File>()
    for (const [name, value] of form) {
      if (typeof value === 'string') params[name] = value
      else files.set(name, value)
    }
    return { params, files }
  } catch {
    throw new TelegramError(400, "Bad Request: can't parse the request's body")
  }
}

/** Keeps no more than the limit, but reads to the end, so that the caller gets the answer. @throws TelegramError */
export async function readLimited(request: Request, maxBytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= maxBytes) chunks.push(chunk)
    else if (size > MAX_READ_BYTES) break
  }
  if (size > maxBytes) throw new TelegramError(413, 'Request Entity Too Large')
  return new Blob(chunks)
}

/** Telegram treats null like an absent field. */
function jsonOf(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new TelegramError(400, "Bad Request: can't parse JSON object")
  }
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(fields.filter(([, field]) => field !== null))
}
