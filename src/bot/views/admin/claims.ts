import type { Claim } from '../../../domain/claims/claims.ts'
import type { ClaimStory, OrderStory } from '../../../domain/reports/claim.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { pageTitle } from '../page-title.ts'
import { callLine } from './calls.ts'
import { actorSaid } from './log.ts'
import { balanceChangeLines, type Wallet } from './money.ts'

/** All of a card must fit into one message of 4096 characters. */
const CALLS_SHOWN = 5
const CODES_SHOWN = 10
const MAX_QUOTED = 1000
const MAX_QUOTED_IN_LIST = 240

type Line = string | Html | null

/** Everything about a claim and its order. @param first what the card begins with */
export function claimCardView(texts: Texts, story: ClaimStory, first: string): Html {
  const { t } = texts
  return lines(
    bold(first),
    '',
    ...claimLines(texts, story),
    '',
    bold(t('admin-claims-the-order')),
    ...orderLines(texts, story),
    ...callLines(texts, story),
    '',
    ...otherLines(texts, story),
  )
}

function claimLines(texts: Texts, { claim, decidedByName: name }: ClaimStory): Line[] {
  const { format, t } = texts
  const { state, description, answer, decidedBy, endedAt, refundedMicros } = claim
  return [
    format.field(t('admin-claims-claim'), code(claim.reference)),
    format.field(t('admin-claims-status'), t(`admin-claims-state-${state}`)),
    format.field(t('admin-claims-what'), bold(t(`admin-claims-reason-${claim.reason}`))),
    format.field(t('admin-claims-opened-at'), format.time(claim.openedAt)),
    endedAt ? format.field(t('admin-claims-ended-at'), format.time(endedAt)) : null,
    decidedBy
      ? format.field(t('admin-claims-decided-by'), actorSaid(texts, decidedBy, name ?? ''))
      : null,
    refundedMicros > 0
      ? format.field(t('admin-claims-paid-back'), format.usd(refundedMicros))
      : null,
    answer === null
      ? null
      : format.field(t('admin-claims-answer'), clip(answer, MAX_QUOTED_IN_LIST)),
    ...(description === null
      ? [t('admin-claims-wrote-nothing')]
      : [t('admin-claims-wrote'), html`<blockquote>${clip(description, MAX_QUOTED)}</blockquote>`]),
    claim.pictureId === null ? null : t('admin-claims-has-picture'),
  ]
}

function orderLines({ format, t }: Texts, story: ClaimStory): Line[] {
  const { report, verified, codes, inStock, replaced, refundableMicros } = story
  const { order, holderName, telegramId } = report
  const count = order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''
  const shown = codes.slice(0, CODES_SHOWN).map(({ masked }) => masked)
  const more = codes.length - shown.length
  return [
    format.field(t('admin-claims-order'), code(order.id)),
    format.field(
      t('admin-claims-product'),
      html`${clip(order.packName, 64)} (${code(order.pid)})${count}`,
    ),
    format.field(
      t('admin-claims-account'),
      html`${untappable(clip(holderName, 64))} (${code(telegramId)})`,
    ),
    ...Object.entries(order.player).map(([name, value]) =>
      format.field(name, code(clip(value, 64))),
    ),
    verified
      ? format.field(
          t('admin-claims-verified'),
          html`${clip(verified.name, 64)} · ${format.time(verified.at)}`,
        )
      : null,
    format.field(t('admin-claims-amount'), format.usd(order.amountMicros)),
    refundableMicros === order.amountMicros
      ? null
      : format.field(t('admin-claims-left'), format.usd(refundableMicros)),
    format.field(t('admin-claims-supplier'), order.supplier),
    format.field(t('admin-claims-placed'), format.time(order.createdAt)),
    order.endedAt ? format.field(t('admin-claims-order-ended'), format.time(order.endedAt)) : null,
    codes.length > 0
      ? format.field(
          t('admin-claims-codes'),
          `${shown.join(', ')}${more > 0 ? ` ${t('admin-claims-more', { count: format.number(more) })}` : ''}`,
        )
      : null,
    replaced > 0 ? format.field(t('admin-claims-replaced-before'), replaced) : null,
    codes.length > 0 ? format.field(t('admin-claims-in-stock'), inStock) : null,
  ]
}

/** The calls to suppliers, newest last. */
function callLines(texts: Texts, { report }: ClaimStory): Line[] {
  const rows = report.calls.slice(-CALLS_SHOWN).map((call) => callLine(texts, call))
  return rows.length > 0 ? ['', bold(texts.t('admin-claims-calls')), ...rows] : []
}

function otherLines(texts: Texts, { others, otherCounts }: ClaimStory): Line[] {
  const { format, t } = texts
  if (others.length === 0) return [t('admin-claims-no-others')]
  const counts = Object.entries(otherCounts).map(
    ([state, count]) =>
      `${t(`admin-claims-state-${state as Claim['state']}`)} ${format.number(count)}`,
  )
  return [
    html`${bold(t('admin-claims-others'))}: ${format.list(counts)}`,
    ...others.map((one) => html`• ${claimRowView(texts, one)}`),
  ]
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

/** Codes in quarantine because others have replaced them. */
export function replacedCodesView({ format, t }: Texts, orderId: string): Html {
  return t('admin-claims-replaced-title', { order: format.apart(code(orderId)) })
}

/** A claim in one line of a list. */
function claimRowView({ format, t }: Texts, claim: Claim): string {
  const amount = claim.refundedMicros > 0 ? ` ${format.usd(claim.refundedMicros)}` : ''
  const state = `${t(`admin-claims-state-${claim.state}`)}${amount}`
  return `${state} · ${t(`admin-claims-reason-${claim.reason}`)} · ${format.day(claim.openedAt)}`
}

export function openClaimsView(texts: Texts, count: number, page: number): Html {
  const { t } = texts
  const title = pageTitle(texts, t('admin-claims-title'), page)
  return count > 0 ? title : lines(title, '', t('admin-claims-none'))
}

export function openClaimRow(
  { format, t }: Texts,
  { reason, openedAt, holderName }: Claim & { holderName: string },
  now: Date,
): string {
  return clip(
    `${format.ago(openedAt, now)} · ${t(`admin-claims-reason-${reason}`)} · ${untappable(clip(holderName, 20))}`,
    60,
  )
}

/** What the holder reported and what they were answered. */
export function claimHistoryView(texts: Texts, claims: readonly Claim[], page: number): Html {
  const { format, t } = texts
  const rows = claims.flatMap((claim): Line[] => [
    '',
    html`${format.apart(code(claim.reference))} · ${format.time(claim.openedAt)}`,
    claimRowView(texts, claim),
    claim.description === null
      ? null
      : html`${t('admin-claims-holder-said')} <i>${clip(claim.description, MAX_QUOTED_IN_LIST)}</i>`,
    claim.answer === null
      ? null
      : html`${t('admin-claims-you-said')} <i>${clip(claim.answer, MAX_QUOTED_IN_LIST)}</i>`,
  ])
  return lines(pageTitle(texts, t('admin-claims-history-title'), page), ...rows)
}
