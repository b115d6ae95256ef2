import { type Html, html } from '../../../html.ts'

/** Undoing what an admin has just done. */
export const undo = {
  button: '↩️ Undo',
  ask: 'Undo this?',
  owes: (amount: string) =>
    `Nothing has changed: the wallet is empty, and the account owes ${amount} because a payment was taken back.`,
  notCovered:
    'Nothing has changed: the wallet no longer has that much. Look at the account, and use /debit to take what is there.',
  takenBack: (amount: Html, name: string) =>
    html`↩️ ${amount} was taken back from the wallet of ${name}.`,
  givenBack: (amount: Html, name: string) =>
    html`↩️ ${amount} was given back to the wallet of ${name}.`,
}
