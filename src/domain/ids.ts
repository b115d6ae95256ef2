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

/** Of every deposit's reference, by which entries that add to it are traced to it. */
export const DEPOSIT_REFERENCE_LENGTH = 'DEP-7Q2M9XK4-0T8ZPD'.length

/** A deposit's reference, such as `DEP-7Q2M9XK4-0T8ZPD`, which the payer may have to copy by hand. */
export function newDepositReference(): string {
  return `DEP-${randomToken(8)}-${randomToken(6)}`
}

/** Whether the text has a deposit's form: the bot may have sold other things before. */
export function isDepositReference(text: string): boolean {
  return /^DEP-[0-9A-Z]{8}-[0-9A-Z]{6}$/.test(text)
}

function randomToken(length: number): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
}
