import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

type DocumentedResponse = { content?: Record<string, { schema?: object }>; headers?: object }
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, DocumentedResponse> }>>
  components: object
}

/** Headers that every server sends, or that say nothing of the answer to a program. */
const PLAIN_HEADERS = new Set([
  ...['cache-control', 'content-type', 'x-content-type-options', 'vary', 'content-encoding'],
])

/** All times are in UTC, with milliseconds. */
export const FORMATS = { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ }

/**
 * Holds an answer to the OpenAPI document: its path, method, status and headers must be documented, and its
 * body must be of the documented form, without a field more. What is worth trying again must say when.
 */
export function createConformity(document: object) {
  const { paths, components } = withoutMore(document) as Document
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS })
  const validators = new Map<string, ValidateFunction>()

  return (method: string, path: string, status: number, body: unknown, headers: Headers): void => {
    if ((status === 429 || status === 503) && isError(body) && !headers.has('Retry-After'))
      throw new Error(`${method} ${path} answered ${status} without Retry-After.`)
    const documented = Object.keys(paths).find((pattern) => matches(pattern, path))
    const operation = documented && paths[documented]?.[method.toLowerCase()]
    // Paths that the document does not know are answered 501, which is part of every call.
    if (!operation) {
      if (status === 501 || status === 401 || status === 403 || status === 429) return
      throw new Error(`${method} ${path} is not in the document but answered ${status}.`)
    }
    const response = operation.responses[String(status)]
    const known = Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase())
    const unknown = [...headers.keys()].filter((name) => !PLAIN_HEADERS.has(name))
    for (const name of unknown)
      if (!known.includes(name))
        throw new Error(`${method} ${documented} ${status} does not document the header ${name}.`)
    const schema = response?.content?.['application/json']?.schema
    if (!schema) throw new Error(`${method} ${documented} does not document the status ${status}.`)
    const key = `${method} ${documented} ${status}`
    const validate = validators.get(key) ?? ajv.compile({ ...schema, components })
    validators.set(key, validate)
    if (!validate(body))
      throw new Error(
        `${key}: ${JSON.stringify(body)} is not as documented: ${ajv.errorsText(validate.errors)}`,
      )
  }
}

/** The document as it would be if answers never gained a field. */
export function withoutMore<Document>(document: Document): Document {
  const json = JSON.stringify(document, (_, value) =>
    value?.type === 'object' && value.properties
      ? { additionalProperties: false, ...value }
      : value,
  )
  return JSON.parse(json)
}

function isError(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body
}

function matches(pattern: string, path: string): boolean {
  const expression = pattern.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${expression}$`).test(path)
}
