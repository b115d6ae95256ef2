import type { MessageEntity } from 'grammy/types'
import type { FormattedText } from './html-entities.ts'

type Style = 'bold' | 'italic' | 'strikethrough' | 'spoiler' | 'code'

const BLOCK = /```([^`]+)```/g
const LANGUAGE = /^([a-z0-9+#-]{1,32})\n/i
const LINK = /\[([^[\]\n]+)\]\((https?:\/\/[^\s()]+)\)/g
const STYLES: readonly [RegExp, Style][] = [
  [/`([^`\n]+)`/g, 'code'],
  [/\*\*([^*\n]+)\*\*/g, 'bold'],
  [/__([^_\n]+)__/g, 'italic'],
  [/~~([^~\n]+)~~/g, 'strikethrough'],
  [/\|\|([^|\n]+)\|\|/g, 'spoiler'],
]

/** What the apps make of a text at sending: signs such as `||` go, and entities come. Nothing in code is changed. */
export function typedMarkup(written: string): FormattedText {
  let text = written
  let entities: MessageEntity[] = []

  /** Replaces each match by its inner part, with an entity over that. */
  function replace(
    pattern: RegExp,
    made: (match: RegExpExecArray) => [inner: string, MessageEntity],
  ) {
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const { index } = match
      const end = index + match[0].length
      const isCode = ({ type }: MessageEntity) => type === 'code' || type === 'pre'
      const overlaps = ({ offset, length }: MessageEntity) =>
        offset < end && offset + length > index
      if (entities.some((one) => isCode(one) && overlaps(one))) continue
      const [inner, entity] = made(match)
      const begin = index + match[0].indexOf(inner)
      const moved = (at: number) =>
        at -
        Math.min(Math.max(at - index, 0), begin - index) -
        (at > begin + inner.length ? end - begin - inner.length : 0)
      entities = entities.map((one) => {
        const offset = moved(one.offset)
        return { ...one, offset, length: moved(one.offset + one.length) - offset }
      })
      entities.push({ ...entity, offset: index, length: inner.length })
      text = text.slice(0, index) + inner + text.slice(end)
      pattern.lastIndex = index + inner.length
    }
  }

  const nowhere = { offset: 0, length: 0 }
  replace(BLOCK, ([, whole = '']) => {
    const [first, language] = LANGUAGE.exec(whole) ?? []
    const inner = whole.slice(first?.length ?? 0)
    return [inner, { type: 'pre', ...nowhere, ...(language === undefined ? {} : { language }) }]
  })
  for (const [pattern, type] of STYLES)
    replace(pattern, ([, inner = '']) => [inner, { type, ...nowhere }])
  replace(LINK, ([, inner = '', url = '']) => [inner, { type: 'text_link', url, ...nowhere }])
  return { text, entities }
}
