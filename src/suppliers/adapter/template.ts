import { type Bindings, compileExpression, type Expression, type Scope } from './expression.ts'

// Templates of an adapter file: text with ${…} for what is put in. A template that is one ${…} alone keeps
// its type, and one without a value leaves its field out.

/** A value of a JSON body, with templates at its leaves. */
export type JsonTemplate =
  | string
  | number
  | boolean
  | null
  | JsonTemplate[]
  | { [name: string]: JsonTemplate }

/** @throws Error */
export type Template<Value> = (scope: Scope, bindings: Bindings) => Promise<Value>

export type Part = { text: string } | { value: Expression; source: string }

/** @throws Error with a message for the author of the file. */
export function compileTemplate(source: string | number | boolean): Template<unknown> {
  if (typeof source !== 'string') return async () => source
  const parts = partsOf(source)
  const [only] = parts
  if (parts.length === 1 && only && 'value' in only) return only.value
  return joined(parts)
}

/** A template whose values are put into a path or query, so that none of them can lead elsewhere. */
export function compilePath(source: string | number | boolean): Template<string> {
  return joined(partsOf(String(source)), encoded)
}

/** @param written how a value is put in */
function joined(parts: readonly Part[], written = (value: string) => value): Template<string> {
  return async (scope, bindings) => {
    const texts = await Array.fromAsync(parts, async (part) =>
      'text' in part ? part.text : written(textOf(await part.value(scope, bindings), part.source)),
    )
    return texts.join('')
  }
}

/** @throws Error for the names of folders, which would lead elsewhere. */
function encoded(value: string): string {
  if (value === '.' || value === '..') throw new Error(`"${value}" cannot be put into a path`)
  return encodeURIComponent(value)
}

/** @throws Error with a message for the author of the file. */
export function compileJson(source: JsonTemplate): Template<unknown> {
  if (Array.isArray(source)) {
    const items = source.map(compileJson)
    return async (scope, bindings) => {
      const values = await Array.fromAsync(items, (item) => item(scope, bindings))
      return values.filter((value) => value !== undefined)
    }
  }
  if (source === null || typeof source !== 'object')
    return source === null ? async () => null : compileTemplate(source)
  return compileFields(source, compileJson)
}

/** The fields of an object. Those without a value are left out. @throws Error */
export function compileFields<Source>(
  source: Record<string, Source>,
  compile: (source: Source) => Template<unknown>,
): Template<Record<string, unknown>> {
  const fields = Object.entries(source).map(([name, one]) => [name, compile(one)] as const)
  return async (scope, bindings) => {
    const values: [string, unknown][] = []
    for (const [name, template] of fields) {
      const value = await template(scope, bindings)
      if (value !== undefined) values.push([name, value])
    }
    return Object.fromEntries(values)
  }
}

/** The expressions in a template, for the checks of a file. */
export function expressionsIn(source: JsonTemplate): string[] {
  if (typeof source === 'string')
    return partsOf(source).flatMap((part) => ('value' in part ? [part.source] : []))
  if (source === null || typeof source !== 'object') return []
  return Object.values(source).flatMap((one) => expressionsIn(one as JsonTemplate))
}

/** The pieces of a template: text, and what is put in. @throws Error with a message for the author of the file. */
export function partsOf(source: string): Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < source.length) {
    const start = source.indexOf('${', at)
    if (start < 0) break
    const end = endOf(source, start + 2)
    if (start > at) parts.push({ text: source.slice(at, start) })
    const inner = source.slice(start + 2, end).trim()
    parts.push({ value: compileExpression(inner), source: inner })
    at = end + 1
  }
  if (at < source.length || parts.length === 0) parts.push({ text: source.slice(at) })
  return parts
}

/** Where the } is that closes an expression: not one in a text or of an object. @throws Error */
function endOf(source: string, start: number): number {
  let [depth, quote] = [0, '']
  for (let i = start; i < source.length; i++) {
    const one = source.charAt(i)
    if (quote !== '') {
      if (one === '\\') i++
      else if (one === quote) quote = ''
    } else if (one === '"' || one === "'") quote = one
    else if (one === '{') depth++
    else if (one === '}' && depth-- === 0) return i
  }
  throw new Error('the expression after ${ does not end with }')
}

/** @throws Error */
function textOf(value: unknown, source: string): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Error(`\${${source}} has no value to put in`)
}
