import type { ReadCell } from '../domain/shared/table.ts'

// Number formats of workbooks (ECMA-376, 18.8.31), as far as people use them in tables: digits, zeros in front,
// decimals, groups, currencies and percent. A number that is shown in another way is good for an amount only.

/** What a person sees of a number in a cell, from the number as it is stored. */
export type NumberFormat = (stored: string) => ReadCell

/** Excel's own limit. */
const MAX_LENGTH = 255
/** Spreadsheets keep so many digits of a number. */
const DIGITS = 15
/** As many as Intl takes. */
const MAX_WHOLE = 21

const [WHOLE_GROUPS, GROUPS] = ['#,##0', '#,##0.00']
/** Excel's own formats, by their numbers. Whatever else it has is a date or a time. */
export const BUILT_IN: Record<number, string> = {
  ...{ 1: '0', 2: '0.00', 3: WHOLE_GROUPS, 4: GROUPS, 5: WHOLE_GROUPS, 6: WHOLE_GROUPS },
  ...{ 7: GROUPS, 8: GROUPS, 9: '0%', 10: '0.00%', 11: '0.00E+00', 12: '# ?/?', 13: '# ??/??' },
  ...{ 37: WHOLE_GROUPS, 38: WHOLE_GROUPS, 39: GROUPS, 40: GROUPS, 41: WHOLE_GROUPS },
  ...{ 42: WHOLE_GROUPS, 43: GROUPS, 44: GROUPS, 48: '##0.0E+0' },
}

/** Texts, signs that are shown as they are, currencies; spaces as wide as a sign, and signs that fill the cell. */
const LITERAL = /"[^"]*"|\[\$[^[\]]*\]|\\.|[_*]./g
const COLOUR = /\[[a-z]+\d*\]/gi
const PLACES = /^([#0?,]*)(?:\.([#0?]*))?$/

export function numberFormat(code: string): NumberFormat {
  const [section = ''] = code
    .slice(0, MAX_LENGTH)
    .replace(COLOUR, '')
    .replace(LITERAL, ' ')
    .split(';')
  if (section.includes('%')) return (stored) => ({ text: plain(stored), is: 'percent' })
  if (/^(?:general|@)?$/i.test(section)) return general
  if (/[dmyhs]/i.test(section)) return () => ({ text: '', is: 'date' })
  const [, whole, decimals = ''] = PLACES.exec(section.replaceAll(/[^#0?,.a-z/[\]]/gi, '')) ?? []
  if (whole === undefined) return (stored) => ({ text: plain(stored), is: 'rounded' })
  const format = new Intl.NumberFormat('en', {
    useGrouping: false,
    minimumIntegerDigits: Math.min(Math.max(whole.replace(/[^0]/g, '').length, 1), MAX_WHOLE),
    minimumFractionDigits: decimals.replace(/[^0]/g, '').length,
    maximumFractionDigits: decimals.length,
  })
  const isPlain = /^[#0?.]+$/.test(section)
  // A comma at the end: in thousands.
  const scale = 1000 ** (whole.split(/[#0?]/).at(-1)?.length ?? 0)
  return (stored) => {
    const { text, is } = general(stored)
    if (is !== 'number') return { text, is }
    const shown = format.format(plain(Number(stored) / scale) as Intl.StringNumericLiteral)
    return { text: shown, is: isPlain ? 'number' : 'rounded' }
  }
}

/** With all its digits, as LibreOffice and Google show it; Excel may show an exponent, but stores the same. */
export function general(stored: string): ReadCell {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return { text: '', is: 'error' }
  const text = plain(value)
  const isExact = !text.includes('e') && Math.abs(value) < 10 ** DIGITS
  return { text, is: isExact ? 'number' : 'rounded' }
}

/** 0.1 + 0.2 is stored as 0.30000000000000004, and shown as 0.3. */
function plain(value: number | string): string {
  return String(Number(Number(value).toPrecision(DIGITS)))
}
