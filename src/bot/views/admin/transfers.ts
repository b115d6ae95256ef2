import { type Transfer, USD } from '../../../domain/settings/transfer.ts'
import { bold, clip, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import type { KeyOf } from '../../../locales/translate.ts'
import { feeField } from '../holder/deposits.ts'

export type TransferPart = KeyOf<'admin-transfers-edit-'>

/** With so much of each a list of ways always fits into a message. */
const INSTRUCTIONS_SHOWN = 1400

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
