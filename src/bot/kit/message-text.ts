import type { Message, MessageEntity } from 'grammy/types'
import { Refused } from './answers.ts'
import type { BotContext } from './context.ts'
import { textOfFile } from './document.ts'

// The only place that reads the text of a person's message. Telegram's apps take signs such as `||` and `__` out of
// what is typed and make it a spoiler or italic; the same entity may come from a menu. So nobody can rebuild the text
// for certain, and it is refused where it counts.

/** As long as the longest message. */
const MAX_ANSWER_BYTES = 16_384
const TEXT_FILE_NAME = /\.txt$/i
/** Telegram adds these to a text and takes nothing out of it. */
const HARMLESS: ReadonlySet<string> = new Set(
  'url mention hashtag cashtag bot_command email phone_number bank_card text_mention custom_emoji'.split(
    ' ',
  ),
)
/** What may stand beside code that somebody put between backticks in a sentence. */
const APART = /^[\s.,;:!?()[\]"'«»“”،؟।]?$/u

/**
 * A message's text as Telegram shows it. Not for data: signs may be missing.
 * @param or caption: that of a picture or file counts, too
 */
export function shownText(
  message: Pick<Message, 'text' | 'caption'> | undefined,
  or?: 'caption',
): string | undefined {
  return message?.text ?? (or === 'caption' ? message?.caption : undefined)
}

/**
 * The text of the message exactly as the person typed it.
 * @param or caption: that of a picture or file counts, too
 * @throws Refused if Telegram may have taken signs out of it
 */
export function typedText(ctx: BotContext, or?: 'caption'): string | undefined {
  const { message } = ctx
  const text = shownText(message, or)
  const entities = message?.entities ?? message?.caption_entities ?? []
  if (text === undefined || entities.every((entity) => isAsTyped(text, entity))) return text
  throw new Refused(ctx.t('common-formatted'))
}

/** As typedText, for an answer, which may also come as a text file. @throws Refused */
export async function typedAnswer(ctx: BotContext): Promise<string | undefined> {
  const { document } = ctx.message ?? {}
  if (!document || !TEXT_FILE_NAME.test(document.file_name ?? '')) return typedText(ctx)
  return textOfFile(ctx, document, MAX_ANSWER_BYTES)
}

/** Code is what careful people send: nothing in it is changed, if its backticks were not part of a word. */
function isAsTyped(text: string, entity: MessageEntity): boolean {
  const { type, offset, length } = entity
  if (HARMLESS.has(type)) return true
  // The first line of a block becomes the name of a language.
  const isCode = type === 'code' || (type === 'pre' && !entity.language)
  return isCode && APART.test(text.charAt(offset - 1)) && APART.test(text.charAt(offset + length))
}
