import type { Settings } from '../domain/settings/settings.ts'
import { type Transfer, USD } from '../domain/settings/transfer.ts'
import type { Texts } from './languages.ts'

// What payers are asked for, and on which terms, as those read it who change it.

/** What something is called, and what it says. */
export type Fact = readonly [label: string, said: string]
/** The same, before a change and after it. */
export type Change = readonly [label: string, from: string, to: string]

type Limits = Pick<Settings['topUps'], 'minMicros' | 'maxMicros'>

/** What a way to pay is; its instructions in full. @param about topUps: the limits of all top-ups */
export function transferFacts(
  texts: Texts,
  transfer: Transfer,
  { topUps, now }: { topUps: Limits; now: Date },
): Fact[] {
  const { format, t } = texts
  const { name, on, instructions, currency, rateMicros, ratedMs, feeBp } = transfer
  const { minMicros, maxMicros } = transfer
  const range = rangeSaid(texts, {
    minMicros: minMicros ?? topUps.minMicros,
    maxMicros: maxMicros ?? topUps.maxMicros,
  })
  const rate = currency === USD ? USD : format.rate(rateMicros, currency)
  const ago = ratedMs === null ? null : format.ago(new Date(ratedMs), now)
  const isOwn = minMicros !== null || maxMicros !== null
  return [
    [t('panel-money-way-name'), name],
    [t('panel-money-way-on'), offeredSaid(texts, on)],
    [t('admin-transfers-rate'), ago === null ? rate : t('admin-transfers-rate-set', { rate, ago })],
    [t('admin-transfers-fee'), feeSaid(texts, feeBp)],
    [t('admin-top-ups-amount'), isOwn ? range : t('admin-transfers-amounts-of-all', { range })],
    [t('panel-money-way-instructions'), instructions || t('admin-transfers-no-instructions')],
  ]
}

/** What is set about top-ups in general, Telegram Stars and Crypto Pay. */
export function topUpFacts(
  texts: Texts,
  { topUps, stars, cryptoPay }: Pick<Settings, 'topUps' | 'stars' | 'cryptoPay'>,
): Fact[] {
  const { format, t } = texts
  return [
    [t('admin-top-ups-amount'), rangeSaid(texts, topUps)],
    [
      t('admin-top-ups-open-at-once'),
      t('admin-top-ups-per-account', { count: format.number(topUps.maxOpen) }),
    ],
    [t('deposits-method-stars'), offeredSaid(texts, stars.on)],
    [
      t('deposits-method-stars'),
      t('admin-top-ups-per-usd', { stars: format.number(stars.starsPerUsd) }),
    ],
    [t('deposits-method-crypto_pay'), offeredSaid(texts, cryptoPay.on)],
  ]
}

/** The facts that differ. Both have the same ones. */
export function changesIn(before: readonly Fact[], after: readonly Fact[]): Change[] {
  return before.flatMap(([label, from], i): Change[] => {
    const to = after[i]?.[1] ?? from
    return from === to ? [] : [[label, from, to]]
  })
}

/** `1.5%`, or a bonus. */
export function feeSaid({ format, t }: Texts, feeBp: number): string {
  if (feeBp === 0) return t('admin-transfers-no-fee')
  const share = format.percent(Math.abs(feeBp) / 10_000)
  return feeBp > 0 ? share : `${t('deposits-bonus')} ${share}`
}

export function rangeSaid({ format, t }: Texts, { minMicros, maxMicros }: Limits): string {
  return t('admin-top-ups-range', { least: format.usd(minMicros), most: format.usd(maxMicros) })
}

function offeredSaid({ t }: Texts, on: boolean): string {
  return on ? t('admin-top-ups-offered') : t('admin-top-ups-not-offered')
}
