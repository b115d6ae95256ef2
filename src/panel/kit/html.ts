import { html, raw } from 'hono/html'
import { escaped, type Html } from '../../locales/html.ts'

export { html }

/** What a page is made of. Texts are escaped; false and null are nothing. */
export type Part =
  | ReturnType<typeof html>
  | string
  | number
  | false
  | null
  | undefined
  | readonly Part[]

const TIME = /<tg-time unix="(\d+)"[^>]*>([^<]*)<\/tg-time>/g
const SECRET = /<(\/?)tg-spoiler>/g

/** A message with markup, which was written for Telegram, on a page. */
export function markup({ html: text }: Html): Part {
  return raw(
    text
      .replace(TIME, (_, unix: string, said: string) => {
        const at = new Date(Number(unix) * 1000).toISOString()
        return `<time datetime="${at}">${said}</time>`
      })
      .replace(SECRET, '<$1span>'),
  )
}

/** A text in its own direction, such as a name in another script, which does not turn what is around it. */
export function apart(part: Part): Part {
  return typeof part === 'string' ? html`<bdi>${part}</bdi>` : part
}

/** A paragraph; nothing for no text. */
export function sentence(text: string | null): Part {
  return text !== null && html`<p>${text}</p>`
}

/** A text of which only the line breaks are kept. */
export function paragraph(text: string): Part {
  return raw(escaped(text).replaceAll('\n', '<br>'))
}
