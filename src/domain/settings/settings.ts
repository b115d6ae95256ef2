import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { exclusively } from '../../db/locks.ts'
import { prepared } from '../../db/prepared.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { type Actor, actJustRecorded, recordAct } from '../audit/audit-log.ts'
import { settings } from '../schema.ts'
import { invalidateSettings } from '../shared/cache/invalidate.ts'
import { DomainError } from '../shared/errors.ts'
import type { SettingProblem } from '../shared/problems.ts'
import {
  isOn,
  locksOut,
  NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
  type SwitchName,
  turned,
} from './all-settings.ts'
import type { Rules } from './setting.ts'

export type { Settings }
export type PricingLimits = Settings['pricing']

const schema = z.object(
  // The type of each schema is that of its row.
  Object.fromEntries(NAMES.map((name) => [name, SETTINGS[name].schema])) as {
    [Name in SettingName]: (typeof SETTINGS)[Name]['schema']
  },
)

const allRows = prepared<Reader, Record<string, never>, { name: string; value: unknown }[]>(
  'settings_all',
  // Beside them are the states, of which there may be one for each person.
  (db) => db.select().from(settings).where(inArray(settings.name, NAMES)),
)

/** Reads the current settings. A setting that was never changed has its default. */
export async function readSettings(db: Reader): Promise<Settings> {
  const rows = await allRows(db, {})
  return schema.parse(Object.fromEntries(rows.map((row) => [row.name, row.value])))
}

/** One setting from rows by name; its default if it was never changed, or is of a version that cannot be read. */
export function settingIn<Name extends SettingName>(
  rows: Record<string, unknown>,
  name: Name,
): Settings[Name] {
  const read = schema.shape[name].safeParse(rows[name])
  return (read.success ? read.data : schema.shape[name].parse(undefined)) as Settings[Name]
}

/** What is declared of a setting. */
export function rulesOf<Name extends SettingName>(name: Name): Rules<Settings[Name]> {
  return SETTINGS[name] as unknown as Rules<Settings[Name]>
}

/** Reads the settings and locks them until the transaction ends, for changes that depend on them. */
export async function settingsToChange(tx: Tx): Promise<Settings> {
  await exclusively(tx, 'settings')
  return readSettings(tx)
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

/**
 * Turns a switch; one that is in this position already stays so.
 * @returns the id in the audit log, if it now locks people out and can be undone
 */
export async function turnSwitch(
  tx: Tx,
  name: SwitchName,
  { on, actor }: { on: boolean; actor: Actor },
  now: Date,
): Promise<number | undefined> {
  const settings = await settingsToChange(tx)
  if (isOn(settings, name) === on) return undefined
  await changeSettingsBy(tx, turned(settings, name, on), actor, now)
  // Undoing would bring back rules that have changed since.
  const canBeUndone = locksOut(name, on) && typeof settings[name] === 'boolean'
  return canBeUndone ? actJustRecorded(tx, { actor, action: 'settings.change' }) : undefined
}

/** @throws DomainError INVALID_SETTING if a value is out of range. */
export function requireValid(changes: Partial<Settings>): void {
  for (const name of NAMES) {
    const problem = problemWith(name, changes[name])
    if (problem !== null) throw new DomainError('INVALID_SETTING', problem)
  }
}

function problemWith<Name extends SettingName>(
  name: Name,
  value: Settings[Name] | undefined,
): SettingProblem | null {
  return value === undefined ? null : (rulesOf(name).problem?.(value) ?? null)
}
