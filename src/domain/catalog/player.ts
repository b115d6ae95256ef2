import type { OrderField, OrderFieldName, Player } from '../../db/json-columns.ts'
import { fieldProblem, isBlank, refusedFields, refusedNames } from '../shared/fields.ts'
import type { Line } from './catalog.ts'
import { fits, wholePattern } from './pattern.ts'

/** What an order may say of the player; which of it is read depends on the line. */
export type PlayerInput = { readonly [Name in OrderFieldName]?: string | undefined }

/** Of a line with more options the rest is in GET /services. */
const OPTIONS_NAMED = 20

/**
 * The fields that the line asks for, as it understands them.
 * @throws DomainError INVALID_REQUEST, naming every field that is missing or not of the line's form;
 * INVALID_BODY where a region comes by both its names, and they differ.
 */
export function playerFor(line: Line, input: PlayerInput): Player {
  const { player, problems } = readPlayer(line, input)
  if (problems.length > 0) throw refusedFields(problems)
  return player
}

/** What playerFor would refuse, a text for each field. @throws DomainError INVALID_BODY as playerFor */
export function playerProblems(line: Line, input: PlayerInput): string[] {
  return readPlayer(line, input).problems
}

function readPlayer(line: Line, input: PlayerInput): { player: Player; problems: string[] } {
  const player: Player = {}
  const problems: string[] = []
  for (const field of line.fields) {
    const [text, other] = textsFor(field, input)
    const read = text === undefined ? { problem: 'missing' } : understood(line, field, text)
    if (other !== undefined && other !== text && !isSame(read, understood(line, field, other)))
      throw refusedNames(['region', 'serverId'])
    if ('problem' in read) problems.push(fieldProblem(field.name, read.problem, field.label))
    else player[field.name] = read.value
  }
  return { player, problems }
}

/** What was sent for the field. A region may also come as serverId, or as both. */
function textsFor(field: OrderField, input: PlayerInput): string[] {
  const given = field.name === 'region' ? [input.region, input.serverId] : [input[field.name]]
  return given.filter((text): text is string => !isBlank(text))
}

type Understood = { value: string } | { problem: string }

function isSame(one: Understood, other: Understood): boolean {
  return 'value' in one && 'value' in other && one.value === other.value
}

function understood(line: Line, field: OrderField, text: string): Understood {
  const options = optionsFor(line, field)
  if (options) {
    const asked = text.toLowerCase()
    const option = options.find(({ value, shortcuts = [] }) =>
      [value, ...shortcuts].some((name) => name.toLowerCase() === asked),
    )
    return option ? { value: option.value } : { problem: `must be one of ${named(options)}` }
  }
  const { pattern } = field
  return !pattern || fits(pattern, text)
    ? { value: text }
    : { problem: `must match ${wholePattern(pattern)}` }
}

function named(options: NonNullable<Line['serverOptions']>): string {
  const names = options.slice(0, OPTIONS_NAMED).map(({ value }) => value)
  const more = options.length - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${more} more in GET /services` : ''}`
}

function optionsFor(line: Line, field: OrderField): Line['serverOptions'] {
  if (field.name === 'region') return line.regionOptions
  return field.name === 'serverId' ? line.serverOptions : null
}
