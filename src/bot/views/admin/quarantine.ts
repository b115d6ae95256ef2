import type { QuarantinedCodes } from '../../../domain/stock/quarantine.ts'
import { bold, clip, code, type Html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

export function quarantineView({ service }: Texts, isEmpty: boolean): Html {
  const { quarantine } = service
  return lines(bold(quarantine.title), '', isEmpty ? quarantine.none : quarantine.choose)
}

export function quarantineRow(
  { format }: Texts,
  { productName, count, since }: QuarantinedCodes,
): string {
  const many = count > 1 ? `${format.number(count)} · ` : ''
  return `🚧 ${many}${clip(productName, 30)} · ${format.moment(since)}`
}

/** Asks whether codes were used: the voucher of a cancelled order, or codes that a restore brought back. */
export function quarantinedView(texts: Texts, codes: QuarantinedCodes): Html {
  const { service, format } = texts
  const { quarantine } = service
  const { orderId, productName, ofRestore, count } = codes
  const order = format.apart(code(orderId))
  const command = format.apart(code(`stock discard ${orderId} --codes FILE`))
  return lines(
    bold(quarantine.wasUsed(count)),
    '',
    ofRestore
      ? quarantine.ofRestore(format.apart(clip(productName, 128)), order)
      : quarantine.ofOrder(order),
    ofRestore && count > 1 ? quarantine.forAll(command) : null,
  )
}
