import { max } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import {
  accountMeant,
  accountOf,
  adjustBalance,
  setRole,
  type Whose,
} from '../accounts/accounts.ts'
import type { Actor } from '../audit/audit-log.ts'
import { setAccountTier } from '../catalog/tiers.ts'
import { orderCorrected, refundForClaim, replaceForClaim } from '../claims/decisions.ts'
import { approveDeposit, creditFor } from '../deposits/decisions.ts'
import { depositByReference } from '../deposits/deposits.ts'
import { worthOf } from '../deposits/payment-method.ts'
import { type RefundContext, refundDeposit } from '../deposits/refunds.ts'
import { changeTransfer, type TransferChanges, transferById } from '../deposits/transfers.ts'
import { assignPayment, returnPayment, targetNamed, unmatchedById } from '../deposits/unmatched.ts'
import { endByHand } from '../orders/admin-decision.ts'
import { taskOf } from '../orders/manual-tasks.ts'
import { orderRow } from '../orders/orders.ts'
import { products } from '../schema.ts'
import { SETTINGS } from '../settings/all-settings.ts'
import {
  changeSettingsBy,
  readSettings,
  type Settings,
  settingsToChange,
} from '../settings/settings.ts'
import type { SupplierSettings } from '../settings/supplier.ts'
import { DomainError } from '../shared/errors.ts'
import { codesOfOrder } from '../stock/stock.ts'
import { changeSupplierSettings, supplierSettings } from '../suppliers/supplier-limits.ts'
import { type GivenRole, may, type Right, type Role, teamMembers } from '../team/team.ts'

// What an admin may decide only with a second person, if its amount is large.

/** A decision by its kind. It is stored until it is confirmed, so the fields of a kind never change. */
type Stored = {
  adjustment: { verb: 'credit' | 'debit'; note: string } & Whose & Amount
  top_up: { reference: string; receipts: number; amountMicros?: number; arrived?: number }
  top_up_refund: { reference: string; reason: string }
  payment: { id: number; whose: string } & Amount
  /** `reference`: the claim's, or the order's id: see claims/decisions.ts. */
  claim: { reference: string; answer?: string } & Amount
  order: { id: string; reason: string }
  settings: { changes: TopUpChanges }
  second_person: { aboveMicros: number }
  transfer: { id: number; changes: TransferChanges }
  supplier: { supplier: string; changes: Partial<SupplierSettings> }
  role: { accountId: number; telegramId: number; role: GivenRole | null }
  tier: { accountId: number; telegramId: number; tierId: number | null }
  claim_codes: { reference: string; codeIds: number[]; answer?: string }
  payment_return: { id: number; reason: string }
}
/** Only what was decided: the rest may have changed since. */
export type TopUpChanges = {
  [Name in 'topUps' | 'stars' | 'cryptoPay']?: Partial<Settings[Name]>
}
type Amount = { amountMicros: number }

export type DecisionKind = keyof Stored
export type DecisionOf<Kind extends DecisionKind> = { kind: Kind } & Stored[Kind]
export type Decision = { [Kind in DecisionKind]: DecisionOf<Kind> }[DecisionKind]

type By = { actor: Actor; alongside: (tx: Tx) => Promise<void> }
type Terms<Kind extends DecisionKind> = {
  /** What whoever decides must be allowed to do. */
  right: Right
  /** What the second person must be allowed besides confirming, if it is not `right`. */
  toConfirm?: Right
  /**
   * The largest amount that it makes possible, in micro-USD: null if there is no limit, 0 if it only makes less
   * possible.
   * @throws DomainError for what is not there any more
   */
  effect: (db: Reader, decision: DecisionOf<Kind>) => Promise<number | null>
  /** The account whose holder gets money, goods, a role or a tier. Absent: it is for nobody alone. @throws as effect */
  whose?: (db: Reader, decision: DecisionOf<Kind>) => Promise<number>
} & (OneStepTerms<Kind> | RefundTerms<Kind>)
type OneStepTerms<Kind extends DecisionKind> = {
  /** @throws DomainError those of the function that it calls */
  carryOut: (tx: Tx, decision: DecisionOf<Kind>, actor: Actor, now: Date) => Promise<unknown>
  refund?: undefined
}
/** It asks the payment service between two transactions. */
type RefundTerms<Kind extends DecisionKind> = {
  refund: (context: RefundContext, decision: DecisionOf<Kind>, by: By) => Promise<unknown>
  carryOut?: undefined
}

const DECISIONS = {
  adjustment: {
    right: 'money',
    effect: async (_, { amountMicros }) => amountMicros,
    whose: async (db, decision) => (await accountMeant(db, decision)).id,
    async carryOut(tx, decision, actor, now) {
      const { verb, amountMicros: size, note } = decision
      const { id } = await accountMeant(tx, decision)
      const amountMicros = verb === 'credit' ? size : -size
      await adjustBalance(tx, id, { amountMicros, note, actor }, now)
    },
  },
  top_up: {
    right: 'deposits',
    effect: async (db, { reference, ...arrived }) =>
      creditFor(await depositByReference(db, reference), arrived),
    whose: async (db, { reference }) => (await depositByReference(db, reference)).accountId,
    carryOut: (tx, { kind: _, reference, ...seen }, actor, now) =>
      approveDeposit(tx, reference, { actor, ...seen }, now),
  },
  top_up_refund: {
    right: 'deposits',
    effect: async (db, { reference }) => worthOf(await depositByReference(db, reference)),
    refund: (context, { reference, reason }, by) =>
      refundDeposit(context, reference, { ...by, reason }),
  },
  payment: {
    right: 'deposits',
    effect: async (_, { amountMicros }) => amountMicros,
    whose: async (db, { whose }) => (await targetNamed(db, whose)).accountId,
    async carryOut(tx, { id, whose, amountMicros }, actor, now) {
      const target = await targetNamed(tx, whose)
      await assignPayment(tx, id, { target, amountMicros, actor }, now)
    },
  },
  claim: {
    right: 'claims',
    effect: async (_, { amountMicros }) => amountMicros,
    whose: async (db, { reference }) => (await orderCorrected(db, reference)).accountId,
    carryOut: (tx, { reference, amountMicros, answer = null }, actor, now) =>
      refundForClaim(tx, reference, { actor, answer, amountMicros }, now),
  },
  order: {
    right: 'orders',
    // Whoever does what its supplier would do, because that is a person, needs no second person.
    effect: async (db, { id }) =>
      (await taskOf(db, id)) === null ? (await orderRow(db, id)).amountMicros : 0,
    whose: async (db, { id }) => (await orderRow(db, id)).accountId,
    async carryOut(tx, { id, reason }, actor, now) {
      const by = { actor, asSupplier: false }
      if (!(await endByHand(tx, id, { status: 'cancelled', reason }, by, now)))
        throw new DomainError('APPROVAL_OVER')
    },
  },
  settings: {
    right: SETTINGS.topUps.right,
    async effect(db, { changes }) {
      const before = await readSettings(db)
      const { topUps, stars, cryptoPay } = withTopUps(before, changes)
      const isOffered = (stars.on && !before.stars.on) || (cryptoPay.on && !before.cryptoPay.on)
      if (isOffered || stars.starsPerUsd !== before.stars.starsPerUsd) return null
      return raised(before.topUps.maxMicros, topUps.maxMicros)
    },
    async carryOut(tx, { changes }, actor, now) {
      const after = withTopUps(await settingsToChange(tx), changes)
      const names = Object.keys(changes) as (keyof TopUpChanges)[]
      const changed = Object.fromEntries(names.map((name) => [name, after[name]]))
      await changeSettingsBy(tx, changed, actor, now)
    },
  },
  second_person: {
    right: SETTINGS.secondPerson.right,
    // Only owners decide this and about roles, and some shops have one.
    toConfirm: 'approvals',
    async effect(db, { aboveMicros }) {
      const { aboveMicros: before } = (await readSettings(db)).secondPerson
      return aboveMicros === 0 || aboveMicros > before ? null : 0
    },
    carryOut: (tx, { aboveMicros }, actor, now) =>
      changeSettingsBy(tx, { secondPerson: { aboveMicros } }, actor, now),
  },
  transfer: {
    right: SETTINGS.transfers.right,
    async effect(db, { id, changes }) {
      const { on, minMicros: _, maxMicros, ...terms } = changes
      if (on === true || Object.keys(terms).length > 0) return null
      if (maxMicros === undefined) return 0
      const settings = await readSettings(db)
      const before = transferById(settings, id).maxMicros
      const ofAll = settings.topUps.maxMicros
      return raised(before ?? ofAll, maxMicros ?? ofAll)
    },
    carryOut: (tx, { id, changes }, actor, now) =>
      changeTransfer(tx, id, { ...changes, actor }, now),
  },
  supplier: {
    right: SETTINGS.suppliers.right,
    async effect(db, { supplier, changes: { dayLimitMicros } }) {
      if (dayLimitMicros === undefined) return 0
      const before = supplierSettings(await readSettings(db), supplier).dayLimitMicros
      if (dayLimitMicros === null) return before === null ? 0 : null
      return before === null ? 0 : raised(before, dayLimitMicros)
    },
    carryOut: (tx, { supplier, changes }, actor, now) =>
      changeSupplierSettings(tx, supplier, { ...changes, actor }, now),
  },
  role: {
    right: 'team',
    toConfirm: 'approvals',
    whose: async (_, { accountId }) => accountId,
    async effect(db, { telegramId, role }) {
      const before = (await teamMembers(db)).find((one) => one.telegramId === telegramId)
      return movesMoreMoney(before?.role ?? null, role) ? null : 0
    },
    carryOut: async (tx, decision, actor, now) =>
      setRole(tx, await accountMeant(tx, decision), { role: decision.role, actor }, now),
  },
  tier: {
    right: 'catalog',
    whose: async (db, decision) => (await accountMeant(db, decision)).id,
    async effect(db) {
      const [row] = await db.select({ micros: max(products.priceMicros) }).from(products)
      return row?.micros ?? 0
    },
    async carryOut(tx, { tierId, ...whose }, actor, now) {
      await setAccountTier(tx, (await accountMeant(tx, whose)).id, { tierId, actor }, now)
    },
  },
  claim_codes: {
    right: 'claims',
    whose: async (db, { reference }) => (await orderCorrected(db, reference)).accountId,
    async effect(db, { reference, codeIds }) {
      const { id, amountMicros } = await orderCorrected(db, reference)
      const all = (await codesOfOrder(db, id)).length
      return Math.ceil((amountMicros * codeIds.length) / Math.max(1, all))
    },
    carryOut: (tx, { reference, codeIds, answer = null }, actor, now) =>
      replaceForClaim(tx, reference, { actor, answer, codeIds }, now),
  },
  payment_return: {
    right: 'deposits',
    // Null: nobody has said what it is worth.
    effect: async (db, { id }) => (await unmatchedById(db, id)).amountMicros,
    async refund({ store, clock, methods }, { id, reason }, by) {
      const { method } = await unmatchedById(store.read, id)
      const paid = { store, clock, method: methods.get(method) }
      await returnPayment(paid, id, { ...by, reason })
    },
  },
} as const satisfies { [Kind in DecisionKind]: Terms<Kind> }

type OneStepKind = {
  [Kind in DecisionKind]: (typeof DECISIONS)[Kind] extends { carryOut: unknown } ? Kind : never
}[DecisionKind]
export type OneStep = Extract<Decision, { kind: OneStepKind }>

/** The kinds that wait. Earlier versions asked about prices, too: such a request has expired. */
export const KINDS = Object.keys(DECISIONS) as DecisionKind[]

export function termsOf<Kind extends DecisionKind>({ kind }: { kind: Kind }): Terms<Kind> {
  const all: { [Each in DecisionKind]: Terms<Each> } = DECISIONS
  return all[kind]
}

/**
 * The largest amount that it moves, changes or makes possible, in micro-USD; null if that has no limit.
 * @throws DomainError for what is not there any more
 */
export function effectOf(db: Reader, decision: Decision): Promise<number | null> {
  return termsOf(decision).effect(db, decision)
}

/** The Telegram id of whoever gets something by it; null if it is for nobody alone. @throws DomainError as effectOf */
export async function gainerOf(db: Reader, decision: Decision): Promise<number | null> {
  const accountId = await termsOf(decision).whose?.(db, decision)
  return accountId === undefined ? null : (await accountOf(db, accountId)).telegramId
}

/** @throws DomainError those of the function for each kind */
export async function carryOut(tx: Tx, decision: OneStep, actor: Actor, now: Date): Promise<void> {
  const { carryOut } = termsOf(decision)
  // It would count as confirmed although nothing has happened.
  if (!carryOut) throw new Error(`Nothing carries out ${decision.kind}.`)
  await carryOut(tx, decision, actor, now)
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

function raised(before: number, after: number): number {
  return after > before ? after : 0
}

/** Whether a role may decide about money, or confirm what others decide, where the one before might not. */
function movesMoreMoney(before: Role | null, after: Role | null): boolean {
  const rights: Right[] = [...KINDS.map((kind) => DECISIONS[kind].right), 'approvals']
  const has = (role: Role | null, right: Right) => role !== null && may(role, right)
  return rights.some((right) => has(after, right) && !has(before, right))
}
