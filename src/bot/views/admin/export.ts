import type { ExportKind } from '../../../domain/reports/exports.ts'
import type { Days } from '../../../domain/shared/utc-day.ts'
import { bold, type Html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { rangeText } from './stats.ts'

export function exportView(texts: Texts, days: Days): Html {
  const { t } = texts
  return lines(
    bold(t('admin-exports-title')),
    bold(rangeText(texts, days)),
    '',
    t('admin-exports-about'),
  )
}

export function exportCaption(
  texts: Texts,
  { kind, days, rows }: { kind: ExportKind; days: Days; rows: number },
): Html {
  const { t } = texts
  return lines(
    bold(t(`admin-exports-kind-${kind}`)),
    rangeText(texts, days),
    t('admin-exports-rows', { count: rows }),
  )
}
