import { Marked, Renderer, type Tokens } from 'marked'
import { escapeHtml } from './html.ts'

export type Section = { id: string; title: string; html: string }

/** Writes tables that can be scrolled, and no links to pages that this service does not serve. */
class PageRenderer extends Renderer {
  override heading(token: Tokens.Heading): string {
    const tag = `h${token.depth}`
    return `<${tag} id="${slug(token.text)}">${this.parser.parseInline(token.tokens)}</${tag}>\n`
  }

  override table(token: Tokens.Table): string {
    const name = escapeHtml(token.header.map(({ text }) => text).join(', '))
    // With a tabindex, the keyboard can scroll it.
    return `<div class="wide" role="region" aria-label="${name}" tabindex="0">${super.table(token)}</div>\n`
  }

  override link(token: Tokens.Link): string {
    const [, anchor, outside] = /^(?:(?:api\.md)?(#.+)|(https:.+))$/.exec(token.href) ?? []
    const href = anchor ?? outside
    return href ? super.link({ ...token, href }) : this.parser.parseInline(token.tokens)
  }
}

const marked = new Marked().setOptions({ renderer: new PageRenderer() })

/** Renders our own Markdown: it is not made safe for text of others. */
export function markdown(text: string): string {
  return marked.parse(text, { async: false })
}

/** A page's parts by their headings of the second level. What is before the first of them is left out. */
export function sectionsOf(page: string): Section[] {
  const [, ...parts] = page.split(/^## /m)
  return parts.map((part) => {
    const title = part.slice(0, part.indexOf('\n'))
    return { id: slug(title), title, html: markdown(`## ${part}`) }
  })
}

/** The anchor of a heading, the same as on the pages where people read the repository. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
