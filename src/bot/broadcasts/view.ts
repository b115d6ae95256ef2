import { html } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { button, type Screen } from '../kit/screen.ts'

/** News from the shop, as its holders get it. */
export function newsScreen({ t }: Texts, text: string): Screen {
  return { text: html`${text}`, buttons: [[button(t('orders-news-off'), 'news-set', 'off')]] }
}
