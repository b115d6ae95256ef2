import type { Tx } from '../../db/store.ts'
import type { Actor } from '../audit/audit-log.ts'
import { isOn, locksOut, type SwitchName, turned } from '../settings/all-settings.ts'
import { changeSettingsBy, settingsToChange } from '../settings/settings.ts'
import { actJustRecorded } from './undo.ts'

/**
 * Turns a switch; one that is in this position already stays so.
 * @returns the id in the audit log, for undoAct, if it now locks people out and can be undone
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
