import type { Account } from '../../domain/accounts/accounts.ts'
import type { Entry } from '../../domain/ledger/ledger.ts'
import { bold, clip, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { person } from '../kit/person.ts'

export type Wallet = { balanceMicros: number; debtMicros: number }

/** The balance and, if something is owed, the debt. */
export function balanceLines(
  { format, t }: Texts,
  { balanceMicros, debtMicros }: Wallet,
): (Html | null)[] {
  return [
    format.field(t('wallet-balance'), bold(format.usd(balanceMicros))),
    debtMicros > 0 ? t('wallet-owed', { amount: bold(format.usd(debtMicros)) }) : null,
  ]
}

/** What the entries' orders were for, by the entries' references: `60 UC`, `2 × Card 10`. */
export type Goods = ReadonlyMap<string, string>

export function entryView({ format, t }: Texts, entry: Entry, goods: Goods): Html {
  const { amountMicros, balanceAfterMicros, kind, createdAt, reference, note } = entry
  const signed = format.signedUsd(amountMicros)
  const about = goods.get(reference ?? '') ?? note ?? reference
  const then = t('wallet-balance-then', { amount: format.usd(balanceAfterMicros) })
  return lines(
    html`${bold(signed)} · ${t(`wallet-kind-${kind}`)}${about ? html` · ${format.apart(clip(about, 60))}` : ''}`,
    html`<i>${format.time(createdAt)} · ${then}</i>`,
  )
}

export type Verb = 'credit' | 'debit'

export function confirmMoneyView(
  texts: Texts,
  who: Account,
  wanted: { verb: Verb; amountMicros: number; note: string } & Wallet,
): Html {
  const { format, t } = texts
  const { verb, amountMicros, note, balanceMicros, debtMicros } = wanted
  const change = verb === 'credit' ? amountMicros : -amountMicros
  return lines(
    t(`admin-money-confirm-${verb}`, {
      amount: bold(format.usd(amountMicros)),
      name: bold(person(texts, who)),
    }),
    '',
    ...balanceChangeLines(texts, { balanceMicros, debtMicros }, change),
    format.field(t('admin-money-note'), note),
    '',
    html`<i>${t('admin-money-get-message')}</i>`,
  )
}

/** What a booking would make of a balance: before → after, and what of it pays a debt. */
export function balanceChangeLines(
  texts: Texts,
  { balanceMicros, debtMicros }: Wallet,
  changeMicros: number,
): Line[] {
  const { format, t } = texts
  const afterMicros = Math.max(balanceMicros - debtMicros + changeMicros, 0)
  const debt = html`${format.usd(debtMicros)}`
  return [
    balanceLine(texts, balanceMicros, afterMicros),
    debtMicros > 0 &&
      format.field(t('admin-money-owes'), t('admin-money-this-pays-first', { amount: debt })),
  ]
}

/** What is in a wallet, and what is owed. */
export function walletLines({ format, t }: Texts, { balanceMicros, debtMicros }: Wallet): Line[] {
  return [
    format.field(t('admin-money-balance'), bold(format.usd(balanceMicros))),
    debtMicros > 0 && format.field(t('admin-money-owes'), bold(format.usd(debtMicros))),
  ]
}

function balanceLine({ format, t }: Texts, beforeMicros: number, afterMicros: number): Html {
  const change = format.change(html`${format.usd(beforeMicros)}`, bold(format.usd(afterMicros)))
  return format.field(t('admin-money-balance'), change)
}
