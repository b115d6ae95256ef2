import { and, eq, sql } from 'drizzle-orm'
import { accounts, auditLog } from '../../db/schema.ts'
import type { Reader } from '../../db/store.ts'
import { namesOfActors } from '../accounts/actors.ts'
import { type Listed, type Page, readPage } from '../shared/pages.ts'
import type { Holder } from './order.ts'

export type LoggedAct = {
  id: number
  at: Date
  /** An Actor. */
  actor: string
  /** Null if no person acted, or they have no account. */
  actorName: string | null
  action: string
  /** The holder of the account that it was about; null if it was about none. */
  about: Holder | null
  detail: Record<string, unknown> | null
}

/**
 * Lists the audit log, newest first.
 * @param accountId only acts about this account; null for all.
 */
export async function actsLogged(
  db: Reader,
  accountId: number | null,
  page: Page,
): Promise<Listed<LoggedAct>> {
  const of = accountId === null ? undefined : eq(auditLog.accountId, accountId)
  const { rows, hasMore } = await readPage(
    page,
    { by: auditLog.id, first: 'newest' },
    (beside, order, limit) => selectActs(db).where(and(of, beside)).orderBy(order).limit(limit),
  )
  const names = await namesOfActors(
    db,
    rows.map(({ actor }) => actor),
  )
  const acts = rows.map(({ name, telegramId, ...act }) => ({
    ...act,
    actorName: names.get(act.actor) ?? null,
    about: name === null || telegramId === null ? null : { name, telegramId },
  }))
  return { rows: acts, hasMore }
}

function selectActs(db: Reader) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      action: auditLog.action,
      detail: auditLog.detail,
      name: accounts.name,
      // A test account has the negative of its holder's.
      telegramId: sql<number | null>`abs(${accounts.telegramId})`.mapWith(accounts.telegramId),
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.accountId))
}
