import { hash } from 'node:crypto'
import { base32, CROCKFORD } from '../shared/ids.ts'

/** Where a program is in an account's events: the number and the time of one of them. */
export type EventCursor = { number: number; at: Date }

/** Before the account's first event. It has an id, too, so that programs have one to begin with. */
export const BEFORE_FIRST: EventCursor = { number: 0, at: new Date(0) }

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
export function eventId(accountId: number, { number, at }: EventCursor): string {
  const token = base32(at.getTime(), TIME_LENGTH) + base32(number, NUMBER_LENGTH)
  return `evt_${token}${checkOf(accountId, token)}`
}

/** The cursor of the event with this id; null unless it is an id of this account. The event may be deleted by now. */
export function parseEventId(accountId: number, id: string): EventCursor | null {
  if (!EVENT_ID.test(id)) return null
  const numberAt = 'evt_'.length + TIME_LENGTH
  const checkAt = numberAt + NUMBER_LENGTH
  const cursor = {
    number: decoded(id.slice(numberAt, checkAt)),
    at: new Date(decoded(id.slice(4, numberAt))),
  }
  return eventId(accountId, cursor) === id ? cursor : null
}

function checkOf(accountId: number, token: string): string {
  const digest = hash('sha256', `${accountId} ${token}`, 'buffer')
  return base32(digest.readUIntBE(0, 3), CHECK_LENGTH)
}

function decoded(token: string): number {
  return [...token].reduce((value, character) => value * 32 + CROCKFORD.indexOf(character), 0)
}
