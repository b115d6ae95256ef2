import { createFormat, type Language } from '../format.ts'

export const language: Language = { code: 'bn', name: 'বাংলা', picturesIn: 'en' }
export const format = createFormat(language)

/** `5টি কোড`. Nouns do not change with their number. */
export function counted(count: number, noun: string): string {
  return `${format.number(count)}টি ${noun}`
}

/**
 * The operator in a sentence, with the support contact if one is set.
 * @param ending of the case, such as `কে` for the one who is asked
 */
export function operator(support: string, ending = ''): string {
  return support === '' ? `অপারেটর${ending}` : `অপারেটর${ending} (${support})`
}
