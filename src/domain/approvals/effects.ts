import { max } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { claimByReference } from '../claims/claims.ts'
import { isClaimReference } from '../claims/decisions.ts'
import { transferById } from '../deposits/transfers.ts'
import { unmatchedById } from '../deposits/unmatched.ts'
import { orderRow } from '../orders/orders.ts'
import { products } from '../schema.ts'
import { readSettings } from '../settings/settings.ts'
import { supplierSettings } from '../settings/supplier.ts'
import { codesOfOrder } from '../stock/stock.ts'
import { may, type Right, type Role, teamMembers } from '../team/team.ts'
import { type Decision, RIGHT_FOR, withTopUps } from './decisions.ts'

// The largest amount that a decision makes possible, in micro-USD: null if there is no limit, 0 if it only makes
// less possible. Amounts of the other kinds come from what was shown.

export type Effect = Extract<
  Decision,
  {
    kind:
      | 'settings'
      | 'second_person'
      | 'transfer'
      | 'supplier'
      | 'role'
      | 'tier'
      | 'claim_codes'
      | 'payment_return'
  }
>

/** @throws DomainError for what is not there any more */
export async function effectOf(db: Reader, decision: Effect): Promise<number | null> {
  switch (decision.kind) {
    case 'settings': {
      const before = await readSettings(db)
      const { topUps, stars, cryptoPay } = withTopUps(before, decision.changes)
      const isOffered = (stars.on && !before.stars.on) || (cryptoPay.on && !before.cryptoPay.on)
      if (isOffered || stars.starsPerUsd !== before.stars.starsPerUsd) return null
      return raised(before.topUps.maxMicros, topUps.maxMicros)
    }
    case 'second_person': {
      const { aboveMicros: before } = (await readSettings(db)).secondPerson
      const { aboveMicros } = decision
      return aboveMicros === 0 || aboveMicros > before ? null : 0
    }
    case 'transfer': {
      const { on, minMicros: _, maxMicros, ...terms } = decision.changes
      if (on === true || Object.keys(terms).length > 0) return null
      if (maxMicros === undefined) return 0
      const settings = await readSettings(db)
      const before = transferById(settings, decision.id).maxMicros
      const ofAll = settings.topUps.maxMicros
      return raised(before ?? ofAll, maxMicros ?? ofAll)
    }
    case 'supplier': {
      const { dayLimitMicros } = decision.changes
      if (dayLimitMicros === undefined) return 0
      const before = supplierSettings(await readSettings(db), decision.supplier).dayLimitMicros
      if (dayLimitMicros === null) return before === null ? 0 : null
      return before === null ? 0 : raised(before, dayLimitMicros)
    }
    case 'role': {
      const before = (await teamMembers(db)).find(
        ({ telegramId }) => telegramId === decision.telegramId,
      )
      return movesMoreMoney(before?.role ?? null, decision.role) ? null : 0
    }
    case 'tier': {
      const [row] = await db.select({ micros: max(products.priceMicros) }).from(products)
      return row?.micros ?? 0
    }
    case 'claim_codes': {
      const { reference } = decision
      const isClaim = isClaimReference(reference)
      const orderId = isClaim ? (await claimByReference(db, reference)).orderId : reference
      const { amountMicros } = await orderRow(db, orderId)
      const all = (await codesOfOrder(db, orderId)).length
      return Math.ceil((amountMicros * decision.codeIds.length) / Math.max(1, all))
    }
    case 'payment_return': {
      // Null: nobody has said what it is worth.
      const { amountMicros } = await unmatchedById(db, decision.id)
      return amountMicros
    }
  }
}

function raised(before: number, after: number): number {
  return after > before ? after : 0
}

/** Whether a role may decide about money, or confirm what others decide, where the one before might not. */
function movesMoreMoney(before: Role | null, after: Role | null): boolean {
  const rights: Right[] = [...Object.values(RIGHT_FOR), 'approvals']
  const has = (role: Role | null, right: Right) => role !== null && may(role, right)
  return rights.some((right) => has(after, right) && !has(before, right))
}
