import type { TopUpChanges } from '../../../domain/approvals/decisions.ts'
import { withTopUps } from '../../../domain/approvals/decisions.ts'
import type { Settings } from '../../../domain/service/settings.ts'
import { bold, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { transferLines } from './transfers.ts'

export type AskedFor = keyof Texts['service']['topUps']['ask']

/**
 * The settings of top-ups.
 * @param takesCrypto whether there is a token for Crypto Pay.
 */
export function topUpSettingsView(texts: Texts, settings: Settings, takesCrypto: boolean): Html {
  const { service, format } = texts
  const { topUps, switches, transfers } = service
  const { topUps: limits, stars } = settings
  const { minMicros, maxMicros, maxOpen } = limits
  const offered = (on: boolean) => (on ? topUps.offered : topUps.notOffered)
  return lines(
    bold(topUps.title),
    '',
    format.field(
      topUps.amount,
      html`${topUps.range(format.usd(minMicros), format.usd(maxMicros))}`,
    ),
    format.field(topUps.openAtOnce, html`${topUps.perAccount(format.number(maxOpen))}`),
    '',
    bold(transfers.heading),
    ...transferLines(texts, settings.transfers.methods),
    '',
    html`${bold(switches.names.stars)}  ${offered(stars.on)}`,
    topUps.perUsd(format.number(stars.starsPerUsd)),
    takesCrypto ? '' : null,
    takesCrypto ? html`${bold(switches.names.crypto)}  ${offered(settings.cryptoPay.on)}` : null,
  )
}

/** What a typed text changes, before and after. */
export function confirmTopUpsView(texts: Texts, before: Settings, changes: TopUpChanges): Html {
  const { service, format } = texts
  const { topUps: words, switches } = service
  const after = withTopUps(before, changes)
  const range = ({ topUps: { minMicros, maxMicros } }: Settings) =>
    words.range(format.usd(minMicros), format.usd(maxMicros))
  const offered = (on: boolean) => (on ? words.offered : words.notOffered)
  const rows: [name: string, said: (settings: Settings) => string][] = [
    [words.amount, range],
    [words.openAtOnce, ({ topUps }) => words.perAccount(format.number(topUps.maxOpen))],
    [switches.names.stars, ({ stars }) => words.perUsd(format.number(stars.starsPerUsd))],
    [switches.names.stars, ({ stars }) => offered(stars.on)],
    [switches.names.crypto, ({ cryptoPay }) => offered(cryptoPay.on)],
  ]
  return lines(
    bold(words.confirm),
    '',
    ...rows.flatMap(([name, said]) =>
      said(before) === said(after)
        ? []
        : [format.field(name, format.change(html`${said(before)}`, bold(said(after))))],
    ),
  )
}

export function askForTopUpsView({ service, format }: Texts, what: AskedFor): Html {
  const { ask } = service.topUps
  const example = (text: string) => format.apart(code(text))
  switch (what) {
    case 'amounts':
      return ask.amounts(example('1 1000'))
    case 'open':
      return ask.open(example('3'))
    case 'rate':
      return ask.rate(example('50'))
  }
}
