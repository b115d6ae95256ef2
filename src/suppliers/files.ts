import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problemText, readAdapterFile } from './adapter/file.ts'
import type { AdapterFile } from './adapter/schema.ts'

// Finds adapter files, and whether they have passed their checks.

/** Those that come with the service. */
const SHIPPED = join(import.meta.dirname, '../../suppliers')

/** Raised when a check is added that files must pass again. */
const SUITE = 1

type FoundAdapter = { file: AdapterFile } | { problem: string }

/**
 * The adapter file of this name.
 * @param ownFolder where the operator keeps further files.
 * @returns what the operator has to do, if it is not there, wrong, or not checked as it is now.
 */
export function findAdapter(kind: string, ownFolder: string | undefined): FoundAdapter {
  const folders = [SHIPPED, ...(ownFolder ? [ownFolder] : [])]
  const [path, other] = folders.map((folder) => join(folder, `${kind}.yaml`)).filter(existsSync)
  if (path === undefined)
    return { problem: `there is no adapter file ${kind}.yaml in ${folders.join(' or ')}` }
  if (other !== undefined) return { problem: `both ${path} and ${other} are there: rename yours` }
  const source = readFileSync(path, 'utf8')
  const read = readAdapterFile(source)
  if ('problems' in read) {
    const [first] = read.problems
    return {
      problem: `${first ? problemText(path, first) : path}; see the rest with ${checkOf(path)}`,
    }
  }
  return isChecked(path, source)
    ? read
    : { problem: `${path} has not passed its checks as it is now: run ${checkOf(path)}` }
}

/** The mark of a file that has passed its checks, which stands beside it. */
export function markOf(path: string, source: string): { path: string; text: string } {
  // Some checkouts end their lines in another way.
  const digest = createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex')
  return { path: path.replace(/\.yaml$/, '.checked'), text: `${SUITE} ${digest}\n` }
}

function isChecked(path: string, source: string): boolean {
  const mark = markOf(path, source)
  return existsSync(mark.path) && readFileSync(mark.path, 'utf8').trim() === mark.text.trim()
}

function checkOf(path: string): string {
  return `npm run -s cli -- supplier check ${path}`
}
