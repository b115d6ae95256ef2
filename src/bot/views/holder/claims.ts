import type { Claim } from '../../../domain/claims/claims.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import { bold, clip, code, type Html, html, type Line, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

const MAX_QUOTED = 600

export type OfOrder = Pick<OrderRow, 'packName' | 'id'>

/** A claim in a list. */
export function claimRow({ format, t }: Texts, { state, reason, openedAt }: Claim): string {
  const icon = t(`claims-state-${state}`).split(' ')[0] ?? ''
  return clip(`${icon} ${t(`claims-reason-${reason}`)} · ${format.day(openedAt)}`, 60)
}

/** The message with the decision. */
export function claimDecidedView(
  { format, t }: Texts,
  claim: Claim & { state: 'replaced' | 'refunded' | 'refused' },
  order: OfOrder,
): Html {
  const { state, refundedMicros, answer } = claim
  return lines(
    bold(t(`claims-decided-${state}`)),
    html`${format.apart(order.packName)} · ${format.apart(code(order.id))}`,
    state === 'refunded' && format.field(t('claims-amount-back'), bold(format.usd(refundedMicros))),
    state === 'replaced' && t('claims-new-codes'),
    ...quoted(t('claims-answer'), answer),
  )
}

export function quoted(title: string, text: string | null): Line[] {
  if (text === null) return []
  return ['', title, html`<blockquote>${clip(text, MAX_QUOTED)}</blockquote>`]
}
