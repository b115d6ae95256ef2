import { type CallName, callsOf, uses } from '../suppliers/adapter/facts.ts'
import type { AdapterFile, RequestTemplate } from '../suppliers/adapter/schema.ts'
import { expressionsIn, type JsonTemplate, partsOf } from '../suppliers/adapter/template.ts'

// Recognises a call of an adapter file by what arrives at the supplier: its method, its path, and the fields that the
// file writes as they are.

/**
 * A request as it arrives. `path`: after the address of the supplier, with its query. `headers`: by their
 * names in small letters.
 */
export type ReceivedRequest = {
  method: string
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
  isForm: boolean
}

/** Which call it is: several if nothing tells them apart, as where asking is placing again. */
export type Recognised = {
  calls: CallName[]
  /** What stands where the file puts in our ref, or the supplier's id. */
  refs: string[]
  ids: string[]
}

type Leaves = Map<string, unknown>

type Known = {
  name: CallName
  method: string
  path: RegExp
  pathParts: string[]
  headers: [name: string, template: JsonTemplate][]
  leaves: Map<string, JsonTemplate>
  /** The more of it is fixed, the surer. */
  fixed: number
}

/** Null if no call of the file looks like this. */
export function createRecogniser(
  file: AdapterFile,
): (request: ReceivedRequest) => Recognised | null {
  const known = callsOf(file).map(([name, request]) => compile(file, name, request))
  return (request) => {
    const [path = '', search = ''] = request.path.split('?')
    const leaves = receivedLeaves(request, search)
    const fitting = known.filter((one) => fits(one, request.method, path, leaves))
    const most = Math.max(...fitting.map(({ fixed }) => fixed))
    const best = fitting.filter(({ fixed }) => fixed === most)
    if (best.length === 0) return null
    return {
      calls: best.map(({ name }) => name),
      refs: best.flatMap((one) => valuesOf(one, 'ref', path, leaves, request.headers)),
      ids: best.flatMap((one) => valuesOf(one, 'id', path, leaves, request.headers)),
    }
  }
}

function compile(file: AdapterFile, name: CallName, request: RequestTemplate): Known {
  const { method, path, json, form } = request
  const headers = Object.entries({ ...file.headers, ...request.headers })
  const leaves = new Map<string, JsonTemplate>()
  for (const [key, value] of Object.entries({ ...file.query, ...request.query }))
    leaves.set(`query.${key}`, value)
  for (const [key, value] of Object.entries(form ?? {})) leaves.set(`form.${key}`, value)
  if (json !== undefined) flatten(json, 'json', (at, leaf) => leaves.set(at, leaf as JsonTemplate))
  const parts = partsOf(String(path))
  const pattern = parts.map((part) => ('text' in part ? RegExp.escape(part.text) : '([^/]+)'))
  const texts = parts.flatMap((part) => ('text' in part ? part.text.length : 0))
  const plain = [...leaves.values()].filter((leaf) => expressionsIn(leaf).length === 0)
  return {
    ...{ name, method, leaves },
    headers: headers.map(([header, template]) => [header.toLowerCase(), template]),
    path: new RegExp(`^${pattern.join('')}$`),
    pathParts: parts.flatMap((part) => ('source' in part ? [part.source] : [])),
    fixed: texts.reduce((sum, length) => sum + length, 0) + plain.length,
  }
}

function fits(known: Known, method: string, path: string, leaves: Leaves): boolean {
  if (known.method !== method || !known.path.test(path)) return false
  for (const at of leaves.keys()) if (leafFor(known, at) === undefined) return false
  for (const [at, leaf] of known.leaves)
    if (expressionsIn(leaf).length === 0 && String(leaves.get(at)) !== String(leaf)) return false
  return true
}

/** Where the file writes what arrives there; an expression may write a whole object. */
function leafFor({ leaves }: Known, at: string): string | undefined {
  if (leaves.has(at)) return at
  const parts = at.split('.')
  return parts
    .map((_, i) => parts.slice(0, i).join('.'))
    .find((above) => expressionsIn(leaves.get(above) ?? '').length > 0)
}

function valuesOf(
  known: Known,
  name: string,
  path: string,
  leaves: Leaves,
  headers: ReceivedRequest['headers'],
): string[] {
  const caught = known.path.exec(path)?.slice(1) ?? []
  const inPath = known.pathParts.flatMap((source, i) =>
    uses(`\${${source}}`, name) ? [decodeURIComponent(caught[i] ?? '')] : [],
  )
  const inLeaves = [...leaves].flatMap(([at, value]) =>
    uses(known.leaves.get(leafFor(known, at) ?? '') ?? '', name) ? [String(value)] : [],
  )
  const inHeaders = known.headers.flatMap(([header, template]) =>
    uses(template, name) && headers[header] !== undefined ? [String(headers[header])] : [],
  )
  return [...inPath, ...inLeaves, ...inHeaders]
}

function receivedLeaves({ body, isForm }: ReceivedRequest, search: string): Leaves {
  const leaves: Leaves = new Map()
  for (const [key, value] of new URLSearchParams(search)) leaves.set(`query.${key}`, value)
  if (isForm) for (const [key, value] of new URLSearchParams(body)) leaves.set(`form.${key}`, value)
  else if (body !== '') flatten(JSON.parse(body), 'json', (at, leaf) => void leaves.set(at, leaf))
  return leaves
}

function flatten(value: unknown, at: string, add: (at: string, leaf: unknown) => void): void {
  if (typeof value !== 'object' || value === null) add(at, value)
  else for (const [key, one] of Object.entries(value)) flatten(one, `${at}.${key}`, add)
}
