import { unitsFor } from '../../../domain/deposits/payment-method.ts'
import { type Transfer, USD } from '../../../domain/settings/transfer.ts'
import { bold, clip, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import type { KeyOf } from '../../../locales/translate.ts'
import { feeField } from '../holder/deposits.ts'

export type TransferPart = KeyOf<'admin-transfers-edit-'>

/** The amount in the wallet by which a change of the terms is shown. */
const EXAMPLE_MICROS = 10_000_000
/** With so much of each a list of ways always fits into a message. */
const INSTRUCTIONS_SHOWN = 1400

/** On a button. */
export function transferRow({ format }: Texts, { name, on, currency }: Transfer): string {
  return `${on ? '🟢' : '⚪️'} ${format.apart(name)} · ${currency}`
}

/** All of them, a line each. */
export function transferLines({ format, t }: Texts, transfers: readonly Transfer[]): Html[] {
  if (transfers.length === 0) return [html`${t('admin-transfers-none')}`]
  return transfers.map(({ name, on, currency, rateMicros }) => {
    const rate = currency === USD ? USD : format.rate(rateMicros, currency)
    return html`${format.apart(name)} · ${rate} · ${on ? t('admin-top-ups-offered') : t('admin-top-ups-not-offered')}`
  })
}

export function transferView(
  texts: Texts,
  transfer: Transfer,
  { topUps, now }: { topUps: { minMicros: number; maxMicros: number }; now: Date },
): Html {
  const { format, t } = texts
  const { name, on, instructions, currency, rateMicros, ratedMs, feeBp } = transfer
  const { minMicros, maxMicros } = transfer
  const [least, largest] = [minMicros ?? topUps.minMicros, maxMicros ?? topUps.maxMicros]
  const range = t('admin-top-ups-range', { least: format.usd(least), most: format.usd(largest) })
  const rate =
    ratedMs === null
      ? USD
      : t('admin-transfers-rate-set', {
          rate: format.rate(rateMicros, currency),
          ago: format.ago(new Date(ratedMs), now),
        })
  const isOwn = minMicros !== null || maxMicros !== null
  return lines(
    html`🏦 ${bold(format.apart(name))}  ${on ? t('admin-top-ups-offered') : t('admin-top-ups-not-offered')}`,
    '',
    format.field(t('admin-transfers-rate'), rate),
    feeField(texts, feeBp) ?? format.field(t('admin-transfers-fee'), t('admin-transfers-no-fee')),
    format.field(
      t('admin-top-ups-amount'),
      isOwn ? range : t('admin-transfers-amounts-of-all', { range }),
    ),
    '',
    instructions === ''
      ? t('admin-transfers-no-instructions')
      : t('admin-transfers-instructions-are'),
    instructions === '' ? null : clip(instructions, INSTRUCTIONS_SHOWN),
  )
}

export function askTransferView({ t }: Texts, part: TransferPart): Html {
  return lines(t(`admin-transfers-ask-${part}`))
}

/** What a change of the rate, the fee or the bonus means to payers. */
export function confirmTermsView(texts: Texts, before: Transfer, after: Transfer): Html {
  const { format, t } = texts
  const paid = (transfer: Transfer) => {
    const units = unitsFor(EXAMPLE_MICROS, transfer)
    return units === null ? format.usd(EXAMPLE_MICROS) : format.units(units, transfer.currency)
  }
  return lines(
    bold(t('admin-transfers-confirm', { name: before.name })),
    '',
    format.field(
      t('admin-transfers-pays', { amount: format.usd(EXAMPLE_MICROS) }),
      format.change(html`${paid(before)}`, bold(paid(after))),
    ),
    '',
    t('admin-transfers-about-confirm'),
  )
}

/** Each part of a way to pay that changes, before and after; the instructions in full. */
export function confirmTransferView(
  texts: Texts,
  before: Transfer,
  after: Transfer,
  about: { topUps: { minMicros: number; maxMicros: number }; now: Date },
): Html {
  const { t } = texts
  return lines(
    bold(t('admin-transfers-confirm-change', { name: texts.format.apart(before.name) })),
    '',
    transferView(texts, before, about),
    '',
    html`⬇️`,
    '',
    transferView(texts, after, about),
  )
}
