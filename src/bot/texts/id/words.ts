import { createCounted, createFormat, type Language } from '../format.ts'

export const language: Language = { code: 'id', name: 'Bahasa Indonesia' }
export const format = createFormat(language)

const write = createCounted<never>(language)

/** `5 kode`: nouns do not change with their number. */
export function counted(count: number, noun: string): string {
  return write(count, { other: noun })
}

/** The operator in a sentence, with the support contact if one is set. */
export function operator(support: string): string {
  return support === '' ? 'operator' : `operator (${support})`
}
