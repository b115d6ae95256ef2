import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openedJson, sealedJson } from '../../db/codes-at-rest.ts'
import type { Reader, Tx } from '../../db/store.ts'
import { settings } from '../schema.ts'
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

/** Ends all questions. */
export async function dropConfirmations(tx: Tx): Promise<void> {
  const { name, value } = settings
  await tx
    .delete(settings)
    .where(sql`${name} like '%:%' and cast(${value} as text) like '%"token"%'`)
}

// Buttons that decide about something that they name. A screen with such buttons has one token, and each
// button counts for as long as nothing newer that the person sees asks the same.

/** A button that somebody pressed. `about`: what it decides. `updateId`: the press, which may be handled again. */
export type Press = { telegramId: number; about: string; token: string; updateId: number }
/** `kept`: stored by sealedJson, because it may be what somebody has typed. */
type Asked = { about: string; token: string; askedMs: number; usedBy?: number; kept?: unknown }

/**
 * Stores what a screen asks, in the place of older screens that ask the same.
 * @param keeps what is done, besides what the buttons carry
 * @returns the screen's token
 */
export async function putUpDecisions(
  tx: Tx,
  telegramId: number,
  abouts: readonly string[],
  now: Date,
  keeps?: object,
): Promise<string> {
  await lockState(tx, decisionsOf(telegramId))
  const token = newToken()
  const others = (await askedOf(tx, telegramId)).filter(
    ({ about, askedMs }) => !abouts.includes(about) && !isOver(askedMs, now),
  )
  const kept = keeps && { kept: sealedJson(tx, placeOf(telegramId), keeps) }
  const asked: Asked[] = abouts.map((about) => ({
    ...{ about, token, askedMs: now.getTime() },
    ...kept,
  }))
  await writeState(tx, decisionsOf(telegramId), [...others, ...asked].slice(-MAX_OPEN))
  return token
}

/** `over`: it expired, something newer asks the same, or it is of before a restore. */
export async function pressState(
  db: Reader,
  { telegramId, about, token, updateId }: Press,
  now: Date,
): Promise<'open' | 'used' | 'over'> {
  const found = await askedBy(db, { telegramId, about, token })
  if (!found || isOver(found.askedMs, now)) return 'over'
  return found.usedBy === undefined || found.usedBy === updateId ? 'open' : 'used'
}

/** What the screen of the button keeps. */
export async function keptBy(db: Reader, press: Omit<Press, 'updateId'>): Promise<unknown> {
  return openedJson(db, placeOf(press.telegramId), (await askedBy(db, press))?.kept)
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

async function askedBy(
  db: Reader,
  { telegramId, about, token }: Omit<Press, 'updateId'>,
): Promise<Asked | undefined> {
  const all = await askedOf(db, telegramId)
  return all.find((one) => one.about === about && one.token === token)
}

function placeOf(telegramId: number): string {
  return `settings.value:${decisionsOf(telegramId)}`
}

function decisionsOf(telegramId: number): `${string}:${string}` {
  return `decisions:${telegramId}`
}
