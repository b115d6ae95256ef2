import type { Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { notifyAccount } from '../notices/notices.ts'
import { type GivenRole, keepRole } from '../team/team.ts'
import type { Account } from './accounts.ts'

/**
 * Gives an account's holder a role, or with null takes it. They are told, and it counts from their next message
 * on.
 * @returns whether that changed anything.
 */
export async function setRole(
  tx: Tx,
  { id, telegramId }: Pick<Account, 'id' | 'telegramId'>,
  input: { role: GivenRole | null; actor: Actor },
  now: Date,
): Promise<boolean> {
  const { role, actor } = input
  const before = await keepRole(tx, telegramId, role, now)
  if (before === role) return false
  const detail = { role, before }
  await recordAct(tx, { actor, action: 'team.role', accountId: id, detail }, now)
  await notifyAccount(tx, id, { kind: 'role_changed', role }, now)
  return true
}
