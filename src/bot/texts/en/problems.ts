import { formatUsd } from '../../../domain/shared/money.ts'
import {
  type CatalogFault,
  type CatalogProblem,
  type DeliveryProblem,
  type DepositState,
  describe,
  type PatternProblem,
  type ProblemTexts,
  type SettingProblem,
  type TopUpProblem,
} from '../../../domain/shared/problems.ts'
import { counted } from '../format.ts'

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
  other_line: ({ slug }) =>
    `belongs to the line "${slug}"; a product cannot change its line, so give it a new pid`,
  schema: ({ said }) => said,
}

const SETTINGS: ProblemTexts<SettingProblem> = {
  low_stock: ({ max }) => `The mark of low stock is a whole number from 0 (off) to ${max}.`,
  terms: ({ max }) => `Terms have at most ${max} characters.`,
  support: ({ text, maxUrlLength }) =>
    `"${text}" is no contact: write a Telegram @name, a mail address or an https:// address of at most ${maxUrlLength} characters.`,
  least_is_zero: () => 'The least amount of a top-up must be above zero.',
  least_above_largest: () =>
    'The least amount of a top-up must not be above the largest; change both together.',
  open_deposits: ({ max }) => `An account may have from 1 to ${max} open top-ups.`,
  instructions_too_long: ({ max }) => `Instructions have at most ${max} characters.`,
  instructions_missing: () =>
    'Manual transfers need instructions that tell the payer where to send the money.',
  stars_rate: ({ max, decimals }) =>
    `Stars per USD is a number above 0, at most ${max} and with at most ${decimals} decimals.`,
}

const TOP_UP: ProblemTexts<TopUpProblem> = {
  limits: ({ minMicros, maxMicros }) =>
    `A top-up is from ${formatUsd(minMicros)} to ${formatUsd(maxMicros)}.`,
  cents: () => 'A top-up is in whole cents: at most two decimals.',
  price: ({ maxPrice, amountMicros, price }) =>
    `This way to pay takes at most ${maxPrice} at once, and ${formatUsd(amountMicros)} costs ${price}; choose a smaller amount.`,
}

const DELIVERY: ProblemTexts<DeliveryProblem> = {
  count: ({ given, ordered }) =>
    `You sent ${counted(given, 'code')}, and ${ordered} ${ordered === 1 ? 'was' : 'were'} ordered.`,
  length: () => 'A code is empty, or longer than any real one.',
  known: () => 'One of these codes is known here already, and no code is delivered twice.',
}

const DEPOSIT_STATUS: Record<DepositState['status'], (by: string) => string> = {
  open: () => 'is not paid yet',
  submitted: () => 'waits for a decision about its receipt',
  credited: (by) => (by === '' ? 'was credited' : `was approved${by}`),
  rejected: (by) => `was rejected${by}`,
  cancelled: () => 'was cancelled by its holder',
  expired: () => 'has expired',
  refunding: (by) => `is being paid back${by}`,
  refunded: (by) => `was paid back${by}`,
  charged_back: () => 'was taken back by the payment service',
}

export const problems = {
  /** To be put after the pattern's name. */
  pattern: (problem: PatternProblem) => describe(PATTERN, problem),
  setting: (problem: SettingProblem) => describe(SETTINGS, problem),
  topUp: (problem: TopUpProblem) => describe(TOP_UP, problem),
  delivery: (problem: DeliveryProblem) => describe(DELIVERY, problem),
  catalog: ({ problems, more }: { problems: readonly CatalogProblem[]; more: number }) =>
    [
      'The catalog was not imported; nothing has changed. Fix this first:',
      ...problems.map((problem) => `  ${placeOf(problem)}: ${describe(CATALOG, problem)}`),
      ...(more > 0 ? [`  … and ${more} more`] : []),
    ].join('\n'),
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

/** Such as `line 2 (gameb), product 3 (GWP-1), priceUsd`. */
function placeOf({ at }: CatalogProblem): string {
  const steps = at.map((step) => {
    if ('field' in step) return step.field
    return `${step.row} ${step.number}${step.name === null ? '' : ` (${step.name})`}`
  })
  return steps.join(', ') || 'the file'
}
