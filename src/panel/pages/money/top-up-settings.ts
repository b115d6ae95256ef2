import type { TopUpChanges } from '../../../domain/approvals/decisions.ts'
import { readSettings, type Settings } from '../../../domain/settings/settings.ts'
import { toUsd } from '../../../domain/shared/money.ts'
import { typedRate } from '../../../domain/shared/typed-amount.ts'
import type { Ask } from '../../ask.ts'
import { decisionAct } from '../../kit/decision-act.ts'
import { check, count, type Field, type InputOf, unchanged, usd } from '../../kit/fields.ts'

/** What is set about all top-ups: their limits, Telegram Stars and Crypto Pay. */
export const changeTopUps = decisionAct({
  title: ({ t }) => t('panel-money-top-ups'),
  fields: async (ask) => fieldsOf(ask, await readSettings(ask.read)),
  decision: async ({ read }, _, input) => ({
    kind: 'settings',
    changes: changesOf(await readSettings(read), input),
  }),
  said: ({ t }) => t('admin-top-ups-changed'),
  back: () => '/panel/money/ways',
})

function fieldsOf({ t, deps }: Ask, settings: Settings) {
  const { topUps, stars, cryptoPay } = settings
  const offered = (method: 'stars' | 'crypto_pay') =>
    `${t(`deposits-method-${method}`)}: ${t('panel-money-way-offer')}`
  const crypto = check(offered('crypto_pay'), cryptoPay.on)
  return {
    least: usd(t('panel-money-least'), { value: String(toUsd(topUps.minMicros)) }),
    most: usd(t('panel-money-most'), { value: String(toUsd(topUps.maxMicros)) }),
    open: count(t('admin-top-ups-open-at-once'), { value: String(topUps.maxOpen) }),
    stars: check(offered('stars'), stars.on),
    rate: starsRate(t('panel-money-stars-per-usd'), stars.starsPerUsd),
    // There only with its token; without, it stays as it is.
    crypto: deps.methods.has('crypto_pay')
      ? crypto
      : { ...crypto, as: 'hidden' as const, label: '' },
    opened: unchanged([topUps, stars, cryptoPay]),
  }
}

/** Only what differs waits for a second person, and is in the audit log. */
function changesOf(before: Settings, input: InputOf<ReturnType<typeof fieldsOf>>): TopUpChanges {
  const { least, most, open, stars, rate, crypto } = input
  const after = {
    topUps: { minMicros: least, maxMicros: most, maxOpen: open },
    stars: { on: stars, starsPerUsd: rate },
    cryptoPay: { on: crypto },
  }
  const differing = <Part extends object>(was: Part, is: Partial<Part>) =>
    Object.entries(is).filter(([name, value]) => was[name as keyof Part] !== value)
  const all = (['topUps', 'stars', 'cryptoPay'] as const).map(
    (name) => [name, differing<object>(before[name], after[name])] as const,
  )
  return Object.fromEntries(
    all.flatMap(([name, own]) => (own.length > 0 ? [[name, Object.fromEntries(own)]] : [])),
  )
}

/** With decimals: NaN for what is no number, which requireValid refuses with the limits. */
function starsRate(label: string, value: number): Field<number> {
  const read = (typed: string) => (typedRate(typed) ?? Number.NaN) / 1_000_000
  return { label, as: 'text', isNumber: true, value: String(value), read }
}
