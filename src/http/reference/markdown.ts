import { posix } from 'node:path'
import { Marked, Renderer, type Tokens } from 'marked'
import { escaped } from '../../locales/html.ts'

/** A document of the repository that is on the page. */
export type Source = {
  title: string
  path: string
  /** What its anchors begin with, since documents have some headings in common. */
  prefix: string
}

const GUIDE: Source = { title: 'Guide', path: 'docs/api.md', prefix: '' }
export const SOURCES: readonly Source[] = [
  GUIDE,
  { title: 'Integrating', path: 'docs/integrating.md', prefix: 'integrating-' },
  { title: 'The client', path: 'packages/client/README.md', prefix: 'client-' },
]

export type Section = { id: string; title: string; html: string }

/** The anchor of a document's title, after its prefix. */
const TOP = 'top'

/** Writes tables that fit on a phone, and no links to documents that are not on the page. */
class PageRenderer extends Renderer {
  readonly #source: Source

  constructor(source: Source) {
    super()
    this.#source = source
  }

  override heading({ depth, text, tokens }: Tokens.Heading): string {
    const tag = `h${Math.max(2, depth)}`
    const id = this.#source.prefix + (depth === 1 ? TOP : slug(text))
    return `<${tag} id="${id}">${this.parser.parseInline(tokens)}</${tag}>\n`
  }

  override table({ header, rows }: Tokens.Table): string {
    const names = header.map(({ text }) => escaped(text))
    const head = header.map(({ tokens }) => `<th>${this.parser.parseInline(tokens)}</th>`)
    const body = rows.map((row) => {
      const cells = row.map(({ tokens }, i) => {
        // On a phone, cells are below each other, and the headings are hidden.
        const name = i > 0 && names[i] ? ` data-name="${names[i]}"` : ''
        return `<td${name}>${this.parser.parseInline(tokens)}</td>`
      })
      return `<tr>${cells.join('')}</tr>\n`
    })
    // With a tabindex, the keyboard can scroll it.
    return `<div class="wide" role="region" aria-label="${names.join(', ')}" tabindex="0">
<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`
  }

  override link(token: Tokens.Link): string {
    if (token.href.startsWith('https:')) return super.link(token)
    const [path = '', anchor = TOP] = token.href.split('#')
    const target = posix.join(posix.dirname(this.#source.path), path)
    const source = path === '' ? this.#source : SOURCES.find((one) => one.path === target)
    if (!source) return this.parser.parseInline(token.tokens)
    return super.link({ ...token, href: `#${source.prefix}${anchor}` })
  }
}

/** Renders our own Markdown: it is not made safe for text of others. */
export function markdown(text: string, source = GUIDE): string {
  const marked = new Marked().setOptions({ renderer: new PageRenderer(source) })
  return marked.parse(text, { async: false })
}

/** A document's parts: what is before its first heading of the second level, and then one for each of them. */
export function sectionsOf(text: string, source: Source): Section[] {
  const { prefix } = source
  return text.split(/^(?=## )/m).map((part) => {
    const title = part.slice(0, part.indexOf('\n')).replace(/^#+ /, '')
    const id = prefix + (part.startsWith('## ') ? slug(title) : TOP)
    return { id, title, html: markdown(part, source) }
  })
}

/** The anchor of a heading, the same as on the pages where people read the repository. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}
