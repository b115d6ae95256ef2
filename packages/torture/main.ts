import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions, UsageError } from './options.ts'
import { NAMES, runParts } from './parts.ts'
import { writeReport } from './report/report.ts'
import { enterOwnMounts } from './world/mounts.ts'

const MAX_SHOWN = 20

try {
  const options = readOptions(process.argv.slice(2), NAMES)
  enterOwnMounts()
  const folder = mkdtempSync(join(tmpdir(), 'torture-'))
  console.log(`Seed ${options.seed}, ${options.engine}, ${options.minutes} min. Files: ${folder}`)
  const results = await runParts(options, folder, (line) => console.log(line))
  const problems = results.flatMap((result) => result.problems)
  for (const { check, what } of problems.slice(0, MAX_SHOWN)) console.log(`${check}: ${what}`)
  const report = await writeReport(options, results)
  console.log(problems.length === 0 ? 'Every promise was kept.' : `${problems.length} problems.`)
  console.log(`Report: ${report}`)
  if (problems.length === 0) rmSync(folder, { recursive: true, force: true })
  process.exitCode = problems.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
