import type { OrderField, OrderFieldName, Player } from '../db/json-columns.ts'
import type { Line } from './catalog.ts'
import { DomainError } from './errors.ts'
import { fits } from './pattern.ts'

/** What an order may say of the player; which of it is read depends on the line. */
export type PlayerInput = { readonly [Name in OrderFieldName]?: string | undefined }

/**
 * The fields that the line asks for, as it understands them.
 * @throws DomainError INVALID_REQUEST, naming the field that is missing or not of the line's form.
 */
export function playerFor(line: Line, input: PlayerInput): Player {
  const player: Player = {}
  for (const field of line.fields) {
    const [text, other] = textsFor(field, input)
    if (!text) throw refused(field, 'is required')
    player[field.name] = understood(line, field, text)
    if (other && understood(line, field, other) !== player[field.name])
      throw new DomainError('INVALID_REQUEST', 'region and serverId differ; send one of them.')
  }
  return player
}

/** What was sent for the field. A region may also come as serverId, or as both. */
function textsFor(field: OrderField, input: PlayerInput): string[] {
  const given = field.name === 'region' ? [input.region, input.serverId] : [input[field.name]]
  return given.filter((text): text is string => Boolean(text))
}

function understood(line: Line, field: OrderField, text: string): string {
  const options = optionsFor(line, field)
  if (options) {
    const asked = text.toLowerCase()
    const option = options.find(({ value, shortcuts = [] }) =>
      [value, ...shortcuts].some((name) => name.toLowerCase() === asked),
    )
    if (!option) throw refused(field, `is none of ${options.map(({ value }) => value).join(', ')}`)
    return option.value
  }
  if (field.pattern && !fits(field.pattern, text))
    throw refused(field, 'is not of the form that this line needs')
  return text
}

function optionsFor(line: Line, field: OrderField): Line['serverOptions'] {
  if (field.name === 'region') return line.regionOptions
  return field.name === 'serverId' ? line.serverOptions : null
}

function refused(field: OrderField, problem: string): DomainError {
  return new DomainError('INVALID_REQUEST', `${field.name} (${field.label}) ${problem}.`)
}
