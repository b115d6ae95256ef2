import fc from 'fast-check'

/** Any character. fast-check's own unit for that, `binary`, takes a second to make. */
export const character = fc
  .nat(0x10ffff)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
