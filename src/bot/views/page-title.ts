import { bold, type Html, html } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'

/** A bold title. From the second page on it has the page's number; the first page is 0. */
export function pageTitle({ format, t }: Texts, text: string, page: number): Html {
  return page === 0
    ? bold(text)
    : html`${bold(text)} – ${t('common-page', { number: format.number(page + 1) })}`
}
