import type { ExportKind } from '../../../domain/reports/exports.ts'
import type { Days } from '../../../domain/shared/utc-day.ts'
import { bold, type Html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { rangeText } from './stats.ts'

export function exportView(texts: Texts, days: Days): Html {
  const { title, about } = texts.service.exports
  return lines(bold(title), bold(rangeText(texts, days)), '', about)
}

export function exportCaption(
  texts: Texts,
  { kind, days, rows }: { kind: ExportKind; days: Days; rows: number },
): Html {
  const { kind: names, rows: counted } = texts.service.exports
  return lines(bold(names[kind]), rangeText(texts, days), counted(rows))
}
