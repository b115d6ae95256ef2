import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Column, Reader } from '../../../db/store.ts'
import {
  accountMoves,
  accountNotes,
  accounts,
  allowlistEntries,
  apiKeys,
  bulkOrders,
  deposits,
  entries,
  submissions,
  webhookEndpoints,
} from '../../schema.ts'
import type { MoveProblem } from '../../shared/problems.ts'
import { roleOf } from '../../team/team.ts'
import type { Account } from '../accounts.ts'
import { standingOf } from '../standing.ts'
import { isOpenMove } from './moves.ts'

/** Whatever an account is used for leaves a row in one of these. Orders and lookups have their submissions. */
const TRACES: Column[] = [
  entries.accountId,
  submissions.accountId,
  deposits.accountId,
  apiKeys.accountId,
  bulkOrders.accountId,
  webhookEndpoints.accountId,
  allowlistEntries.accountId,
  accountNotes.accountId,
  accounts.testOf,
]

type Between = {
  from: Account
  to: Account
  /** Those in ADMIN_IDS, as far as the caller knows. */
  owners: ReadonlySet<number>
  /** The move that this is about, if it is open already. */
  except?: number
}

/** Why the account cannot go to the holder of the other account, which has to be new; null if it can. */
export async function moveProblem(
  db: Reader,
  { from, to, owners, except = 0 }: Between,
  now: Date,
): Promise<MoveProblem | null> {
  if (from.id === to.id) return 'same'
  if ((await roleOf(db, owners, to.telegramId)) !== null) return 'of_team'
  const isShut = standingOf(to, now) !== 'active' || to.apiDisabledByAdmin || !to.shopAllowed
  if (isShut) return 'target_shut'
  const moving = await openMovesWith(db, [from, to], except)
  const hasPart = (one: Account) =>
    moving.some((move) => move.accountId === one.id || move.toTelegramId === one.telegramId)
  if (hasPart(from)) return 'moving'
  if (hasPart(to)) return 'target_moving'
  return (await isUsed(db, to)) ? 'used' : null
}

/** Whether anything was ever done with the account. */
async function isUsed(db: Reader, { id, tierId }: Account): Promise<boolean> {
  if (tierId !== null) return true
  for (const column of TRACES) {
    const found = db.select({ one: sql`1` }).from(column.table).where(eq(column, id))
    if ((await found.limit(1)).length > 0) return true
  }
  return false
}

function openMovesWith(db: Reader, people: Account[], except: number) {
  const { id, accountId, toTelegramId } = accountMoves
  const ids = people.map((one) => one.id)
  const telegramIds = people.map((one) => one.telegramId)
  const hasPart = or(inArray(accountId, ids), inArray(toTelegramId, telegramIds))
  return db
    .select({ accountId, toTelegramId })
    .from(accountMoves)
    .where(and(isOpenMove, ne(id, except), hasPart))
}
