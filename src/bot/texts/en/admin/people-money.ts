import type { Account } from '../../../../domain/accounts/accounts.ts'
import type { Posted } from '../../../../domain/ledger/ledger.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { bold, code, type Html, html, lines } from '../../../html.ts'
import { because, person } from './people-account.ts'

type Verb = 'credit' | 'debit'
type Adjustment = { verb: Verb; amountMicros: number; note: string }

export const money = {
  usage: (verb: Verb) =>
    `Write /${verb}, an id or @name, the amount in USD, and a note: /${verb} @ada 25 ${NOTES[verb]}.`,
  ask: (
    verb: Verb,
    who: Account,
    { balanceMicros, debtMicros }: Pick<Posted, 'balanceMicros' | 'debtMicros'>,
  ): Html =>
    lines(
      html`${bold(verb === 'credit' ? '➕ How much to add?' : '➖ How much to take?')} ${person(who)}`,
      '',
      html`Balance  ${bold(formatUsd(balanceMicros))}`,
      debtMicros > 0
        ? html`Owes  ${bold(formatUsd(debtMicros))}${verb === 'credit' ? ': what you add pays that first' : ''}`
        : null,
      '',
      html`Type the amount in USD and a note, such as ${code(`25 ${NOTES[verb]}`)}. The note goes into the ledger, and they get a message with it. I ask you before I book anything.`,
    ),
  confirm: (
    who: Account,
    wanted: Adjustment & Pick<Posted, 'balanceMicros' | 'debtMicros'>,
  ): Html => {
    const { verb, amountMicros, note, balanceMicros, debtMicros } = wanted
    const change = verb === 'credit' ? amountMicros : -amountMicros
    const afterMicros = Math.max(balanceMicros - debtMicros + change, 0)
    return lines(
      verb === 'credit'
        ? html`➕ Add ${bold(formatUsd(amountMicros))} to the wallet of ${bold(person(who))}?`
        : html`➖ Take ${bold(formatUsd(amountMicros))} from the wallet of ${bold(person(who))}?`,
      '',
      html`Balance  ${formatUsd(balanceMicros)} → ${bold(formatUsd(afterMicros))}`,
      debtMicros > 0 ? html`Owes  ${formatUsd(debtMicros)}: this pays that first` : null,
      html`Note  ${note}`,
      '',
      html`<i>They get a message with the note.</i>`,
    )
  },
  yes: (verb: Verb, amountMicros: number) =>
    verb === 'credit'
      ? `➕ Yes, add ${formatUsd(amountMicros)}`
      : `➖ Yes, take ${formatUsd(amountMicros)}`,
  noteWanted: 'Please write a note after the amount, such as 25 Goodwill.',
  noteTooLong: (max: number) =>
    `A note can have at most ${max} characters. Please write a shorter one.`,
  done: (verb: Verb, who: Account, amountMicros: number, after: Posted, note: string): Html =>
    lines(
      verb === 'credit'
        ? html`➕ ${bold(formatUsd(amountMicros))} was added to the wallet of ${person(who)}${because(note)}.`
        : html`➖ ${bold(formatUsd(amountMicros))} was taken from the wallet of ${person(who)}${because(note)}.`,
      booked(verb, amountMicros, after),
    ),
  notCovered: (who: Account, amountMicros: number, balanceMicros: number) =>
    `Nothing has changed: the wallet of ${person(who)} has ${formatUsd(balanceMicros)}, which is less than ${formatUsd(amountMicros)}.`,
}

/** The wallet and the debt after a booking. */
export function booked(verb: Verb, amountMicros: number, after: Posted): Html {
  return lines(
    after.paidOffMicros > 0
      ? html`${formatUsd(after.paidOffMicros)} of it paid what the account owed${after.debtMicros > 0 ? html`; it still owes ${bold(formatUsd(after.debtMicros))}` : ''}.`
      : null,
    html`Balance  ${formatUsd(before(verb, amountMicros, after))} → ${bold(formatUsd(after.balanceMicros))}`,
  )
}

function before(verb: Verb, amountMicros: number, after: Posted): number {
  const { balanceMicros, paidOffMicros } = after
  if (verb === 'debit') return balanceMicros + amountMicros
  return paidOffMicros > 0 ? 0 : balanceMicros - amountMicros
}

const NOTES: Record<Verb, string> = { credit: 'Goodwill', debit: 'Paid twice' }
