import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { lockAccount } from '../accounts/accounts.ts'
import { type Player, savedPlayers } from '../schema.ts'

// The players that a holder has bought for in the chat, for each line.

export type SavedPlayer = { id: number; slug: string; player: Player; name: string | null }

/** Of more, the ones used least of late go. */
const MAX_PER_LINE = 20

/** The same for the same fields, in whatever order they were typed. */
export function fingerprintOf(player: Player): string {
  return JSON.stringify(Object.entries(player).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Saves a player that was just bought for, or notes that they were used again.
 * @param used name: what the supplier calls them; null leaves a name that is known
 */
export async function savePlayer(
  tx: Tx,
  accountId: number,
  used: { slug: string; player: Player; name: string | null },
  now: Date,
): Promise<void> {
  const { slug, player, name } = used
  if (Object.keys(player).length === 0) return
  // Two purchases at once must see each other's players, or the oldest would not go.
  await lockAccount(tx, accountId)
  await tx
    .insert(savedPlayers)
    .values({ accountId, slug, player, fingerprint: fingerprintOf(player), name, usedAt: now })
    .onConflictDoUpdate({
      target: [savedPlayers.accountId, savedPlayers.slug, savedPlayers.fingerprint],
      set: { usedAt: now, name: name ?? sql`${savedPlayers.name}` },
    })
  const ofLine = and(eq(savedPlayers.accountId, accountId), eq(savedPlayers.slug, slug))
  const kept = tx
    .select({ id: savedPlayers.id })
    .from(savedPlayers)
    .where(ofLine)
    .orderBy(desc(savedPlayers.usedAt), desc(savedPlayers.id))
    .limit(MAX_PER_LINE)
  await tx.delete(savedPlayers).where(and(ofLine, notInArray(savedPlayers.id, kept)))
}

/** The players that the holder has saved for a line, last used first. */
export function savedPlayersOf(
  db: Reader,
  accountId: number,
  slug: string,
): Promise<SavedPlayer[]> {
  const { id, player, name } = savedPlayers
  return db
    .select({ id, slug: savedPlayers.slug, player, name })
    .from(savedPlayers)
    .where(and(eq(savedPlayers.accountId, accountId), eq(savedPlayers.slug, slug)))
    .orderBy(desc(savedPlayers.usedAt), desc(id))
}

/** Null if the holder has no such player saved: they may have forgotten it. */
export async function savedPlayer(
  db: Reader,
  accountId: number,
  id: number,
): Promise<SavedPlayer | null> {
  const [found] = await db.select().from(savedPlayers).where(eq(savedPlayers.id, id))
  return found?.accountId === accountId ? found : null
}

/** The name of a player that was bought for before; null if none is known. */
export async function knownName(
  db: Reader,
  accountId: number,
  { slug, player }: { slug: string; player: Player },
): Promise<string | null> {
  const ofLine = and(eq(savedPlayers.accountId, accountId), eq(savedPlayers.slug, slug))
  const [found] = await db
    .select({ name: savedPlayers.name })
    .from(savedPlayers)
    .where(and(ofLine, eq(savedPlayers.fingerprint, fingerprintOf(player))))
  return found?.name ?? null
}

export async function forgetPlayer(tx: Tx, accountId: number, id: number): Promise<void> {
  const isOwn = and(eq(savedPlayers.id, id), eq(savedPlayers.accountId, accountId))
  await tx.delete(savedPlayers).where(isOwn)
}
