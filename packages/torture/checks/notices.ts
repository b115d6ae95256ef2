import type { FinalWallet, Json } from '../final.ts'
import { asJson } from './answers.ts'
import type { Check, Found } from './check.ts'
import { microsOf } from './micros.ts'

const ADJUSTMENTS: readonly unknown[] = ['credit', 'debit']
const AMOUNT = /([\d,]+(?:\.\d+)?)\sUSD/

/** What account holders are told in the chat. Of notices that may be gathered into one, nothing is said here. */
export const notices: Check = {
  name: 'notices',
  promise:
    'Holders are told at least once of each top-up, each ban and each amount put in or taken.',
  find({ wallets, said }) {
    return wallets
      .filter(({ test }) => !test)
      .flatMap((wallet) => {
        const texts = said.get(wallet.holder.telegramId) ?? []
        return [
          ...ofAdjustments(wallet, texts),
          ...ofTopUps(wallet, texts),
          ...ofBans(wallet, texts),
        ]
      })
  },
}

function ofAdjustments({ transactions, holder }: FinalWallet, texts: readonly string[]): Found[] {
  const told = texts.filter((text) => /was (?:added|taken)/.test(text))
  const moved = transactions.filter(({ kind, note }) => ADJUSTMENTS.includes(kind) && note)
  const byNote = Map.groupBy(moved, ({ note }) => String(note))
  return [...byNote].flatMap(([note, same]) =>
    short(
      told.filter((text) => text.includes(note)),
      same,
      `“${note}” of ${holder.name}`,
    ),
  )
}

function ofTopUps({ transactions, holder }: FinalWallet, texts: readonly string[]): Found[] {
  const told = texts.filter((text) => text.includes('is in your wallet'))
  const deposits = transactions.filter(({ kind }) => kind === 'deposit')
  const byAmount = Map.groupBy(deposits, ({ amountUsd }) => microsOf(amountUsd))
  return [...byAmount].flatMap(([micros, same]) =>
    short(
      told.filter((text) => amountIn(text) === micros),
      same,
      `a top-up of ${holder.name}`,
    ),
  )
}

/** The first amount of a text, in micro-USD. */
function amountIn(text: string): number {
  return microsOf(Number(AMOUNT.exec(text)?.[1]?.replaceAll(',', '')))
}

function ofBans({ events, holder }: FinalWallet, texts: readonly string[]): Found[] {
  const told = texts.filter((text) => text.includes('Your account was banned'))
  const bans = events.filter(
    ({ type, data }) => type === 'access.changed' && asJson(data)?.change === 'banned',
  )
  return short(told, bans, `a ban of ${holder.name}`)
}

function short(told: readonly string[], happened: readonly Json[], name: string): Found[] {
  if (told.length >= happened.length) return []
  const what = `The notice of ${name} came ${told.length} times for ${happened.length}.`
  return [{ what, evidence: happened.slice(0, 5) }]
}
