import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from '../options.ts'
import { checksOf, type Hunt, isGood } from './hunt.ts'

/** Of the problems of one play; the rest is in its history. */
const MAX_KEPT = 5

/**
 * Writes mutants.md and mutants.json into the folder of the options.
 * @returns the path of mutants.md, and the table in it.
 */
export function writeTable(
  options: Options,
  hunts: readonly Hunt[],
): { file: string; table: string } {
  mkdirSync(options.report, { recursive: true })
  const caught = hunts.filter((hunt) => hunt.mutant && hunt.skipped === null && isGood(hunt))
  const table = [
    '| bug | plan | caught by | plays | seconds |',
    '| --- | --- | --- | ---: | ---: |',
    ...hunts.map(rowOf),
  ].join('\n')
  const planted = hunts.filter(({ mutant }) => mutant !== null).length
  const text = `# Planted bugs

${caught.length} of ${planted} were caught. Seed \`${options.seed}\`, ${options.engine}.

${table}
`
  const file = join(options.report, 'mutants.md')
  writeFileSync(file, text)
  const short = hunts.map((hunt) => ({ ...hunt, problems: hunt.problems.slice(0, MAX_KEPT) }))
  writeFileSync(join(options.report, 'mutants.json'), JSON.stringify(short, null, 2))
  return { file, table }
}

function rowOf(hunt: Hunt): string {
  const { mutant, plan, plays, seconds, skipped } = hunt
  const result = skipped ?? (checksOf(hunt) || (mutant ? '**survived**' : 'quiet'))
  return `| ${[mutant?.name ?? 'none', plan, result, plays, seconds].join(' | ')} |`
}
