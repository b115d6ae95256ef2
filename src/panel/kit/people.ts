import type { Texts } from '../../locales/languages.ts'
import { personSaid } from '../../locales/people.ts'
import { html, type Part } from './html.ts'

/** Whose account something is, by their name. */
export function accountLink({ name, telegramId }: { name: string; telegramId: number }): Part {
  return html`<a href="/panel/customers/${telegramId}">${name || telegramId}</a>`
}

/** As accountLink, by name and id. */
export function personLink(texts: Texts, holder: { name: string; telegramId: number }): Part {
  return html`<a href="/panel/customers/${holder.telegramId}">${personSaid(texts, holder)}</a>`
}
