import type { SupplierCall } from '../../../domain/suppliers/call-log.ts'
import { clip } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

/** A call to a supplier in one line, with its time in UTC: `• 11-21 06:05:00 order sandbox: completed, 12 ms`. */
export function callLine({ service, format }: Texts, call: SupplierCall): string {
  const { calls } = service
  const { what, supplier, outcome, reason, ms, startedAt } = call
  const at = format.apart(startedAt.toISOString().slice(5, 19).replace('T', ' '))
  const end = outcome === null ? calls.noAnswer : calls.outcome[outcome]
  const took = ms === null ? '' : `, ${format.apart(`${ms} ms`)}`
  const why = reason === null ? '' : ` (${clip(reason, 80)})`
  return `• ${at} ${calls.what[what]} ${format.apart(supplier)}: ${end}${took}${why}`
}
