import { readFileSync } from 'node:fs'
import { Argument, InvalidArgumentError, Option } from 'commander'
import { KEY_SCOPES, type KeyScope } from '../domain/access/key-terms.ts'
import { parseDuration, parsePositiveDuration } from '../domain/shared/durations.ts'
import { parsePositiveUsd, parseUsd } from '../domain/shared/money.ts'
import type { Period } from '../domain/shared/since.ts'
import { decodedText } from '../domain/shared/table-text.ts'
import { parseTime } from '../domain/shared/time-text.ts'
import { typedRate } from '../domain/shared/typed-amount.ts'
import { type Days, parseDay } from '../domain/shared/utc-day.ts'
import type { Command } from './command.ts'
import { refusalText } from './errors.ts'
import { CliError } from './session.ts'

/** A Telegram id: digits alone, without a sign or leading zeros. */
export function telegramId(text: string): number {
  const id = Number(text)
  if (!/^[1-9]\d*$/.test(text) || !Number.isSafeInteger(id))
    throw new InvalidArgumentError('A Telegram id is a whole number above zero.')
  return id
}

/** The option of a command about one account. Its older name was for Telegram ids alone. */
export type Target = { account: string }

const WHOSE = '--telegram-id, --account <who>'

/** Makes the command ask whose account it is about: see accountNamed. */
export function aboutAccount(parent: Command, name: string): Command {
  return parent.command(name).requiredOption(WHOSE, "the holder's @name, Telegram id or account id")
}

/** The same, for a command that can also be about all accounts. */
export function accountOption(): Option {
  return new Option(WHOSE, "only this holder's: @name, Telegram id or account id")
}

/** A cursor, as the page before has printed it. */
export function cursor(text: string): number {
  const serial = Number(text)
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(serial)) return serial
  throw new InvalidArgumentError('Give the cursor that the page before ended with.')
}

/** The number of a payment, as the list of payments shows it. */
export function paymentNumber(text: string): number {
  const id = Number(text)
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(id)) return id
  throw new InvalidArgumentError('Give the number that deposit unmatched lists.')
}

/** Ids of codes in stock, each with its own word. */
export function codeId(text: string, before: readonly number[] = []): number[] {
  const id = Number(text)
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(id)) return [...before, id]
  throw new InvalidArgumentError('Give the ids that claim show lists.')
}

/** An id of an order, or a trxid, whose letter case matters. */
export function trxidOrId(text: string): string {
  return text.trim()
}

/** An id of an order or a top-up, which may be typed in lower case. */
export function reference(text: string): string {
  return text.trim().toUpperCase()
}

/** Micro-USD, zero or more. Scripts write a decimal point; what a person may mean as thousands is refused. */
export const usd = checked((text: string) => clear(text, parseUsd))

/** Micro-USD above zero. */
export const positiveUsd = checked((text: string) => clear(text, parsePositiveUsd))

/** @throws DomainError AMOUNT_UNCLEAR for `150.000` */
function clear(text: string, parse: (amount: string) => number): number {
  const micros = parse(text)
  typedRate(text)
  return micros
}

/** Milliseconds, zero or more. */
export const duration = checked(parseDuration)

/** Milliseconds above zero. */
export const positiveDuration = checked(parsePositiveDuration)

/** Zero or more. */
export function wholeNumber(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Give a whole number.')
}

/** How many rows to show: 1 to 200. */
export function limit(text: string): number {
  const rows = Number(text)
  if (/^\d+$/.test(text) && rows >= 1 && rows <= 200) return rows
  throw new InvalidArgumentError('Give a whole number from 1 to 200.')
}

/** A time in the past: a day, a time in ISO 8601, or how long ago, such as 2h. @throws CliError */
export function pastTime(text: string, now: Date): Date {
  const at = /^\d+[smhd]$/.test(text)
    ? new Date(now.getTime() - parseDuration(text))
    : parseTime(text)
  if (at && at <= now) return at
  throw new CliError(
    `"${text}" is not a time in the past. Write it like 2026-01-15, 2026-01-15T12:00:00Z or 2h.`,
  )
}

/** The period between the options --from and --to; null: no bound. @throws CliError as pastTime */
export function periodIn(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): Period {
  return {
    from: from === undefined ? null : pastTime(from, now),
    to: to === undefined ? null : pastTime(to, now),
  }
}

export type DaysOptions = { from?: string; to?: string }

/** The days between the options --from and --to, both included. @throws CliError */
export function daysIn({ from, to }: DaysOptions, otherwise: Days): Days {
  const [first, last] = [from ?? otherwise.first, to ?? otherwise.last].map((text) => {
    const day = parseDay(text)
    if (day === null) throw new CliError(`"${text}" is not a day. Write it like 2026-01-31.`)
    return day
  }) as [string, string]
  if (first > last) throw new CliError(`${first} is after ${last}: --from is the first day.`)
  return { first, last }
}

/** A list of scopes, such as `read,order`. */
export function scopes(text: string): KeyScope[] {
  const named = text.split(',').map((one) => one.trim())
  const known = KEY_SCOPES.filter((scope) => named.includes(scope))
  if (known.length !== new Set(named).size)
    throw new InvalidArgumentError(`Write one or more of ${KEY_SCOPES.join(',')}.`)
  return known
}

/** The argument of a command that switches something on or off. */
export function onOrOff(): Argument {
  return new Argument('<on|off>').choices(['on', 'off'])
}

/** @throws CliError if it cannot be read. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw fileError(error, file, 'read')
  }
}

/**
 * Reads a text file.
 * @throws CliError if it cannot be read or is neither UTF-8 nor UTF-16 text.
 */
export function readText(file: string): string {
  // Text in another encoding would be stored as codes and names that nobody can use.
  const text = decodedText(readBytes(file))
  if (text !== null) return text
  throw new CliError(`${file} is not a text file in UTF-8. Save it as UTF-8 first.`)
}

/** Explains errors of the file system to the operator. Other errors are returned unchanged. */
export function fileError(error: unknown, file: string, verb: 'read' | 'written'): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  switch (error.code) {
    case 'ENOENT':
      return new CliError(
        verb === 'read' ? `There is no file ${file}.` : `The folder of ${file} does not exist.`,
      )
    case 'EISDIR':
      return new CliError(`${file} is a folder; name a file.`)
    default:
      return new CliError(`${file} cannot be ${verb}: ${error.message}`)
  }
}

/** Wraps a domain parser, so that its refusal is shown with the name of the option or argument. */
export function checked<T>(parse: (text: string) => T): (text: string) => T {
  return (text) => {
    try {
      return parse(text)
    } catch (error) {
      const refusal = refusalText(error)
      throw refusal === null ? error : new InvalidArgumentError(refusal)
    }
  }
}
