// The header Prefer (RFC 7240).

/** Says in a strict answer that the preference was followed (RFC 7240). */
export const STRICT_APPLIED = { 'Preference-Applied': 'handling=strict' }

/** One preference with its parameters: up to the next comma outside a quoted text, whose end may be missing. */
const PREFERENCE = /(?:"(?:[^"\\]|\\.?)*(?:"|$)|[^",])+/g
const NAME_AND_VALUE = /^[\t ]*([^\t ",;=]+)[\t ]*(?:=[\t ]*("[^"]*"|[^\t ",;]*))?/

/** Whether the header contains `handling=strict`. If a preference is repeated, the first one counts. */
export function prefersStrict(header: string | undefined): boolean {
  for (const [preference] of header?.matchAll(PREFERENCE) ?? []) {
    const [, name = '', value = ''] = NAME_AND_VALUE.exec(preference) ?? []
    if (name.toLowerCase() === 'handling')
      return value.replace(/^"(.*)"$/, '$1').toLowerCase() === 'strict'
  }
  return false
}
