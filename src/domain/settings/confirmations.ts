import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openedJson, sealedJson } from '../../db/codes-at-rest.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { settings } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import { lockState, readState, sweepStates, writeState } from './state.ts'

// What people are asked to confirm. Tokens are random, so that no button of before a restore, which gives ids
// again, fits what is asked afterwards.

/** After this a question has expired: the person may have forgotten what it was about. */
const ANSWER_WITHIN_MS = 60 * 60 * 1000
/** More than anybody decides in an hour. The oldest buttons then show their screens again. */
const MAX_OPEN = 200
const TOKEN_BYTES = 8
const SWEPT_AT_ONCE = 500

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The clock may have been set back since. */
function isOver(askedMs: number, now: Date): boolean {
  return Math.abs(now.getTime() - askedMs) > ANSWER_WITHIN_MS
}

// Confirmations: actions that a person was asked to confirm, with the data needed to carry them out. Only their
// newest one of each kind can be given, and only once, however often they press its button.

/** The kind of action and the person: each person is asked for at most one confirmation of a kind. */
export type ConfirmationFor = { kind: string; telegramId: number }
/** `about`: stored by sealedJson. */
type Confirmation = { token: string; askedMs: number; about: unknown }

/** @param about the data needed to carry it out @returns the token for its button */
export async function makeConfirmation(
  tx: Tx,
  to: ConfirmationFor,
  about: object,
  now: Date,
): Promise<string> {
  const sealed = sealedJson(tx, placeOf(to), about)
  const confirmation: Confirmation = { token: newToken(), askedMs: now.getTime(), about: sealed }
  await writeState(tx, stateOf(to), confirmation)
  return confirmation.token
}

/**
 * Returns its `about`.
 * @throws DomainError CONFIRMATION_OVER if it was given before, or a newer one was asked for; CONFIRMATION_EXPIRED
 */
export async function openConfirmation(
  db: Reader,
  to: ConfirmationFor,
  token: string,
  now: Date,
): Promise<unknown> {
  const confirmation = Object(await readState(db, stateOf(to))) as Partial<Confirmation>
  if (confirmation.token !== token || !confirmation.about)
    throw new DomainError('CONFIRMATION_OVER')
  if (isOver(confirmation.askedMs ?? 0, now)) throw new DomainError('CONFIRMATION_EXPIRED')
  return openedJson(db, placeOf(to), confirmation.about)
}

/** Uses the confirmation up, in the transaction that carries it out. @throws DomainError as openConfirmation */
export async function takeConfirmation(
  tx: Tx,
  to: ConfirmationFor,
  token: string,
  now: Date,
): Promise<void> {
  await lockState(tx, stateOf(to))
  await openConfirmation(tx, to, token, now)
  await writeState(tx, stateOf(to), false)
}

/** Ends all confirmations. */
export async function dropConfirmations(tx: Tx): Promise<void> {
  const { name, value } = settings
  await tx
    .delete(settings)
    .where(sql`${name} like '%:%' and cast(${value} as text) like '%"token"%'`)
}

/** What it is about may be what somebody has typed. */
function placeOf(to: ConfirmationFor): string {
  return `settings.value:${stateOf(to)}`
}

function stateOf({ kind, telegramId }: ConfirmationFor): `${string}:${string}` {
  return `${kind}:${telegramId}`
}

// Buttons that decide about something that they name. A screen with such buttons has one token, and each
// button counts for as long as nothing newer that the person sees asks the same.

/** A button that somebody pressed. `about`: what it decides. `updateId`: the press, which may be handled again. */
export type Press = { telegramId: number; about: string; token: string; updateId: number }
type Asked = { about: string; token: string; askedMs: number; usedBy?: number }

/** Stores what a screen asks, in the place of older screens that ask the same. @returns the screen's token */
export async function putUpDecisions(
  tx: Tx,
  telegramId: number,
  abouts: readonly string[],
  now: Date,
): Promise<string> {
  await lockState(tx, decisionsOf(telegramId))
  const token = newToken()
  const others = (await askedOf(tx, telegramId)).filter(
    ({ about, askedMs }) => !abouts.includes(about) && !isOver(askedMs, now),
  )
  const asked: Asked[] = abouts.map((about) => ({ about, token, askedMs: now.getTime() }))
  await writeState(tx, decisionsOf(telegramId), [...others, ...asked].slice(-MAX_OPEN))
  return token
}

/** `over`: it expired, something newer asks the same, or it is of before a restore. */
export async function pressState(
  db: Reader,
  { telegramId, about, token, updateId }: Press,
  now: Date,
): Promise<'open' | 'used' | 'over'> {
  const found = (await askedOf(db, telegramId)).find(
    (one) => one.about === about && one.token === token,
  )
  if (!found || isOver(found.askedMs, now)) return 'over'
  return found.usedBy === undefined || found.usedBy === updateId ? 'open' : 'used'
}

/** Uses the button up, in the transaction that decides. @returns false if it may decide no more */
export async function usePress(tx: Tx, press: Press, now: Date): Promise<boolean> {
  const { telegramId, about, token, updateId: usedBy } = press
  await lockState(tx, decisionsOf(telegramId))
  if ((await pressState(tx, press, now)) !== 'open') return false
  const asked = (await askedOf(tx, telegramId)).map((one) =>
    one.about === about && one.token === token ? { ...one, usedBy } : one,
  )
  await writeState(tx, decisionsOf(telegramId), asked)
  return true
}

/** Forgets what has expired. A button that is put up at the same moment may have to be pressed once more. */
export function sweepDecisions(tx: Tx, now: Date): Promise<void> {
  return sweepStates(tx, 'decisions:', SWEPT_AT_ONCE, (asked) =>
    (asked as Asked[]).every(({ askedMs }) => isOver(askedMs, now)),
  )
}

async function askedOf(db: Reader, telegramId: number): Promise<Asked[]> {
  return ((await readState(db, decisionsOf(telegramId))) ?? []) as Asked[]
}

function decisionsOf(telegramId: number): `${string}:${string}` {
  return `decisions:${telegramId}`
}
