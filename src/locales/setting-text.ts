import type { OnOffName } from '../domain/settings/all-settings.ts'
import type { Texts } from './languages.ts'

/** An attribute of the message of a setting. `test/locales` says which settings need which. */
type Part =
  | `turned-${'on' | 'off'}`
  | 'command'
  | 'words'
  | 'ask'
  | 'about'
  | 'effect'
  | 'closed'
  | 'meanwhile'

/** What is said about an on/off setting: all of it is one message, `setting-<name>`. @param part undefined: its name */
export function settingText({ t, language }: Texts, name: OnOffName, part?: Part): string {
  const id = part === undefined ? `setting-${name}` : `setting-${name}.${part}`
  const text = t.find(id)
  if (text === null) throw new Error(`There is no message ${id} in ${language.code}.`)
  return text
}
