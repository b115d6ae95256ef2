import type { Claim } from '../../../domain/claims/claims.ts'
import type { ClaimStory, OrderStory } from '../../../domain/reports/claim.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'
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
  const { adminClaims: words } = texts
  return lines(
    bold(first),
    '',
    ...claimLines(texts, story),
    '',
    bold(words.theOrder),
    ...orderLines(texts, story),
    ...callLines(texts, story),
    '',
    ...otherLines(texts, story),
  )
}

function claimLines(texts: Texts, { claim, decidedByName: name }: ClaimStory): Line[] {
  const { adminClaims: words, format } = texts
  const { state, description, answer, decidedBy, endedAt, refundedMicros } = claim
  return [
    format.field(words.claim, code(claim.reference)),
    format.field(words.status, words.state[state]),
    format.field(words.what, bold(words.reason[claim.reason])),
    format.field(words.openedAt, format.time(claim.openedAt)),
    endedAt ? format.field(words.endedAt, format.time(endedAt)) : null,
    decidedBy ? format.field(words.decidedBy, actorSaid(texts, decidedBy, name ?? '')) : null,
    refundedMicros > 0 ? format.field(words.paidBack, format.usd(refundedMicros)) : null,
    answer === null ? null : format.field(words.answer, clip(answer, MAX_QUOTED_IN_LIST)),
    ...(description === null
      ? [words.wroteNothing]
      : [words.wrote, html`<blockquote>${clip(description, MAX_QUOTED)}</blockquote>`]),
    claim.pictureId === null ? null : words.hasPicture,
  ]
}

function orderLines({ adminClaims: words, format }: Texts, story: ClaimStory): Line[] {
  const { report, verified, codes, inStock, replaced, refundableMicros } = story
  const { order, holderName, telegramId } = report
  const count = order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''
  const shown = codes.slice(0, CODES_SHOWN).map(({ masked }) => masked)
  const more = codes.length - shown.length
  return [
    format.field(words.order, code(order.id)),
    format.field(words.product, html`${clip(order.packName, 64)} (${code(order.pid)})${count}`),
    format.field(words.account, html`${untappable(clip(holderName, 64))} (${code(telegramId)})`),
    ...Object.entries(order.player).map(([name, value]) =>
      format.field(name, code(clip(value, 64))),
    ),
    verified
      ? format.field(words.verified, html`${clip(verified.name, 64)} · ${format.time(verified.at)}`)
      : null,
    format.field(words.amount, format.usd(order.amountMicros)),
    refundableMicros === order.amountMicros
      ? null
      : format.field(words.left, format.usd(refundableMicros)),
    format.field(words.supplier, order.supplier),
    format.field(words.placed, format.time(order.createdAt)),
    order.endedAt ? format.field(words.orderEnded, format.time(order.endedAt)) : null,
    codes.length > 0
      ? format.field(
          words.codes,
          `${shown.join(', ')}${more > 0 ? ` ${words.more(format.number(more))}` : ''}`,
        )
      : null,
    replaced > 0 ? format.field(words.replacedBefore, replaced) : null,
    codes.length > 0 ? format.field(words.inStock, inStock) : null,
  ]
}

/** The calls to suppliers, newest last. */
function callLines(texts: Texts, { report }: ClaimStory): Line[] {
  const rows = report.calls.slice(-CALLS_SHOWN).map((call) => callLine(texts, call))
  return rows.length > 0 ? ['', bold(texts.adminClaims.calls), ...rows] : []
}

function otherLines(texts: Texts, { others, otherCounts }: ClaimStory): Line[] {
  const { adminClaims: words, format } = texts
  if (others.length === 0) return [words.noOthers]
  const counts = Object.entries(otherCounts).map(
    ([state, count]) => `${words.state[state as Claim['state']]} ${format.number(count)}`,
  )
  return [
    html`${bold(words.others)}: ${format.list(counts)}`,
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
  const { adminClaims: words, people, format } = texts
  return [
    words.confirmRefund(format.usd(amountMicros)),
    '',
    ...balanceChangeLines(texts, wallet, amountMicros),
    aboveMicros === null ? null : people.approvals.above(format.usd(aboveMicros)),
  ]
}

/** Codes in quarantine because others have replaced them. */
export function replacedCodesView({ adminClaims: words, format }: Texts, orderId: string): Html {
  return lines(bold(words.replacedTitle), '', words.replacedAbout(format.apart(code(orderId))))
}

/** A claim in one line of a list. */
function claimRowView({ adminClaims: words, format }: Texts, claim: Claim): string {
  const amount = claim.refundedMicros > 0 ? ` ${format.usd(claim.refundedMicros)}` : ''
  const state = `${words.state[claim.state]}${amount}`
  return `${state} · ${words.reason[claim.reason]} · ${format.day(claim.openedAt)}`
}

export function openClaimsView(texts: Texts, count: number, page: number): Html {
  const { adminClaims: words } = texts
  const title = pageTitle(texts, words.title, page)
  return count > 0 ? title : lines(title, '', words.none)
}

export function openClaimRow(
  { adminClaims: words, format }: Texts,
  { reason, openedAt, holderName }: Claim & { holderName: string },
  now: Date,
): string {
  return clip(
    `${format.ago(openedAt, now)} · ${words.reason[reason]} · ${untappable(clip(holderName, 20))}`,
    60,
  )
}

/** What the holder reported and what they were answered. */
export function claimHistoryView(texts: Texts, claims: readonly Claim[], page: number): Html {
  const { adminClaims: words, format } = texts
  const rows = claims.flatMap((claim): Line[] => [
    '',
    html`${format.apart(code(claim.reference))} · ${format.time(claim.openedAt)}`,
    claimRowView(texts, claim),
    claim.description === null
      ? null
      : html`${words.holderSaid} <i>${clip(claim.description, MAX_QUOTED_IN_LIST)}</i>`,
    claim.answer === null
      ? null
      : html`${words.youSaid} <i>${clip(claim.answer, MAX_QUOTED_IN_LIST)}</i>`,
  ])
  return lines(pageTitle(texts, words.historyTitle, page), ...rows)
}
