import { z } from 'zod'
import type { Translations } from '../schema.ts'

/** More than the bot speaks, so that a catalog may be ahead of it. */
const MAX_LANGUAGES = 50

/** Translations of a text, by ISO 639 code: `{ "es": "60 monedas" }`. */
export function translationsOf(maxLength: number) {
  return z
    .record(z.string().regex(/^[a-z]{2,3}$/), z.string().min(1).max(maxLength))
    .refine((texts) => Object.keys(texts).length <= MAX_LANGUAGES)
    .optional()
}

/** A text of the catalog in a language, if the catalog has it in that language. */
export function inLanguage(
  text: string,
  translations: Translations | null | undefined,
  language: string,
): string {
  return translations && Object.hasOwn(translations, language)
    ? (translations[language] ?? text)
    : text
}
