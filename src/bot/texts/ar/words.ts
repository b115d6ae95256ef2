import { createCounted, createFormat, type Language } from '../format.ts'

export const language: Language = { code: 'ar', name: 'العربية', rightToLeft: true }
export const format = createFormat(language)
/** `رمز واحد`, `رمزان`, `5 رموز`, `11 رمزًا`, `100 رمز`. */
export const counted = createCounted<'one' | 'two' | 'few' | 'many'>(language, {
  alone: ['one', 'two'],
})
/** Keeps a command or another piece in Latin letters together: else its slash would move to the wrong side. */
export const apart = format.apart

// The forms stand where nothing changes their case, such as after a colon.
export const CODES = {
  one: 'رمز واحد',
  two: 'رمزان',
  few: 'رموز',
  many: 'رمزًا',
  other: 'رمز',
}
export const ORDERS = {
  one: 'طلب واحد',
  two: 'طلبان',
  few: 'طلبات',
  many: 'طلبًا',
  other: 'طلب',
}
export const ROWS = { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' }
export const PIECES = { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' }
export const CALLS = {
  one: 'استدعاء واحد',
  two: 'استدعاءان',
  few: 'استدعاءات',
  many: 'استدعاءً',
  other: 'استدعاء',
}
export const RECEIPTS = {
  one: 'إيصال واحد',
  two: 'إيصالان',
  few: 'إيصالات',
  many: 'إيصالًا',
  other: 'إيصال',
}
export const PRODUCTS = {
  one: 'منتج واحد',
  two: 'منتجان',
  few: 'منتجات',
  many: 'منتجًا',
  other: 'منتج',
}
export const OLDER_KEYS = {
  one: 'مفتاح واحد أقدم',
  two: 'مفتاحان أقدم',
  few: 'مفاتيح أقدم',
  many: 'مفتاحًا أقدم',
  other: 'مفتاح أقدم',
}

/** The operator in a sentence, with the support contact if one is set. */
export function operator(support: string): string {
  return support === '' ? 'المشغّل' : `المشغّل (${apart(support)})`
}
