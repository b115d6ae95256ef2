import { createCounted, createFormat, type Language } from '../format.ts'

export const language: Language = { code: 'es', name: 'Español' }
export const format = createFormat(language)
/** `1 código`, `5 códigos`. */
export const counted = createCounted<'one'>(language)

/** The operator as the one who is asked: `al operador (@contacto)`. */
export function toOperator(support: string): string {
  return support === '' ? 'al operador' : `al operador (${support})`
}
