import type { Fact, Thing, Value } from '../../locales/decided/facts.ts'
import type { Ask } from '../ask.ts'
import { html, markup, type Part } from './html.ts'
import { facts } from './list.ts'
import { personLink } from './people.ts'
import { plainly } from './words.ts'

/** Where a thing has its page; null: the person may not see it, or there is none. */
const PATHS: Record<Thing, (ask: Ask, name: string) => string | null> = {
  code: () => null,
  order: (_, id) => `/panel/orders/${id}`,
  deposit: (_, reference) => `/panel/inbox/deposit/${reference}`,
  product: ({ may }, pid) => (may('catalog') ? `/panel/goods/products/${pid}` : null),
  supplier: ({ deps }, name) =>
    deps.suppliers.has(name) ? `/panel/suppliers/${encodeURIComponent(name)}` : null,
}

/** The facts that the chat shows, too, with links. @param more below them */
export function factsPart(
  ask: Ask,
  all: readonly Fact[],
  more: Parameters<typeof facts>[0] = [],
): Part {
  const shown = all.map((fact) => fact && ([plainly(fact[0]), valuePart(ask, fact[1])] as const))
  return facts([...shown, ...more])
}

function valuePart(ask: Ask, value: Value): Part {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return ask.format.number(value)
  if ('html' in value) return markup(value)
  if ('person' in value) return personLink(ask.texts, value.person)
  if ('state' in value) return plainly(value.state)
  if ('bad' in value) return html`<span class="bad">${plainly(value.bad)}</span>`
  const [[kind, name]] = Object.entries(value) as [[Thing, string]]
  const path = PATHS[kind](ask, name)
  const named = kind === 'supplier' ? name : html`<code>${name}</code>`
  return path === null ? named : html`<a href="${path}">${named}</a>`
}
