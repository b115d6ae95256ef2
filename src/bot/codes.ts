/** This many codes of at most MAX_CHARACTERS fit into a message; otherwise the codes go into a file. */
export const MAX_CODES = 10
const MAX_CHARACTERS = 200

export function fitMessage(codes: readonly string[]): boolean {
  return codes.length <= MAX_CODES && codes.every(({ length }) => length <= MAX_CHARACTERS)
}
