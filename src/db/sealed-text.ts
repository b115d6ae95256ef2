import { isSealed, type Sealed } from './codes-at-rest.ts'
import type { Reader } from './store.ts'
import { openedByItsKey } from './vault.ts'

// Texts that people write, in which there may be codes. With a key they are stored encrypted: whoever writes one
// seals it, and its column opens it when it is read. One that an earlier version stored in clear is read as it is.

/** The columns of such texts. */
export type TextPlace =
  | ('account_notes.text' | 'accounts.ban_reason' | 'accounts.restriction_reason')
  | ('account_moves.reason' | 'account_moves.named' | 'broadcasts.text' | 'claims.answer')
  | (
      | 'bulk_lines.pid'
      | 'bulk_lines.sent'
      | 'bulk_lines.reference'
      | 'deposits.reason'
      | 'orders.error'
    )
  | ('entries.note' | 'unmatched_payments.reason')

/** The columns of JSON objects with such texts, or with what describes an act. */
export type ObjectPlace =
  | ('audit_log.detail' | 'notices.data' | 'approvals.decision')
  | ('bulk_lines.player' | 'bulk_lines.problem' | 'order_drafts.player')

/** What queries look for in those objects. None of it is written by people. */
const IN_CLEAR = ['reference', 'id', 'ids', 'paymentId', 'amountMicros', 'claimedMicros']

type HasVault = Pick<Reader, 'vault'>

export function sealedText<Text extends string | null>(
  { vault }: HasVault,
  place: TextPlace,
  text: Text,
): Text {
  return text === null || vault.keyId === null ? text : (vault.seal(text, place) as Text)
}

export function sealedObject<Value extends object | null | undefined>(
  { vault }: HasVault,
  place: ObjectPlace,
  value: Value,
): Value {
  if (!value || vault.keyId === null) return value
  const clear = Object.entries(value).filter(([name]) => IN_CLEAR.includes(name))
  const sealed = vault.seal(JSON.stringify(value), place)
  return { ...Object.fromEntries(clear), sealed } as Sealed as Value
}

/** For columns: see openedByItsKey. */
export function openedObject(place: ObjectPlace, stored: unknown): unknown {
  if (!isSealed(stored)) return stored
  const opened = openedByItsKey(stored.sealed, place)
  return opened === stored.sealed ? stored : JSON.parse(opened)
}
