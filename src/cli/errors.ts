import type { Moved } from '../domain/service/moved.ts'
import {
  type ErrorTexts,
  type InputErrors,
  type StateErrors,
  wordsFor,
} from '../domain/shared/errors.ts'
import { formatUsd } from '../domain/shared/money.ts'
import {
  type CatalogFault,
  type CatalogPlace,
  type CatalogProblem,
  type DepositState,
  describe,
  type KeyProblem,
  type PatternProblem,
  type ProblemTexts,
  type SettingProblem,
} from '../domain/shared/problems.ts'

// The texts of errors for the operator: of commands, and of a service that does not start.

const PATTERN: ProblemTexts<PatternProblem> = {
  pattern_too_long: ({ max }) => `must not be longer than ${max} characters`,
  pattern_invalid: () => 'must be a regular expression',
  pattern_too_large: () => 'must be smaller: each repetition counts as many times as it may repeat',
  pattern_looks_around: ({ token }) => `must not look ahead or behind: "${token}"`,
  pattern_refers_back: ({ token }) => `must not refer back to a group: "${token}"`,
  pattern_unsupported: ({ said }) => `must use only what RE2 supports: ${said}`,
}

const CATALOG: ProblemTexts<CatalogFault> = {
  ...PATTERN,
  decimals: () => 'must have at most six decimals',
  number: () => 'must be a smaller number, without an exponent: write all its digits',
  supplier_name: () => 'must be 1-32 lower-case letters, digits or -',
  supplier_twice: () => 'must name each supplier once',
  pid: () => 'must be 1-64 letters, digits, - or _',
  slug: () => 'must be 2-40 lower-case letters or digits',
  order_code: () => 'must be 2-6 capital letters or digits',
  field_twice: () => 'must name each field once',
  region_and_server: () => 'must not ask for both region and serverId',
  region_options: () => 'must be given exactly where the field region is asked for',
  server_options: () => 'must be given only where the field serverId is asked for',
  option_twice: () => 'must use each value and shortcut once, in capitals or not',
  unknown_supplier: ({ name }) => `names "${name}", which is not among its suppliers`,
  used_twice: ({ name }) => `is used twice: "${name}"`,
  no_supplier: () => 'must name who fulfils a top-up line',
  no_fields: () => 'must name what a top-up needs, such as userId',
  stock_supplier: () =>
    'must not name "stock" on a top-up line; "stockBased": true gives each order a code, which a supplier redeems',
  stock_based: () => 'must be absent: keys and cards name "stock" in suppliers',
  fields_of_code: () => 'must be absent: keys and cards need no player',
  other_line: ({ slug }) => `belongs to the line "${slug}" and cannot change it: use a new pid`,
  schema: ({ said }) => said,
}

const SETTINGS: ProblemTexts<SettingProblem> = {
  low_stock: ({ max }) => `The mark of low stock is a whole number from 0 (off) to ${max}.`,
  terms: ({ max }) => `Terms have at most ${max} characters.`,
  support: ({ text, maxUrlLength }) =>
    `"${text}" is no contact: write a Telegram @name, a mail address or an https:// address of at most ${maxUrlLength} characters.`,
  least_is_zero: () => 'The least amount of a top-up must be above zero.',
  least_above_largest: () => 'The least amount of a top-up must not be above the largest.',
  open_deposits: ({ max }) => `An account may have from 1 to ${max} open top-ups.`,
  instructions_too_long: ({ max }) => `Instructions have at most ${max} characters.`,
  instructions_missing: () => 'Manual transfers need instructions first: where to send the money.',
  stars_rate: ({ max, decimals }) =>
    `Stars per USD is a number above 0, at most ${max}, with at most ${decimals} decimals.`,
}

const CLI = 'npm run -s cli --'
const KEY: ProblemTexts<KeyProblem & { name: string }> = {
  sandbox: ({ name }) => `${name} is a database of the sandbox, whose codes are not real.`,
  same_key: ({ name }) => `The codes in ${name} are already encrypted with the new key.`,
  not_encrypted: ({ name }) =>
    `CODES_KEY_FILE is set, and the codes in ${name} are not encrypted yet. Stop the service and run ${CLI} codes encrypt, or unset CODES_KEY_FILE.`,
  encrypting: ({ name, keyId }) =>
    `Not all codes in ${name} are encrypted yet: run ${CLI} codes encrypt again, with the file of the key ${keyId}, until it says that all are.`,
  rotating: ({ name, keyId, from }) =>
    `Not all codes in ${name} are encrypted with the new key ${keyId} yet: run ${CLI} codes rotate again until it says that all are, with CODES_KEY_FILE as it was (the key ${from}).`,
  key_missing: ({ name, keyId }) =>
    `The codes in ${name} are encrypted: set CODES_KEY_FILE to the file that has their key, ${keyId}.`,
  encrypted: ({ name, keyId }) =>
    `The codes in ${name} are encrypted already, with the key ${keyId}; codes rotate changes the key.`,
  other_key: ({ name, keyId, given }) =>
    `The codes in ${name} are encrypted with the key ${keyId}, but the file in CODES_KEY_FILE has another one, ${given}. Set it to the right file.`,
}

const MOVED: ProblemTexts<Moved & { name: string }> = {
  away: ({ name, to, complete }) =>
    `${name} ${complete ? 'was moved' : 'is being moved'} to ${to}: set DATABASE_URL to that${complete ? '' : ' once the move is complete'}. To go on with this file instead: npm run cli -- move --from ${name} --give-up`,
  begun: ({ name, from }) =>
    `Not all of ${from} has been moved to ${name} yet: run npm run cli -- move again until it says that the move is complete.`,
}

const DEPOSIT_STATUS: Record<DepositState['status'], string> = {
  open: 'is not paid yet',
  submitted: 'waits for a decision',
  credited: 'was credited',
  rejected: 'was rejected',
  cancelled: 'was cancelled by its holder',
  expired: 'has expired',
  refunding: 'is being paid back',
  refunded: 'was paid back',
  charged_back: 'was taken back by the payment service',
}

type CommandCode = keyof (InputErrors & StateErrors) | 'INSUFFICIENT_BALANCE' | 'ORDER_NOT_FOUND'

const ERRORS: ErrorTexts<CommandCode> = {
  NOT_AN_AMOUNT: ({ text }) =>
    `"${text}" is not an amount: write USD as digits, such as 12 or 0.50, below ten million and with at most six decimals.`,
  AMOUNT_IS_ZERO: () => 'The amount must be above zero.',
  NOT_A_DURATION: ({ text }) =>
    `"${text}" is not a length of time: write a whole number and s, m, h or d, such as 30m, 2h or 7d.`,
  DURATION_IS_ZERO: () => 'It must be longer than nothing.',
  INVALID_TELEGRAM_ID: () => 'A Telegram id is a whole number above zero.',
  NAME_TOO_LONG: ({ max }) => `A name has at most ${max} characters.`,
  NOT_AN_ADDRESS: ({ text }) =>
    `"${text}" is not an IPv4 address or block: write it as 203.0.113.7 or 203.0.113.0/24.`,
  BLOCK_TOO_WIDE: ({ cidr }) =>
    `${cidr} is too wide: a block is a /8 at most. An empty list allows every address.`,
  TOO_MANY_ADDRESSES: ({ size, max }) =>
    `An allowlist has at most ${max} entries and this would make ${size}; use blocks.`,
  INVALID_PRICE: ({ maxMicros }) => `A price is above zero and at most ${formatUsd(maxMicros)}.`,
  INVALID_SETTING: (problem) => describe(SETTINGS, problem),
  CATALOG_NOT_JSON: ({ said }) => `The catalog is not JSON: ${said}`,
  INVALID_CATALOG: ({ problems, more }) =>
    [
      'The catalog was not imported; nothing has changed. Fix this first:',
      ...problems.map(catalogText),
      ...(more > 0 ? [`… and ${more} more`] : []),
    ].join('\n  '),
  NOT_FROM_STOCK: ({ pid }) => `${pid} belongs to a line that is not sold from stock.`,
  CODE_TOO_LONG: ({ line, max }) =>
    `Line ${line} is longer than ${max} characters; write one code a line.`,
  TOO_MANY_CODES: ({ max }) => `At most ${max} codes can be removed at once.`,
  REASON_MISSING: () => 'Give a reason: the holder is told it.',
  REASON_TOO_LONG: ({ max }) => `A reason has at most ${max} characters.`,
  INVALID_CREDIT: ({ maxMicros }) =>
    `Credit more than nothing and less than ${formatUsd(maxMicros)}.`,
  INSUFFICIENT_BALANCE: ({ neededMicros, debtMicros }) =>
    debtMicros > 0
      ? `The account owes ${formatUsd(debtMicros)}, since a payment was taken back after it had been spent; the next top-up pays that first.`
      : `The wallet does not hold the ${formatUsd(neededMicros)} this needs.`,
  ORDER_NOT_FOUND: ({ id }) => `There is no order or lookup ${id}.`,
  ACCOUNT_NOT_FOUND: ({ who }) => `No account has the Telegram id ${who}.`,
  ACCOUNT_EXISTS: ({ telegramId }) => `Telegram id ${telegramId} has an account already.`,
  LINE_NOT_FOUND: ({ slug }) => `The catalog has no line "${slug}".`,
  PRODUCT_NOT_FOUND: ({ pid }) => `The catalog has no product "${pid}".`,
  BATCH_GONE: () => 'There is no such batch of codes.',
  QUARANTINE_ENDED: ({ orderId }) => `No such code of ${orderId} is in quarantine.`,
  DEPOSIT_NOT_FOUND: () => 'There is no such top-up.',
  DEPOSIT_DECIDED: depositStateText,
}

/** The text for an error; null if it is not a refusal that a command can get. */
export function refusalText(error: unknown): string | null {
  return wordsFor(ERRORS, error)
}

/** Why the database of that name cannot be used with this key. */
export function keyText(name: string, problem: KeyProblem): string {
  return describe(KEY, { ...problem, name })
}

export function movedText(name: string, moved: Moved): string {
  return describe(MOVED, { ...moved, name })
}

/** Text to put after the pattern's name. */
export function patternText(problem: PatternProblem): string {
  return describe(PATTERN, problem)
}

/** Such as `line 2 (gameb), product 3 (GWP-1), priceUsd: must have at most six decimals`. */
function catalogText(problem: CatalogProblem): string {
  return `${problem.at.map(placeText).join(', ') || 'the file'}: ${describe(CATALOG, problem)}`
}

function placeText(place: CatalogPlace): string {
  if ('field' in place) return place.field
  return `${place.row} ${place.number}${place.name === null ? '' : ` (${place.name})`}`
}

function depositStateText(deposit: DepositState): string {
  const { reference, status, decidedBy, reason, amountMicros, creditedMicros } = deposit
  const by = decidedBy === null ? '' : ` by ${decidedBy.replace(':', ' ')}`
  const instead =
    creditedMicros === null || creditedMicros === amountMicros
      ? ''
      : ` with ${formatUsd(creditedMicros)} instead of ${formatUsd(amountMicros)}`
  const end = status === 'credited' && decidedBy !== null ? 'was approved' : DEPOSIT_STATUS[status]
  return `${reference} ${end}${by}${instead}${reason === null ? '' : ` (${reason})`}.`
}
