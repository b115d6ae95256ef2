import { GrammyError } from 'grammy'
import { bodyWithin } from '../../domain/shared/bodies.ts'
import { decodedText } from '../../domain/shared/table-text.ts'
import { TelegramUnreachable } from '../sending/telegram.ts'
import { Refused } from './answers.ts'
import type { BotContext } from './context.ts'

const DOWNLOAD_TIMEOUT_MS = 30_000
/** The largest file that a bot can download. */
export const MAX_DOWNLOAD_BYTES = 20_000_000

/**
 * Downloads a text file that was sent to the bot. The text is not logged or stored here.
 * @throws Refused if it is too large, gone, or neither UTF-8 nor UTF-16
 */
export async function textOfFile(
  ctx: BotContext,
  file: { file_id: string; file_size?: number },
  maxBytes: number,
): Promise<string> {
  const bytes = await bytesOfFile(ctx, file, maxBytes)
  const text = decodedText(bytes)
  if (text === null) throw new Refused(ctx.t('admin-files-not-utf8'))
  return text
}

/** Downloads a file that was sent to the bot. @throws Refused if it is gone, or with `tooLarge` */
export async function bytesOfFile(
  ctx: BotContext,
  file: { file_id: string; file_size?: number },
  maxBytes: number,
  tooLarge = ctx.t('admin-files-too-large', { megabytes: ctx.format.number(maxBytes / 1_000_000) }),
): Promise<Uint8Array> {
  if ((file.file_size ?? 0) > maxBytes) throw new Refused(tooLarge)
  const path = await pathOf(ctx, file.file_id)
  const bytes = await download(ctx, path, maxBytes)
  if (bytes === null) throw new Refused(tooLarge)
  return bytes
}

async function pathOf({ api, t }: BotContext, fileId: string): Promise<string> {
  try {
    const { file_path: path } = await api.getFile(fileId)
    if (path !== undefined) return path
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error
  }
  throw new Refused(t('admin-files-gone'))
}

/** Null if it is larger. The errors leave out the URL, which contains the bot's token. */
async function download(
  { api, deps, t }: BotContext,
  path: string,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const root = api.options?.apiRoot ?? 'https://api.telegram.org'
  let response: Response
  try {
    response = await fetch(`${root}/file/bot${api.token}/${path}`, {
      signal: AbortSignal.any([AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS), deps.link.cutOff]),
    })
    if (response.ok) return await bodyWithin(response, maxBytes)
  } catch {
    throw new TelegramUnreachable('Telegram did not answer the download of a file.')
  }
  if (response.status === 429 || response.status >= 500)
    throw new TelegramUnreachable(`Telegram answered the download of a file ${response.status}.`)
  throw new Refused(t('admin-files-gone'))
}
