import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  like,
  lt,
  max,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { namesOfActors } from '../accounts/accounts.ts'
import { actionsOf, type LogKind } from '../audit/audit-log.ts'
import { accounts, auditLog } from '../schema.ts'
import { serialsOf } from '../shared/since.ts'

export type LoggedAct = Awaited<ReturnType<typeof readActs>>['rows'][number]

/** Acts about this account, by this actor, of this kind, since the first and before the second moment. */
export type LogFilter = {
  accountId?: number | undefined
  actor?: string | undefined
  kind?: LogKind | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** How many acts a page of a search looks at. SQLite takes some milliseconds for it, and answers nothing meanwhile. */
export const WALK_ROWS = 20_000

/**
 * The newest acts that match, newest first, of any log however long. A page may have fewer than `limit` acts, or none,
 * although more follow: `next` says whether they do.
 * @param page before: `next` of the page before; null for the newest act.
 */
export async function searchActs(
  db: Reader,
  filter: LogFilter,
  { limit, before }: { limit: number; before: number | null },
): Promise<{ rows: LoggedAct[]; next: number | null }> {
  const { accountId, from = null, to = null } = filter
  const bounds = await serialsOf({ from, to }, (serial) => actFrom(db, serial))
  const below = Math.min(before ?? bounds.end, bounds.end)
  const [newest] = await db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(lt(auditLog.id, below))
  // Acts on one account have an index of their own.
  const reach = accountId === undefined ? (newest?.id ?? 0) - WALK_ROWS + 1 : 0
  const first = Math.max(reach, bounds.first, 1)
  const walked = and(conditionOf(filter), gte(auditLog.id, first), lt(auditLog.id, below))
  const { rows, hasMore } = await readActs(db, walked, limit)
  if (hasMore) return { rows, next: rows.at(-1)?.id ?? null }
  return { rows, next: first > Math.max(bounds.first, 1) ? first : null }
}

/** The first act with this id or a higher one. */
async function actFrom(db: Reader, id: number): Promise<{ serial: number; at: Date } | null> {
  const [row] = await db
    .select({ serial: auditLog.id, at: auditLog.at })
    .from(auditLog)
    .where(gte(auditLog.id, id))
    .orderBy(asc(auditLog.id))
    .limit(1)
  return row ?? null
}

async function readActs(db: Reader, where: SQL | undefined, limit: number) {
  const rows = await selectActs(db)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
  const actors = rows.map(({ actor }) => actor)
  const names = await namesOfActors(db, actors)
  const acts = rows.slice(0, limit).map(({ name, telegramId, ...act }) => ({
    ...act,
    /** Null if no person acted, or they have no account. */
    actorName: names.get(act.actor) ?? null,
    /** The holder of the account that it was about; null if it was about none. */
    about: name === null || telegramId === null ? null : { name, telegramId },
  }))
  return { rows: acts, hasMore: rows.length > limit }
}

function conditionOf({ accountId, actor, kind, from, to }: LogFilter): SQL | undefined {
  return and(
    accountId === undefined ? undefined : eq(auditLog.accountId, accountId),
    actor === undefined ? undefined : eq(auditLog.actor, actor),
    from && gte(auditLog.at, from),
    to && lt(auditLog.at, to),
    kind && isOfKind(kind),
  )
}

function isOfKind(kind: LogKind): SQL | undefined {
  const { nouns, also, without } = actionsOf(kind)
  const ofNouns = nouns.map((noun) => like(auditLog.action, `${noun}.%`))
  return and(
    or(...ofNouns, also.length > 0 ? inArray(auditLog.action, also) : undefined),
    without.length > 0 ? notInArray(auditLog.action, without) : undefined,
  )
}

function selectActs(db: Reader) {
  const { id, at, actor, action, detail } = auditLog
  return db
    .select({
      ...{ id, at, actor, action, detail, name: accounts.name },
      // A test account has the negative of its holder's.
      telegramId: sql<number | null>`abs(${accounts.telegramId})`.mapWith(accounts.telegramId),
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.accountId))
}
