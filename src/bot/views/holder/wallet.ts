import type { Entry } from '../../../domain/ledger/ledger.ts'
import { bold, clip, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { pageTitle } from '../page-title.ts'

type Wallet = { balanceMicros: number; debtMicros: number }

export function walletView(texts: Texts, wallet: Wallet, openTopUps: number): Html {
  const { wallet: words, format } = texts
  return lines(
    bold(words.title),
    '',
    ...balanceLines(texts, wallet),
    openTopUps > 0 ? format.field(words.openTopUps, openTopUps) : null,
  )
}

/** The balance and, if something is owed, the debt. */
export function balanceLines(
  { wallet, format }: Texts,
  { balanceMicros, debtMicros }: Wallet,
): (Html | null)[] {
  return [
    format.field(wallet.balance, bold(format.usd(balanceMicros))),
    debtMicros > 0 ? wallet.owed(bold(format.usd(debtMicros))) : null,
  ]
}

/** What the entries' orders were for, by the entries' references: `60 UC`, `2 × Card 10`. */
export type Goods = ReadonlyMap<string, string>

export function entriesView(
  texts: Texts,
  entries: readonly Entry[],
  goods: Goods,
  page: number,
): Html {
  const { wallet } = texts
  const rows = entries.flatMap((entry) => ['', entryView(texts, entry, goods)])
  return lines(
    pageTitle(texts, wallet.entries, page),
    ...(rows.length > 0 ? rows : ['', wallet.noEntries]),
  )
}

export function entryView({ wallet, format }: Texts, entry: Entry, goods: Goods): Html {
  const { amountMicros, balanceAfterMicros, kind, createdAt, reference, note } = entry
  const signed = format.signedUsd(amountMicros)
  const about = goods.get(reference ?? '') ?? note ?? reference
  const then = wallet.balanceThen(format.usd(balanceAfterMicros))
  return lines(
    html`${bold(signed)} · ${wallet.kind[kind]}${about ? html` · ${format.apart(clip(about, 60))}` : ''}`,
    html`<i>${format.time(createdAt)} · ${then}</i>`,
  )
}

/** @param markMicros the balance below which the holder gets an alert; null: they get none. */
export function markView({ wallet, format }: Texts, markMicros: number | null): Html {
  const state = markMicros === null ? wallet.noMark : wallet.mark(bold(format.usd(markMicros)))
  return lines(bold(wallet.lowBalance), '', state)
}
