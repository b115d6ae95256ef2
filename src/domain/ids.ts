import { randomBytes } from 'node:crypto'

/** Crockford's base32: no I, L, O or U, so that an id survives being read out. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * An id such as `API-GMA-7Q2M9XK4-0T8ZPD`: the code names the game or the kind of lookup, the rest
 * is random (70 bits), so that ids can be neither guessed nor counted.
 */
export function newOrderId(code: string): string {
  return `API-${code}-${randomToken(8)}-${randomToken(6)}`
}

function randomToken(length: number): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
}
