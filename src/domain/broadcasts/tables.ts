import { sql } from 'drizzle-orm'
import {
  instant,
  json,
  sealable,
  serial,
  table,
  text,
  uniqueIndex,
  whole,
} from '../../db/dialect.ts'

/** News that the team sends to many holders. */
export const broadcasts = table(
  'broadcasts',
  {
    id: serial(),
    audience: json().$type<Audience>().notNull(),
    text: sealable('broadcasts.text').notNull(),
    state: text({ enum: ['draft', 'running', 'stopped', 'done'] }).notNull(),
    /** For how many it was meant when it began; null if they were not counted. */
    total: whole(),
    /** How many it was handed over for, and the last account that was looked at. */
    handedOver: whole().notNull().default(0),
    /** How many of these cannot get it, as when they block the bot. */
    unreached: whole().notNull().default(0),
    afterAccountId: whole().notNull().default(0),
    actor: text().notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    /** Of earlier versions: the message in which its author followed it. */
    cardChat: whole(),
    cardMessage: whole(),
    cardShown: text(),
    cardDueAt: instant(),
  },
  (t) => [uniqueIndex('broadcasts_running').on(t.state).where(sql`${t.state} = 'running'`)],
)

/** Who gets news: everybody, a tier (null: those in none), buyers of a line, or those with a balance. */
export type Audience =
  | { to: 'all' | 'balance' }
  | { to: 'tier'; tierId: number | null }
  | { to: 'line'; slug: string }
