import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { answerVersion } from './answer.ts'
import type { ApiContext } from './context.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Almost as small as the best quality, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

type Encoding = 'br' | 'gzip' | 'identity'

/** A file in one encoding, with its headers. */
type Form = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> & { ETag: string } }

/**
 * Answers with a file that does not change while the process runs. The first request reads and compresses
 * it; all answers share those bytes.
 */
export function staticFile(
  type: string,
  read: () => Promise<Uint8Array | string> | string,
  headers: Record<string, string>,
): (c: ApiContext) => Promise<Response> {
  let made: Promise<Record<Encoding, Form>> | null = null

  async function make(): Promise<Record<Encoding, Form>> {
    const bytes = Buffer.from(await read())
    const hash = createHash('sha256').update(bytes).digest('base64url')
    const form = (encoding: Encoding, body: Buffer<ArrayBuffer>): Form => ({
      body,
      headers: {
        'Content-Type': type,
        ETag: `"${hash}-${encoding}"`,
        Vary: 'Accept-Encoding',
        ...headers,
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    })
    return {
      br: form('br', await brotli(bytes, BROTLI)),
      gzip: form('gzip', await zip(bytes)),
      identity: form('identity', bytes),
    }
  }

  return async (c) => {
    made ??= make().catch((error) => {
      made = null
      throw error
    })
    const { body, headers } = (await made)[preferred(c.req.header('accept-encoding') ?? '')]
    return answerVersion(c, body, headers)
  }
}

/** The smallest encoding that the client accepts; `q=0` means that it does not accept one. */
function preferred(accepted: string): Encoding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';'))
    .filter(([, weight = 'q=1']) => Number(weight.split('=')[1]) > 0)
    .map(([name]) => name?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}
