import { code, html } from '../../../html.ts'

/** The operator's own ways to be paid. */
export const transfers = {
  heading: '🏦 Transfers',
  none: 'There is no way to transfer money yet.',
  add: '➕ Add a way to pay',
  rate: 'Rate',
  rateSet: (rate: string, ago: string) => `${rate}, set ${ago}`,
  amountsOfAll: (range: string) => `${range}, as for all top-ups`,
  fee: 'Fee',
  bonus: 'Bonus',
  noFee: 'none',
  noInstructions: 'No instructions yet.',
  instructionsAre: 'Instructions to the payer:',
  edit: {
    name: '✏️ Name',
    rate: '✏️ Currency and rate',
    fee: '✏️ Fee or bonus',
    amounts: '✏️ Amounts',
    instructions: '✏️ Instructions',
  },
  turn: { on: '🟢 Offer it', off: '⚪️ Stop offering it' },
  ask: {
    name: html`What is it called? Payers choose it by this name, such as ${code('bKash')}.`,
    rate: html`Send the currency and how much of it one USD costs, such as ${code('BDT 121.5')}, or ${code('USD')}.`,
    fee: html`Send the fee in percent, such as ${code('1.5')}, or a bonus with a minus, such as ${code('-2')}, or ${code('0')} for neither. A fee is added to what people pay; a bonus is taken off it.`,
    amounts: html`Send the smallest and the largest amount of a top-up in USD, such as ${code('5 200')}, or ${code('0')} to use the limits of all top-ups.`,
    instructions: html`Send the text that tells people where to transfer the money: bank, account, name.`,
  },
  rateWanted: 'Please write a currency and a number, such as BDT 121.5, or USD.',
  confirm: (name: string) => `Change what people pay with ${name}?`,
  confirmChange: (name: string) => `Change ${name}?`,
  aboutConfirm: 'This applies to new top-ups. Open ones keep what their payers were shown.',
  pays: (amount: string) => `For ${amount}`,
  yes: '✅ Yes, change it',
  remove: '🗑 Remove',
  confirmRemove: (name: string) => `Remove ${name}?`,
  aboutRemove:
    'Nobody can choose it any more. Open top-ups continue, but no longer show its instructions.',
  removeNow: '🗑 Yes, remove it',
  added: (name: string) =>
    `${name} is added. It is offered once you have written instructions and turned it on.`,
  changed: 'Changed. It applies to new top-ups.',
  removed: (name: string) => `${name} is removed.`,
  usage: 'Write the name and the rate: /rate bKash 121.5',
  back: '‹ Top-ups',
}
