import type { Digest } from '../../../domain/reports/digest.ts'
import type { Settings } from '../../../domain/service/settings.ts'
import type { Right } from '../../../domain/service/team.ts'
import { startOf } from '../../../domain/shared/utc-day.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { quoted } from '../notices.ts'
import { closedLines, pausedGoodsLines } from '../pauses.ts'
import { waitingLines } from './menu.ts'
import { timesText } from './stats.ts'

const NAME_SHOWN = 32

export function digestView(texts: Texts, digest: Digest, may: (right: Right) => boolean): Html {
  const { service, admin, format } = texts
  const { digest: words, stats } = service
  const { sales, before, low, suppliers, backupProblem, pauses } = digest
  const waits = waitingLines(texts, digest.waiting, may)
  const ended = sales.completed + sales.cancelled
  const done = sales.success === null ? '' : `, ${format.percent(sales.success)} ${stats.completed}`
  return lines(
    ...closedLines(texts, pauses),
    bold(words.title(format.day(startOf(digest.day)))),
    '',
    format.field(
      stats.sales,
      html`${bold(format.usd(sales.salesMicros))} (${words.weekBefore(format.usd(before.salesMicros))})`,
    ),
    format.field(
      stats.profit,
      html`${format.signedUsd(sales.profitMicros)} (${words.weekBefore(format.signedUsd(before.profitMicros))})`,
    ),
    format.field(
      stats.ended,
      `${format.number(ended)} (${words.weekBefore(format.number(before.completed + before.cancelled))})${done}`,
    ),
    timesText(texts, sales),
    '',
    ...(waits.length > 0 ? waits : [admin.nothingWaits]),
    ...pausedGoodsLines(texts, pauses),
    ...section(
      words.low,
      low.map(({ name, available, daysLeft }) =>
        row(texts, clip(name, NAME_SHOWN), format.number(available), daysLeft),
      ),
    ),
    ...section(
      words.balances,
      suppliers.map(({ supplier, balanceMicros, daysLeft }) =>
        row(texts, supplier, format.usd(balanceMicros), daysLeft),
      ),
    ),
    ...(backupProblem === null ? [] : ['', words.backupFailed, quoted(backupProblem)]),
  )
}

function section(title: string, rows: Html[]): (Html | string)[] {
  return rows.length === 0 ? [] : ['', bold(title), ...rows]
}

/** `• 60 UC  12, about 3 days` */
function row(
  { service, format }: Texts,
  name: string,
  left: string,
  daysLeft: number | null,
): Html {
  const days = daysLeft === null ? '' : `, ${service.digest.lasts(daysLeft)}`
  return html`• ${format.apart(name)}  ${left}${days}`
}

/** When the digest comes, below the digest itself. */
export function digestSettingsView({ service, format }: Texts, { digest }: Settings): Html {
  const { on, at, zone } = digest
  const { comesAt, isOff } = service.digest
  return html`<i>${on ? comesAt(format.apart(at), format.apart(zone)) : isOff}</i>`
}

export function askDigestTimeView({ service, format }: Texts): Html {
  const { askTime, aboutTime } = service.digest
  return lines(bold(askTime), '', aboutTime(format.apart(code('09:00 Asia/Dhaka'))))
}
