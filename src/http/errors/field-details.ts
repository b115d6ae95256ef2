import { describe, type FieldProblem, type ProblemTexts } from '../../domain/shared/problems.ts'

/** Enough for all fields of any line, unless its patterns or labels are unusually long. */
const MAX_DETAIL_LENGTH = 2000

const FAULTS: ProblemTexts<FieldProblem> = {
  missing: () => 'missing',
  pattern: ({ pattern }) => `must match ${pattern}`,
  options: ({ options, more }) =>
    `must be one of ${options.join(', ')}${more > 0 ? ` and ${more} more in GET /services` : ''}`,
}

/** What is wrong with the fields of a request, for the engineer who sent it: `zoneId: missing (Zone ID)`. */
export function fieldsDetail(problems: readonly FieldProblem[]): string {
  const text = problems.map(fieldDetail).join('; ')
  return text.length <= MAX_DETAIL_LENGTH ? text : `${text.slice(0, MAX_DETAIL_LENGTH)}…`
}

function fieldDetail(problem: FieldProblem): string {
  const { field, label } = problem
  return `${field}: ${describe(FAULTS, problem)}${label === undefined ? '' : ` (${label})`}`
}
