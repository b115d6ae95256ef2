import type { ClaimStory, OrderStory } from '../../domain/reports/claim.ts'
import { bold, clip, code, type Html, html, type Line, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { actorSaid, person } from '../kit/person.ts'
import { balanceChangeLines, type Wallet } from '../ledger/view.ts'

const CODES_SHOWN = 10
const MAX_QUOTED = 1000

/** What one decides about a claim by. */
export function claimCardView(texts: Texts, story: ClaimStory, reminder: boolean): Html {
  const { format, t } = texts
  const { claim, decidedByName, report, codes, inStock, replaced, refundableMicros } = story
  const { state, description, answer, decidedBy } = claim
  const { order, holderName: name, telegramId } = report
  const shown = codes.slice(0, CODES_SHOWN).map(({ masked }) => masked)
  const more = codes.length - shown.length
  const opened = t(reminder ? 'admin-claims-reminder' : 'admin-claims-opened')
  return lines(
    bold(state === 'open' ? opened : t('admin-claims-ended-meanwhile')),
    '',
    format.field(t('admin-claims-claim'), code(claim.reference)),
    format.field(t('admin-claims-what'), bold(t(`admin-claims-reason-${claim.reason}`))),
    state !== 'open' && format.field(t('admin-claims-status'), t(`admin-claims-state-${state}`)),
    decidedBy &&
      format.field(t('admin-claims-decided-by'), actorSaid(texts, decidedBy, decidedByName)),
    noteLine(texts, answer),
    ...(description === null
      ? [t('admin-claims-wrote-nothing')]
      : [t('admin-claims-wrote'), html`<blockquote>${clip(description, MAX_QUOTED)}</blockquote>`]),
    claim.pictureId === null ? null : t('admin-claims-has-picture'),
    '',
    format.field(t('admin-claims-order'), code(order.id)),
    format.field(
      t('admin-claims-product'),
      html`${clip(order.packName, 64)} (${code(order.pid)})${order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''}`,
    ),
    format.field(t('admin-claims-account'), person(texts, { name, telegramId })),
    ...Object.entries(order.player).map(([field, value]) =>
      format.field(field, code(clip(value, 64))),
    ),
    format.field(t('admin-claims-amount'), format.usd(order.amountMicros)),
    refundableMicros !== order.amountMicros &&
      format.field(t('admin-claims-left'), format.usd(refundableMicros)),
    format.field(t('admin-claims-placed'), format.time(order.createdAt)),
    codes.length > 0 &&
      format.field(
        t('admin-claims-codes'),
        `${shown.join(', ')}${more > 0 ? ` ${t('admin-claims-more', { count: format.number(more) })}` : ''}`,
      ),
    replaced > 0 ? format.field(t('admin-claims-replaced-before'), replaced) : null,
    codes.length > 0 ? format.field(t('admin-claims-in-stock'), inStock) : null,
  )
}

/** A question about a claim, or about an order that nobody has claimed, with what there is to say. */
export function aboutClaimView(texts: Texts, { claim, report }: OrderStory, ...said: Line[]): Html {
  const { format } = texts
  const { order, holderName: name, telegramId } = report
  return lines(
    html`${bold(clip(order.packName, 64))} · ${person(texts, { name, telegramId })}`,
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

/** What the holder reads of a decision; null for nothing. */
export function noteLine({ format, t }: Texts, answer: string | null | undefined): Html | null {
  return answer == null ? null : format.field(t('admin-claims-answer'), clip(answer, 500))
}
