import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMutants, type Mutant, makeMutant } from '../../packages/torture/mutants/apply.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
/** The header of a patch may say much, but its fault is one that an engineer could have written. */
const MAX_CHANGED_LINES = 20
const MIN_WORDS = 5

const mutants = listMutants()
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutants-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the planted bugs', () => {
  it('are 25 or more, each with a number of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(25)
    const numbers = mutants.map(({ name }) => Number(name.slice(0, 2)))
    expect(numbers).toEqual(mutants.map((_, i) => i + 1))
  })

  it.each(mutants)('$name says what it is, what it does, and how to notice it', (mutant) => {
    for (const part of [mutant.bug, mutant.seen, mutant.noticed])
      expect(part.split(' ').length).toBeGreaterThanOrEqual(MIN_WORDS)
  })

  it.each(mutants)('$name applies to the present code, and is small', async ({ file }) => {
    const { stdout } = await run('git', ['apply', '--check', '--numstat', file], { cwd: ROOT })
    const files = stdout.trim().split('\n')
    const changed = files.map((line) => line.split('\t'))
    expect(changed.map(([, , path]) => path?.startsWith('src/'))).toEqual(files.map(() => true))
    for (const kind of [0, 1]) {
      const lines = changed.reduce((sum, columns) => sum + Number(columns[kind]), 0)
      expect(lines).toBeLessThanOrEqual(MAX_CHANGED_LINES)
    }
  })
})

describe('a copy with a planted bug', () => {
  it('starts, and has the bug', async () => {
    const [mutant] = mutants as [Mutant]
    const copy = join(folder, 'copy')
    await makeMutant(ROOT, mutant, copy)
    const { stdout } = await run(process.execPath, [join(copy, 'src/cli.ts'), '--version'], {
      cwd: folder,
      env: { PATH: process.env.PATH },
    })
    expect(stdout).toMatch(/^gamewallet \d+\.\d+\.\d+\n$/)
    await run('git', ['apply', '--check', '--reverse', mutant.file], {
      cwd: copy,
      env: { ...process.env, GIT_CEILING_DIRECTORIES: folder },
    })
  })

  it('is also made inside of a repository', async () => {
    const [mutant] = mutants as [Mutant]
    const outer = join(folder, 'outer')
    mkdirSync(outer)
    await run('git', ['init', '-q', outer])
    const copy = join(outer, 'copy')
    await makeMutant(ROOT, mutant, copy)
    await run('git', ['apply', '--check', '--reverse', mutant.file], {
      cwd: copy,
      env: { ...process.env, GIT_CEILING_DIRECTORIES: outer },
    })
  })

  it('is not made of code that the patch does not fit any more', async () => {
    const changed = join(folder, 'changed')
    mkdirSync(changed)
    for (const one of ['drizzle', 'suppliers', 'package.json', 'tsconfig.json'])
      cpSync(join(ROOT, one), join(changed, one), { recursive: true })
    mkdirSync(join(changed, 'src'))
    mkdirSync(join(changed, 'docs'))
    writeFileSync(join(changed, 'src/main.ts'), 'export {}\n')
    const [mutant] = mutants as [Mutant]
    await expect(makeMutant(changed, mutant, join(folder, 'unfit'))).rejects.toThrow(
      `The patch ${mutant.name} does not apply to ${changed} any more`,
    )
  })
})
