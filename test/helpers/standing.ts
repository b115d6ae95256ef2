import type { Tx } from '../../src/db/store.ts'
import { changeStanding } from '../../src/domain/accounts/standing.ts'
import type { Actor } from '../../src/domain/audit/audit-log.ts'

type By = { reason?: string | undefined; actor: Actor }

export const ban = (tx: Tx, id: number, by: By, now: Date) => changeStanding(tx, id, 'ban', by, now)
export const unban = (tx: Tx, id: number, actor: Actor, now: Date) =>
  changeStanding(tx, id, 'unban', { actor }, now)
export const restrict = (tx: Tx, id: number, by: By & { forMs: number }, now: Date) =>
  changeStanding(tx, id, 'restrict', by, now)
export const unrestrict = (tx: Tx, id: number, actor: Actor, now: Date) =>
  changeStanding(tx, id, 'unrestrict', { actor }, now)
/** The admins' switch for buying in the chat. */
export const setShopAllowed = (tx: Tx, id: number, on: boolean, by: By, now: Date) =>
  changeStanding(tx, id, on ? 'shopon' : 'shopoff', by, now)
