import type { Reader } from '../../../db/store.ts'
import { type TopUpChanges, withTopUps } from '../../../domain/approvals/decisions.ts'
import { readSettings, requireValid } from '../../../domain/settings/settings.ts'
import { toUsd } from '../../../domain/shared/money.ts'
import { typedRate } from '../../../domain/shared/typed-amount.ts'
import { changesIn, topUpFacts } from '../../../locales/payment-terms.ts'
import type { Ask, Sent } from '../../ask.ts'
import { act, changes, type Done } from '../../kit/acts.ts'
import { decide } from '../../kit/decide.ts'
import { check, count, type Field, hidden, usd } from '../../kit/fields.ts'
import type { Part } from '../../kit/html.ts'
import { requireSame } from './parts.ts'

// The limits of all top-ups, Telegram Stars and Crypto Pay.

const BACK = '/panel/money/ways'

export const changeLimits = act({
  title: ({ t }) => t('panel-money-limits'),
  async fields({ t, read }) {
    const { topUps } = await readSettings(read)
    return {
      least: usd(t('panel-money-least'), { value: String(toUsd(topUps.minMicros)) }),
      most: usd(t('panel-money-most'), { value: String(toUsd(topUps.maxMicros)) }),
      open: count(t('admin-top-ups-open-at-once'), { value: String(topUps.maxOpen) }),
      seen: hidden(await seenText(read)),
    }
  },
  preview: (ask, _, input) => preview(ask, limitsOf(input)),
  run: (sent, _, input) => run(sent, limitsOf(input), input.seen),
  back: () => BACK,
})

export const changeStars = act({
  title: ({ t }) => t('deposits-method-stars'),
  async fields({ t, read }) {
    const { stars } = await readSettings(read)
    return {
      on: check(t('panel-money-way-offer'), stars.on),
      rate: starsRate(t('panel-money-stars-per-usd'), stars.starsPerUsd),
      seen: hidden(await seenText(read)),
    }
  },
  preview: (ask, _, { on, rate }) => preview(ask, { stars: { on, starsPerUsd: rate } }),
  run: (sent, _, { on, rate, seen }) => run(sent, { stars: { on, starsPerUsd: rate } }, seen),
  back: () => BACK,
})

export const turnCryptoPay = act({
  title: ({ t }) => t('deposits-method-crypto_pay'),
  async fields({ t, read }) {
    const { cryptoPay } = await readSettings(read)
    return {
      on: check(t('panel-money-way-offer'), cryptoPay.on),
      seen: hidden(await seenText(read)),
    }
  },
  preview: (ask, _, { on }) => preview(ask, { cryptoPay: { on } }),
  run: (sent, _, { on, seen }) => run(sent, { cryptoPay: { on } }, seen),
  back: () => BACK,
})

/** With decimals: NaN for what is no number, which requireValid refuses with the limits. */
function starsRate(label: string, value: number): Field<number> {
  const read = (typed: string) => (typedRate(typed) ?? Number.NaN) / 1_000_000
  return { label, as: 'text', isNumber: true, value: String(value), read }
}

function limitsOf({ least, most, open }: { least: number; most: number; open: number }) {
  return { topUps: { minMicros: least, maxMicros: most, maxOpen: open } }
}

/** @throws DomainError INVALID_SETTING */
async function preview({ texts, read, t }: Ask, given: TopUpChanges): Promise<Part> {
  const before = await readSettings(read)
  const after = withTopUps(before, given)
  requireValid(after)
  const rows = changesIn(topUpFacts(texts, before), topUpFacts(texts, after))
  return rows.length === 0 ? t('panel-money-no-change') : changes(rows)
}

/** @throws DomainError FORM_OUTDATED; those of decide */
async function run(sent: Sent, given: TopUpChanges, seen: string): Promise<Done> {
  requireSame(seen, await seenText(sent.read))
  return decide(
    sent,
    { kind: 'settings', changes: given },
    { said: sent.t('admin-top-ups-changed') },
  )
}

/** What the forms are made from. */
async function seenText(db: Reader): Promise<string> {
  const { topUps, stars, cryptoPay } = await readSettings(db)
  return JSON.stringify({ topUps, stars, cryptoPay })
}
