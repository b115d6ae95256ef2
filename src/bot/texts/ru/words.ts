import { createCounted, createFormat, type Language } from '../format.ts'

export const language: Language = { code: 'ru', name: 'Русский' }
export const format = createFormat(language)
/** `1 код`, `2 кода`, `5 кодов`; `other` is for fractions. */
export const counted = createCounted<'one' | 'few' | 'many'>(language)

/** The operator as the one who is written to: `оператору (@contact)`. */
export function toOperator(support: string): string {
  return support === '' ? 'оператору' : `оператору (${support})`
}

export const CODES = { one: 'код', few: 'кода', many: 'кодов', other: 'кода' }
export const ORDERS = { one: 'заказ', few: 'заказа', many: 'заказов', other: 'заказа' }
export const PIECES = { one: 'штука', few: 'штуки', many: 'штук', other: 'штуки' }
