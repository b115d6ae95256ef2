import { linesOf } from '../../domain/shared/typed-text.ts'
import { numberedCodes } from '../../domain/stock/import.ts'
import { Refused } from './answers.ts'
import type { BotContext } from './context.ts'
import { MAX_DOWNLOAD_BYTES, textOfFile } from './document.ts'

/** Telegram's apps split a longer text into two messages, perhaps in the middle of a code. */
const MAX_TYPED_LENGTH = 4000
/** More would take longer than one update may. */
const MAX_LINES = 100_000

export type SentCodes = Awaited<ReturnType<typeof numberedCodes>>

/** The codes that an admin sent, one per line, as a text or in a file. @throws Refused */
export async function codesSent(ctx: BotContext): Promise<SentCodes> {
  const { message, t, format } = ctx
  const text = message?.document
    ? await textOfFile(ctx, message.document, MAX_DOWNLOAD_BYTES)
    : ctx.typed()
  if (text === undefined) throw new Refused(t('admin-delivery-wanted'))
  if (!message?.document && text.length >= MAX_TYPED_LENGTH)
    throw new Refused(t('admin-delivery-too-long'))
  const rest = linesOf(text).drop(MAX_LINES + 1)
  if (!rest.next().done)
    throw new Refused(t('admin-stock-too-many', { max: format.number(MAX_LINES) }))
  const numbered = await numberedCodes(text)
  if (numbered.codes.length === 0) throw new Refused(t('admin-stock-no-codes'))
  return numbered
}
