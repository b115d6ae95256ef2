import { isDeepStrictEqual } from 'node:util'
import { NAMES, type SettingName } from './all-settings.ts'
import { rulesOf, settingIn } from './settings.ts'

type Rows = Record<string, unknown>

/**
 * Merges the stored settings of the present database and of a backup, by name, as each declares.
 * @returns those to store in the restored database, where they differ from the backup's
 */
export function settingsAfterRestore(presentRows: Rows, backupRows: Rows): Rows {
  const kept: Rows = {}
  for (const name of NAMES) {
    const then = settingIn(backupRows, name)
    const merged = mergedOf(name, presentRows, then)
    if (!isDeepStrictEqual(merged, then)) kept[name] = merged
  }
  return kept
}

function mergedOf<Name extends SettingName>(
  name: Name,
  presentRows: Rows,
  then: ReturnType<typeof settingIn<Name>>,
) {
  const { onRestore } = rulesOf(name)
  return typeof onRestore === 'function' ? onRestore(settingIn(presentRows, name), then) : then
}
