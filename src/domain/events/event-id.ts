import { hash } from 'node:crypto'

/** An event of an account, as its id names it. */
export type EventPlace = { number: number; at: Date }

/** Before the account's first event. It has an id, too, so that programs have one to begin with. */
export const BEFORE_FIRST: EventPlace = { number: 0, at: new Date(0) }

/** Crockford's base32. Its order is that of ASCII, so that ids of one width sort like what they encode. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TIME_LENGTH = 9
const NUMBER_LENGTH = 7
/** One in a million made-up ids passes. It reads the account's own events, like any other. */
const CHECK_LENGTH = 4
const EVENT_ID = /^evt_[0-9A-HJKMNP-TV-Z]{20}$/

/**
 * The event's id, such as `evt_1KF0RDQM40000002M3JX`: the time, the number and a check, so that an
 * account's ids sort in the order of its events. The check depends on the account: ids differ between
 * accounts, and another account's id is recognized.
 */
export function eventId(accountId: number, { number, at }: EventPlace): string {
  const place = encoded(at.getTime(), TIME_LENGTH) + encoded(number, NUMBER_LENGTH)
  return `evt_${place}${checkOf(accountId, place)}`
}

/** The event that the id names; null unless it is an id of this account. The event may be deleted by now. */
export function parseEventId(accountId: number, id: string): EventPlace | null {
  if (!EVENT_ID.test(id)) return null
  const numberAt = 'evt_'.length + TIME_LENGTH
  const checkAt = numberAt + NUMBER_LENGTH
  const place = {
    number: decoded(id.slice(numberAt, checkAt)),
    at: new Date(decoded(id.slice(4, numberAt))),
  }
  return eventId(accountId, place) === id ? place : null
}

function checkOf(accountId: number, place: string): string {
  const digest = hash('sha256', `${accountId} ${place}`, 'buffer')
  return encoded(digest.readUIntBE(0, 3), CHECK_LENGTH)
}

function encoded(value: number, length: number): string {
  let left = value
  let token = ''
  while (token.length < length) {
    token = CROCKFORD[left % 32] + token
    left = Math.floor(left / 32)
  }
  return token
}

function decoded(token: string): number {
  return [...token].reduce((value, character) => value * 32 + CROCKFORD.indexOf(character), 0)
}
