/** Where a number with an exponent may be, also within a string. */
const MAYBE_EXPONENT = /[:,[\s]-?\d+(?:\.\d+)?[eE]/

/**
 * As JSON.parse, but a number that is written such as 1e7 becomes NaN, which no field takes: one digit of
 * it decides between ten and ten million.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  if (!MAYBE_EXPONENT.test(text)) return JSON.parse(text)
  const refuseExponent = (_name: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' && source && /e/i.test(source) ? Number.NaN : value
  // TypeScript does not know the third parameter yet.
  return JSON.parse(text, refuseExponent as Parameters<typeof JSON.parse>[1])
}
