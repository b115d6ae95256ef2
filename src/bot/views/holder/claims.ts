import type { Claim } from '../../../domain/claims/claims.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import { bold, clip, code, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
import { pageTitle } from '../page-title.ts'

const MAX_QUOTED = 600

type OfOrder = Pick<OrderRow, 'packName' | 'id'>

/** A question about an order, with what there is to say about it. */
export function aboutOrderView(
  { format }: Texts,
  { packName, id }: OfOrder,
  ...said: (string | Html)[]
): Html {
  return lines(html`${bold(format.apart(packName))} · ${format.apart(code(id))}`, '', ...said)
}

export function askTextView(texts: Texts, order: OfOrder, reason: Claim['reason']): Html {
  const { claims } = texts
  const hint = html`<i>${claims.askTextHint}</i>`
  return aboutOrderView(texts, order, bold(claims.reason[reason]), '', claims.askText, hint)
}

export function claimView(texts: Texts, claim: Claim, order: OfOrder, support: string): Html {
  const { claims, format } = texts
  const { state, reference, reason, description, answer, refundedMicros } = claim
  const status =
    state === 'refunded'
      ? `${claims.state.refunded}: ${format.usd(refundedMicros)}`
      : claims.state[state]
  return lines(
    bold(claims.title),
    '',
    format.field(claims.status, bold(status)),
    format.field(claims.report, code(reference)),
    format.field(claims.order, html`${order.packName} · ${code(order.id)}`),
    format.field(claims.what, claims.reason[reason]),
    format.field(claims.sentAt, format.time(claim.openedAt)),
    claim.endedAt ? format.field(claims.endedAt, format.time(claim.endedAt)) : null,
    ...quoted(claims.youWrote, description),
    claim.pictureId === null ? null : claims.withPicture,
    ...quoted(claims.answer, answer),
    ...(state === 'replaced' ? ['', claims.newCodes] : []),
    ...(state === 'refunded' ? ['', claims.intoWallet] : []),
    ...(state === 'refused' && support !== '' ? ['', claims.disagree(support)] : []),
  )
}

export function claimsView(texts: Texts, count: number, page: number): Html {
  const { claims } = texts
  const title = pageTitle(texts, claims.list, page)
  return count > 0 ? title : lines(title, '', claims.none)
}

/** A claim in a list. */
export function claimRow({ claims, format }: Texts, { state, reason, openedAt }: Claim): string {
  const mark = claims.state[state].split(' ')[0] ?? ''
  return clip(`${mark} ${claims.reason[reason]} · ${format.day(openedAt)}`, 60)
}

/** The message with the decision. */
export function claimDecidedView(
  { claims, format }: Texts,
  claim: Claim & { state: 'replaced' | 'refunded' | 'refused' },
  order: OfOrder,
): Html {
  const { state, refundedMicros, answer } = claim
  return lines(
    bold(claims.decided[state]),
    html`${format.apart(order.packName)} · ${format.apart(code(order.id))}`,
    state === 'refunded' ? format.field(claims.amountBack, bold(format.usd(refundedMicros))) : null,
    state === 'replaced' ? claims.newCodes : null,
    ...quoted(claims.answer, answer),
  )
}

function quoted(title: string, text: string | null): (string | Html)[] {
  if (text === null) return []
  return ['', title, html`<blockquote>${clip(text, MAX_QUOTED)}</blockquote>`]
}
