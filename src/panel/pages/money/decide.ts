import type { Reader } from '../../../db/store.ts'
import {
  carryOut,
  type Effect,
  effectOf,
  type OneStep,
} from '../../../domain/approvals/decisions.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import type { Sent } from '../../ask.ts'
import { type Done, secondOr } from '../../kit/acts.ts'

/**
 * Carries a decision out, or asks for a second person if it makes too much possible.
 * @param seen what the form was made from, and how it is read now: what has changed since is not decided about
 * @throws DomainError FORM_OUTDATED, those of askIfLarge and carryOut
 */
export async function decide(
  sent: Sent,
  decision: Effect & OneStep,
  seen: { text: string; read: (db: Reader) => Promise<unknown> },
  done: Done,
): Promise<Done> {
  const { read, actor, now } = sent
  await requireSame(read, seen)
  return secondOr(sent, decision, await effectOf(read, decision), async (tx) => {
    await requireSame(tx, seen)
    await carryOut(tx, decision, actor, now)
    return done
  })
}

async function requireSame(
  db: Reader,
  { text, read }: { text: string; read: (db: Reader) => Promise<unknown> },
): Promise<void> {
  if (text !== JSON.stringify(await read(db))) throw new DomainError('FORM_OUTDATED')
}
