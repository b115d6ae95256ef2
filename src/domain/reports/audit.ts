import { and, eq, gte, inArray, like, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { namesOfActors } from '../accounts/accounts.ts'
import { actionsOf, type LogKind } from '../audit/audit-log.ts'
import { accounts, auditLog } from '../schema.ts'
import { type Page, readPage } from '../shared/pages.ts'

export type LoggedAct = Awaited<ReturnType<typeof actsLogged>>['rows'][number]

/** The act with this id, or acts about this account, by this actor, of this kind, since the first and before the second moment. */
export type LogFilter = {
  id?: number | undefined
  accountId?: number | undefined
  actor?: string | undefined
  kind?: LogKind | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Lists the audit log, newest first. */
export async function actsLogged(db: Reader, filter: LogFilter, page: Page) {
  const list = { by: auditLog.id, first: 'newest', where: conditionOf(filter) } as const
  const { rows, hasMore } = await readPage(page, list, selectActs(db))
  const actors = rows.map(({ actor }) => actor)
  const names = await namesOfActors(db, actors)
  const acts = rows.map(({ name, telegramId, ...act }) => ({
    ...act,
    /** Null if no person acted, or they have no account. */
    actorName: names.get(act.actor) ?? null,
    /** The holder of the account that it was about; null if it was about none. */
    about: name === null || telegramId === null ? null : { name, telegramId },
  }))
  return { rows: acts, hasMore }
}

function conditionOf({ id, accountId, actor, kind, from, to }: LogFilter): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(auditLog.id, id),
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
