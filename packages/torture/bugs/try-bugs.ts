import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT } from '../clients/cli.ts'
import { FAULTS } from '../faults/all.ts'
import type { Options } from '../options.ts'
import type { Problem } from '../problem.ts'
import { runHistory } from '../run.ts'
import { USERS } from '../users/all.ts'
import { BUGS, type Bug } from './bugs.ts'

/** What became of one planted bug. */
export type Trial = { bug: Bug; problems: readonly Problem[]; seconds: number }

const COPIED = ['src', 'drizzle', 'locales', 'suppliers', 'package.json', 'tsconfig.json']
/** Large, and no bug is in them. */
const LINKED = ['node_modules', 'packages', 'docs']
const MINUTES = 1.5
/** A bug that depends on a moment gets another chance, with a seed of its own. */
const MAX_TRIES = 3

export const isFound = ({ problems }: Trial) => problems.length > 0

/**
 * Plants one bug after the other into a copy of the service, and runs the users and faults that provoke it.
 * @throws if a bug cannot be planted any more.
 */
export async function tryBugs(
  { seed, engine, only }: Options,
  folder: string,
  say: (line: string) => void,
): Promise<Trial[]> {
  const trials: Trial[] = []
  for (const bug of BUGS.filter(({ name }) => only === null || only.includes(name))) {
    const startedAt = performance.now()
    const root = join(folder, bug.name)
    plant(bug, root)
    const named = <Named extends { name: string }>(all: readonly Named[], names: Bug['users']) =>
      all.filter(({ name }) => names.includes(name))
    const given = { users: named(USERS, bug.users), faults: named(FAULTS, bug.faults) }
    let problems: Problem[] = []
    for (let n = 1; n <= MAX_TRIES && problems.length === 0; n++) {
      const own = join(root, `run-${n}`)
      mkdirSync(own)
      const run = { seed: `${seed}/${bug.name}/${n}`, minutes: MINUTES, engine, folder: own, root }
      problems = await runHistory({ ...run, ...given, say: (line) => say(`  ${line}`) }).then(
        (done) => done.problems,
        // The service with its bug does not work, or this harness fails: no check has found anything.
        (error: unknown) => {
          say(`  ${bug.name} cannot be run: ${error}`)
          return []
        },
      )
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    trials.push({ bug, problems, seconds })
    const checks = [...new Set(problems.map(({ check }) => check))].join(', ')
    say(`${bug.name}: ${checks ? `found by ${checks}` : 'NOT FOUND'}, ${seconds} s`)
    if (problems.length > 0) rmSync(root, { recursive: true, force: true })
  }
  return trials
}

/** Makes a copy of the service with the bug in it. @throws if the code that it changes is not there. */
function plant({ name, changes }: Bug, root: string): void {
  mkdirSync(root, { recursive: true })
  for (const one of COPIED) cpSync(join(ROOT, one), join(root, one), { recursive: true })
  for (const one of LINKED) symlinkSync(resolve(ROOT, one), join(root, one))
  for (const { file, search, replacement } of changes) {
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes(search)) throw new Error(`${name}: ${file} has no "${search}" any more.`)
    writeFileSync(
      join(root, file),
      text.replaceAll(search, () => replacement),
    )
  }
}
