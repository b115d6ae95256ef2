import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFound, tryBugs } from './bugs/try-bugs.ts'
import { type Options, readOptions, UsageError } from './options.ts'
import { NAMES, runParts } from './parts.ts'
import { writeReport } from './report.ts'

const say = (line: string) => console.log(line)

try {
  const options = readOptions(process.argv.slice(2), NAMES)
  const folder = mkdtempSync(join(tmpdir(), 'torture-'))
  const what = options.bugs ? 'planted bugs' : `${options.minutes} min`
  say(`Seed ${options.seed}, ${options.engine}, ${what}. Files: ${folder}`)
  const isGood = await (options.bugs ? plantBugs(options, folder) : torture(options, folder))
  if (isGood) rmSync(folder, { recursive: true, force: true })
  process.exitCode = isGood ? 0 : 1
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

/** Whether every promise was kept. */
async function torture(options: Options, folder: string): Promise<boolean> {
  const results = await runParts(options, folder, say)
  const problems = results.flatMap((result) => result.problems)
  const report = writeReport(options, results)
  say(problems.length === 0 ? 'Every promise was kept.' : `${problems.length} problems.`)
  say(`Report: ${report}`)
  return problems.length === 0
}

/** Whether every planted bug was found. */
async function plantBugs(options: Options, folder: string): Promise<boolean> {
  const trials = await tryBugs(options, folder, say)
  say(`${trials.filter(isFound).length} of ${trials.length} bugs were found.`)
  return trials.every(isFound)
}
