import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { huntMutants, isGood } from './mutants/hunt.ts'
import { writeTable } from './mutants/table.ts'
import { type Options, readOptions, UsageError } from './options.ts'
import { NAMES, runParts } from './parts.ts'
import { writeReport } from './report/report.ts'
import { enterOwnMounts } from './world/mounts.ts'

try {
  const options = readOptions(process.argv.slice(2), NAMES)
  enterOwnMounts()
  const folder = mkdtempSync(join(tmpdir(), 'torture-'))
  const what = options.mutants ? 'planted bugs' : `${options.minutes} min`
  console.log(`Seed ${options.seed}, ${options.engine}, ${what}. Files: ${folder}`)
  const isKept = await (options.mutants ? hunt(options, folder) : torture(options, folder))
  if (isKept) rmSync(folder, { recursive: true, force: true })
  process.exitCode = isKept ? 0 : 1
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

/** Whether every promise was kept. */
async function torture(options: Options, folder: string): Promise<boolean> {
  const results = await runParts(options, folder, (line) => console.log(line))
  const problems = results.flatMap((result) => result.problems)
  const report = await writeReport(options, results)
  console.log(problems.length === 0 ? 'Every promise was kept.' : `${problems.length} problems.`)
  console.log(`Report: ${report}`)
  return problems.length === 0
}

/** Whether every planted bug was caught, and nothing was found where there is none. */
async function hunt(options: Options, folder: string): Promise<boolean> {
  const hunts = await huntMutants({ options, folder, say: (line) => console.log(line) })
  const { file, table } = writeTable(options, hunts)
  console.log(`${table}\nReport: ${file}`)
  return hunts.every(isGood)
}
