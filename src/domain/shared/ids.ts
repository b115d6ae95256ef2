import { randomFillSync } from 'node:crypto'

/**
 * Crockford's base32: no I, L, O or U, so that an id survives being read out. Its order is that of ASCII, so
 * that texts of one length sort like the numbers that they encode.
 */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** These characters encode the time in milliseconds, modulo 32^6: it repeats every twelve days. */
const TIME_LENGTH = 6

/**
 * Makes an id such as `API-GMA-7Q2M9XK4-0T8ZPD`. The code names the game or the kind of lookup, six
 * characters encode the time, and the rest is random (40 bits), so that ids cannot be guessed or counted.
 * The time keeps ids of one moment together in the indexes. Otherwise each order of a group commit would
 * write its own index pages, which in a large database are not in memory.
 */
export function newOrderId(code: string, now: Date): string {
  const token = base32(now.getTime(), TIME_LENGTH) + randomToken(14 - TIME_LENGTH)
  return `API-${code}-${token.slice(0, 8)}-${token.slice(8)}`
}

/** Ledger entries about a deposit begin with its reference, which is how they are matched to it. */
export const DEPOSIT_REFERENCE_LENGTH = 'DEP-7Q2M9XK4-0T8ZPD'.length

/** Makes a deposit's reference, such as `DEP-7Q2M9XK4-0T8ZPD`. The payer may have to copy it by hand. */
export function newDepositReference(): string {
  return `DEP-${randomToken(8)}-${randomToken(6)}`
}

/** Whether the text has the form of a deposit's reference. A bot that sold other things has other payments. */
export function isDepositReference(text: string): boolean {
  return /^DEP-[0-9A-Z]{8}-[0-9A-Z]{6}$/.test(text)
}

/** Makes a claim's reference, such as `CLM-7Q2M9XK4-0T8ZPD`. */
export function newClaimReference(): string {
  return `CLM-${randomToken(8)}-${randomToken(6)}`
}

/** Makes the id of a bulk order, such as `7q2m9xk40t8z`. Its orders' trxids contain it. */
export function newBulkId(): string {
  return randomToken(12).toLowerCase()
}

const BULK_TRXID = /^bot-([0-9a-z]{12})-\d{1,6}$/

/** The trxid of a line of a bulk order: always the same, so that the line is bought once. */
export function bulkTrxid(bulkId: string, row: number): string {
  return `bot-${bulkId}-${row}`
}

/** The bulk order that a trxid may belong to; null if it has another form. Anybody may send a trxid like that. */
export function bulkIdIn(trxid: string | null): string | null {
  return BULK_TRXID.exec(trxid ?? '')?.[1] ?? null
}

/** Makes the id of a webhook endpoint, such as `whe_7q2m9xk40t8zpd`. */
export function newEndpointId(): string {
  return `whe_${randomToken(14).toLowerCase()}`
}

/** Makes the id of a test event, such as `evt_test_7Q2M9XK40T8ZPD`. */
export function newTestEventId(): string {
  return `evt_test_${randomToken(14)}`
}

/** Makes the id of a purchase that is prepared in the chat: 60 random bits, short enough for any button. */
export function newDraftId(): string {
  return randomToken(12)
}

/** The last digits of a number in base32. */
export function base32(value: number, length: number): string {
  let left = value
  let token = ''
  while (token.length < length) {
    token = CROCKFORD[left % 32] + token
    left = Math.floor(left / 32)
  }
  return token
}

/** Random bytes for the next ids: getting them for each id separately took as long as an insert. */
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

/**
 * Prefix of a stock code's order id if a restore took the code off sale. The id of a lost order, or the
 * number of a code, follows it. No order has such an id.
 */
export const WITHDRAWN = 'RESTORE-'
