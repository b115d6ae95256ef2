import type { PlainId } from '../../locales/translate.ts'
import type { Ask } from '../ask.ts'
import { html, type Part } from './html.ts'
import { mayUse, type Rights } from './screen.ts'

export type Tab = {
  path: string
  label: string
  right: Rights
  /** Whether it is what is shown; absent: if that is its path. */
  isHere?: boolean
}

/** The parts of a page, as far as the person may see them. */
export function tabs(ask: Ask, all: readonly Tab[]): Part {
  const own = all.filter(({ right }) => mayUse(ask, right))
  return html`<ul class="tabs">${own.map(
    ({ path, label, isHere = path === ask.url.pathname }) =>
      html`<li><a href="${path}"${isHere && html` aria-current="page"`}>${label}</a></li>`,
  )}</ul>`
}

/** The tabs of a part of the panel. `label`: its message. */
export function tabsOf(
  ask: Ask,
  all: readonly (readonly [path: string, label: PlainId, right: Rights])[],
): Part {
  return tabs(
    ask,
    all.map(([path, label, right]) => ({ path, label: ask.t(label), right })),
  )
}
