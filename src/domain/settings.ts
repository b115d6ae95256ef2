import { z } from 'zod'
import { prepared } from '../db/prepared.ts'
import { settings } from '../db/schema.ts'
import type { Reader, Tx } from '../db/store.ts'
import { DomainError } from './errors.ts'

const schema = z.object({
  /** Pauses every POST; a replay is still answered. */
  maintenance: z.boolean().default(false),
  /** Off pauses POST /orders alone. */
  apiOrders: z.boolean().default(true),
  /** On refuses accounts that have no allowlist. */
  requireAllowlist: z.boolean().default(false),
  eligibility: z
    .object({ on: z.boolean(), minDepositedMicros: z.int(), minAgeMs: z.int() })
    .default({ on: false, minDepositedMicros: 0, minAgeMs: 0 }),
  /** Marks a database of the sandbox, so that it and a real one are never taken for each other. */
  sandbox: z.boolean().default(false),
})

export type Settings = z.infer<typeof schema>

const allRows = prepared<Reader, Record<string, never>, { name: string; value: unknown }[]>(
  'settings_all',
  (db) => db.select().from(settings),
)

/** The service's switches as they are now; one that was never set has its default. */
export async function readSettings(db: Reader): Promise<Settings> {
  const rows = await allRows(db, {})
  return schema.parse(Object.fromEntries(rows.map((row) => [row.name, row.value])))
}

/**
 * What a new submit must pass; a replay is answered before it is asked.
 * @throws DomainError MAINTENANCE, or API_ORDER_DISABLED for an order.
 */
export async function requireOpen(db: Reader, what: 'order' | 'lookup'): Promise<void> {
  const { maintenance, apiOrders } = await readSettings(db)
  if (maintenance)
    throw new DomainError('MAINTENANCE', 'The service is paused for maintenance; try again later.')
  if (what === 'order' && !apiOrders)
    throw new DomainError('API_ORDER_DISABLED', 'Orders are switched off; try again later.')
}

export async function changeSettings(tx: Tx, changes: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(changes)) {
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } })
  }
}
