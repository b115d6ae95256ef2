import { MAX_PRICE_MICROS } from '../catalog/catalog.ts'
import type { EditedField, EditedValue } from '../catalog/edit.ts'
import type { SupplierRef } from '../schema.ts'
import { isRefusal } from '../shared/errors.ts'
import { parseUsd } from '../shared/money.ts'
import type { CellFault } from '../shared/problems.ts'
import type { ReadCell } from '../shared/table.ts'
import { withoutApostrophes } from '../shared/table-text.ts'
import { typedAmount } from '../shared/typed-amount.ts'
import { visibleText } from '../shared/typed-text.ts'

// What people's programs make of a cell, and what is meant.

export type Read = { value: EditedValue } | { fault: CellFault }

/** In a cell whose content is to be removed: an empty one changes nothing. */
const NONE = /^(none|-|–|—)$/i
const YES = new Set([
  ...'yes y true on 1 x ✓ ✔ да истина sí si verdadero ya benar wahr vrai verdade'.split(' '),
  ...'نعم صحيح صواب'.split(' '),
  ...'হ্যাঁ সত্য'.split(' '),
])
const NO = new Set([
  ...'no n false off 0 нет ложь falso tidak salah falsch faux'.split(' '),
  ...'لا خطأ'.split(' '),
  ...'না মিথ্যা'.split(' '),
])
/** Longer than any value; a cell may have millions of characters, and each of them costs. */
const MAX_CELL = 4000
const MAX_NAME = 128
const MAX_REF = 128
const MAX_SUPPLIERS = 8
const SUPPLIER = /^[a-z][a-z0-9-]{0,31}$/
const SAID = 40
const NO_AMOUNT = ['NOT_AN_AMOUNT', 'AMOUNT_NEGATIVE', 'OTHER_CURRENCY'] as const

/** A text as a cell shows it: without space around it, and with one space between words. */
export function cellText(text: string): string {
  return visibleText(text.slice(0, MAX_CELL).toWellFormed())
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The text of a product's field in a spreadsheet; amounts are numbers there. */
export function textOf(value: EditedValue): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return cellText(String(value))
  if (isList(value)) return value.join(', ')
  return Object.entries(value)
    .map(([supplier, ref]) => `${supplier}=${cellText(ref)}`)
    .join('; ')
}

function isList(value: SupplierRef | readonly string[]): value is readonly string[] {
  return Array.isArray(value)
}

/** What a cell says about a field. @param suppliers those of the product, by whose names a reference may be given */
export function readField(
  { field }: EditedField,
  cell: ReadCell,
  suppliers: readonly string[],
): Read {
  const odd = oddFault(cell, field === 'price' || field === 'cost')
  if (odd) return odd
  const text = withoutApostrophes(cellText(cell.text))
  const isNone = NONE.test(text)
  switch (field) {
    case 'price':
      return isNone ? { fault: { problem: 'no_price' } } : readPrice({ ...cell, text })
    case 'cost':
      return isNone ? { value: null } : readCost({ ...cell, text })
    case 'pricing':
      return oneOf(text, ['fixed', 'margin'], 'pricing')
    case 'status':
      return oneOf(text, ['active', 'paused', 'archived'], 'status')
    case 'belowCost':
      return readYesNo(text)
    case 'suppliers':
      return isNone ? { value: null } : readSuppliers(text)
    case 'supplierRef':
      return isNone ? { value: null } : readRef(text, suppliers)
    case 'names':
      return isNone ? { value: null } : sized(text, MAX_NAME, 'name')
    case 'name':
      return sized(text, MAX_NAME, 'name')
  }
}

/** What is no text and no number that can be relied on. */
export function oddFault({ is }: ReadCell, isAmount: boolean): { fault: CellFault } | null {
  if (is === 'text' || is === 'number' || (is === 'rounded' && isAmount)) return null
  return { fault: { problem: is } }
}

function readPrice(cell: ReadCell): Read {
  const read = readAmount(cell)
  if ('fault' in read) return read
  const isPrice = read.value > 0 && read.value <= MAX_PRICE_MICROS
  return isPrice ? read : { fault: { problem: 'price_range', maxMicros: MAX_PRICE_MICROS } }
}

export function readCost(cell: ReadCell): { value: number } | { fault: CellFault } {
  const read = readAmount(cell)
  if ('fault' in read || read.value <= MAX_PRICE_MICROS) return read
  return { fault: { problem: 'cost_range', maxMicros: MAX_PRICE_MICROS } }
}

/** A cell that is a number has a decimal point, whatever its owner's program shows. */
function readAmount({ text, is }: ReadCell): { value: number } | { fault: CellFault } {
  if (text.endsWith('%')) return { fault: { problem: 'percent' } }
  try {
    return { value: is === 'number' ? parseUsd(text) : typedAmount(text.replace(/^'/, '')) }
  } catch (error) {
    if (isRefusal(error, 'AMOUNT_UNCLEAR'))
      return { fault: { problem: 'unclear', said: text.slice(0, SAID), as: error.data.readings } }
    if (NO_AMOUNT.some((code) => isRefusal(error, code))) return fault('amount', text)
    throw error
  }
}

function oneOf(text: string, words: readonly string[], problem: 'pricing' | 'status'): Read {
  const word = text.toLowerCase()
  return words.includes(word) ? { value: word } : fault(problem, text)
}

function readYesNo(text: string): Read {
  const word = text.toLowerCase()
  if (YES.has(word)) return { value: true }
  return NO.has(word) ? { value: false } : fault('yes_no', text)
}

function readSuppliers(text: string): Read {
  const names = text
    .toLowerCase()
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const isGood =
    names.length > 0 &&
    names.length <= MAX_SUPPLIERS &&
    names.every((one) => SUPPLIER.test(one)) &&
    new Set(names).size === names.length
  return isGood ? { value: names } : fault('suppliers', text)
}

/** `a-60` at every supplier, or `one=a-60; other=4711`. */
function readRef(text: string, suppliers: readonly string[]): Read {
  const parts = text.split(';').map((part) => {
    const at = part.indexOf('=')
    return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()] as const
  })
  const isByName = parts.some(([name]) => suppliers.includes(name))
  if (!isByName) return sized(text, MAX_REF, 'ref')
  const unknown = parts.find(([name]) => !suppliers.includes(name))
  if (unknown) {
    const name = unknown[0].slice(0, SAID)
    return { fault: { problem: 'unknown_supplier', name, suppliers } }
  }
  const isSized = parts.every(([, ref]) => ref.length > 0 && ref.length <= MAX_REF)
  return isSized
    ? { value: Object.fromEntries(parts) }
    : { fault: { problem: 'ref', max: MAX_REF } }
}

function sized(text: string, max: number, problem: 'name' | 'ref'): Read {
  return text.length <= max ? { value: text } : { fault: { problem, max } }
}

function fault(
  problem: 'amount' | 'pricing' | 'yes_no' | 'status' | 'suppliers',
  text: string,
): { fault: CellFault } {
  return { fault: { problem, said: text.slice(0, SAID).toWellFormed() } }
}
