import type { SupplierCall } from '../../../domain/suppliers/call-log.ts'
import { clip } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

/** A call to a supplier in one line, with its time in UTC: `• 11-21 06:05:00 order sandbox: completed, 12 ms`. */
export function callLine({ format, t }: Texts, call: SupplierCall): string {
  const { what, supplier, outcome, reason, ms, startedAt } = call
  const at = format.apart(startedAt.toISOString().slice(5, 19).replace('T', ' '))
  const end = outcome === null ? t('admin-calls-no-answer') : t(`admin-calls-outcome-${outcome}`)
  const took = ms === null ? '' : `, ${format.apart(`${ms} ms`)}`
  const why = reason === null ? '' : ` (${clip(reason, 80)})`
  return `• ${at} ${t(`admin-calls-what-${what}`)} ${format.apart(supplier)}: ${end}${took}${why}`
}
