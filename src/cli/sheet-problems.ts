import type { CellProblem } from '../domain/shared/problems.ts'
import { english } from '../locales/languages.ts'
import { cellSaid } from '../locales/refusals.ts'
import { counted } from './counted.ts'
import type { Answer } from './session.ts'

/** The answer that names what is wrong with a file. */
export function wrongCells(checked: {
  problems: readonly CellProblem[]
  moreProblems: number
}): Answer {
  const { problems, moreProblems } = checked
  const said = problems.map((one) => ({ ...one, text: cellSaid(english, one) }))
  const all = counted(problems.length + moreProblems, 'cell')
  return {
    json: {
      imported: false,
      problems: said.map(({ row, column, text }) => ({ row, column, problem: text })),
      moreProblems,
    },
    failure: `${all} must be corrected; nothing has changed.`,
  }
}
