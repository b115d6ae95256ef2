import { bold, type Html, html } from '../html.ts'
import type { Texts } from '../texts/texts.ts'

/** A bold title. From the second page on it has the page's number; the first page is 0. */
export function pageTitle({ common, format }: Texts, text: string, page: number): Html {
  return page === 0 ? bold(text) : html`${bold(text)} – ${common.page(format.number(page + 1))}`
}
