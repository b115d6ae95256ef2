import { askIfLarge } from '../../domain/approvals/approvals.ts'
import { carryOut, type Effect, effectOf, type OneStep } from '../../domain/approvals/decisions.ts'
import type { Sent } from '../ask.ts'
import type { Done } from './acts.ts'

/**
 * Carries a decision out, or asks for a second person if it makes too much possible.
 * @throws DomainError those of askIfLarge and of the decision
 */
export function decide(sent: Sent, decision: Effect & OneStep, done: Done): Promise<Done> {
  const { actor, telegramId, now, t, deps } = sent
  return sent.change(async (tx) => {
    const amountMicros = await effectOf(tx, decision)
    const asking = { actor, telegramId, amountMicros, owners: deps.owners }
    const asked = await askIfLarge(tx, decision, asking, now)
    if (asked !== null) return { said: t('panel-asked-second'), to: '/panel/inbox' }
    await carryOut(tx, decision, actor, now)
    return done
  })
}
