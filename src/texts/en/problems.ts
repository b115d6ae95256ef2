import { formatUsd } from '../../domain/shared/money.ts'
import {
  type CatalogFault,
  type CatalogPlace,
  type CatalogProblem,
  type CellFault,
  type ClaimState,
  type DepositState,
  describe,
  type MoveProblem,
  type PatternProblem,
  type ProblemTexts,
  type SettingProblem,
  type SheetFault,
  type TransferProblem,
  type WebhookUrlProblem,
} from '../../domain/shared/problems.ts'
import { cellFaults, sheetFaults } from './sheet-problems.ts'

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
  number: () => 'must be a smaller number, with all its digits and without an exponent',
  supplier_name: () => 'must be 1-32 lower-case letters, digits or -',
  supplier_twice: () => 'must name each supplier once',
  pid: () => 'must be 1-64 letters, digits, - or _',
  slug: () => 'must be 2-40 lower-case letters or digits',
  order_code: () => 'must be 2-6 capital letters or digits',
  example: () => 'must fit the pattern',
  field_twice: () => 'must name each field once',
  region_and_server: () => 'must not ask for both region and serverId',
  region_options: () => 'must be set if the line asks for region, and only then',
  server_options: () => 'must be set only if the line asks for serverId',
  option_twice: () =>
    'must use each value and shortcut once; upper and lower case count as the same',
  unknown_supplier: ({ name }) => `names "${name}", which is not one of its suppliers`,
  used_twice: ({ name }) => `is used twice: "${name}"`,
  no_supplier: () => 'must name a supplier, because this is a top-up line',
  no_fields: () => 'must name what a top-up needs, such as userId',
  stock_supplier: () =>
    'must not name "stock" on a top-up line; "stockBased": true gives each order a code, which a supplier redeems',
  stock_based: () => 'must not be set: keys and cards name "stock" in suppliers',
  fields_of_code: () => 'must not be set: keys and cards need no player',
  other_line: ({ slug }) =>
    `belongs to the line "${slug}"; a product cannot change its line, so use a new pid`,
  schema: ({ said }) => said,
}

const SETTINGS: ProblemTexts<SettingProblem> = {
  low_stock: ({ max }) => `The low-stock limit is a whole number from 0 (off) to ${max}.`,
  digest_time: () => 'The time of the digest is like 09:00, from 00:00 to 23:59.',
  time_zone: ({ text }) =>
    `There is no time zone "${text}". Write the nearest big city, such as Asia/Dhaka, or UTC.`,
  suppliers: ({ max }) => `At most ${max} suppliers can have settings.`,
  at_once: ({ max }) => `Orders open at once: 1 to ${max}.`,
  sync_every: () => 'A price list can be taken over every 5 minutes to 30 days.',
  cost_age: ({ max }) => `A cost counts for 0 (always) to ${max} days.`,
  cost_jump: ({ max }) =>
    `The largest change of a cost is a number of percent from 0 (off) to ${max}.`,
  terms: ({ max }) => `The terms can have at most ${max} characters.`,
  support: ({ text, maxUrlLength }) =>
    `"${text}" is not a contact. Write a Telegram @name, an email address, or an https:// address of at most ${maxUrlLength} characters.`,
  least_is_zero: () => 'The smallest top-up must be above zero.',
  least_above_largest: () =>
    'The smallest top-up must not be above the largest. You can change both together.',
  open_deposits: ({ max }) => `An account can have from 1 to ${max} open top-ups.`,
  stars_rate: ({ max, decimals }) =>
    `Stars per USD is a number above 0, at most ${max}, with at most ${decimals} decimals.`,
}

const TRANSFERS: ProblemTexts<TransferProblem> = {
  name: ({ max }) => `A way to pay has a name of 1 to ${max} characters.`,
  name_taken: ({ name }) => `There is already a way to pay called "${name}".`,
  too_many: ({ max }) => `There can be at most ${max} ways to transfer money. Remove one first.`,
  instructions_too_long: ({ max }) => `The instructions can have at most ${max} characters.`,
  instructions_missing: () =>
    'This way to pay needs instructions first: they tell people where to send the money.',
  currency: ({ text }) =>
    `"${text}" is not a currency. Write three to five letters, such as BDT or USDT.`,
  rate: ({ currency }) =>
    `This cannot be what one USD costs in ${currency}. Write a number such as 121.5, with at most 6 decimals.`,
  rate_of_usd: () => 'One USD costs one USD. Set a fee or a bonus instead.',
  fee: ({ max }) => `A fee or bonus is at most ${max} %, with at most two decimals.`,
  least_is_zero: () => 'The smallest top-up must be above zero.',
  least_above_largest: () =>
    'The smallest top-up must not be above the largest. You can change both together.',
}

const DEPOSIT_STATUS: Record<DepositState['status'], (by: string) => string> = {
  open: () => 'is not paid yet',
  submitted: () => 'waits for a decision about its receipt',
  credited: (by) => (by === '' ? 'was credited' : `was approved${by}`),
  rejected: (by) => `was rejected${by}`,
  cancelled: () => 'was cancelled by the account holder',
  expired: () => 'has expired',
  refunding: (by) => `is being paid back${by}`,
  refunded: (by) => `was paid back${by}`,
  charged_back: () => 'was taken back by the payment service',
}

const CLAIM_STATE: Record<ClaimState['state'], string> = {
  open: 'is open',
  replaced: 'was ended with a replacement',
  refunded: 'was ended with a refund',
  refused: 'was refused',
  withdrawn: 'was withdrawn by the account holder',
}

const WEBHOOK_URL: Record<WebhookUrlProblem, string> = {
  not_a_url:
    'This is not a URL. Write it like https://shop.example/webhooks, with at most 500 characters.',
  not_https: 'The URL must begin with https://, so that nobody can read or change what is sent.',
  has_password:
    'The URL must not contain a user name or a password. Check the signature of each call instead.',
  port: 'The port must be 443, or 1024 and above.',
  not_public: 'The URL must lead to a server on the public internet.',
}

export const problems = {
  move: {
    same: 'This is the same account.',
    moving: 'Another move with this account is already waiting.',
    of_team: 'The new person is on the team.',
    target_shut: 'The new person is banned or restricted, or may not use the API or the shop.',
    used: 'The new person has used their own account. It must be new, without entries, orders, keys, addresses, webhooks, notes or a tier.',
    target_moving: 'The new person is part of another move.',
  } satisfies Record<MoveProblem, string>,
  webhookUrl: WEBHOOK_URL,
  /** Text to put after the pattern's name. */
  pattern: (problem: PatternProblem) => describe(PATTERN, problem),
  setting: (problem: SettingProblem) => describe(SETTINGS, problem),
  /** What is wrong with it, after its name in the catalog file. */
  transfer: (problem: TransferProblem) => describe(TRANSFERS, problem),
  sheet: (problem: SheetFault) => describe(sheetFaults, problem),
  cell: (problem: CellFault) => describe(cellFaults, problem),
  catalog: ({ problems, more }: { problems: readonly CatalogProblem[]; more: number }) =>
    [
      'The catalog was not imported; nothing has changed. Fix this first:',
      ...problems.map(catalogText),
      ...(more > 0 ? [`… and ${more} more`] : []),
    ].join('\n  '),
  claimState: ({ reference, state, decidedBy, answer, refundedMicros }: ClaimState) => {
    const by =
      decidedBy === null || state === 'withdrawn' ? '' : ` by ${decidedBy.replace(':', ' ')}`
    const amount = refundedMicros > 0 ? ` of ${formatUsd(refundedMicros)}` : ''
    return `${reference} ${CLAIM_STATE[state]}${amount}${by}${answer === null ? '' : ` (${answer})`}.`
  },
  depositState: (deposit: DepositState) => {
    const { reference, status, decidedBy, reason, amountMicros, creditedMicros } = deposit
    const by = decidedBy === null ? '' : ` by ${decidedBy.replace(':', ' ')}`
    const instead =
      status !== 'credited' || creditedMicros === null || creditedMicros === amountMicros
        ? ''
        : ` with ${formatUsd(creditedMicros)} instead of ${formatUsd(amountMicros)}`
    const why = reason === null ? '' : ` (${reason})`
    return `${reference} ${DEPOSIT_STATUS[status](by)}${instead}${why}.`
  },
}

/** Such as `line 2 (gameb), product 3 (GWP-1), priceUsd: must have at most six decimals`. */
function catalogText(problem: CatalogProblem): string {
  return `${problem.at.map(placeText).join(', ') || 'the file'}: ${describe(CATALOG, problem)}`
}

function placeText(place: CatalogPlace): string {
  if ('field' in place) return place.field
  return `${place.row} ${place.number}${place.name === null ? '' : ` (${place.name})`}`
}
