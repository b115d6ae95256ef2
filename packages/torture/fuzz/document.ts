/** A JSON schema, as far as /openapi.json uses it for what is sent. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  example?: unknown
  examples?: unknown[]
}

export type Parameter = { name: string; in: 'query' | 'path' | 'header'; schema: Schema }

/** A path and a method of the document. */
export type Operation = {
  /** Such as `POST /orders`. */
  name: string
  method: string
  /** With its parameters in braces. */
  path: string
  /** Whether it wants a key. */
  keyed: boolean
  parameters: readonly Parameter[]
  /** Of its JSON; null if it takes none. */
  body: Schema | null
  /** The codes that each documented status may have; none if its body has no `code`. */
  codes: ReadonlyMap<number, ReadonlySet<string>>
}

type Json = Record<string, unknown>

/** @throws if it is not an OpenAPI document of the form that this service writes. */
export function operationsOf(document: unknown): Operation[] {
  const root = objectIn(document, 'the document')
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(objectIn(root.paths, 'paths')))
    for (const [method, given] of Object.entries(objectIn(item, path))) {
      const name = `${method.toUpperCase()} ${path}`
      const operation = objectIn(given, name)
      const { parameters = [], requestBody, security, responses } = operation
      operations.push({
        ...{ name, path, method: method.toUpperCase() },
        // The document's own rule is that a key is wanted.
        keyed: !(Array.isArray(security) && security.length === 0),
        parameters: listIn(parameters, name).map((one) => parameterIn(root, one)),
        body: requestBody === undefined ? null : bodyIn(root, requestBody),
        codes: codesIn(root, objectIn(responses, `responses of ${name}`)),
      })
    }
  return operations
}

function parameterIn(root: Json, given: unknown): Parameter {
  const { name, in: place, schema } = resolved(root, given)
  if (typeof name !== 'string' || (place !== 'query' && place !== 'path' && place !== 'header'))
    throw new Error(`Not a parameter: ${JSON.stringify(given)}`)
  return { name, in: place, schema: resolved(root, schema) }
}

function bodyIn(root: Json, given: unknown): Schema {
  const content = objectIn(resolved(root, given).content, 'content')
  return resolved(root, objectIn(content['application/json'], 'application/json').schema)
}

function codesIn(root: Json, responses: Json): Map<number, Set<string>> {
  const codes = new Map<number, Set<string>>()
  for (const [status, response] of Object.entries(responses)) {
    const content = resolved(root, response).content as Json | undefined
    const schema = (content?.['application/json'] as Json | undefined)?.schema
    codes.set(Number(status), new Set(schema === undefined ? [] : codesOf(root, schema)))
  }
  return codes
}

function codesOf(root: Json, given: unknown): string[] {
  const { anyOf, oneOf, properties } = resolved(root, given) as {
    anyOf?: unknown[]
    oneOf?: unknown[]
    properties?: Record<string, { enum?: string[]; const?: string }>
  }
  const { enum: several, const: one } = properties?.code ?? {}
  return [
    ...(several ?? (one === undefined ? [] : [one])),
    ...[...(anyOf ?? []), ...(oneOf ?? [])].flatMap((part) => codesOf(root, part)),
  ]
}

/** Follows a `$ref` within the document. */
function resolved(root: Json, given: unknown): Json {
  const object = objectIn(given, 'a part of the document')
  if (typeof object.$ref !== 'string') return object
  let found: unknown = root
  for (const name of object.$ref.split('/').slice(1)) found = objectIn(found, object.$ref)[name]
  return objectIn(found, object.$ref)
}

function objectIn(value: unknown, what: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json
  throw new Error(`${what} is no object: ${JSON.stringify(value)?.slice(0, 100)}`)
}

function listIn(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`Not a list in ${what}.`)
}
