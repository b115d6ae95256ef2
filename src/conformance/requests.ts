import { isDeepStrictEqual } from 'node:util'
import { type CallName, callsOf, uses } from '../suppliers/adapter/facts.ts'
import type { AdapterFile, RequestTemplate } from '../suppliers/adapter/schema.ts'
import { expressionsIn, type JsonTemplate, partsOf } from '../suppliers/adapter/template.ts'

// Lets the simulated supplier know what it is asked: every request says it in headers of its own.

/** Which call it is: several if nothing tells them apart, as where asking is placing again. */
export type Recognised = {
  calls: CallName[]
  /** What stands where the file puts in our ref, or the supplier's id. */
  refs: string[]
  ids: string[]
}

const CALLS = 'X-Checked-Calls'
const VALUE = { ref: 'X-Checked-Ref', id: 'X-Checked-Id' }

/** The file with requests that say what they are. */
export function withMarks(file: AdapterFile): AdapterFile {
  const marked = structuredClone(file)
  const { place, check } = file
  const isPlacing = check !== undefined && isLike(file, check.request, place.request)
  for (const [name, request] of callsOf(marked)) {
    const marks: Record<string, string> = { [CALLS]: name }
    if (isPlacing && ['place', 'check'].includes(name)) marks[CALLS] = 'place check'
    for (const part of ['ref', 'id'] as const)
      for (const [i, mark] of marksOf(file, request, part).entries())
        marks[`${VALUE[part]}-${i}`] = mark
    request.headers = { ...request.headers, ...marks }
  }
  return marked
}

export function recognised(headers: Record<string, string>): Recognised {
  const valuesOf = (part: keyof typeof VALUE) =>
    Object.entries(headers)
      .filter(([name]) => name.startsWith(VALUE[part]))
      .map(([, value]) => decodeURIComponent(value))
  const calls = (headers[CALLS] ?? '').split(' ') as CallName[]
  return { calls, refs: valuesOf('ref'), ids: valuesOf('id') }
}

/** Templates of whatever is made of our ref, or the id: each the whole text that stands there, encoded for a header. */
function marksOf(file: AdapterFile, request: RequestTemplate, part: 'ref' | 'id'): string[] {
  const inPath = partsOf(String(request.path)).flatMap((one) =>
    'source' in one ? [`\${${one.source}}`] : [],
  )
  const inHeaders = Object.values({ ...file.headers, ...request.headers })
  return [...inPath, ...inHeaders, ...leavesOf(file, request).values()]
    .filter((template) => uses(template, part))
    .map((template) => {
      const texts = partsOf(String(template)).map((one) =>
        'text' in one ? JSON.stringify(one.text) : `$string(${one.source})`,
      )
      return `\${$encodeUrlComponent(${texts.join(' & ')})}`
    })
}

/** Whether nothing tells the one request from the other. */
function isLike(file: AdapterFile, own: RequestTemplate, other: RequestTemplate): boolean {
  const [leaves, others] = [leavesOf(file, own), leavesOf(file, other)]
  // Where an expression stands, any value can, or an object of them.
  const mayHave = (at: string) => [...others.keys()].some((key) => `${at}.`.startsWith(`${key}.`))
  return (
    isDeepStrictEqual([own.method, fixedPath(own)], [other.method, fixedPath(other)]) &&
    isDeepStrictEqual(fixed(leaves), fixed(others)) &&
    [...leaves.keys()].every(mayHave)
  )
}

function fixedPath({ path }: RequestTemplate) {
  return partsOf(String(path)).map((part) => ('text' in part ? part.text : null))
}

function fixed(leaves: Map<string, JsonTemplate>) {
  return new Map([...leaves].filter(([, leaf]) => expressionsIn(leaf).length === 0))
}

/** What stands in the query and in the body, by where it does. */
function leavesOf(file: AdapterFile, { query, form, json }: RequestTemplate) {
  const leaves = new Map<string, JsonTemplate>()
  const add = (at: string, value: JsonTemplate) => {
    if (typeof value !== 'object' || value === null) leaves.set(at, value)
    else for (const [key, one] of Object.entries(value)) add(`${at}.${key}`, one)
  }
  add('query', { ...file.query, ...query })
  add('body', form ?? json ?? {})
  return leaves
}
