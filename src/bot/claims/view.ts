import type { Claim } from '../../domain/claims/claims.ts'
import type { OrderRow } from '../../domain/orders/orders.ts'
import { clip, html, type Line } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'

const MAX_QUOTED = 600

export type OfOrder = Pick<OrderRow, 'packName' | 'id'>

/** A claim in a list. */
export function claimRow({ format, t }: Texts, { state, reason, openedAt }: Claim): string {
  const icon = t(`claims-state-${state}`).split(' ')[0] ?? ''
  return clip(`${icon} ${t(`claims-reason-${reason}`)} · ${format.day(openedAt)}`, 60)
}

export function quoted(title: string, text: string | null): Line[] {
  if (text === null) return []
  return ['', title, html`<blockquote>${clip(text, MAX_QUOTED)}</blockquote>`]
}
