import { type Html, html } from '../../../html.ts'

export const pasted = {
  found: 'This is what I found:',
  order: '📦 Order',
  lookup: '🔎 Lookup',
  deposit: '🧾 Top-up',
  fee: 'Fee',
  feeReturned: 'The fee went back to your wallet.',
  key: (name: Html) =>
    html`🔑 This is your API key ${name}. Never send a key to anybody, not even to me.`,
  keyRemoved: 'I have deleted your message.',
  keys: '🗝 Keys',
  help: 'I am a bot and do not know what to make of this. Here is what I can do. You can also send me the name of a game, an order id, a trxid, a player id or a code, and I will look it up.',
  helpWithFile: 'I do not know what to do with this. Here is what I can do:',
  noSuchCommand: (command: Html) => html`I do not know the command ${command}.`,
  didYouMean: (command: string) => `Did you mean ${command}?`,
}
