import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/store.ts'
import { accounts, team } from '../schema.ts'

// Who may do what. The owners are those in ADMIN_IDS; they give roles to others.

/** What a role may do is in MAY. */
export const ROLES = ['manager', 'finance', 'support', 'stock'] as const
export type GivenRole = (typeof ROLES)[number]
export type Role = 'owner' | GivenRole

/** What an admin may do, by the roles that may. */
export const MAY = {
  /** Finds accounts and sees their cards. */
  accounts: ['owner', 'manager', 'finance', 'support'],
  /** Bans and restricts accounts, and switches their API and shop. */
  standing: ['owner', 'manager', 'support'],
  /** Adds to wallets and takes from them. */
  money: ['owner', 'manager', 'finance'],
  /** Decides about top-ups and payments. */
  deposits: ['owner', 'manager', 'finance'],
  /** Sees all orders, ends them, and does those by hand. */
  orders: ['owner', 'manager', 'support'],
  /** Decides about problems with orders. */
  claims: ['owner', 'manager', 'support'],
  /** Adds and removes codes. */
  stock: ['owner', 'manager', 'stock'],
  /** Sends news to many holders. */
  broadcast: ['owner', 'manager'],
  /** Confirms what another has decided, where the owner wants a second person. */
  approvals: ['owner', 'manager', 'finance'],
  /** Changes lines, products, prices and tiers. */
  catalog: ['owner', 'manager'],
  /** Sees sales, profit and books, and exports them. */
  reports: ['owner', 'manager', 'finance'],
  /** Changes the switches, ways to pay and texts of the service. */
  settings: ['owner', 'manager'],
  /** Sees who did what. */
  log: ['owner', 'manager'],
  /** Downloads the database. */
  backup: ['owner'],
  /** Moves accounts to other Telegram ids. */
  move: ['owner'],
  /** Gives and takes roles. */
  team: ['owner'],
} as const satisfies Record<string, readonly Role[]>
export type Right = keyof typeof MAY
export const RIGHTS = Object.keys(MAY) as Right[]

export function may(role: Role, right: Right): boolean {
  return (MAY[right] as readonly Role[]).includes(role)
}

type Member = typeof team.$inferSelect

/** Everybody with a role, those who got it first at the beginning. */
export function teamMembers(db: Reader): Promise<Member[]> {
  return db.select().from(team).orderBy(asc(team.createdAt), asc(team.telegramId))
}

/** A person's role; null for those who are not of the team, or banned. @param owners those in ADMIN_IDS */
export async function roleOf(
  db: Reader,
  owners: ReadonlySet<number>,
  telegramId: number,
): Promise<Role | null> {
  if (owners.has(telegramId)) return 'owner'
  const [member] = await db
    .select({ role: team.role })
    .from(team)
    .innerJoin(accounts, eq(accounts.telegramId, team.telegramId))
    .where(and(eq(team.telegramId, telegramId), isNull(accounts.bannedAt)))
  return member?.role ?? null
}

/** Gives a person a role, or with null takes it. @returns the role before. */
export async function storeRole(
  tx: Tx,
  telegramId: number,
  role: GivenRole | null,
  now: Date,
): Promise<GivenRole | null> {
  const [before] = await tx.select().from(team).where(eq(team.telegramId, telegramId))
  if (role === null) await tx.delete(team).where(eq(team.telegramId, telegramId))
  else
    await tx
      .insert(team)
      .values({ telegramId, role, createdAt: now })
      .onConflictDoUpdate({ target: team.telegramId, set: { role } })
  return before?.role ?? null
}
