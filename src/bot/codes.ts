/** More codes, or a code of more than MAX_CHARACTERS, do not fit into a message and go into a file. */
export const MAX_CODES = 10
const MAX_CHARACTERS = 200

export function fitMessage(codes: readonly string[]): boolean {
  return codes.length <= MAX_CODES && codes.every(({ length }) => length <= MAX_CHARACTERS)
}
