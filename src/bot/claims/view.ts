import type { Claim } from '../../domain/claims/claims.ts'
import type { OrderRow } from '../../domain/orders/orders.ts'
import type { OrderStory } from '../../domain/reports/claim.ts'
import {
  bold,
  clip,
  code,
  type Html,
  html,
  type Line,
  lines,
  untappable,
} from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { balanceChangeLines, type Wallet } from '../ledger/view.ts'

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

/** A question about a claim, or about an order that nobody has claimed, with what there is to say. */
export function aboutClaimView(
  { format }: Texts,
  { claim, report }: OrderStory,
  ...said: Line[]
): Html {
  const { order, holderName } = report
  return lines(
    html`${bold(clip(order.packName, 64))} · ${untappable(clip(holderName, 64))}`,
    html`${claim ? html`${format.apart(code(claim.reference))} · ` : ''}${format.apart(code(order.id))}`,
    '',
    ...said,
  )
}

/**
 * What a refund would do.
 * @param effect wallet: before the refund. aboveMicros: what takes a second person; null if this does not.
 */
export function refundSaid(
  texts: Texts,
  amountMicros: number,
  { wallet, aboveMicros }: { wallet: Wallet; aboveMicros: number | null },
): Line[] {
  const { format, t } = texts
  return [
    t('admin-claims-confirm-refund', { amount: format.usd(amountMicros) }),
    '',
    ...balanceChangeLines(texts, wallet, amountMicros),
    aboveMicros === null ? null : t('admin-approvals-above', { amount: format.usd(aboveMicros) }),
  ]
}

export function answerLine({ format, t }: Texts, answer: string | null | undefined): Html | null {
  return answer == null ? null : format.field(t('admin-claims-answer'), answer)
}
