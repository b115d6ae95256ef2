import type { Entry } from '../../domain/ledger/ledger.ts'
import { bold, clip, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'

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

/** What is in a wallet, and what is owed. */
export function walletLines({ format, t }: Texts, { balanceMicros, debtMicros }: Wallet): Line[] {
  return [
    format.field(t('admin-money-balance'), bold(format.usd(balanceMicros))),
    debtMicros > 0 && format.field(t('admin-money-owes'), bold(format.usd(debtMicros))),
  ]
}
