import { type TopUpChanges, withTopUps } from '../../../domain/approvals/decisions.ts'
import { readSettings, requireValid, type Settings } from '../../../domain/settings/settings.ts'
import { toUsd } from '../../../domain/shared/money.ts'
import { typedRate } from '../../../domain/shared/typed-amount.ts'
import { changesIn, topUpFacts } from '../../../locales/payment-terms.ts'
import type { PlainId } from '../../../locales/translate.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, changes } from '../../kit/acts.ts'
import { decide } from '../../kit/decide.ts'
import {
  check,
  count,
  type Field,
  type Fields,
  hidden,
  type InputOf,
  usd,
} from '../../kit/fields.ts'
import { requireSame } from './parts.ts'

// The limits of all top-ups, Telegram Stars and Crypto Pay.

/** A form of some of the settings. @param changed what the form changes of them */
function form<F extends Fields>(
  title: PlainId,
  fields: (t: Ask['t'], settings: Settings) => F,
  changed: (input: InputOf<F>) => TopUpChanges,
): Act {
  return act<F & { opened: Field<string> }>({
    title: ({ t }) => t(title),
    async fields({ t, read }) {
      const settings = await readSettings(read)
      return { ...fields(t, settings), opened: hidden(asOpened(settings)) }
    },
    async preview({ texts, read, t }, _, input) {
      const before = await readSettings(read)
      const after = withTopUps(before, changed(input))
      requireValid(after)
      const rows = changesIn(topUpFacts(texts, before), topUpFacts(texts, after))
      return rows.length === 0 ? t('panel-money-no-change') : changes(rows)
    },
    async run(sent, _, input) {
      requireSame(input.opened, asOpened(await readSettings(sent.read)))
      const decision = { kind: 'settings', changes: changed(input) } as const
      return decide(sent, decision, { said: sent.t('admin-top-ups-changed') })
    },
    back: () => '/panel/money/ways',
  })
}

export const changeLimits = form(
  'panel-money-limits',
  (t, { topUps }) => ({
    least: usd(t('panel-money-least'), { value: String(toUsd(topUps.minMicros)) }),
    most: usd(t('panel-money-most'), { value: String(toUsd(topUps.maxMicros)) }),
    open: count(t('admin-top-ups-open-at-once'), { value: String(topUps.maxOpen) }),
  }),
  ({ least, most, open }) => ({ topUps: { minMicros: least, maxMicros: most, maxOpen: open } }),
)

export const changeStars = form(
  'deposits-method-stars',
  (t, { stars }) => ({
    on: check(t('panel-money-way-offer'), stars.on),
    rate: starsRate(t('panel-money-stars-per-usd'), stars.starsPerUsd),
  }),
  ({ on, rate }) => ({ stars: { on, starsPerUsd: rate } }),
)

export const turnCryptoPay = form(
  'deposits-method-crypto_pay',
  (t, { cryptoPay }) => ({ on: check(t('panel-money-way-offer'), cryptoPay.on) }),
  ({ on }) => ({ cryptoPay: { on } }),
)

/** With decimals: NaN for what is no number, which requireValid refuses with the limits. */
function starsRate(label: string, value: number): Field<number> {
  const read = (typed: string) => (typedRate(typed) ?? Number.NaN) / 1_000_000
  return { label, as: 'text', isNumber: true, value: String(value), read }
}

/** What the forms are made from. */
function asOpened({ topUps, stars, cryptoPay }: Settings): string {
  return JSON.stringify({ topUps, stars, cryptoPay })
}
