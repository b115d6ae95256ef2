import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { engine } from './dialect.ts'

// What transactions have changed, for those who remember it. Noted while a transaction runs and told
// once it is committed; of one that is undone it may be told too, which only makes them ask again.

const noted = new WeakMap<object, Set<string>>()

/** Has the store tell its listeners of `topic` as soon as the transaction is committed. */
export function noteTopic(tx: object, topic: string): void {
  const topics = noted.get(tx)
  if (topics) topics.add(topic)
  else noted.set(tx, new Set([topic]))
}

/** What the transactions of this handle have noted since it was last asked. */
export function takeTopics(tx: object): Iterable<string> {
  const topics = noted.get(tx) ?? []
  noted.delete(tx)
  return topics
}

/** Told where anything may have changed, since what others told may not have arrived. */
export const EVERYTHING = 'everything'

/** Where PostgreSQL tells topics to those who listen. */
export const CHANNEL = 'gamewallet_changes'

type Insert = { returning(fields: { told: unknown }): unknown }

/**
 * Has PostgreSQL tell all processes that listen, at the commit, of a row that is inserted, by its topic.
 * Transactions that tell anything commit one after the other, so that what is done all the time must
 * not.
 */
export function tellingOthers<Query extends Insert>(insert: Query, topic: PgColumn): Query {
  if (engine === 'postgres') insert.returning({ told: sql`pg_notify(${CHANNEL}, ${topic})` })
  return insert
}

export type TopicListener = (topic: string) => void
