import type { Claim } from '../../../domain/claims/claims.ts'
import type { OrderRow } from '../../../domain/orders/orders.ts'
import { bold, clip, code, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
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
  const { t } = texts
  const hint = html`<i>${t('claims-ask-text-hint')}</i>`
  return aboutOrderView(
    texts,
    order,
    bold(t(`claims-reason-${reason}`)),
    '',
    t('claims-ask-text'),
    hint,
  )
}

export function claimView(texts: Texts, claim: Claim, order: OfOrder, support: string): Html {
  const { format, t } = texts
  const { state, reference, reason, description, answer, refundedMicros } = claim
  const status =
    state === 'refunded'
      ? `${t('claims-state-refunded')}: ${format.usd(refundedMicros)}`
      : t(`claims-state-${state}`)
  return lines(
    bold(t('claims-title')),
    '',
    format.field(t('claims-status'), bold(status)),
    format.field(t('claims-report'), code(reference)),
    format.field(t('claims-order'), html`${order.packName} · ${code(order.id)}`),
    format.field(t('claims-what'), t(`claims-reason-${reason}`)),
    format.field(t('claims-sent-at'), format.time(claim.openedAt)),
    claim.endedAt ? format.field(t('claims-ended-at'), format.time(claim.endedAt)) : null,
    ...quoted(t('claims-you-wrote'), description),
    claim.pictureId === null ? null : t('claims-with-picture'),
    ...quoted(t('claims-answer'), answer),
    ...(state === 'replaced' ? ['', t('claims-new-codes')] : []),
    ...(state === 'refunded' ? ['', t('claims-into-wallet')] : []),
    ...(state === 'refused' && support !== '' ? ['', t('claims-disagree', { support })] : []),
  )
}

export function claimsView(texts: Texts, count: number, page: number): Html {
  const { t } = texts
  const title = pageTitle(texts, t('claims-list'), page)
  return count > 0 ? title : lines(title, '', t('claims-none'))
}

/** A claim in a list. */
export function claimRow({ format, t }: Texts, { state, reason, openedAt }: Claim): string {
  const mark = t(`claims-state-${state}`).split(' ')[0] ?? ''
  return clip(`${mark} ${t(`claims-reason-${reason}`)} · ${format.day(openedAt)}`, 60)
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
    state === 'refunded'
      ? format.field(t('claims-amount-back'), bold(format.usd(refundedMicros)))
      : null,
    state === 'replaced' ? t('claims-new-codes') : null,
    ...quoted(t('claims-answer'), answer),
  )
}

function quoted(title: string, text: string | null): (string | Html)[] {
  if (text === null) return []
  return ['', title, html`<blockquote>${clip(text, MAX_QUOTED)}</blockquote>`]
}
