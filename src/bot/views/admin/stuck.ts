import type { StuckItem } from '../../../domain/reports/stuck.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

const MARKS: Record<StuckItem['why'], string> = {
  unknown: '❓',
  not_sent: '✋',
  in_progress: '⏳',
  person: '🙋',
}

export function stuckView(texts: Texts, shown: readonly StuckItem[], now: Date): Html {
  const { t } = texts
  return lines(
    bold(t('admin-stuck-title')),
    '',
    shown.length > 0 ? t('admin-stuck-choose') : t('admin-stuck-none'),
    ...shown.flatMap((item) => ['', itemView(texts, item, now)]),
  )
}

export function stuckRow(item: StuckItem): string {
  const { why, what, player, id } = item
  return `${MARKS[why]} ${clip(what, 24)} · ${player === '' ? id.slice(-6) : clip(player, 20)}`
}

function itemView({ format, t }: Texts, item: StuckItem, now: Date): Html {
  const { id, what, player, holderName, createdAt, supplier, why, reason, attempts, nextAt } = item
  const name = format.apart(html`${code(id)} ${clip(what, 40)}`)
  const whose = [
    ...(player === '' ? [] : [code(clip(player, 40))]),
    ...(holderName === '' ? [] : [html`${untappable(clip(holderName, 32))}`]),
  ]
  const because = reason ? html` (${clip(reason, 120)})` : ''
  return lines(
    html`${name} · ${format.ago(createdAt, now)} · ${supplier || t('admin-stuck-no-supplier')}`,
    ...(whose.length === 0
      ? []
      : [format.apart(whose.reduce((one, two) => html`${one} · ${two}`))]),
    html`${MARKS[why]} ${t(`admin-stuck-why-${why}`)}${because}`,
    nextAt && why !== 'person'
      ? html`<i>${t('admin-stuck-attempts', { count: attempts })} · ${format.field(t('admin-stuck-next'), format.time(nextAt))}</i>`
      : null,
  )
}
