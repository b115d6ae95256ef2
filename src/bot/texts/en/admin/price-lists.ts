import type { Reason } from '../../../../domain/price-lists/difference.ts'
import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'
import { counted } from '../words.ts'

const CHANGES = { one: 'change', other: 'changes' }

/** What suppliers sell, and for how much. */
export const priceLists = {
  title: (supplier: string) => `📋 Price list of ${supplier}`,
  readBefore: 'Last applied',
  never: 'never',
  list: 'The list',
  fresh: (count: string) => `${count} new`,
  gone: (count: string) => `${count} gone`,
  back: (count: string) => `${count} back`,
  changed: (count: string) => `${count} changed`,
  nothing: 'Nothing changes for your products.',
  changes: 'For your products:',
  prices: 'Prices that follow:',
  isGone: 'gone, off sale there',
  isBack: 'back',
  noCost: 'no cost',
  apply: (count: number) => `✅ Apply ${counted(count, CHANGES)}`,
  remember: '✅ Remember the list',
  applied: 'Done. New prices apply from the next order.',
  changedSince: 'The list or the catalog has changed meanwhile. This is how it is now.',

  waiting: (count: string) => `⚠️ Waits for you: ${count}`,
  waitingOf: (count: string, all: string) => `⚠️ Waits for you: ${count} of ${all}`,
  noneWaits: 'Nothing waits for you.',
  reason: {
    cost_zero: 'It costs nothing now.',
    cost_jump: 'Its cost changes by more than your limit.',
    renamed: 'It has another name: perhaps it is something else now.',
    many_gone: 'More than half of your items there are gone at once.',
    empty_list: 'The list is empty.',
  } satisfies Record<Reason, string>,
  agree: '✅ Agree to it',
  agreed: 'Done.',

  jumped: (supplier: string, count: number) =>
    `⚠️ ${supplier}: ${counted(count, { one: 'change waits', other: 'changes wait' })} for you, such as prices that jumped.`,
  unreadable: (supplier: string, time: string) =>
    `⚠️ The price list of ${supplier} could not be read for ${time}. Costs and what is sold there may be old.`,
  lowBalance: (supplier: string, amount: string) =>
    `🪫 Your balance at ${supplier} is ${amount}. Top it up before orders fail.`,
  problem: 'Price list cannot be read',
  show: '📋 Price list',
  goneThere: (supplier: string) => `📭 Not sold at ${supplier} now.`,

  settings: '⏱ Schedule and alerts',
  every: 'Applied by itself',
  everyTime: (time: string) => `every ${time}`,
  neverBySelf: '✖️ Not by itself',
  off: 'off',
  aboutEvery: 'What is suspicious always waits for you.',
  lowMark: 'Alert below',
  setLowMark: '🪫 Alert on a low balance',
  askLowMark: (supplier: string) => `Alert you when your balance at ${supplier} falls below:`,
  aboutLowMark: (example: Html, off: Html) =>
    html`Type an amount in USD, such as ${example}, or ${off}.`,
  saved: 'Saved.',
}
