import type { Claim } from '../../domain/claims/claims.ts'
import type { ClaimStory } from '../../domain/reports/claim.ts'
import { html } from '../html.ts'
import type { Texts } from '../languages.ts'
import { actorSaid } from '../people.ts'
import type { Fact } from './facts.ts'

// What is read about a problem that a holder has reported, and about its order.

const CODES_SHOWN = 20

export function claimFacts(texts: Texts, { claim, decidedByName }: ClaimStory): Fact[] {
  const { format, t } = texts
  const { state, answer, decidedBy, endedAt, refundedMicros } = claim
  return [
    [t('admin-claims-claim'), { code: claim.reference }],
    [t('admin-claims-status'), { state: t(`admin-claims-state-${state}`) }],
    [t('admin-claims-what'), t(`admin-claims-reason-${claim.reason}`)],
    [t('admin-claims-opened-at'), format.time(claim.openedAt)],
    endedAt !== null && [t('admin-claims-ended-at'), format.time(endedAt)],
    decidedBy !== null && [
      t('admin-claims-decided-by'),
      actorSaid(texts, decidedBy, decidedByName),
    ],
    refundedMicros > 0 && [t('admin-claims-paid-back'), format.usd(refundedMicros)],
    answer !== null && [t('admin-claims-answer'), answer],
  ]
}

/** Its order, and what can be done about it. */
export function claimedOrderFacts({ format, t }: Texts, story: ClaimStory): Fact[] {
  const { report, codes, inStock, replaced, refundableMicros } = story
  const { order, holderName: name, telegramId } = report
  const count = order.quantity > 1 ? ` × ${format.number(order.quantity)}` : ''
  const shown = codes.slice(0, CODES_SHOWN).map(({ masked }) => masked)
  const more = codes.length - shown.length
  const others = more > 0 ? ` ${t('admin-claims-more', { count: format.number(more) })}` : ''
  return [
    [t('admin-claims-order'), { order: order.id }],
    [t('admin-claims-product'), `${order.packName} (${order.pid})${count}`],
    [t('admin-claims-account'), { person: { name, telegramId } }],
    ...Object.entries(order.player).map(([field, value]): Fact => [field, { code: value }]),
    [t('admin-claims-amount'), format.usd(order.amountMicros)],
    refundableMicros !== order.amountMicros && [
      t('admin-claims-left'),
      format.usd(refundableMicros),
    ],
    [t('admin-claims-supplier'), { supplier: order.supplier }],
    [t('admin-claims-placed'), format.time(order.createdAt)],
    order.endedAt !== null && [t('admin-claims-order-ended'), format.time(order.endedAt)],
    codes.length > 0 && [t('admin-claims-codes'), html`${shown.join(', ')}${others}`],
    replaced > 0 && [t('admin-claims-replaced-before'), replaced],
    codes.length > 0 && [t('admin-claims-in-stock'), inStock],
  ]
}

/** A claim in one line of a list. */
export function claimRow({ format, t }: Texts, claim: Claim): string {
  const amount = claim.refundedMicros > 0 ? ` ${format.usd(claim.refundedMicros)}` : ''
  const state = `${t(`admin-claims-state-${claim.state}`)}${amount}`
  return `${state} · ${t(`admin-claims-reason-${claim.reason}`)} · ${format.day(claim.openedAt)}`
}
