import { html } from './html.ts'
import { button, type Screen } from './screen.ts'
import type { Texts } from './texts/texts.ts'

/** News from the shop, as its holders get it. */
export function newsScreen({ orders }: Texts, text: string): Screen {
  return { text: html`${text}`, buttons: [[button(orders.newsOff, 'news-set', 'off')]] }
}
