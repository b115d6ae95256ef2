import type { Reader } from '../db/store.ts'
import { claimState, isClaimReference, refuseClaim } from '../domain/claims/decisions.ts'
import { storyAbout } from '../domain/reports/claim.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { type Act, carryOutOrAsk, type Decision, effectSaid } from './decision.ts'

// What is given back of a completed order. `about`: the reference of a problem that its holder has reported, or the
// order's id.

/** `answer`: a note to the holder. */
type Answer = { answer?: string | undefined }

export const replacing: Decision<{ codeIds: readonly number[] } & Answer> = {
  async question(who, about, { codeIds: ids }) {
    const { texts, read } = who
    const { t, format } = texts
    const { inStock, codes } = await openStory(read, about)
    const bad = codes.filter(({ id }) => ids.includes(id))
    const codeIds = bad.map(({ id }) => id)
    if (codeIds.length === 0)
      throw new DomainError('FIELD_MISSING', { field: t('admin-order-labels-codes') })
    if (codeIds.length > inStock) throw new DomainError('INSUFFICIENT_STOCK')
    const counts = { count: codeIds.length, inStock: format.number(inStock) }
    return {
      says: [t('admin-claims-confirm-replace', counts)],
      facts: [[t('admin-claims-codes'), bad.map(({ masked }) => masked).join(', ')]],
      ...(await effectSaid(who, { kind: 'claim_codes', reference: about, codeIds })),
      seen: codeIds,
    }
  },
  run: (by, reference, { codeIds, answer }) =>
    carryOutOrAsk(
      by,
      { kind: 'claim_codes', reference, codeIds: [...codeIds], ...answered(answer) },
      () => ({ said: by.texts.t('admin-claims-replaced') }),
    ),
}

export const refunding: Decision<{ amountMicros: number } & Answer> = {
  async question(who, about, { amountMicros }) {
    const { t, format } = who.texts
    const { refundableMicros: maxMicros } = await openStory(who.read, about)
    if (amountMicros === 0 || amountMicros > maxMicros)
      throw new DomainError('INVALID_CLAIM_REFUND', { maxMicros })
    return {
      says: [t('admin-claims-confirm-refund', { amount: format.usd(amountMicros) })],
      ...(await effectSaid(who, { kind: 'claim', reference: about, amountMicros })),
      seen: maxMicros,
    }
  },
  run(by, reference, { amountMicros, answer }) {
    const { t, format } = by.texts
    const said = t('admin-claims-refunded', { amount: format.usd(amountMicros) })
    const decision = { kind: 'claim', reference, amountMicros, ...answered(answer) } as const
    return carryOutOrAsk(by, decision, () => ({ said }))
  },
}

export const refusing: Act<{ answer: string }> = {
  async run(by, reference, { answer }) {
    await by.change((tx) => refuseClaim(tx, reference, { actor: by.actor, answer }, by.now))
    return { said: by.texts.t('admin-claims-refused') }
  },
}

function answered(answer: string | undefined): { answer?: string } {
  return answer === undefined ? {} : { answer }
}

/** @throws DomainError CLAIM_DECIDED if the claim has ended */
export async function openStory(read: Reader, about: string) {
  const story = await storyAbout(read, about)
  const { claim } = story
  if (isClaimReference(about) && claim && claim.state !== 'open')
    throw new DomainError('CLAIM_DECIDED', claimState(claim))
  return story
}
