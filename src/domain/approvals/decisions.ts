import type { Reader, Tx } from '../../db/store.ts'
import {
  type Account,
  accountById,
  accountByTelegramId,
  adjustBalance,
} from '../accounts/accounts.ts'
import { setCost } from '../catalog/costs.ts'
import { editProducts, type ProductEdit } from '../catalog/edit.ts'
import type { CatalogFile } from '../catalog/file.ts'
import { importCatalog } from '../catalog/import.ts'
import { makePricingChange, type PricingChange } from '../catalog/pricing-change.ts'
import { changeProduct } from '../catalog/products.ts'
import { refundForClaim } from '../claims/decisions.ts'
import { approveDeposit } from '../deposits/decisions.ts'
import { assignPayment, targetNamed } from '../deposits/unmatched.ts'
import { endByHand } from '../orders/admin-decision.ts'
import { applyChanges, type ListChanges } from '../price-lists/sync.ts'
import type { Actor } from '../service/audit-log.ts'
import type { Right } from '../service/team.ts'
import { DomainError } from '../shared/errors.ts'

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
  | { kind: 'cost'; pid: string; costMicros: number }
  | { kind: 'price'; pid: string; priceMicros: number }
  | { kind: 'pricing'; change: PricingChange }
  | { kind: 'catalog'; file: CatalogFile }
  | { kind: 'sheet'; edits: ProductEdit[] }
  | { kind: 'list'; list: ListChanges }
type Amount = { amountMicros: number }
/** The account may have another holder by now. Earlier versions did not keep its id. */
type Whose = { telegramId: number; accountId?: number }

/** What both persons must be allowed to do. */
export const RIGHT_FOR: Record<Decision['kind'], Right> = {
  adjustment: 'money',
  top_up: 'deposits',
  top_up_refund: 'deposits',
  payment: 'deposits',
  claim: 'claims',
  order: 'orders',
  cost: 'catalog',
  price: 'catalog',
  pricing: 'catalog',
  catalog: 'catalog',
  sheet: 'catalog',
  list: 'catalog',
}

/** A refund asks the payment service between two transactions, which refundDeposit does. */
export type OneStep = Exclude<Decision, { kind: 'top_up_refund' }>

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
    case 'cost': {
      const { pid, costMicros } = decision
      await setCost(tx, pid, { costMicros, actor }, now)
      return
    }
    case 'price': {
      const { pid, priceMicros } = decision
      await changeProduct(tx, pid, { changes: { priceMicros }, actor }, now)
      return
    }
    case 'pricing':
      await makePricingChange(tx, decision.change, actor, now)
      return
    case 'catalog':
      await importCatalog(tx, { file: decision.file, replace: false, actor }, now)
      return
    case 'list':
      await applyChanges(tx, decision.list, { actor }, now)
      return
    case 'sheet':
      await editProducts(tx, { edits: decision.edits, actor }, now)
      return
  }
}

/** The account that an adjustment is for. @throws DomainError ACCOUNT_NOT_FOUND */
export async function accountMeant(db: Reader, { telegramId, accountId }: Whose): Promise<Account> {
  const meant = accountId === undefined ? null : await accountById(db, accountId)
  return meant ?? (await accountByTelegramId(db, telegramId))
}
