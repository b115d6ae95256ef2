import type { QuarantinedCodes } from '../../../domain/stock/quarantine.ts'
import { bold, clip, code, type Html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

export function quarantineView({ t }: Texts, isEmpty: boolean): Html {
  return lines(
    bold(t('admin-quarantine-title')),
    '',
    isEmpty ? t('admin-quarantine-none') : t('admin-quarantine-choose'),
  )
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
  const { format, t } = texts
  const { orderId, productName, ofRestore, count } = codes
  const order = format.apart(code(orderId))
  const command = format.apart(code(`stock discard ${orderId} --codes FILE`))
  return lines(
    bold(t('admin-quarantine-was-used', { count })),
    '',
    ofRestore
      ? t('admin-quarantine-of-restore', { product: format.apart(clip(productName, 128)), order })
      : t('admin-quarantine-of-order', { order }),
    ofRestore && count > 1 ? t('admin-quarantine-for-all', { command }) : null,
  )
}
