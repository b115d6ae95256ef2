import type { OrderField, OrderFieldName, Player } from '../schema.ts'
import { DomainError } from '../shared/errors.ts'
import type { FieldFault, FieldProblem } from '../shared/problems.ts'
import { isBlank, LINE_END } from '../shared/typed-text.ts'
import type { Line } from './catalog.ts'
import { matchesWhole, wholePattern } from './pattern.ts'

export type { OrderField, Player }

/** The fields of a request that may name the player, as fieldText. The line decides which of them are read. */
export type PlayerInput = { readonly [Name in OrderFieldName]?: string | undefined }

/** An error lists at most this many options; GET /services has them all. */
const OPTIONS_NAMED = 20

/**
 * Reads the fields that the line asks for; an option's shortcut becomes its value.
 * @returns the player, and a problem for each field that is missing or invalid.
 * @throws DomainError FIELDS_DIFFER if a region is sent under both its names with different values.
 */
export function readPlayer(
  line: Line,
  input: PlayerInput,
): { player: Player; problems: FieldProblem[] } {
  const player: Player = {}
  const problems: FieldProblem[] = []
  for (const field of line.fields) {
    const [text, other] = textsFor(field, input)
    const read: FieldValue =
      text === undefined ? { problem: 'missing' } : readField(line, field, text)
    if (other !== undefined && other !== text && !isSame(read, readField(line, field, other)))
      throw new DomainError('FIELDS_DIFFER', { names: ['region', 'serverId'] })
    if ('problem' in read) problems.push({ field: field.name, label: field.label, ...read })
    else player[field.name] = read.value
  }
  return { player, problems }
}

/**
 * Reads one field of a line as a person typed or chose it.
 * @returns its value, or what is wrong with it
 */
export function readOneField(line: Line, field: OrderField, text: string): FieldValue {
  return isBlank(text) ? { problem: 'missing' } : readField(line, field, text)
}

/** What was sent for the line's server or region; null if the line asks for neither. */
export function optionSent(line: Line, input: PlayerInput): string | null {
  for (const field of line.fields)
    if (field.name === 'region' || field.name === 'serverId')
      return textsFor(field, input)[0] ?? null
  return null
}

/** The option that the text names for the line's server or region; null if none. */
export function optionMeant(line: Line, name: OrderFieldName, text: string): string | null {
  const field = line.fields.find((one) => one.name === name)
  const read = field && readField(line, field, text)
  return read && 'value' in read ? read.value : null
}

/** The values that were sent for the field. A region may be sent as `region`, as `serverId`, or as both. */
function textsFor(field: OrderField, input: PlayerInput): string[] {
  const given = field.name === 'region' ? [input.region, input.serverId] : [input[field.name]]
  const texts: string[] = []
  for (const text of given) if (!isBlank(text)) texts.push(text)
  return texts
}

type FieldValue = { value: string } | FieldFault

function isSame(one: FieldValue, other: FieldValue): boolean {
  return 'value' in one && 'value' in other && one.value === other.value
}

function readField(line: Line, field: OrderField, text: string): FieldValue {
  const options = optionsOf(line, field)
  if (options) {
    const asked = text.toLowerCase()
    const option = options.find(({ value, shortcuts = [] }) =>
      [value, ...shortcuts].some((name) => name.toLowerCase() === asked),
    )
    return option ? { value: option.value } : noneOf(options)
  }
  const { pattern = '' } = field
  // Several lines are never one field.
  const fits = !LINE_END.test(text) && (pattern === '' || matchesWhole(pattern, text))
  return fits ? { value: text } : { problem: 'pattern', pattern: wholePattern(pattern || '.+') }
}

function noneOf(options: NonNullable<Line['serverOptions']>): FieldFault {
  const named = options.slice(0, OPTIONS_NAMED).map(({ value }) => value)
  return { problem: 'options', options: named, more: options.length - named.length }
}

/** The options to choose from for a field; null if it takes any text. */
export function optionsOf(line: Line, field: OrderField): Line['serverOptions'] {
  if (field.name === 'region') return line.regionOptions
  return field.name === 'serverId' ? line.serverOptions : null
}
