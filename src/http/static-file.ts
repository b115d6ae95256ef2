import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { answerVersion, etagOf, type Version } from './answer.ts'
import type { ApiContext } from './context.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Almost as small as the best quality, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Answers with a file that does not change while the process runs. The first request reads and compresses
 * it; all answers share those bytes.
 */
export function staticFile(
  type: string,
  read: () => Promise<Uint8Array | string> | string,
  headers: Record<string, string>,
): (c: ApiContext) => Promise<Response> {
  let made: Promise<Record<Encoding, Version>> | null = null

  async function make(): Promise<Record<Encoding, Version>> {
    const bytes = Buffer.from(await read())
    const form = (encoding: Encoding, body: Buffer<ArrayBuffer>): Version => ({
      body,
      headers: {
        'Content-Type': type,
        ETag: etagOf(bytes, `-${encoding}`),
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
    return answerVersion(c, (await made)[preferred(c.req.header('accept-encoding') ?? '')])
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
