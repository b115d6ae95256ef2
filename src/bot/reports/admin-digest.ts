import { type Digest, readDigest } from '../../domain/reports/digest.ts'
import type { Performance } from '../../domain/reports/sales.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { startOf } from '../../domain/shared/utc-day.ts'
import { may, type Right } from '../../domain/team/team.ts'
import { bold, clip, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { waitingLines } from '../home/view.ts'
import type { Feature } from '../kit/context.ts'
import { quoted } from '../kit/notice-text.ts'
import { type ForPanel, pageButton } from '../kit/panel-button.ts'
import { closedLines, pausedGoodsLines } from '../kit/pauses.ts'
import type { Button, Screen } from '../kit/screen.ts'
import { type Viewing, viewing } from '../kit/viewing.ts'

const NAME_SHOWN = 32

/** What an owner wants to know in the morning, also when they ask. The panel says whether and when it comes. */
export const digest = {
  right: SETTINGS.digest.right,
  commands: { digest: (ctx) => digestScreen(viewing(ctx)) },
  notices: { digest: digestScreen },
} satisfies Feature

async function digestScreen(about: Viewing): Promise<Screen> {
  const { read, texts, role, features, now } = about
  const shown = await readDigest(read, now)
  const mayDo = (right: Right) => role !== null && may(role, right)
  const waits = waitingLines(texts, features, shown.waiting, mayDo)
  return { text: digestView(texts, shown, waits), buttons: digestButtons(about, shown) }
}

/** Buttons to the pages where what needs somebody is done. */
function digestButtons(own: ForPanel, { low, suppliers }: Digest): Button[][] {
  return [
    [...pageButton(own, 'inbox'), ...pageButton(own, 'today')],
    [
      ...(low.length > 0 ? pageButton(own, 'goods') : []),
      ...(suppliers.length > 0 ? pageButton(own, 'suppliers') : []),
    ],
    pageButton(own, 'service', own.texts.t('admin-digest-set-time'), '/digest'),
  ]
}

function digestView(texts: Texts, digest: Digest, waits: Line[]): Html {
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

/** Within what time half of the orders and 95 of 100 were done; null if none was. */
function timesText({ format, t }: Texts, { medianMs, p95Ms }: Performance): string | null {
  if (medianMs === null || p95Ms === null) return null
  return t('admin-stats-times', { half: format.took(medianMs), most: format.took(p95Ms) })
}
