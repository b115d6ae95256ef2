import { gt, lte, max, sql } from 'drizzle-orm'
import { EVERYTHING, noteTopic, tellingOthers } from '../../../db/announcements.ts'
import { engine } from '../../../db/dialect.ts'
import { prepared } from '../../../db/prepared.ts'
import { changes } from '../../../db/schema.ts'
import type { Reader, Store, Tx } from '../../../db/store.ts'

// What is kept in memory between requests must not outlive a change to it. In the process that makes the
// change, and in all that share an SQLite file, it holds from the next request on; in others within a
// second. Whoever changes something announces it in the same transaction.

/**
 * `account:…`: its standing, keys, allowlist or what it paid in. `service`: settings or the catalog.
 * `stock:…`: how many codes a product has; told to this process alone, since every sale changes it.
 */
export type Topic = Announced | `stock:${string}`
type Announced = `account:${number}` | 'service'

/** Told to listeners in place of a topic: nothing that they remember is certain any more. */
export { EVERYTHING }

/** Who has not looked for so long forgets all that they remember: see MAX_AGE_MS. */
const FORGET_AFTER_MS = 60 * 60_000
/** Re-reads the last rows where transactions may commit out of order. */
const LOOK_BACK = engine === 'postgres' ? 200 : 0
/** How long what is remembered holds after the last look, where the engine does not tell of changes. */
const MAX_AGE_MS = 1000

/** Announces a change to all processes; they hear of it once the transaction is committed. */
export async function announce(tx: Tx, topic: Announced, now: Date): Promise<void> {
  noteTopic(tx, topic)
  await tellingOthers(tx.insert(changes).values({ topic, at: now }), changes.topic)
}

/** Announces a change to this process alone. */
export function announceHere(tx: Tx, topic: Topic): void {
  noteTopic(tx, topic)
}

export interface ChangeFeed {
  /** Has `listener` called with what has changed, or with EVERYTHING. */
  onChange(listener: (topic: string) => void): void
  /**
   * Whether the changes of all processes have been told: all that are committed by now, or, where the
   * engine cannot tell, those up to a second ago. Where not, nobody may rely on what they remember
   * before `poll` has ended.
   */
  isCurrent(now: Date): boolean
  /** Looks for what other processes have changed. */
  poll(now: Date): Promise<void>
}

export function createChangeFeed(store: Store): ChangeFeed {
  const listeners: ((topic: string) => void)[] = []
  const tell = (topic: string) => {
    for (const listener of listeners) listener(topic)
  }
  /** Those of the last rows that were told already. */
  let seen = new Set<number>()
  let newest: number | null = null
  let polledAtMs = Number.NEGATIVE_INFINITY
  let versionTold: number | null = null
  let polling: { version: number | null; done: Promise<void> } | null = null
  store.onTopic(tell)

  function isRecent(now: Date): boolean {
    const age = now.getTime() - polledAtMs
    return age >= 0 && age < MAX_AGE_MS
  }

  async function look(version: number | null, now: Date): Promise<void> {
    newest ??= await newestId(store.read)
    const rows = await newestRows(store.read, { after: newest - LOOK_BACK })
    // Of what was changed meanwhile some may have been swept already.
    if (!isRecent(now)) tell(EVERYTHING)
    for (const { id, topic } of rows) if (!seen.has(id)) tell(topic)
    newest = rows.reduce((most, { id }) => Math.max(most, id), newest)
    seen = new Set(rows.map(({ id }) => id))
    polledAtMs = now.getTime()
    versionTold = version
  }

  return {
    onChange(listener) {
      listeners.push(listener)
    },
    isCurrent(now) {
      const version = store.othersVersion()
      return version === null ? isRecent(now) : version === versionTold
    },
    async poll(now) {
      const version = store.othersVersion()
      // A look that began before the last change does not see it.
      if (polling?.version !== version) polling = { version, done: look(version, now) }
      const mine = polling
      try {
        await mine.done
      } finally {
        if (polling === mine) polling = null
      }
    },
  }
}

const newestRows = prepared<Reader, { after: number }, { id: number; topic: string }[]>(
  'changes_newest',
  (db) =>
    db
      .select({ id: changes.id, topic: changes.topic })
      .from(changes)
      .where(gt(changes.id, sql.placeholder('after'))),
)

async function newestId(db: Reader): Promise<number> {
  const [row] = await db.select({ id: max(changes.id) }).from(changes)
  return row?.id ?? 0
}

/** Forgets changes that every process has heard of. */
export async function sweepChanges(tx: Tx, now: Date): Promise<void> {
  await tx.delete(changes).where(lte(changes.at, new Date(now.getTime() - FORGET_AFTER_MS)))
}
