import { unitsFor } from '../../../domain/deposits/terms.ts'
import { type Transfer, USD } from '../../../domain/service/transfer.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { feeField } from '../holder/deposits.ts'

export type TransferPart = keyof Texts['service']['transfers']['edit']

/** The amount in the wallet by which a change of the terms is shown. */
const EXAMPLE_MICROS = 10_000_000
/** With so much of each a list of ways always fits into a message. */
const INSTRUCTIONS_SHOWN = 1400

/** On a button. */
export function transferRow({ format }: Texts, { name, on, currency }: Transfer): string {
  return `${on ? '🟢' : '⚪️'} ${format.apart(name)} · ${currency}`
}

/** All of them, a line each. */
export function transferLines({ service, format }: Texts, transfers: readonly Transfer[]): Html[] {
  const { topUps, transfers: words } = service
  if (transfers.length === 0) return [html`${words.none}`]
  return transfers.map(({ name, on, currency, rateMicros }) => {
    const rate = currency === USD ? USD : format.rate(rateMicros, currency)
    return html`${format.apart(name)} · ${rate} · ${on ? topUps.offered : topUps.notOffered}`
  })
}

export function transferView(
  texts: Texts,
  transfer: Transfer,
  { topUps, now }: { topUps: { minMicros: number; maxMicros: number }; now: Date },
): Html {
  const { service, format } = texts
  const { transfers: words, topUps: general } = service
  const { name, on, instructions, currency, rateMicros, ratedMs, feeBp } = transfer
  const { minMicros, maxMicros } = transfer
  const [least, largest] = [minMicros ?? topUps.minMicros, maxMicros ?? topUps.maxMicros]
  const range = general.range(format.usd(least), format.usd(largest))
  const rate =
    ratedMs === null
      ? USD
      : words.rateSet(format.rate(rateMicros, currency), format.ago(new Date(ratedMs), now))
  const isOwn = minMicros !== null || maxMicros !== null
  return lines(
    html`🏦 ${bold(format.apart(name))}  ${on ? general.offered : general.notOffered}`,
    '',
    format.field(words.rate, rate),
    feeField(texts, feeBp) ?? format.field(words.fee, words.noFee),
    format.field(general.amount, isOwn ? range : words.amountsOfAll(range)),
    '',
    instructions === '' ? words.noInstructions : words.instructionsAre,
    instructions === '' ? null : clip(instructions, INSTRUCTIONS_SHOWN),
  )
}

export function askTransferView({ service }: Texts, part: TransferPart): Html {
  return lines(service.transfers.ask[part])
}

/** What a change of the rate, the fee or the bonus means to payers. */
export function confirmTermsView(texts: Texts, before: Transfer, after: Transfer): Html {
  const { service, format } = texts
  const { transfers: words } = service
  const paid = (transfer: Transfer) => {
    const units = unitsFor(EXAMPLE_MICROS, transfer)
    return units === null ? format.usd(EXAMPLE_MICROS) : format.units(units, transfer.currency)
  }
  return lines(
    bold(words.confirm(before.name)),
    '',
    format.field(
      words.pays(format.usd(EXAMPLE_MICROS)),
      format.change(html`${paid(before)}`, bold(paid(after))),
    ),
    '',
    words.aboutConfirm,
  )
}

/** Each part of a way to pay that changes, before and after; the instructions in full. */
export function confirmTransferView(
  texts: Texts,
  before: Transfer,
  after: Transfer,
  about: { topUps: { minMicros: number; maxMicros: number }; now: Date },
): Html {
  const { confirmChange } = texts.service.transfers
  return lines(
    bold(confirmChange(texts.format.apart(before.name))),
    '',
    transferView(texts, before, about),
    '',
    html`⬇️`,
    '',
    transferView(texts, after, about),
  )
}

export function confirmRemovalView({ service }: Texts, { name }: Transfer): Html {
  const { confirmRemove, aboutRemove } = service.transfers
  return lines(bold(confirmRemove(name)), '', aboutRemove)
}

export function rateUsageView({ service, format }: Texts, transfers: readonly Transfer[]): Html {
  const names = transfers.map(({ name }) => html`• ${format.apart(code(name))}`)
  return lines(service.transfers.usage, ...names)
}
