const MAX_LENGTH = 200

/**
 * What somebody else's program said, in one line that can be stored and shown: the beginning of it, without
 * what no database takes. The text must have been masked before: half a secret would not be recognized.
 */
export function said(by: unknown, maxLength = MAX_LENGTH): string {
  const text = by instanceof Error ? by.message : String(by)
  return text
    .slice(0, 2 * maxLength)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
}
