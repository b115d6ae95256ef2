import type { Reader } from '../../../db/store.ts'
import type { Claim } from '../../../domain/claims/claims.ts'
import type { ClaimStory, OrderStory } from '../../../domain/reports/claim.ts'
import { claimedOrderFacts, claimFacts, claimRow } from '../../../locales/decided/claim.ts'
import { balanceAfter, secondSaid } from '../../../locales/decided/decision.ts'
import { changeLines, factLines } from '../../../locales/decided/facts.ts'
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

const MAX_QUOTED = 1000

/** Everything about a claim and its order. @param first what the card begins with */
export function claimCardView(
  texts: Texts,
  story: ClaimStory,
  first = texts.t('admin-claims-opened'),
): Html {
  const { t, format } = texts
  const { claim, others, otherCounts } = story
  const counts = Object.entries(otherCounts).map(
    ([state, count]) =>
      `${t(`admin-claims-state-${state as Claim['state']}`)} ${format.number(count)}`,
  )
  return lines(
    bold(first),
    '',
    ...factLines(texts, claimFacts(texts, story)),
    ...(claim.description === null
      ? [t('admin-claims-wrote-nothing')]
      : [
          t('admin-claims-wrote'),
          html`<blockquote>${clip(claim.description, MAX_QUOTED)}</blockquote>`,
        ]),
    claim.pictureId !== null && t('admin-claims-has-picture'),
    '',
    bold(t('admin-claims-the-order')),
    ...factLines(texts, claimedOrderFacts(texts, story)),
    '',
    others.length === 0
      ? t('admin-claims-no-others')
      : html`${bold(t('admin-claims-others'))}: ${format.list(counts)}`,
    ...others.map((one) => html`• ${claimRow(texts, one)}`),
  )
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

/** What a refund would do. */
export async function refundSaid(
  about: { read: Reader; texts: Texts },
  { report }: OrderStory,
  amountMicros: number,
): Promise<Line[]> {
  const { texts } = about
  return [
    texts.t('admin-claims-confirm-refund', { amount: texts.format.usd(amountMicros) }),
    '',
    ...changeLines(texts, await balanceAfter(about, report.order.accountId, amountMicros)),
    await secondSaid(about, amountMicros),
  ]
}

export function answerLine({ format, t }: Texts, answer: string | null | undefined): Html | null {
  return answer == null ? null : format.field(t('admin-claims-answer'), answer)
}
