import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError } from '../domain/shared/errors.ts'

/** How old what Telegram signed may be. */
const MAX_AGE_MS = 5 * 60_000
/** The clocks of Telegram and this machine differ a little. */
const AHEAD_MS = 60_000
const MAX_LENGTH = 4096

/**
 * Who opens a Mini App, by the `initData` that Telegram signed with the bot's token.
 * https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app
 * @returns signed: the signature, which no other data has
 * @throws DomainError NOT_LET_IN
 */
export function readInitData(
  text: string,
  token: string,
  now: Date,
): { telegramId: number; signed: string } {
  const fields = new URLSearchParams(text.slice(0, MAX_LENGTH))
  const signed = fields.get('hash') ?? ''
  fields.delete('hash')
  const signedText = [...fields]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n')
  const key = createHmac('sha256', 'WebAppData').update(token).digest()
  const expected = createHmac('sha256', key).update(signedText).digest()
  const given = Buffer.from(signed, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new DomainError('NOT_LET_IN', { problem: 'not_signed' })
  const ageMs = now.getTime() - Number(fields.get('auth_date')) * 1000
  if (!(ageMs <= MAX_AGE_MS && ageMs >= -AHEAD_MS))
    throw new DomainError('NOT_LET_IN', { problem: 'too_old' })
  return { telegramId: personIn(fields.get('user')), signed: expected.toString('hex') }
}

/** @throws DomainError NOT_LET_IN for data without a person, such as that of a channel */
function personIn(user: string | null): number {
  const { id } = Object(JSON.parse(user ?? 'null')) as { id?: unknown }
  if (Number.isSafeInteger(id)) return id as number
  throw new DomainError('NOT_LET_IN', { problem: 'not_signed' })
}
