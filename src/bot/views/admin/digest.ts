import type { Digest } from '../../../domain/reports/digest.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { startOf } from '../../../domain/shared/utc-day.ts'
import { bold, clip, type Html, html, type Line, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { quoted } from '../notices.ts'
import { closedLines, pausedGoodsLines } from '../pauses.ts'
import { timesText } from './stats.ts'

const NAME_SHOWN = 32

export function digestView(texts: Texts, digest: Digest, waits: Line[]): Html {
  const { format, t } = texts
  const { sales, before, low, suppliers, backupProblem, pauses } = digest
  const ended = sales.completed + sales.cancelled
  const done =
    sales.success === null ? '' : `, ${format.percent(sales.success)} ${t('admin-stats-completed')}`
  return lines(
    ...closedLines(texts, pauses),
    bold(t('admin-digest-title', { day: format.day(startOf(digest.day)) })),
    '',
    format.field(
      t('admin-stats-sales'),
      html`${bold(format.usd(sales.salesMicros))} (${t('admin-digest-week-before', { amount: format.usd(before.salesMicros) })})`,
    ),
    format.field(
      t('admin-stats-profit'),
      html`${format.signedUsd(sales.profitMicros)} (${t('admin-digest-week-before', { amount: format.signedUsd(before.profitMicros) })})`,
    ),
    format.field(
      t('admin-stats-ended'),
      `${format.number(ended)} (${t('admin-digest-week-before', { amount: format.number(before.completed + before.cancelled) })})${done}`,
    ),
    timesText(texts, sales),
    '',
    ...(waits.length > 0 ? waits : [t('admin-nothing-waits')]),
    ...pausedGoodsLines(texts, pauses),
    ...section(
      t('admin-digest-low'),
      low.map(({ name, available, daysLeft }) =>
        row(texts, clip(name, NAME_SHOWN), format.number(available), daysLeft),
      ),
    ),
    ...section(
      t('admin-digest-balances'),
      suppliers.map(({ supplier, balanceMicros, daysLeft }) =>
        row(texts, supplier, format.usd(balanceMicros), daysLeft),
      ),
    ),
    ...(backupProblem === null ? [] : ['', t('admin-digest-backup-failed'), quoted(backupProblem)]),
  )
}

function section(title: string, rows: Html[]): Line[] {
  return rows.length === 0 ? [] : ['', bold(title), ...rows]
}

/** `• 60 UC  12, about 3 days` */
function row({ format, t }: Texts, name: string, left: string, daysLeft: number | null): Html {
  const days = daysLeft === null ? '' : `, ${t('admin-digest-lasts', { days: daysLeft })}`
  return html`• ${format.apart(name)}  ${left}${days}`
}

/** When the digest comes, below the digest itself. */
export function digestSettingsView({ format, t }: Texts, { digest }: Settings): Html {
  const { on, at, zone } = digest

  return html`<i>${on ? t('admin-digest-comes-at', { time: format.apart(at), zone: format.apart(zone) }) : t('admin-digest-is-off')}</i>`
}
