import { Argument, InvalidArgumentError } from 'commander'
import { KEY_SCOPES, type KeyScope } from '../domain/access/key-terms.ts'
import { parsePositiveUsd, parseUsd } from '../domain/shared/money.ts'
import { typedRate } from '../domain/shared/typed-amount.ts'

/** Reads a whole number: digits alone, without a sign or leading zeros. @param says what else is refused with */
function whole(
  says: string,
  { min = 1, max = Number.MAX_SAFE_INTEGER } = {},
): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (/^(0|[1-9]\d*)$/.test(text) && number >= min && number <= max) return number
    throw new InvalidArgumentError(says)
  }
}

export const telegramId = whole('A Telegram id is a whole number above zero.')
/** Zero or more. */
export const wholeNumber = whole('Give a whole number.', { min: 0, max: 999_999 })

/** Micro-USD, zero or more. Scripts write a decimal point; what a person may mean as thousands is refused. */
export const usd = (text: string) => clear(text, parseUsd)

/** Micro-USD above zero. */
export const positiveUsd = (text: string) => clear(text, parsePositiveUsd)

/** @throws DomainError AMOUNT_UNCLEAR for `150.000` */
function clear(text: string, parse: (amount: string) => number): number {
  const micros = parse(text)
  typedRate(text)
  return micros
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
export function onOrOff(description?: string): Argument {
  return new Argument('<on|off>', description).choices(['on', 'off'])
}
