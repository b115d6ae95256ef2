/** Finds a number with an exponent, or a part of a string that looks like one. */
const MAYBE_EXPONENT = /[:,[\s]-?\d+(?:\.\d+)?[eE]/
/** In valid JSON: a string, or the end of a number with an exponent. */
const STRING_OR_EXPONENT = /"(?:[^"\\]|\\[\s\S])*"?|\d[eE][+-]?\d+/g
/** Any number that ends in this parses as Infinity. */
const BEYOND = '9e999'

/**
 * As JSON.parse, but turns numbers with an exponent, such as 1e7, into Infinity, which no field accepts: a
 * mistake in one digit would turn ten into ten million.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (!MAYBE_EXPONENT.test(text)) return value
  // JSON.parse with a reviver takes ten times as long, and fails on deeply nested values.
  const refused = text.replace(STRING_OR_EXPONENT, (found) =>
    found.startsWith('"') ? found : BEYOND,
  )
  return refused === text ? value : JSON.parse(refused)
}

/** Whether a schema's message is about a number that parseJson has refused. */
export function isUnreadNumber(message: string): boolean {
  return message.includes('Infinity')
}
