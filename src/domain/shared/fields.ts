import { DomainError } from './errors.ts'

// What is wrong with the fields of a request, in words for the engineer who sent it. Never a value: it
// may be a player's id or a code.

/** More than any line's fields need with patterns and labels of an ordinary length. */
const MAX_DETAIL_LENGTH = 2000

/** Empty text and text of spaces alone count as not given. */
export function isBlank(text: string | undefined): text is undefined | '' {
  return text === undefined || text.trim() === ''
}

/** Such as `zoneId: missing (Zone ID)`. */
export function fieldProblem(name: string, problem: string, label?: string): string {
  return `${name}: ${problem}${label === undefined ? '' : ` (${label})`}`
}

/** The refusal of a request that lacks fields or has malformed ones: it names all of them. */
export function refusedFields(problems: readonly string[]): DomainError {
  const text = problems.join('; ')
  const fits = text.length <= MAX_DETAIL_LENGTH
  return new DomainError('INVALID_REQUEST', fits ? text : `${text.slice(0, MAX_DETAIL_LENGTH)}…`)
}

/** The refusal of a request that gives one field by several names, with values that differ. */
export function refusedNames(names: readonly string[]): DomainError {
  return new DomainError('INVALID_BODY', `${names.join(' and ')} name one field; send one of them.`)
}
