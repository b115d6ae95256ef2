import type { Reader } from '../db/store.ts'
import {
  returnPayment,
  targetNamed,
  unmatchedById,
  worthThere,
} from '../domain/deposits/unmatched.ts'
import { holderOf } from '../domain/reports/order.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { checkReason } from '../domain/shared/typed-text.ts'
import type { Texts } from '../locales/languages.ts'
import {
  type Act,
  type Asking,
  carryOutOrAsk,
  type Deciding,
  type Decision,
  effectSaid,
  named,
  secondForRefund,
} from './decision.ts'

// What becomes of a payment that belongs to no open top-up. `id`: the payment's.

/** `whose`: as targetNamed. `amountMicros`: absent: what the payment is worth there. */
type Target = { whose: string; amountMicros?: number | undefined }

export const assigning: Decision<Target> = {
  async question(about, id, target) {
    const { decision, said } = await meant(about, id, target)
    const says = [about.texts.t('admin-payments-confirm', said)]
    return { says, ...(await effectSaid(about, decision)), seen: decision }
  },
  async run(by, id, target) {
    const { decision, said } = await meant(by, id, target)
    return carryOutOrAsk(by, decision, () => ({ said: by.texts.t('admin-payments-done', said) }))
  },
}

/** Safe to repeat: a payment that went back before only ends. */
export const returning: Act<{ reason: string }> = {
  async run(by, key, { reason: typed }) {
    const { read, deps, actor, once, texts } = by
    const id = Number(key)
    const { method, status: before } = await unmatchedById(read, id)
    const reason = checkReason(typed)
    // One that is on its way back is asked about again.
    const asked =
      before === 'open' ? await secondForRefund(by, { kind: 'payment_return', id, reason }) : null
    if (asked !== null) return { asked }
    const context = { ...deps, method: deps.methods.get(method) }
    const { status } = await returnPayment(context, id, { reason, actor, alongside: once })
    const said = status === 'returned' ? 'admin-payments-gone' : 'admin-payments-not-yet'
    return { said: texts.t(said) }
  },
}

/** How it goes back, and that a reason is wanted. */
export async function returnSaid(
  { read, texts, deps }: { read: Reader; texts: Texts; deps: Pick<Deciding['deps'], 'methods'> },
  id: string,
): Promise<string> {
  const { method, payerTelegramId } = await unmatchedById(read, Number(id))
  const isByService = deps.methods.get(method)?.refund !== undefined && payerTelegramId !== null
  return texts.t(isByService ? 'admin-payments-by-service' : 'admin-payments-by-hand')
}

/** Where the payment goes, and what it is worth there. @throws DomainError WORTH_UNKNOWN, those of targetNamed */
async function meant({ read, texts }: Asking, key: string, given: Target) {
  const id = Number(key)
  const payment = await unmatchedById(read, id)
  const target = await targetNamed(read, given.whose)
  const holder = await holderOf(read, target.accountId)
  const amountMicros = given.amountMicros ?? worthThere(payment, target)
  if (amountMicros === null) throw new DomainError('WORTH_UNKNOWN')
  const whose = target.deposit?.reference ?? String(holder.telegramId)
  return {
    decision: { kind: 'payment', id, whose, amountMicros } as const,
    said: { amount: texts.format.usd(amountMicros), name: named(texts, holder) },
  }
}
