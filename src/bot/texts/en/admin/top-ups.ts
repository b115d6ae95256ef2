import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'

/** The settings of top-ups. */
export const topUps = {
  title: '➕ Top-ups',
  amount: 'Amount',
  range: (least: string, most: string) => `from ${least} to ${most}`,
  openAtOnce: 'Open at once',
  perAccount: (count: string) => `${count} per account`,
  offered: '🟢 offered',
  notOffered: 'not offered',
  perUsd: (stars: string) => `⭐️${stars} per USD`,
  amounts: '✏️ Amounts',
  open: '✏️ Open at once',
  rate: '✏️ Stars per USD',
  ask: {
    amounts: (example: Html) =>
      html`Send the smallest and the largest amount of a top-up in USD, such as ${example}.`,
    open: (example: Html) =>
      html`How many unpaid top-ups may an account have at once? Send a number, such as ${example}.`,
    rate: (example: Html) => html`How many Stars are one USD? Send a number, such as ${example}.`,
  },
  twoAmounts: 'Please write two amounts: the smallest and the largest.',
  confirm: 'Change this?',
  changed: 'Changed. It applies to new top-ups.',
}
