import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { LANGUAGES, type Texts, textsFor } from '../../locales/languages.ts'

const CODES = LANGUAGES.map(({ language }) => language.code)

/** The texts in the language that the visitor's browser asks for; without texts in any of those: English. */
export function textsAsked(c: Context): Texts {
  const code = accepts(c, {
    header: 'Accept-Language',
    supports: CODES,
    default: 'en',
    match: (wanted, { supports, default: other }) =>
      wanted
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.split('-')[0]?.toLowerCase() ?? '')
        .find((code) => supports.includes(code)) ?? other,
  })
  return textsFor(code)
}
