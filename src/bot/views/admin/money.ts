import type { Account } from '../../../domain/accounts/accounts.ts'
import type { Posted } from '../../../domain/ledger/ledger.ts'
import { bold, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { person } from './person.ts'

type Verb = 'credit' | 'debit'
export type Wallet = Pick<Posted, 'balanceMicros' | 'debtMicros'>

export function askMoneyView(
  texts: Texts,
  who: Account,
  verb: Verb,
  { balanceMicros, debtMicros }: Wallet,
): Html {
  const { people, format } = texts
  const { money } = people
  const debt = bold(format.usd(debtMicros))
  return lines(
    html`${bold(money.howMuch[verb])} ${person(texts, who)}`,
    '',
    format.field(money.balance, bold(format.usd(balanceMicros))),
    debtMicros > 0
      ? format.field(money.owes, verb === 'credit' ? money.addingPaysFirst(debt) : debt)
      : null,
    '',
    money.askAmount[verb],
  )
}

export function askNoteView(texts: Texts, who: Account, verb: Verb, amountMicros: number): Html {
  const { people, format } = texts
  const { money } = people
  const amount = bold(format.usd(amountMicros))
  return lines(money.confirm[verb](amount, bold(person(texts, who))), '', money.askNote)
}

export function confirmMoneyView(
  texts: Texts,
  who: Account,
  wanted: { verb: Verb; amountMicros: number; note: string } & Wallet,
): Html {
  const { people, format } = texts
  const { money } = people
  const { verb, amountMicros, note, balanceMicros, debtMicros } = wanted
  const change = verb === 'credit' ? amountMicros : -amountMicros
  return lines(
    money.confirm[verb](bold(format.usd(amountMicros)), bold(person(texts, who))),
    '',
    ...balanceChangeLines(texts, { balanceMicros, debtMicros }, change),
    format.field(money.note, note),
    '',
    html`<i>${money.getMessage}</i>`,
  )
}

/** What a booking would make of a balance: before → after, and what of it pays a debt. */
export function balanceChangeLines(
  texts: Texts,
  { balanceMicros, debtMicros }: Wallet,
  changeMicros: number,
): (Html | null)[] {
  const { people, format } = texts
  const { money } = people
  const afterMicros = Math.max(balanceMicros - debtMicros + changeMicros, 0)
  const debt = html`${format.usd(debtMicros)}`
  return [
    balanceLine(texts, balanceMicros, afterMicros),
    debtMicros > 0 ? format.field(money.owes, money.thisPaysFirst(debt)) : null,
  ]
}

export function moneyDoneView(
  texts: Texts,
  who: Account,
  { verb, amountMicros, note }: { verb: Verb; amountMicros: number; note: string },
  after: Posted,
): Html {
  const { people, format } = texts
  const { money } = people
  return lines(
    money.done[verb](bold(format.usd(amountMicros)), person(texts, who)),
    ...bookedLines(texts, verb, amountMicros, after),
    format.field(money.note, note),
  )
}

/** @param amountMicros what was booked when it was undone; negative if it left the wallet. */
export function moneyUndoneView(
  texts: Texts,
  who: Account,
  amountMicros: number,
  after: Posted,
): Html {
  const { people, format } = texts
  const said = amountMicros < 0 ? people.undo.takenBack : people.undo.givenBack
  const size = Math.abs(amountMicros)
  return lines(
    said(bold(format.usd(size)), person(texts, who)),
    ...bookedLines(texts, amountMicros < 0 ? 'debit' : 'credit', size, after),
  )
}

export function notCoveredSaid(
  texts: Texts,
  who: Account,
  amountMicros: number,
  balanceMicros: number,
): string {
  const { people, format } = texts
  const { notCovered } = people.money
  return notCovered(person(texts, who), format.usd(balanceMicros), format.usd(amountMicros))
}

/** The wallet and the debt after a booking. */
function bookedLines(
  texts: Texts,
  verb: Verb,
  amountMicros: number,
  after: Posted,
): (string | Html | null)[] {
  const { people, format } = texts
  const { money } = people
  const { paidOffMicros, debtMicros, balanceMicros } = after
  const paid = format.usd(paidOffMicros)
  const told =
    debtMicros > 0 ? money.paidPartOfDebt(paid, bold(format.usd(debtMicros))) : money.paidDebt(paid)
  return [
    paidOffMicros > 0 ? told : null,
    balanceLine(texts, balanceBefore(verb, amountMicros, after), balanceMicros),
  ]
}

function balanceBefore(verb: Verb, amountMicros: number, after: Posted): number {
  const { balanceMicros, paidOffMicros } = after
  if (verb === 'debit') return balanceMicros + amountMicros
  return paidOffMicros > 0 ? 0 : balanceMicros - amountMicros
}

function balanceLine({ people, format }: Texts, beforeMicros: number, afterMicros: number): Html {
  const change = format.change(html`${format.usd(beforeMicros)}`, bold(format.usd(afterMicros)))
  return format.field(people.money.balance, change)
}
