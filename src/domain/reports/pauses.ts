import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { nameOfActor } from '../accounts/accounts.ts'
import type { Product } from '../catalog/catalog.ts'
import { closedBy } from '../orders/submissions.ts'
import { auditLog, lines, products } from '../schema.ts'
import { SETTINGS, type SwitchName } from '../settings/all-settings.ts'
import { readSettings } from '../settings/settings.ts'

// What cannot be bought now because somebody, or a product itself, has paused it.

/** A switch that keeps people from buying. `since` is null if the log does not tell. */
export type Pause = {
  what: SwitchName
  since: { at: Date; actor: string; name: string | null } | null
}

type Named = Pick<Product, 'name' | 'names'>

export type Pauses = Awaited<ReturnType<typeof readPauses>>

/** Earlier changes of settings are not looked through for the one that turned a switch. */
const MAX_CHANGES = 200

export async function readPauses(db: Reader) {
  const closed = closedBy(await readSettings(db))
  const active = db.select({ slug: lines.slug }).from(lines).where(eq(lines.status, 'active'))
  return {
    switches: closed.length === 0 ? [] : await withSince(db, closed),
    lines: await pausedLines(db),
    /** How many products of other lines somebody has paused. */
    products: await db.$count(
      products,
      and(eq(products.status, 'paused'), inArray(products.slug, active)),
    ),
  }
}

const isPaused = or(
  eq(products.status, 'paused'),
  and(eq(products.status, 'active'), isNotNull(products.heldFor)),
)

/** Lines that are paused, or with all of their products, in the operator's order. */
export function pausedLines(db: Reader): Promise<Named[]> {
  const { slug, productName: name, productNames: names, status } = lines
  const having = (condition: SQL | undefined) =>
    db
      .select({ pid: products.pid })
      .from(products)
      .where(and(eq(products.slug, slug), condition))
  const isOnSale = and(eq(products.status, 'active'), isNull(products.heldFor))
  const isEmpty = and(notExists(having(isOnSale)), exists(having(isPaused)))
  return db
    .select({ name, names })
    .from(lines)
    .where(or(eq(status, 'paused'), and(eq(status, 'active'), isEmpty)))
    .orderBy(asc(lines.position), asc(slug))
}

/** The products of a line that cannot be bought for now, in the operator's order. */
export function pausedProducts(db: Reader, slug: string, limit: number): Promise<Named[]> {
  const { pid, name, names, position } = products
  return db
    .select({ name, names })
    .from(products)
    .where(and(eq(products.slug, slug), isPaused))
    .orderBy(asc(position), asc(pid))
    .limit(limit)
}

/** The log tells since when: the first of the newest changes that all left the switch as it is. */
async function withSince(db: Reader, closed: readonly SwitchName[]): Promise<Pause[]> {
  const { id, accountId, action } = auditLog
  const changes = await db
    .select()
    .from(auditLog)
    .where(and(isNull(accountId), eq(action, 'settings.change')))
    .orderBy(desc(id))
    .limit(MAX_CHANGES)
  const pauses: Pause[] = []
  for (const what of closed) {
    const turns = changes.filter(({ detail }) => typeof detail?.[what] === 'boolean')
    const opened = turns.findIndex(({ detail }) => detail?.[what] !== SETTINGS[what].strict)
    const first = (opened < 0 ? turns : turns.slice(0, opened)).at(-1)
    const by = first && { actor: first.actor, name: await nameOfActor(db, first.actor) }
    pauses.push({ what, since: first && by ? { at: first.at, ...by } : null })
  }
  return pauses
}
