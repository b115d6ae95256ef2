import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { zoneNamed } from '../shared/time.ts'
import { onOff, type Switch, setting } from './setting.ts'
import { NO_SUPPLIER_SETTINGS, problemWithSuppliers, supplierSchema } from './supplier.ts'
import { problemWithSupport } from './support.ts'
import { transferSchema } from './transfer.ts'

// All settings. The panel's switches, `settings set` and `settings show`, and what a restore does with them are made from
// these rows. An on/off setting is one row here and one message in each locales/<language>/admin.ftl. Those that
// lock everybody out are in the order of what they stop, the one that stops most first.

const MAX_OPEN_DEPOSITS = 100
const MAX_LOW_STOCK = 1000
const MAX_COST_AGE_DAYS = 365
const MAX_JUMP_BP = 100_000
/** The terms are alone in their message. */
const MAX_TERMS_LENGTH = 3500
const MAX_STARS_PER_USD = 10_000
/** Decimals of the rate. More would only change how a price is rounded. */
const STARS_DECIMALS = 4

export const SETTINGS = {
  /** Pauses every POST; a replay is still answered. */
  maintenance: onOff({
    byDefault: false,
    strict: true,
    locksOut: 'everybody',
  }),
  /** False pauses orders and lookups in the chat only. */
  shop: onOff({ byDefault: true, strict: false, locksOut: 'everybody' }),
  /** False pauses POST /orders only. */
  apiOrders: onOff({ byDefault: true, strict: false, locksOut: 'everybody' }),
  /** True refuses accounts without an allowlist. */
  requireAllowlist: onOff({
    byDefault: false,
    strict: true,
    locksOut: 'some',
  }),
  /** Whether everybody may see how fast and how well orders are fulfilled, at `/status`. */
  statusPage: onOff({ byDefault: false, strict: false, locksOut: null }),
  eligibility: setting({
    strict: true,
    locksOut: 'some' as const,
    schema: z
      .object({ on: z.boolean(), minDepositedMicros: z.int(), minAgeMs: z.int() })
      .default({ on: false, minDepositedMicros: 0, minAgeMs: 0 }),
    right: 'settings',
    onRestore(now, then) {
      if (!now.on || !then.on) return now.on ? now : then
      return {
        on: true,
        minDepositedMicros: Math.max(now.minDepositedMicros, then.minDepositedMicros),
        minAgeMs: Math.max(now.minAgeMs, then.minAgeMs),
      }
    },
    shown: ({ minAgeMs, ...rest }) => ({ ...rest, minAgeSec: minAgeMs / 1000 }),
  }),
  /** Limits of one deposit, and how many unpaid deposits an account may have. */
  topUps: setting({
    schema: z
      .object({ minMicros: z.int(), maxMicros: z.int(), maxOpen: z.int() })
      .default({ minMicros: 1_000_000, maxMicros: 1_000_000_000, maxOpen: 3 }),
    right: 'settings',
    onRestore(now, then) {
      const tighter = {
        minMicros: Math.max(now.minMicros, then.minMicros),
        maxMicros: Math.min(now.maxMicros, then.maxMicros),
        maxOpen: Math.min(now.maxOpen, then.maxOpen),
      }
      return tighter.minMicros > tighter.maxMicros ? now : tighter
    },
    problem({ minMicros, maxMicros, maxOpen }) {
      if (minMicros <= 0) return { problem: 'least_is_zero' }
      if (minMicros > maxMicros) return { problem: 'least_above_largest' }
      return isWithin(maxOpen, 1, MAX_OPEN_DEPOSITS)
        ? null
        : { problem: 'open_deposits', max: MAX_OPEN_DEPOSITS }
    },
  }),
  /** The operator's own ways to be paid, in the order of their buttons. `lastId`: the highest id ever given. */
  transfers: setting({
    schema: z
      .object({ lastId: z.int(), methods: z.array(transferSchema) })
      .default({ lastId: 0, methods: [] }),
    right: 'settings',
    // A way that was added since is gone, but its id is never given again. One whose terms have changed is off.
    onRestore: (now, then) => ({
      lastId: Math.max(now.lastId, then.lastId),
      methods: then.methods.flatMap((one) => {
        const same = now.methods.find(({ id }) => id === one.id)
        // An id above the last one is of another history.
        if (!same) return one.id <= now.lastId ? [] : [{ ...one, on: false }]
        return [{ ...one, on: one.on && isDeepStrictEqual(one, same) }]
      }),
    }),
    shown: ({ methods }) => methods.map(({ name, on, currency }) => ({ name, on, currency })),
  }),
  /** `starsPerUsd`: how many Telegram Stars one USD costs. */
  stars: setting({
    schema: z
      .object({ on: z.boolean(), starsPerUsd: z.number() })
      .default({ on: false, starsPerUsd: 50 }),
    right: 'settings',
    onRestore: (now, then) => ({
      ...then,
      on: now.on && then.on && now.starsPerUsd === then.starsPerUsd,
    }),
    problem: ({ starsPerUsd }) =>
      isRate(starsPerUsd)
        ? null
        : { problem: 'stars_rate', max: MAX_STARS_PER_USD, decimals: STARS_DECIMALS },
  }),
  /** Has an effect only where a token for Crypto Pay is set. */
  cryptoPay: setting({
    schema: z.object({ on: z.boolean() }).default({ on: true }),
    right: 'settings',
    onRestore: (now, then) => ({ on: now.on && then.on }),
  }),
  /** The admins are notified when a product has fewer codes than this, and when it has none; 0: never. */
  lowStock: setting({
    schema: z.int().default(5),
    right: 'stock',
    onRestore: 'of no consequence',
    problem: (count) =>
      isWithin(count, 0, MAX_LOW_STOCK) ? null : { problem: 'low_stock', max: MAX_LOW_STOCK },
  }),
  /**
   * When a product whose price is worked out pauses itself: if its cost is older than this (0: never), or changes
   * by more than this many hundredths of a percent (0: by any amount).
   */
  pricing: setting({
    schema: z
      .object({ maxCostAgeDays: z.int(), maxJumpBp: z.int() })
      .default({ maxCostAgeDays: 30, maxJumpBp: 3000 }),
    right: 'catalog',
    onRestore: (now, then) => ({
      maxCostAgeDays: lower(now.maxCostAgeDays, then.maxCostAgeDays, 0),
      maxJumpBp: Math.min(now.maxJumpBp, then.maxJumpBp),
    }),
    problem({ maxCostAgeDays, maxJumpBp }) {
      if (!isWithin(maxCostAgeDays, 0, MAX_COST_AGE_DAYS))
        return { problem: 'cost_age', max: MAX_COST_AGE_DAYS }
      return isWithin(maxJumpBp, 0, MAX_JUMP_BP)
        ? null
        : { problem: 'cost_jump', max: MAX_JUMP_BP / 100 }
    },
  }),
  /** By the names of suppliers. */
  suppliers: setting({
    schema: z.record(z.string(), supplierSchema).default({}),
    right: 'catalog',
    onRestore(now, then) {
      const names = new Set([...Object.keys(now), ...Object.keys(then)])
      const merged = [...names].map((name) => {
        const a = now[name] ?? NO_SUPPLIER_SETTINGS
        const b = then[name] ?? NO_SUPPLIER_SETTINGS
        const limits = {
          dayLimitMicros: lower(a.dayLimitMicros, b.dayLimitMicros, null),
          atOnce: lower(a.atOnce, b.atOnce, null),
          paused: a.paused ?? b.paused,
          syncEveryMs: a.syncEveryMs === null ? null : b.syncEveryMs,
          lowBalanceMicros: b.lowBalanceMicros,
        }
        return [name, limits] as const
      })
      return Object.fromEntries(
        merged.filter(([, limits]) => Object.values(limits).some((value) => value !== null)),
      )
    },
    problem: problemWithSuppliers,
  }),
  /** A summary for the admins each morning, at this time, such as `09:00`, in a time zone by its IANA name. */
  digest: setting({
    schema: z
      .object({ on: z.boolean(), at: z.string(), zone: z.string() })
      .default({ on: true, at: '09:00', zone: 'UTC' }),
    right: 'reports',
    onRestore: 'of no consequence',
    problem({ at, zone }) {
      if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) return { problem: 'digest_time' }
      return zoneNamed(zone) === null ? { problem: 'time_zone', text: zone } : null
    },
  }),
  /**
   * Credits, refunds and changes of prices above this amount wait for a second person, and so does whatever makes any
   * amount possible; 0: nothing does. What the operator does in a shell does not wait.
   */
  secondPerson: setting({
    schema: z.object({ aboveMicros: z.int() }).default({ aboveMicros: 0 }),
    right: 'team',
    onRestore: (now, then) => ({ aboveMicros: lower(now.aboveMicros, then.aboveMicros, 0) }),
  }),
  /** Contact for help: a Telegram @name, a mail address or an https URL; empty: none is shown. */
  support: setting({
    schema: z.string().default(''),
    right: 'settings',
    onRestore: (present) => present,
    problem: problemWithSupport,
  }),
  /** The bot's answer to `/terms`; empty: its own short text. */
  terms: setting({
    schema: z.string().default(''),
    right: 'settings',
    onRestore: (present) => present,
    problem: ({ length }) =>
      length > MAX_TERMS_LENGTH ? { problem: 'terms', max: MAX_TERMS_LENGTH } : null,
  }),
  /** Marks the database of a sandbox, so that it and a real one are never confused. The restore asks about it. */
  sandbox: setting({
    schema: z.boolean().default(false),
    right: 'settings',
    onRestore: 'of no consequence',
  }),
}

type Rows = typeof SETTINGS
export type SettingName = keyof Rows
export type Settings = { [Name in SettingName]: z.infer<Rows[Name]['schema']> }
export const NAMES = Object.keys(SETTINGS) as SettingName[]

/** The settings that people turn on and off, and those with a switch among other values. */
export type OnOffName = {
  [Name in SettingName]: Settings[Name] extends boolean | { on: boolean } ? Name : never
}[SettingName]
/** Those that are a switch, alone or with rules beside it. */
export type SwitchName = {
  [Name in SettingName]: Rows[Name] extends Switch ? Name : never
}[SettingName]
export const SWITCHES = NAMES.filter((name): name is SwitchName => 'strict' in SETTINGS[name])

export function isSwitch(name: string | undefined): name is SwitchName {
  return SWITCHES.some((one) => one === name)
}

export function isOn(settings: Settings, name: OnOffName): boolean {
  const value = settings[name]
  return typeof value === 'boolean' ? value : value.on
}

/** Whether it is in its strict position. */
export function isStrict(settings: Settings, name: SwitchName): boolean {
  return isOn(settings, name) === SETTINGS[name].strict
}

/** Whether a switch locks people out in this position. */
export function locksOut(name: SwitchName, on: boolean): boolean {
  return SETTINGS[name].locksOut !== null && SETTINGS[name].strict === on
}

/** The change that turns one, which keeps what else belongs to it. */
export function turned(settings: Settings, name: OnOffName, on: boolean): Partial<Settings> {
  const value = settings[name]
  return { [name]: typeof value === 'boolean' ? on : { ...value, on } }
}

/** The lower limit, where `none` means that there is no limit. */
function lower<Value extends number | null>(a: Value, b: Value, none: Value): Value {
  if (a === none) return b
  return b === none || Number(a) < Number(b) ? a : b
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

function isRate(starsPerUsd: number): boolean {
  const within = starsPerUsd > 0 && starsPerUsd <= MAX_STARS_PER_USD
  return within && Number(starsPerUsd.toFixed(STARS_DECIMALS)) === starsPerUsd
}
