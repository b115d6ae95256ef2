import { sql } from 'drizzle-orm'
import {
  index,
  instant,
  json,
  reference,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'
import { accounts } from '../accounts/tables.ts'

/** A URL to which an account's events are posted. */
export const webhookEndpoints = table(
  'webhook_endpoints',
  {
    id: text().primaryKey(),
    accountId: reference(() => accounts.id),
    url: text().notNull(),
    /** The wanted event types; null: all, also those of later versions. */
    types: json().$type<string[]>(),
    /** Stored as codes are: encrypted if the database has a key. */
    secrets: json().$type<WebhookSecrets>().notNull(),
    /** The number of the account's last event that became a delivery, or that this endpoint does not want. */
    cursor: whole().notNull(),
    /** When the first of the failures after the last success happened; null after a success. */
    failingSince: instant(),
    /** Nothing is sent while this is set. */
    offAt: instant(),
    offReason: text({ enum: ['switched_off', 'failing', 'gone'] }),
    createdAt: instant().notNull(),
  },
  (t) => [index('webhook_endpoints_by_account').on(t.accountId, t.createdAt)],
)

/** An event for an endpoint, with the result of its last attempt. */
export const webhookDeliveries = table(
  'webhook_deliveries',
  {
    id: serial(),
    endpointId: text().notNull(),
    /** The number of the account's event; null for a test event, which has an id of its own. */
    eventNumber: whole(),
    testId: text(),
    type: text().notNull(),
    status: text({ enum: ['waiting', 'delivered', 'failed'] }).notNull(),
    attempts: whole().notNull(),
    /** When the next attempt is due; null after the last one. */
    dueAt: instant(),
    attemptedAt: instant(),
    /** The status of the last answer; null if there was none. */
    httpStatus: whole(),
    /** Why the last attempt failed. */
    problem: text(),
    ms: whole(),
    createdAt: instant().notNull(),
  },
  (t) => [
    // A delivery that has ended has no due time, and is not in this index.
    index('webhook_deliveries_due')
      .on(t.endpointId, t.dueAt, t.id)
      .where(sql`${t.dueAt} is not null`),
    index('webhook_deliveries_by_endpoint').on(t.endpointId, t.id),
    uniqueIndex('webhook_deliveries_once').on(t.endpointId, t.eventNumber),
  ],
)

/** A webhook's signing secrets. The previous one signs, too, until a time in milliseconds since 1970. */
export type WebhookSecrets = { current: string; previous?: string; previousUntilMs?: number }
