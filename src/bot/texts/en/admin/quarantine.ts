import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'
import { counted } from '../words.ts'

export const quarantine = {
  title: '🚧 Codes in quarantine',
  choose:
    'These codes may have been used: their order was cancelled, or a backup was restored. Find out, then put them back on sale or write them off.',
  none: 'No code is in quarantine.',
  wasUsed: (count: number) =>
    count === 1
      ? 'Was this code used?'
      : `Were these ${counted(count, { one: 'code', other: 'codes' })} used?`,
  ofRestore: (product: string, order: Html) =>
    html`${product}: a backup was restored. What is here may have been sold after that backup was made (${order}).`,
  forAll: (command: Html) =>
    html`Your choice is for all of them. To choose only some, use the command line: ${command}`,
  ofOrder: (order: Html) => html`It was the voucher of ${order}. Check it where you bought it.`,
  release: '🎟 Unused: back on sale',
  discard: '🗑 Used: write off',
  order: '📦 Order',
  decided: { release: 'Back on sale.', discard: 'Written off.' },
}
