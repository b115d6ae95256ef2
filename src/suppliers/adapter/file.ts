import { createRequire } from 'node:module'
import type { Document } from 'yaml'
import type { z } from 'zod'
import { problemsWithFacts } from './facts.ts'
import { type AdapterFile, fileSchema } from './schema.ts'

// Reads an adapter file. Whatever is wrong with it is said with its line and column.

/** What is wrong, and where: line and column count from 1. */
export type FileProblem = { line: number; column: number; path: string; message: string }

/** `problemAt`: tells of a problem that was found later, with the place in the file. */
export type ReadFile =
  | { file: AdapterFile; problemAt(path: readonly PropertyKey[], message: string): FileProblem }
  | { problems: FileProblem[] }

/** Loaded with the first file: most services have none. */
const require = createRequire(import.meta.url)
let yaml: typeof import('yaml')

const MAX_LENGTH = 1_000_000
const MAX_PROBLEMS = 20
const START = { line: 1, column: 1, path: '' }

export function readAdapterFile(source: string): ReadFile {
  yaml ??= require('yaml') as typeof yaml
  if (source.length > MAX_LENGTH)
    return { problems: [{ ...START, message: `is longer than ${MAX_LENGTH} characters` }] }
  const lines = new yaml.LineCounter()
  const document = yaml.parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  if (document.errors.length > 0)
    return {
      problems: document.errors
        .slice(0, MAX_PROBLEMS)
        .map(({ pos, message }) => ({ ...at(pos[0]), path: '', message })),
    }
  const problemAt = (path: readonly PropertyKey[], message: string): FileProblem => ({
    ...at(offsetOf(document, path)),
    path: path.map(String).join('.'),
    message,
  })
  const parsed = fileSchema.safeParse(document.toJS({ maxAliasCount: 1000 }))
  if (!parsed.success)
    return {
      problems: parsed.error.issues
        .flatMap(innermost)
        .slice(0, MAX_PROBLEMS)
        .map(({ path, message }) => problemAt(path, message)),
    }
  const problems = problemsWithFacts(parsed.data)
  return problems.length === 0
    ? { file: parsed.data, problemAt }
    : { problems: problems.map(({ path, message }) => problemAt(path, message)) }
}

/** A problem in words, such as `north.yaml:3:5 place.answers.0.if: …`. */
export function problemText(name: string, { line, column, path, message }: FileProblem): string {
  return `${name}:${line}:${column} ${path === '' ? '' : `${path}: `}${message}`
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>

/** Of the ways in which none of several forms fits, the one that went furthest. */
function innermost(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is not known here' }))
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => ({ path: issue.path, message }))
  if (issue.code !== 'invalid_union') return [issue]
  const ways = issue.errors.map((way) => way.flatMap(innermost))
  const depth = (way: Issue[]) => Math.max(0, ...way.map(({ path }) => path.length))
  const [best = []] = ways.sort((a, b) => depth(b) - depth(a))
  return best.map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
}

/** Where the key or entry stands that the path leads to, or the last one on the way. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const step = String(path[length - 1])
    const found = yaml.isMap(parent)
      ? parent.items.find(({ key }) => yaml.isScalar(key) && String(key.value) === step)?.key
      : yaml.isSeq(parent)
        ? parent.items[Number(step)]
        : null
    if (yaml.isNode(found) && found.range) return found.range[0]
  }
  return 0
}
