import { auditLog } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'

/** Who acted: the operator at the command line, an admin, the account's holder, or the service. */
export type Actor = 'operator' | 'service' | `admin:${number}` | `holder:${number}`

export type Act = {
  actor: Actor
  /** What was done, as `noun.verb`. */
  action: string
  accountId?: number
  /** Never a key, a code or another secret. */
  detail?: Record<string, unknown>
}

/** Writes an entry to the audit log, in the transaction of the act itself. */
export async function recordAct(tx: Tx, act: Act, now: Date): Promise<void> {
  await tx.insert(auditLog).values({ ...act, at: now })
}
