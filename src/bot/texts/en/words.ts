import { createCounted, createFormat, type Language } from '../format.ts'

export const language: Language = { code: 'en', name: 'English' }
export const format = createFormat(language)
/** `1 code`, `5 codes`. */
export const counted = createCounted<'one'>(language)

/** The operator in a sentence, with the support contact if one is set. */
export function operator(support: string): string {
  return support === '' ? 'the operator' : `the operator (${support})`
}
