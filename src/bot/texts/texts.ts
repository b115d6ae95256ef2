import { ar } from './ar.ts'
import { bn } from './bn.ts'
import { en, type Texts } from './en.ts'
import { es } from './es.ts'
import { id } from './id.ts'
import { ru } from './ru.ts'

export type { Texts }

/** The languages that people choose from, in this order. */
export const LANGUAGES: readonly Texts[] = [en, ru, es, ar, bn, id]

/**
 * The texts in a language.
 * @param language a tag such as `pt-br`, of which the first part counts; without texts in it: English
 */
export function textsFor(language: string | null | undefined): Texts {
  const [base = ''] = (language ?? '').toLowerCase().split('-')
  return LANGUAGES.find((texts) => texts.language.code === base) ?? en
}
