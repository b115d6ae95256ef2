import { and, desc, eq } from 'drizzle-orm'
import { sealedObject } from '../../db/sealed-text.ts'
import type { Tx } from '../../db/store.ts'
import { auditLog } from '../schema.ts'
import { onlyRow } from '../shared/errors.ts'

/** Who acted: the operator at the command line, an admin, the account's holder, or the service. */
export type Actor = 'operator' | 'service' | `admin:${number}` | `holder:${number}`

// What acts in the audit log are about, to find them again.
export const LOG_KINDS = ['money', 'orders', 'goods', 'people', 'service'] as const
export type LogKind = (typeof LOG_KINDS)[number]

/** The verbs of each noun, and what acts on it are about. Acts on an account that move money are about that. */
const ACTS = {
  account: {
    about: 'people',
    verbs: [
      'open',
      'credit',
      'debit',
      'ban',
      'unban',
      'restrict',
      'unrestrict',
      'note',
      'note_removed',
      'move_order',
      'moved',
      'move_declined',
      'move_stopped',
      'move_cancelled',
      'move_refused',
    ],
  },
  allowlist: { about: 'people', verbs: ['add', 'remove', 'clear'] },
  api: { about: 'people', verbs: ['enable', 'disable', 'allow', 'forbid'] },
  attempt: { about: 'orders', verbs: ['now', 'player'] },
  approval: { about: 'money', verbs: ['ask', 'confirm', 'decline'] },
  broadcast: { about: 'people', verbs: ['start', 'stop'] },
  catalog: { about: 'goods', verbs: ['import', 'routing', 'sheet'] },
  claim: { about: 'orders', verbs: ['open', 'withdraw', 'replace', 'refund', 'refuse'] },
  codes: { about: 'service', verbs: ['encrypt', 'rotate'] },
  deposit: {
    about: 'money',
    verbs: [
      'approve',
      'reject',
      'credit',
      'charge_back',
      'paid_back',
      'refund',
      'refund_done',
      'refund_refused',
    ],
  },
  guard: { about: 'people', verbs: ['on', 'off', 'allow', 'forget'] },
  key: { about: 'people', verbs: ['create', 'rotate', 'change', 'revoke'] },
  incident: { about: 'orders', verbs: ['cancel', 'move', 'tell'] },
  line: { about: 'goods', verbs: ['status'] },
  order: { about: 'orders', verbs: ['complete', 'cancel', 'take', 'leave', 'show_codes'] },
  payment: { about: 'money', verbs: ['unmatched', 'assign', 'return'] },
  prices: { about: 'goods', verbs: ['edit'] },
  pricing: { about: 'goods', verbs: ['margin', 'rounding', 'mode', 'accept', 'reprice'] },
  product: { about: 'goods', verbs: ['change', 'cost'] },
  service: { about: 'service', verbs: ['backup', 'export', 'restore', 'move'] },
  session: { about: 'service', verbs: ['open', 'end'] },
  settings: { about: 'service', verbs: ['change'] },
  shop: { about: 'people', verbs: ['allow', 'forbid'] },
  stock: { about: 'goods', verbs: ['add', 'remove', 'release', 'discard'] },
  supplier: { about: 'goods', verbs: ['sync', 'map', 'set'] },
  team: { about: 'service', verbs: ['role'] },
  test: { about: 'people', verbs: ['open'] },
  tier: { about: 'goods', verbs: ['add', 'rename', 'discount', 'remove', 'assign'] },
  transfer: { about: 'service', verbs: ['add', 'change', 'remove'] },
  webhook: { about: 'people', verbs: ['add', 'remove', 'rotate', 'on', 'off', 'types', 'resend'] },
} as const satisfies Record<string, { about: LogKind; verbs: readonly string[] }>

/** What was done, as `noun.verb`. Only an earlier version recorded `deposit.paid_back`. */
export type Action = {
  [Noun in keyof typeof ACTS]: `${Noun}.${(typeof ACTS)[Noun]['verbs'][number]}`
}[keyof typeof ACTS]

const MONEY: Action[] = ['account.credit', 'account.debit']

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

/** The id of an act that this transaction has just recorded, to undo it. */
export async function actJustRecorded(
  tx: Tx,
  { actor, action, accountId }: Pick<Act, 'actor' | 'action' | 'accountId'>,
): Promise<number> {
  const ofAccount = accountId === undefined ? undefined : eq(auditLog.accountId, accountId)
  const rows = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.actor, actor), eq(auditLog.action, action), ofAccount))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return onlyRow(rows).id
}

/** The actions of a kind: those on these nouns with these, without those. */
export function actionsOf(kind: LogKind): { nouns: string[]; also: Action[]; without: Action[] } {
  const nouns = Object.entries(ACTS).flatMap(([noun, { about }]) => (about === kind ? [noun] : []))
  return {
    nouns,
    also: kind === 'money' ? MONEY : [],
    without: kind === 'people' ? MONEY : [],
  }
}
