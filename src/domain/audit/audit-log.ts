import { sealedObject } from '../../db/sealed-text.ts'
import type { Tx } from '../../db/store.ts'
import { auditLog } from '../schema.ts'

/** Who acted: the operator at the command line, an admin, the account's holder, or the service. */
export type Actor = 'operator' | 'service' | `admin:${number}` | `holder:${number}`

/** What was done, as `noun.verb`. Only an earlier version recorded `deposit.paid_back`. */
export type Action =
  | `account.${'open' | 'credit' | 'debit' | 'ban' | 'unban' | 'restrict' | 'unrestrict'}`
  | `account.${'note' | 'note_removed'}`
  | `account.${'move_order' | 'moved'}`
  | `account.move_${'declined' | 'stopped' | 'cancelled' | 'refused'}`
  | `allowlist.${'add' | 'remove' | 'clear'}`
  | `api.${'enable' | 'disable' | 'allow' | 'forbid'}`
  | `approval.${'ask' | 'confirm' | 'decline'}`
  | `broadcast.${'start' | 'stop'}`
  | `catalog.${'import' | 'routing' | 'sheet'}`
  | `claim.${'open' | 'withdraw' | 'replace' | 'refund' | 'refuse'}`
  | `codes.${'encrypt' | 'rotate'}`
  | `deposit.${'approve' | 'reject' | 'credit' | 'charge_back' | 'paid_back'}`
  | `deposit.${'refund' | 'refund_done' | 'refund_refused'}`
  | `guard.${'on' | 'off' | 'allow' | 'forget'}`
  | `key.${'create' | 'rotate' | 'change' | 'revoke'}`
  | `incident.${'cancel' | 'move' | 'tell'}`
  | 'line.status'
  | `order.${'complete' | 'cancel' | 'take' | 'leave' | 'show_codes'}`
  | `payment.${'unmatched' | 'assign' | 'return'}`
  | `pricing.${'margin' | 'rounding' | 'mode' | 'accept' | 'reprice'}`
  | `product.${'change' | 'cost'}`
  | `service.${'backup' | 'export' | 'restore' | 'move'}`
  | 'settings.change'
  | `shop.${'allow' | 'forbid'}`
  | `stock.${'add' | 'remove' | 'release' | 'discard'}`
  | `supplier.${'sync' | 'map' | 'set'}`
  | 'team.role'
  | 'test.open'
  | `tier.${'add' | 'rename' | 'discount' | 'remove' | 'assign'}`
  | `transfer.${'add' | 'change' | 'remove'}`
  | `webhook.${'add' | 'remove' | 'rotate' | 'on' | 'off' | 'types' | 'resend'}`

export type Act = {
  actor: Actor
  action: Action
  accountId?: number
  /** Never a key, a code or another secret. */
  detail?: Record<string, unknown>
}

/** Writes an entry to the audit log, in the transaction of the act itself. */
export async function recordAct(tx: Tx, act: Act, now: Date): Promise<void> {
  const detail = sealedObject(tx, 'audit_log.detail', act.detail)
  await tx.insert(auditLog).values({ ...act, detail, at: now })
}
