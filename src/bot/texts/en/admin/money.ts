import { code, type Html, html } from '../../../html.ts'

type Verb = 'credit' | 'debit'

/** Adding money to a wallet and taking some from it. */
export const money = {
  usage: {
    credit:
      'Write /credit, an id or @name, the amount in USD, and a note: /credit @ada 25 Goodwill.',
    debit:
      'Write /debit, an id or @name, the amount in USD, and a note: /debit @ada 25 Paid twice.',
  } satisfies Record<Verb, string>,
  howMuch: {
    credit: '➕ How much to add?',
    debit: '➖ How much to take?',
  } satisfies Record<Verb, string>,
  askAmount: {
    credit: html`Type the amount in USD and a note, such as ${code('25 Goodwill')}. The note goes into the ledger, and they get a message with it. I ask you before I book anything.`,
    debit: html`Type the amount in USD and a note, such as ${code('25 Paid twice')}. The note goes into the ledger, and they get a message with it. I ask you before I book anything.`,
  } satisfies Record<Verb, Html>,
  balance: 'Balance',
  owes: 'Owes',
  note: 'Note',
  addingPaysFirst: (amount: Html) => html`${amount}: what you add pays that first`,
  thisPaysFirst: (amount: Html) => html`${amount}: this pays that first`,

  confirm: {
    credit: (amount: Html, name: Html) => html`➕ Add ${amount} to the wallet of ${name}?`,
    debit: (amount: Html, name: Html) => html`➖ Take ${amount} from the wallet of ${name}?`,
  } satisfies Record<Verb, (amount: Html, name: Html) => Html>,
  getMessage: 'They get a message with the note.',
  yes: {
    credit: (amount: string) => `➕ Yes, add ${amount}`,
    debit: (amount: string) => `➖ Yes, take ${amount}`,
  } satisfies Record<Verb, (amount: string) => string>,
  askNote: 'What is it for? Type a note: it goes into the ledger, and they get a message with it.',
  noteTooLong: (max: string) =>
    `A note can have at most ${max} characters. Please write a shorter one.`,

  done: {
    credit: (amount: Html, name: string) => html`➕ ${amount} was added to the wallet of ${name}.`,
    debit: (amount: Html, name: string) => html`➖ ${amount} was taken from the wallet of ${name}.`,
  } satisfies Record<Verb, (amount: Html, name: string) => Html>,
  paidDebt: (amount: string) => `${amount} of it paid what the account owed.`,
  paidPartOfDebt: (amount: string, rest: Html) =>
    html`${amount} of it paid what the account owed; it still owes ${rest}.`,
  notCovered: (name: string, balance: string, amount: string) =>
    `Nothing has changed: the wallet of ${name} has ${balance}, which is less than ${amount}.`,
}
