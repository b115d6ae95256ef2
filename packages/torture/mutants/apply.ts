import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const COPIED = ['src', 'drizzle', 'suppliers', 'package.json', 'tsconfig.json']
/** Large, and no patch changes them. */
const LINKED = ['node_modules', 'packages', 'docs']

/** A fault that was planted on purpose, to prove that the harness finds such faults. */
export type Mutant = {
  /** The name of its file without the ending, such as `10-rate-off-by-one`. */
  name: string
  /** Where the patch is. */
  file: string
  /** What the fault is. */
  bug: string
  /** What a client or the operator could see of it. */
  seen: string
  /** How the harness should notice it, and what that needs. */
  noticed: string
}

/** Those in this folder, in the order of their numbers. @throws Error if a header lacks a part. */
export function listMutants(): Mutant[] {
  return readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => readMutant(join(import.meta.dirname, name)))
}

/** @throws Error if the header lacks a part. */
function readMutant(file: string): Mutant {
  const name = basename(file, '.patch')
  const [header = ''] = readFileSync(file, 'utf8').split('\ndiff --git ')
  const part = (label: string) => {
    const lines = header.split('\n')
    const first = lines.findIndex((line) => line.startsWith(`${label}: `))
    if (first < 0) throw new Error(`${name}.patch does not say "${label}:" before its first file.`)
    // Further lines of a part are indented.
    const rest = lines.slice(first + 1)
    const end = rest.findIndex((line) => !line.startsWith('  '))
    const more = rest.slice(0, end < 0 ? undefined : end).map((line) => line.trim())
    return [lines[first]?.slice(label.length + 2), ...more].join(' ')
  }
  return { name, file, bug: part('Bug'), seen: part('Seen'), noticed: part('Noticed') }
}

/**
 * Makes a copy of a checkout with the fault in it, from which `src/main.ts` and `src/cli.ts` start.
 * @param root the checkout. It must stay there: its packages are linked, not copied.
 * @param folder where the copy goes; made if it is not there.
 * @throws Error if the patch does not apply to the checkout any more.
 */
export async function makeMutant(
  root: string,
  { name, file }: Mutant,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const one of COPIED) cpSync(join(root, one), join(folder, one), { recursive: true })
  for (const one of LINKED) symlinkSync(resolve(root, one), join(folder, one))
  try {
    await run('git', ['apply', '--whitespace=nowarn', resolve(file)], {
      cwd: folder,
      // Inside a repository git would skip the files of a folder that it does not know.
      env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(realpathSync(folder)) },
    })
  } catch (error) {
    const why = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : error
    throw new Error(
      `The patch ${name} does not apply to ${root} any more: ${why}. Make the same fault in the present code, and write it again with git diff.`,
      { cause: error },
    )
  }
}
