/** What the page reads of the OpenAPI document. */
export type Document = {
  info: { title: string; version: string; description: string }
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

export type Operation = {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { description?: string; content: Content }
  responses?: Record<string, Answer>
  'x-charges'?: boolean
  'x-codeSamples'?: { lang: string; label: string; source: string }[]
}

export type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}
export type Answer = {
  description: string
  headers?: Record<string, object>
  content?: Content
}
export type Example = { name: string; summary?: string; description?: string; value: unknown }
type Content = Record<string, { schema?: Schema; examples?: Record<string, Omit<Example, 'name'>> }>

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  deprecated?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  examples?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** An operation with where it is. */
export type Call = { method: string; path: string; id: string; operation: Operation }

/** The operations of `paths` or `webhooks`, in the document's order. */
export function callsOf(paths: Record<string, Record<string, Operation>>): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const id = operation.operationId ?? `${method}-${path}`
      return { method: method.toUpperCase(), path, id, operation }
    }),
  )
}

/** The JSON body of a request or an answer. */
export function jsonOf(message: { content?: Content } | undefined): {
  schema?: Schema
  examples: Example[]
} {
  const { schema, examples = {} } = message?.content?.['application/json'] ?? {}
  const named = Object.entries(examples).map(([name, example]) => ({ ...example, name }))
  return { ...(schema ? { schema } : {}), examples: named }
}
