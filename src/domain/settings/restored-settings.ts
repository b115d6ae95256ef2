import { isDeepStrictEqual } from 'node:util'
import { type Settings, settingIn } from './settings.ts'
import type { Transfer } from './transfer.ts'

// What a restore does with each setting. What was switched off, forbidden or limited since the backup stays so. What
// moves money is never guessed: a way to be paid whose terms have changed is off.

/** The value to restore, from the present one and the one in the backup. */
type Merge<Value> = (present: Value, backup: Value) => Value
/** `of no consequence`: the value of the backup is restored. */
type OnRestore<Value> = Merge<Value> | 'of no consequence'

const both: Merge<boolean> = (present, backup) => present && backup
const either: Merge<boolean> = (present, backup) => present || backup
/** The present value: nothing but a text. */
const present = <Value>(value: Value): Value => value

/** The lower limit, where `none` means that there is no limit. */
function lower<Value extends number | null>(a: Value, b: Value, none: Value): Value {
  if (a === none) return b
  return b === none || Number(a) < Number(b) ? a : b
}

const ON_RESTORE: { [Name in keyof Settings]: OnRestore<Settings[Name]> } = {
  maintenance: either,
  apiOrders: both,
  shop: both,
  requireAllowlist: either,
  eligibility(now, then) {
    if (!now.on || !then.on) return now.on ? now : then
    return {
      on: true,
      minDepositedMicros: Math.max(now.minDepositedMicros, then.minDepositedMicros),
      minAgeMs: Math.max(now.minAgeMs, then.minAgeMs),
    }
  },
  topUps(now, then) {
    const tighter = {
      minMicros: Math.max(now.minMicros, then.minMicros),
      maxMicros: Math.min(now.maxMicros, then.maxMicros),
      maxOpen: Math.min(now.maxOpen, then.maxOpen),
    }
    return tighter.minMicros > tighter.maxMicros ? now : tighter
  },
  // A way that was added since is gone, but its id is never given again.
  transfers: (now, then) => ({
    lastId: Math.max(now.lastId, then.lastId),
    methods: then.methods.flatMap((one) => {
      const same = now.methods.find(({ id }) => id === one.id)
      // An id above the last one is of another history.
      if (!same) return one.id <= now.lastId ? [] : [{ ...one, on: false }]
      return [{ ...one, on: one.on && same.on && hasTerms(one, same) }]
    }),
  }),
  stars: (now, then) => ({
    ...then,
    on: now.on && then.on && now.starsPerUsd === then.starsPerUsd,
  }),
  cryptoPay: (now, then) => ({ on: now.on && then.on }),
  lowStock: 'of no consequence',
  pricing: (now, then) => ({
    maxCostAgeDays: lower(now.maxCostAgeDays, then.maxCostAgeDays, 0),
    maxJumpBp: Math.min(now.maxJumpBp, then.maxJumpBp),
  }),
  suppliers(now, then) {
    const names = new Set([...Object.keys(now), ...Object.keys(then)])
    const merged = [...names].map((name) => {
      const [a, b] = [now[name] ?? UNSET, then[name] ?? UNSET]
      const limits = {
        dayLimitMicros: lower(a.dayLimitMicros, b.dayLimitMicros, null),
        atOnce: lower(a.atOnce, b.atOnce, null),
        syncEveryMs: a.syncEveryMs === null ? null : b.syncEveryMs,
        lowBalanceMicros: b.lowBalanceMicros,
      }
      return [name, limits] as const
    })
    return Object.fromEntries(
      merged.filter(([, limits]) => Object.values(limits).some((value) => value !== null)),
    )
  },
  digest: 'of no consequence',
  statusPage: both,
  secondPerson: (now, then) => ({ aboveMicros: lower(now.aboveMicros, then.aboveMicros, 0) }),
  support: present,
  terms: present,
  // The restore asks about it.
  sandbox: 'of no consequence',
}

const UNSET = { dayLimitMicros: null, atOnce: null, syncEveryMs: null, lowBalanceMicros: null }

/** Whether payers pay the same to the same place. */
function hasTerms({ on: _, ...one }: Transfer, { on: __, ...other }: Transfer): boolean {
  return isDeepStrictEqual(one, other)
}

type Rows = Record<string, unknown>

/**
 * Merges the stored settings of the present database and of a backup, by name.
 * @returns those to store in the restored database, where they differ from the backup's
 */
export function settingsAfterRestore(presentRows: Rows, backupRows: Rows): Rows {
  const kept: Rows = {}
  for (const name of Object.keys(ON_RESTORE) as (keyof Settings)[]) {
    const then = settingIn(backupRows, name)
    const merged = mergedOf(name, settingIn(presentRows, name), then)
    if (!isDeepStrictEqual(merged, then)) kept[name] = merged
  }
  return kept
}

function mergedOf<Name extends keyof Settings>(
  name: Name,
  now: Settings[Name],
  then: Settings[Name],
): Settings[Name] {
  const merge = ON_RESTORE[name] as OnRestore<Settings[Name]>
  return typeof merge === 'function' ? merge(now, then) : then
}
