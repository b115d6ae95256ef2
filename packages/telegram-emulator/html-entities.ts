import type { MessageEntity } from 'grammy/types'
import { badRequest } from './errors.ts'
import { parseError, readCharacter, readStartTag, type StartTag } from './html-tags.ts'

export type FormattedText = { text: string; entities: MessageEntity[] }

type Nested = StartTag & { offset: number }
type TimeFormat = MessageEntity.DateTimeMessageEntity['date_time_format']

const SIMPLE = new Map([
  ['b', 'bold'],
  ['i', 'italic'],
  ['tg-spoiler', 'spoiler'],
  ['blockquote', 'blockquote'],
  ['code', 'code'],
  ['pre', 'pre'],
] as const)

/**
 * A text with parse_mode HTML, as plain text and entities in UTF-16 units.
 * @throws TelegramError in Telegram's words, with the offset in bytes.
 */
export function parseHtml(html: string): FormattedText {
  let text = ''
  const entities: MessageEntity[] = []
  const nested: Nested[] = []

  for (let position = 0; position < html.length; ) {
    if (html[position] !== '<') {
      const character = readCharacter(html, position)
      text += character.text
      position = character.end
    } else if (html[position + 1] !== '/') {
      const tag = readStartTag(html, position)
      nested.push({ ...tag, offset: text.length })
      position = tag.end
    } else {
      position = closeTag(position)
    }
  }
  const open = nested.at(-1)
  if (open)
    throw badRequest(
      `can't parse entities: Can't find end tag corresponding to start tag "${open.name}"`,
    )
  return { text, entities }

  /** Closes the innermost entity at the end tag that begins here. Returns where the tag ends. */
  function closeTag(begin: number): number {
    const tag = nested.pop()
    if (!tag) throw parseError(html, 'Unexpected end tag', begin)
    const [all = '', name = '', closing] = /^<\/([^\s>]*)\s*(>?)/.exec(html.slice(begin)) ?? []
    if (!closing) throw parseError(html, 'Unclosed end tag', begin)
    if (name !== '' && name.toLowerCase() !== tag.name)
      throw parseError(
        html,
        'Unmatched end tag',
        begin,
        `, expected "</${tag.name}>", found "</${name}>"`,
      )
    const length = text.length - tag.offset
    if (length > 0) addEntity(tag, length)
    return begin + all.length
  }

  function addEntity({ name, argument, format, offset }: Nested, length: number): void {
    const place = { offset, length }
    if (name === 'a') {
      const url = linkOf(argument || text.slice(offset))
      if (url !== null) entities.push({ type: 'text_link', url, ...place })
    } else if (name === 'tg-time') {
      const time = { unix_time: Number(argument), date_time_format: format as TimeFormat }
      entities.push({ type: 'date_time', ...time, ...place })
    } else {
      const type = SIMPLE.get(name as 'b')
      if (type) entities.push({ type, ...place })
    }
  }
}

/** The link that Telegram would make of it; null if it silently drops the entity. */
function linkOf(href: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(href) ? href : `http://${href}`
  if (/^(tg|mailto|tel|ton):/i.test(address)) return address
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null
  const { hostname, href: whole } = new URL(address)
  return hostname.includes('.') || hostname.startsWith('[') ? whole : null
}
