import { randomFillSync } from 'node:crypto'

/** Crockford's base32: no I, L, O or U, so that an id survives being read out. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** So many characters tell the millisecond, of a circle of 32^6 of them: twelve days. */
const TIME_LENGTH = 6

/**
 * An id such as `API-GMA-7Q2M9XK4-0T8ZPD`: the code names the game or the kind of lookup, six
 * characters the time, and the rest is random (40 bits), so that ids can be neither guessed nor counted.
 * What is made at one time lies side by side in the indexes: else each order of a group would be written
 * to pages of its own, in a large database to pages that nobody has in memory.
 */
export function newOrderId(code: string, now: Date): string {
  const token = timeToken(now) + randomToken(14 - TIME_LENGTH)
  return `API-${code}-${token.slice(0, 8)}-${token.slice(8)}`
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

function timeToken(now: Date): string {
  let left = now.getTime()
  let token = ''
  while (token.length < TIME_LENGTH) {
    token = CROCKFORD[left % 32] + token
    left = Math.floor(left / 32)
  }
  return token
}

/** Random bytes that no id has used yet: to ask for each id's took as long as an insert. */
const randomness = Buffer.alloc(1024)
let bytesUsed = randomness.length

function randomToken(length: number): string {
  if (bytesUsed + length > randomness.length) {
    randomFillSync(randomness)
    bytesUsed = 0
  }
  let token = ''
  while (token.length < length) token += CROCKFORD[randomness.readUInt8(bytesUsed++) % 32]
  return token
}
