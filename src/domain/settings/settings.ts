import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { exclusively } from '../../db/locks.ts'
import { prepared } from '../../db/prepared.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, recordAct } from '../audit/audit-log.ts'
import { settings } from '../schema.ts'
import { invalidateSettings } from '../shared/cache/invalidate.ts'
import { createReadThroughCache, type InvalidationFeed } from '../shared/cache/invalidation-feed.ts'
import { DomainError } from '../shared/errors.ts'
import type { SettingProblem } from '../shared/problems.ts'
import { zoneNamed } from '../shared/wall-clock.ts'
import { problemWithSupport } from './support.ts'
import { transferSchema } from './transfer.ts'

const schema = z.object({
  /** Pauses every POST; a replay is still answered. */
  maintenance: z.boolean().default(false),
  /** False pauses POST /orders only. */
  apiOrders: z.boolean().default(true),
  /** False pauses orders and lookups in the chat only. */
  shop: z.boolean().default(true),
  /** True refuses accounts without an allowlist. */
  requireAllowlist: z.boolean().default(false),
  eligibility: z
    .object({ on: z.boolean(), minDepositedMicros: z.int(), minAgeMs: z.int() })
    .default({ on: false, minDepositedMicros: 0, minAgeMs: 0 }),
  /** Limits of one deposit, and how many unpaid deposits an account may have. */
  topUps: z
    .object({ minMicros: z.int(), maxMicros: z.int(), maxOpen: z.int() })
    .default({ minMicros: 1_000_000, maxMicros: 1_000_000_000, maxOpen: 3 }),
  /** The operator's own ways to be paid, in the order of their buttons. `lastId`: the highest id ever given. */
  transfers: z
    .object({ lastId: z.int(), methods: z.array(transferSchema) })
    .default({ lastId: 0, methods: [] }),
  /** `starsPerUsd`: how many Telegram Stars one USD costs. */
  stars: z
    .object({ on: z.boolean(), starsPerUsd: z.number() })
    .default({ on: false, starsPerUsd: 50 }),
  /** Has an effect only where a token for Crypto Pay is set. */
  cryptoPay: z.object({ on: z.boolean() }).default({ on: true }),
  /** The admins are notified when a product has fewer codes than this, and when it has none; 0: never. */
  lowStock: z.int().default(5),
  /**
   * When a product whose price is worked out pauses itself: if its cost is older than this (0: never), or changes
   * by more than this many hundredths of a percent (0: by any amount).
   */
  pricing: z
    .object({ maxCostAgeDays: z.int(), maxJumpBp: z.int() })
    .default({ maxCostAgeDays: 30, maxJumpBp: 3000 }),
  /**
   * By the names of suppliers. `dayLimitMicros`: the most that is bought there in a UTC day. `atOnce`: the most
   * orders that are open there. `syncEveryMs`: how often its price list is taken over. `lowBalanceMicros`: the
   * admins are told when our balance there falls below it.
   */
  suppliers: z
    .record(
      z.string(),
      z.object({
        dayLimitMicros: z.int().nullable(),
        atOnce: z.int().nullable(),
        syncEveryMs: z.int().nullable(),
        lowBalanceMicros: z.int().nullable(),
      }),
    )
    .default({}),
  /** A summary for the admins each morning, at this time, such as `09:00`, in a time zone by its IANA name. */
  digest: z
    .object({ on: z.boolean(), at: z.string(), zone: z.string() })
    .default({ on: true, at: '09:00', zone: 'UTC' }),
  /** Whether everybody may see how fast and how well orders are fulfilled, at `/status`. */
  statusPage: z.boolean().default(false),
  /**
   * Credits, refunds and changes of prices above this amount wait for a second person, and so does whatever makes any
   * amount possible; 0: nothing does. What the operator does in a shell does not wait.
   */
  secondPerson: z.object({ aboveMicros: z.int() }).default({ aboveMicros: 0 }),
  /** Contact for help: a Telegram @name, a mail address or an https URL; empty: none is shown. */
  support: z.string().default(''),
  /** The bot's answer to `/terms`; empty: its own short text. */
  terms: z.string().default(''),
  /** Marks the database of a sandbox, so that it and a real one are never confused. */
  sandbox: z.boolean().default(false),
})

export type Settings = z.infer<typeof schema>
export type PricingLimits = Settings['pricing']

/** Where an order or lookup comes from: a program, or the holder in the bot's chat. */
export type Via = 'api' | 'chat'

const MAX_OPEN_DEPOSITS = 100
const MAX_LOW_STOCK = 1000
const MAX_COST_AGE_DAYS = 365
const MAX_JUMP_BP = 100_000
/** The terms are alone in their message. */
const MAX_TERMS_LENGTH = 3500
const MAX_STARS_PER_USD = 10_000
/** Decimals of the rate. More would only change how a price is rounded. */
const STARS_DECIMALS = 4

const allRows = prepared<Reader, Record<string, never>, { name: string; value: unknown }[]>(
  'settings_all',
  // Beside them are the states, of which there may be one for each person.
  (db) =>
    db
      .select()
      .from(settings)
      .where(inArray(settings.name, Object.keys(schema.shape))),
)

/** Reads the current settings. A setting that was never changed has its default. */
export async function readSettings(db: Reader): Promise<Settings> {
  const rows = await allRows(db, {})
  return schema.parse(Object.fromEntries(rows.map((row) => [row.name, row.value])))
}

/** One setting from rows by name; its default if it was never changed, or is of a version that cannot be read. */
export function settingIn<Name extends keyof Settings>(
  rows: Record<string, unknown>,
  name: Name,
): Settings[Name] {
  const read = schema.shape[name].safeParse(rows[name])
  return (read.success ? read.data : schema.shape[name].parse(undefined)) as Settings[Name]
}

/** Whether a decision about such an amount, in micro-USD, takes a second person. @param amountMicros null: no limit */
export async function takesSecondPerson(db: Reader, amountMicros: number | null): Promise<boolean> {
  const { aboveMicros } = (await readSettings(db)).secondPerson
  return aboveMicros > 0 && (amountMicros === null || amountMicros > aboveMicros)
}

/** Reads the settings and locks them until the transaction ends, for changes that depend on them. */
export async function settingsToChange(tx: Tx): Promise<Settings> {
  await exclusively(tx, 'settings')
  return readSettings(tx)
}

/**
 * Checks whether a new submission is accepted. Replays are answered before this check.
 * @throws DomainError MAINTENANCE; API_ORDER_DISABLED for an order by API; SHOP_DISABLED in the chat.
 */
export function requireOpen(settings: Settings, what: 'order' | 'lookup', via: Via): void {
  const { maintenance, apiOrders, shop } = settings
  if (maintenance) throw new DomainError('MAINTENANCE')
  if (via === 'chat' && !shop) throw new DomainError('SHOP_DISABLED')
  if (via === 'api' && what === 'order' && !apiOrders) throw new DomainError('API_ORDER_DISABLED')
}

/** The position in which a switch keeps people from buying, in the order of what it stops. */
export const CLOSING = { maintenance: true, shop: false, apiOrders: false } as const
export type Closing = keyof typeof CLOSING

/** The switches that keep people from buying now, the one that stops most first. */
export function closedBy(settings: Pick<Settings, Closing>): Closing[] {
  const all = Object.keys(CLOSING) as Closing[]
  return all.filter((name) => settings[name] === CLOSING[name])
}

export async function changeSettings(tx: Tx, changes: Partial<Settings>, now: Date): Promise<void> {
  for (const [name, value] of Object.entries(changes))
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } })
  await invalidateSettings(tx, now)
}

/**
 * Changes settings for a person and records it in the audit log. Returns the new settings.
 * @throws DomainError INVALID_SETTING if a value is out of range; nothing has changed then.
 */
export async function changeSettingsBy(
  tx: Tx,
  changes: Partial<Settings>,
  actor: Actor,
  now: Date,
): Promise<Settings> {
  requireValid(changes)
  await changeSettings(tx, changes, now)
  await recordAct(tx, { actor, action: 'settings.change', detail: changes }, now)
  return readSettings(tx)
}

/** @throws DomainError INVALID_SETTING if a value is out of range. */
export function requireValid(changes: Partial<Settings>): void {
  const problem = problemWith(changes)
  if (problem !== null) throw new DomainError('INVALID_SETTING', problem)
}

function problemWith(changes: Partial<Settings>): SettingProblem | null {
  const { topUps, stars, pricing, digest, lowStock = 0, support = '', terms = '' } = changes
  if (!isWithin(lowStock, MAX_LOW_STOCK)) return { problem: 'low_stock', max: MAX_LOW_STOCK }
  if (terms.length > MAX_TERMS_LENGTH) return { problem: 'terms', max: MAX_TERMS_LENGTH }
  const noContact = problemWithSupport(support)
  if (noContact !== null) return noContact
  if (pricing && !isWithin(pricing.maxCostAgeDays, MAX_COST_AGE_DAYS))
    return { problem: 'cost_age', max: MAX_COST_AGE_DAYS }
  if (pricing && !isWithin(pricing.maxJumpBp, MAX_JUMP_BP))
    return { problem: 'cost_jump', max: MAX_JUMP_BP / 100 }
  if (digest && !/^([01]\d|2[0-3]):[0-5]\d$/.test(digest.at)) return { problem: 'digest_time' }
  if (digest && zoneNamed(digest.zone) === null) return { problem: 'time_zone', text: digest.zone }
  if (topUps) {
    const { minMicros, maxMicros, maxOpen } = topUps
    if (minMicros <= 0) return { problem: 'least_is_zero' }
    if (minMicros > maxMicros) return { problem: 'least_above_largest' }
    if (!Number.isInteger(maxOpen) || maxOpen < 1 || maxOpen > MAX_OPEN_DEPOSITS)
      return { problem: 'open_deposits', max: MAX_OPEN_DEPOSITS }
  }
  if (stars && !isValidRate(stars.starsPerUsd))
    return { problem: 'stars_rate', max: MAX_STARS_PER_USD, decimals: STARS_DECIMALS }
  return null
}

function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max
}

function isValidRate(starsPerUsd: number): boolean {
  const within = starsPerUsd > 0 && starsPerUsd <= MAX_STARS_PER_USD
  return within && Number(starsPerUsd.toFixed(STARS_DECIMALS)) === starsPerUsd
}

export type SupplierSettings = Settings['suppliers'][string]

const NO_SUPPLIER_SETTINGS: SupplierSettings = {
  dayLimitMicros: null,
  atOnce: null,
  syncEveryMs: null,
  lowBalanceMicros: null,
}
/** What is set for a supplier; null where nothing is. */
export function supplierSettings({ suppliers }: Settings, name: string): SupplierSettings {
  return Object.hasOwn(suppliers, name)
    ? (suppliers[name] ?? NO_SUPPLIER_SETTINGS)
    : NO_SUPPLIER_SETTINGS
}

export interface SettingsCache {
  get(now: Date): Promise<Settings>
}

export function createSettingsCache(deps: { read: Reader; feed: InvalidationFeed }): SettingsCache {
  const { read, feed } = deps
  const settings = createReadThroughCache<'all', Settings>(feed, {
    load: () => readSettings(read),
    capacity: 1,
    tag: 'settings',
  })
  return { get: (now) => settings.get('all', now) }
}
