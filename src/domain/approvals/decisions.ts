import type { Reader, Tx } from '../../db/store.ts'
import {
  type Account,
  accountById,
  accountByTelegramId,
  adjustBalance,
  setRole,
} from '../accounts/accounts.ts'
import type { Actor } from '../audit/audit-log.ts'
import { setAccountTier } from '../catalog/tiers.ts'
import { refundForClaim, replaceForClaim } from '../claims/decisions.ts'
import { approveDeposit } from '../deposits/decisions.ts'
import { changeTransfer, type TransferChanges } from '../deposits/transfers.ts'
import { assignPayment, targetNamed } from '../deposits/unmatched.ts'
import { endByHand } from '../orders/admin-decision.ts'
import { SETTINGS } from '../settings/all-settings.ts'
import { changeSettingsBy, type Settings, settingsToChange } from '../settings/settings.ts'
import type { SupplierSettings } from '../settings/supplier.ts'
import { DomainError } from '../shared/errors.ts'
import { changeSupplierSettings } from '../suppliers/supplier-limits.ts'
import type { GivenRole, Right } from '../team/team.ts'

// What an admin may decide only with a second person, if its amount is large.

/** It is stored until it is confirmed, so the fields of a kind never change. */
export type Decision =
  | ({ kind: 'adjustment'; verb: 'credit' | 'debit'; note: string } & Whose & Amount)
  | { kind: 'top_up'; reference: string; receipts: number; amountMicros?: number; arrived?: number }
  | { kind: 'top_up_refund'; reference: string; reason: string }
  | ({ kind: 'payment'; id: number; whose: string } & Amount)
  /** `reference`: the claim's, or the order's id: see claims/decisions.ts. */
  | ({ kind: 'claim'; reference: string; answer?: string } & Amount)
  | { kind: 'order'; id: string; reason: string }
  | { kind: 'settings'; changes: TopUpChanges }
  | { kind: 'second_person'; aboveMicros: number }
  | { kind: 'transfer'; id: number; changes: TransferChanges }
  | { kind: 'supplier'; supplier: string; changes: Partial<SupplierSettings> }
  | { kind: 'role'; accountId: number; telegramId: number; role: GivenRole | null }
  | { kind: 'tier'; accountId: number; telegramId: number; tierId: number | null }
  | { kind: 'claim_codes'; reference: string; codeIds: number[]; answer?: string }
  | { kind: 'payment_return'; id: number; reason: string }
/** Only what was decided: the rest may have changed since. */
export type TopUpChanges = {
  [Name in 'topUps' | 'stars' | 'cryptoPay']?: Partial<Settings[Name]>
}
type Amount = { amountMicros: number }
/** The account may have another holder by now. Earlier versions did not keep its id. */
type Whose = { telegramId: number; accountId?: number }

/** What whoever decides must be allowed to do. */
export const RIGHT_FOR: Record<Decision['kind'], Right> = {
  adjustment: 'money',
  top_up: 'deposits',
  top_up_refund: 'deposits',
  payment: 'deposits',
  claim: 'claims',
  order: 'orders',
  settings: SETTINGS.topUps.right,
  second_person: SETTINGS.secondPerson.right,
  transfer: SETTINGS.transfers.right,
  supplier: SETTINGS.suppliers.right,
  role: 'team',
  tier: 'catalog',
  claim_codes: 'claims',
  payment_return: 'deposits',
}

/** The kinds that wait. Earlier versions asked about prices, too: such a request has expired. */
export const KINDS = Object.keys(RIGHT_FOR) as Decision['kind'][]

/** What the second person must be allowed besides confirming. Only owners do the others, and some shops have one. */
export const RIGHT_TO_CONFIRM: Record<Decision['kind'], Right> = {
  ...RIGHT_FOR,
  second_person: 'approvals',
  role: 'approvals',
}

/** These ask the payment service between two transactions. */
export type OneStep = Exclude<Decision, { kind: 'top_up_refund' | 'payment_return' }>

/** @throws DomainError those of the function for each kind */
export async function carryOut(tx: Tx, decision: OneStep, actor: Actor, now: Date): Promise<void> {
  switch (decision.kind) {
    case 'adjustment': {
      const { verb, amountMicros: size, note } = decision
      const { id } = await accountMeant(tx, decision)
      const amountMicros = verb === 'credit' ? size : -size
      await adjustBalance(tx, id, { amountMicros, note, actor }, now)
      return
    }
    case 'top_up': {
      const { kind: _, reference, ...seen } = decision
      await approveDeposit(tx, reference, { actor, ...seen }, now)
      return
    }
    case 'payment': {
      const { id, whose, amountMicros } = decision
      const target = await targetNamed(tx, whose)
      await assignPayment(tx, id, { target, amountMicros, actor }, now)
      return
    }
    case 'claim': {
      const { reference, amountMicros, answer = null } = decision
      await refundForClaim(tx, reference, { actor, answer, amountMicros }, now)
      return
    }
    case 'order': {
      const { id, reason } = decision
      const by = { actor, asSupplier: false }
      if (!(await endByHand(tx, id, { status: 'cancelled', reason }, by, now)))
        throw new DomainError('APPROVAL_OVER')
      return
    }
    case 'settings':
      await changeTopUps(tx, decision.changes, actor, now)
      return
    case 'second_person': {
      const { aboveMicros } = decision
      await changeSettingsBy(tx, { secondPerson: { aboveMicros } }, actor, now)
      return
    }
    case 'transfer':
      await changeTransfer(tx, decision.id, { ...decision.changes, actor }, now)
      return
    case 'supplier':
      await changeSupplierSettings(tx, decision.supplier, { ...decision.changes, actor }, now)
      return
    case 'role':
      await setRole(tx, await accountMeant(tx, decision), { role: decision.role, actor }, now)
      return
    case 'tier': {
      const { id } = await accountMeant(tx, decision)
      await setAccountTier(tx, id, { tierId: decision.tierId, actor }, now)
      return
    }
    case 'claim_codes': {
      const { reference, codeIds, answer = null } = decision
      await replaceForClaim(tx, reference, { actor, answer, codeIds }, now)
      return
    }
  }
}

/** The account that an adjustment is for. @throws DomainError ACCOUNT_NOT_FOUND */
export async function accountMeant(db: Reader, { telegramId, accountId }: Whose): Promise<Account> {
  const meant = accountId === undefined ? null : await accountById(db, accountId)
  return meant ?? (await accountByTelegramId(db, telegramId))
}

/** The settings with these changes. */
export function withTopUps(settings: Settings, { topUps, stars, cryptoPay }: TopUpChanges) {
  return {
    ...settings,
    topUps: { ...settings.topUps, ...topUps },
    stars: { ...settings.stars, ...stars },
    cryptoPay: { ...settings.cryptoPay, ...cryptoPay },
  }
}

/** @throws DomainError INVALID_SETTING */
async function changeTopUps(tx: Tx, changes: TopUpChanges, actor: Actor, now: Date) {
  const after = withTopUps(await settingsToChange(tx), changes)
  const names = Object.keys(changes) as (keyof TopUpChanges)[]
  const changed = Object.fromEntries(names.map((name) => [name, after[name]]))
  await changeSettingsBy(tx, changed, actor, now)
}
