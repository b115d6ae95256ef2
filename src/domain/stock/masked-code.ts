/** Shows at most 4 characters at each end, and at most a quarter of the code in total. */
const SHOWN_AT_AN_END = 4
const SHARE_AT_AN_END = 8

/** Masks a code: enough to tell it from others, too little to guess the rest. */
export function maskedCode(code: string): string {
  const characters = [...code]
  const shown = Math.min(SHOWN_AT_AN_END, Math.floor(characters.length / SHARE_AT_AN_END))
  if (shown === 0) return '•••'
  return `${characters.slice(0, shown).join('')}…${characters.slice(-shown).join('')}`
}
