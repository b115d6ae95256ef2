import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

type Document = {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: object }> }> }>
  >
  components: object
}

/**
 * Holds an answer to the OpenAPI document: its path, method and status must be documented, and its
 * body must be of the documented form.
 */
export function createConformity(document: object) {
  const { paths, components } = document as Document
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const validators = new Map<string, ValidateFunction>()

  return (method: string, path: string, status: number, body: unknown): void => {
    const documented = Object.keys(paths).find((pattern) => matches(pattern, path))
    const operation = documented && paths[documented]?.[method.toLowerCase()]
    // Paths that the document does not know are answered 501, which is part of every call.
    if (!operation) {
      if (status === 501 || status === 401 || status === 403 || status === 429) return
      throw new Error(`${method} ${path} is not in the document but answered ${status}.`)
    }
    const schema = operation.responses[String(status)]?.content?.['application/json']?.schema
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

function matches(pattern: string, path: string): boolean {
  const expression = pattern.replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${expression}$`).test(path)
}
