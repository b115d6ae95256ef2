import type { Claim } from '../../../domain/claims/claims.ts'
import type { OrderStory } from '../../../domain/reports/claim.ts'
import {
  bold,
  clip,
  code,
  type Html,
  html,
  type Line,
  lines,
  untappable,
} from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'
import { pageTitle } from '../../list-page.ts'
import { balanceChangeLines, type Wallet } from './money.ts'

/** All of a card must fit into one message of 4096 characters. */

export const MAX_QUOTED_IN_LIST = 240

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

/** A claim in one line of a list. */
export function claimRowView({ format, t }: Texts, claim: Claim): string {
  const amount = claim.refundedMicros > 0 ? ` ${format.usd(claim.refundedMicros)}` : ''
  const state = `${t(`admin-claims-state-${claim.state}`)}${amount}`
  return `${state} · ${t(`admin-claims-reason-${claim.reason}`)} · ${format.day(claim.openedAt)}`
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

export function answerLine({ format, t }: Texts, answer: string | undefined): Html | null {
  return answer === undefined ? null : format.field(t('admin-claims-answer'), answer)
}
