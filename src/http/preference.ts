// The header Prefer (RFC 7240).

/** Says in a strict answer that the preference was followed (RFC 7240). */
export const STRICT_APPLIED = { 'Preference-Applied': 'handling=strict' }

/** One preference of the header Prefer; parameters after a semicolon do not matter here. */
const PREFERENCE =
  /(?:^|,)[\t ]*([!#$%&'*+.^_`|~\w-]+)[\t ]*(?:=[\t ]*("(?:[^"\\]|\\.)*"|[^\s",;]*))?((?:"(?:[^"\\]|\\.)*"|[^",])*)/g

/** Whether the header contains `handling=strict`. If a preference is repeated, the first one counts. */
export function prefersStrict(header: string | undefined): boolean {
  if (header === undefined) return false
  for (const [, name = '', value = ''] of header.matchAll(PREFERENCE))
    if (name.toLowerCase() === 'handling')
      return value.replace(/^"(.*)"$/, '$1').toLowerCase() === 'strict'
  return false
}
