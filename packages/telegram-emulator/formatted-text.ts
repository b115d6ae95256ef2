import type { MessageEntity } from 'grammy/types'
import { z } from 'zod'
import { badRequest } from './errors.ts'
import { type FormattedText, parseHtml } from './html-entities.ts'
import { typedMarkup } from './typed-markup.ts'

const MONOSPACE = new Set(['code', 'pre'])
const STYLES = new Set(['bold', 'italic', 'underline', 'strikethrough', 'spoiler'])
const FOUND = [
  { type: 'bot_command', pattern: /(?<![\w/<>])\/[a-z0-9_]{1,64}(?:@\w{3,32})?(?![\w/<>])/gi },
  { type: 'url', pattern: /(?<!\w)https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gi },
  // Of the many names that Telegram knows, those that people use here.
  {
    type: 'url',
    pattern:
      /(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,6}(?:com|net|org|info|io|me|shop|app|dev|xyz)(?![\w@-])/gi,
  },
  { type: 'mention', pattern: /(?<![\w@.])@[a-z]\w{3,31}(?![\w@])/gi },
] as const

const place = { offset: z.int().min(0), length: z.int().min(1) }
const givenEntities = z.array(
  z.union([
    z.object({
      type: z.enum([
        'bold',
        'italic',
        'underline',
        'strikethrough',
        'spoiler',
        'blockquote',
        'expandable_blockquote',
        'code',
      ]),
      ...place,
    }),
    z.object({ type: z.literal('pre'), language: z.string().default(''), ...place }),
    z.object({ type: z.literal('text_link'), url: z.string(), ...place }),
    z.object({ type: z.literal('custom_emoji'), custom_emoji_id: z.string(), ...place }),
  ]),
)

/** Far longer than any text that is within the limit without its markup. */
const MAX_WRITTEN = 50_000

/** A bot's text as people see it. @throws TelegramError if its markup is not valid. */
export function formatText(
  written: string,
  format: { parseMode?: string | undefined; entities?: unknown },
): FormattedText {
  if (written.length > MAX_WRITTEN) throw badRequest('message is too long')
  const mode = format.parseMode?.toLowerCase() ?? ''
  if (mode === 'html') return finish(parseHtml(clean(written)))
  if (mode === 'markdown' || mode === 'markdownv2')
    throw badRequest('this emulator does not parse Markdown; use parse_mode HTML')
  if (mode !== '') throw badRequest('unsupported parse_mode')
  const given = givenEntities.safeParse(format.entities ?? [])
  if (!given.success) throw badRequest("can't parse MessageEntity JSON object")
  return finish({ text: clean(written), entities: given.data })
}

/**
 * A person's text: the apps take markup such as `||` out of it, and commands and links are recognised.
 * @param entities styles from the app's menu; then the text is as given
 * @throws TelegramError if they are none
 */
export function typedText(written: string, entities?: unknown): FormattedText {
  if (entities === undefined) return finish(typedMarkup(clean(written)))
  return formatText(written, { entities })
}

/** Telegram turns control characters into spaces. */
function clean(written: string): string {
  return written.replaceAll('\r', '').replace(/(?![\n\t])\p{Cc}/gu, ' ')
}

/** Trims the text and its entities, and adds the entities that Telegram finds by itself. */
function finish({ text: whole, entities }: FormattedText): FormattedText {
  const text = whole.trim()
  const start = whole.length - whole.trimStart().length
  const cut = entities.flatMap((entity) => {
    const offset = Math.max(entity.offset - start, 0)
    const end = Math.min(entity.offset - start + entity.length, text.length)
    return end > offset ? [{ ...entity, offset, length: end - offset }] : []
  })
  const tidy = aroundMonospace(cut)
  return { text, entities: [...tidy, ...foundIn(text, tidy)].sort(byPlace) }
}

/** Code contains no other entity, and styles end where it begins. */
function aroundMonospace(entities: MessageEntity[]): MessageEntity[] {
  const code = entities.filter(({ type }) => MONOSPACE.has(type))
  return entities.flatMap((entity) => {
    if (!STYLES.has(entity.type)) return isInside(entity, code) ? [] : [entity]
    let begin = entity.offset
    const end = entity.offset + entity.length
    const parts: MessageEntity[] = []
    for (const block of code) {
      if (block.offset + block.length <= begin || block.offset >= end) continue
      if (block.offset > begin)
        parts.push({ ...entity, offset: begin, length: block.offset - begin })
      begin = block.offset + block.length
    }
    if (end > begin) parts.push({ ...entity, offset: begin, length: end - begin })
    return parts
  })
}

function isInside(entity: MessageEntity, others: readonly MessageEntity[]): boolean {
  return others.some(
    (other) =>
      other !== entity &&
      other.offset <= entity.offset &&
      other.offset + other.length >= entity.offset + entity.length,
  )
}

function foundIn(text: string, taken: readonly MessageEntity[]): MessageEntity[] {
  const found: MessageEntity[] = []
  const blocking = taken.filter(({ type }) => MONOSPACE.has(type) || type === 'text_link')
  for (const { type, pattern } of FOUND) {
    for (const match of text.matchAll(pattern)) {
      const entity: MessageEntity = { type, offset: match.index, length: match[0].length }
      if (!isInside(entity, [...blocking, ...found])) found.push(entity)
    }
  }
  return found
}

function byPlace(one: MessageEntity, other: MessageEntity): number {
  return one.offset - other.offset || other.length - one.length
}
