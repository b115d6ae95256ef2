import { type CallName, callsOf, uses } from '../suppliers/adapter/facts.ts'
import type { AdapterFile, Example, RequestTemplate } from '../suppliers/adapter/schema.ts'
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

/** What may stand in an example as it is: a name of the order, as the only thing that is put in. */
const OF_ORDER = /^(?:ref|item|id|quantity|(?:player|input)\.\w+)$/
/** Whatever is made of these is not shown. */
const HIDDEN = ['secret', 'sign', 'token', 'time', 'setting']

/** Reads a request of a call as an example has it: the order that it is about, and what is sent, without secrets. */
export function readRequest(
  file: AdapterFile,
  call: CallName,
  received: ReceivedRequest,
  hidden: string,
): Required<Pick<Example, 'order' | 'request'>> {
  const [, request] = callsOf(file).find(([name]) => name === call) ?? []
  if (!request) throw new Error(`The file has no ${call}.`)
  const known = compile(file, call, request)
  const [path = '', search = ''] = received.path.split('?')
  const leaves = receivedLeaves(received, search)
  const order: Record<string, unknown> = {}
  const add = (source: string, value: unknown) => {
    if (!OF_ORDER.test(source)) return
    const [name = '', field] = source.split('.')
    if (field === undefined) order[name] = name === 'quantity' ? Number(value) : String(value)
    else order[name] = { ...Object(order[name]), [field]: String(value) }
  }
  for (const [i, source] of known.pathParts.entries())
    add(source, decodeURIComponent(known.path.exec(path)?.[i + 1] ?? ''))
  const shown: Leaves = new Map()
  for (const [at, value] of leaves) {
    const template = known.leaves.get(at) ?? ''
    const [only, ...others] = typeof template === 'string' ? partsOf(template) : []
    if (only && 'source' in only && others.length === 0) add(only.source, value)
    shown.set(at, HIDDEN.some((name) => uses(template, name)) ? hidden : value)
  }
  return { order, request: { method: received.method, path, ...fieldsOf(received, shown) } }
}

/** The leaves as they were sent. */
function fieldsOf({ body, isForm }: ReceivedRequest, leaves: Leaves) {
  const of = (kind: string) =>
    Object.fromEntries(
      [...leaves]
        .filter(([at]) => at.startsWith(`${kind}.`))
        .map(([at, value]) => [at.slice(kind.length + 1), String(value)]),
    )
  const query = of('query')
  return {
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(body === ''
      ? {}
      : isForm
        ? { form: of('form') }
        : { json: withLeaves(JSON.parse(body), 'json', leaves) }),
  }
}

function withLeaves(value: unknown, at: string, leaves: Leaves): unknown {
  if (typeof value !== 'object' || value === null) return leaves.get(at) ?? value
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    withLeaves(one, `${at}.${key}`, leaves),
  ])
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}
