/** Where a number with an exponent may be, also within a string. */
const MAYBE_EXPONENT = /[:,[\s]-?\d+(?:\.\d+)?[eE]/
/** In valid JSON: a string, or the end of a number with an exponent. */
const STRING_OR_EXPONENT = /"(?:[^"\\]|\\[\s\S])*"?|\d[eE][+-]?\d+/g
/** Makes any number Infinity that ends in it. */
const BEYOND = '9e999'

/**
 * As JSON.parse, but a number that is written such as 1e7 becomes Infinity, which no field takes: one digit
 * of it decides between ten and ten million.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (!MAYBE_EXPONENT.test(text)) return value
  // JSON.parse with a reviver takes ten times as long, and fails where values are nested deeply.
  const refused = text.replace(STRING_OR_EXPONENT, (found) =>
    found.startsWith('"') ? found : BEYOND,
  )
  return refused === text ? value : JSON.parse(refused)
}

/** Whether a schema's message is about a number that parseJson did not take. */
export function isUnreadNumber(message: string): boolean {
  return message.includes('Infinity')
}
