// The types of the client, made from the OpenAPI document: see test/client/types.test.ts.

type Schema = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  description?: string
  deprecated?: boolean
}
type Content = { content?: Record<string, { schema?: Schema }> }
type Operation = {
  security?: object[]
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const HEADER = `// Generated from the OpenAPI document by \`npm run client:types\`. Changes here are lost.
`

/** TypeScript types of all schemas, and of the operations that need a key by their method and path. */
export function clientTypes(given: object): string {
  const { paths, components } = given as Document
  const schemas = Object.entries(components.schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)}\n`,
    )
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { security }]) => security === undefined)
      .map(([method, operation]) => `  '${method.toUpperCase()} ${path}': ${callOf(operation)}`),
  )
  return [
    HEADER,
    ...schemas,
    '/** What each call takes, and what it answers with 200. */',
    `export type Operations = {\n${operations.sort().join('\n')}\n}\n`,
  ].join('\n')
}

function callOf({ parameters = [], requestBody, responses }: Operation): string {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const fields = query.map(({ name, required, schema = {} }) =>
    field(name, schema, required, '      '),
  )
  const parts = [
    query.length === 0 ? '' : `    query: {\n${fields.join('')}    }\n`,
    requestBody ? `    body: ${typeOf(jsonOf(requestBody), '    ')}\n` : '',
    `    answer: ${typeOf(jsonOf(responses[200]), '    ')}\n`,
  ]
  return `{\n${parts.join('')}  }`
}

function jsonOf(content: Content | undefined): Schema {
  return content?.content?.['application/json']?.schema ?? {}
}

function typeOf(schema: Schema, indent = ''): string {
  const { $ref, type, items, properties, additionalProperties: rest } = schema
  if ($ref) return $ref.split('/').at(-1) ?? 'unknown'
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map((one) => typeOf(one, indent)).join(' | ')
  if (schema.allOf) return schema.allOf.map((one) => typeOf(one, indent)).join(' & ')
  if (Array.isArray(type))
    return type.map((one) => typeOf({ ...schema, type: one }, indent)).join(' | ')
  if (type === 'array') return `(${typeOf(items ?? {}, indent)})[]`.replace(/^\((\w+)\)/, '$1')
  if (properties) {
    const inner = `${indent}  `
    const fields = Object.entries(properties).map(([name, one]) =>
      field(name, one, schema.required?.includes(name), inner),
    )
    return `{\n${fields.join('')}${indent}}`
  }
  if (type === 'object')
    return `Record<string, ${typeof rest === 'object' ? typeOf(rest, indent) : 'unknown'}>`
  return type === 'integer' ? 'number' : (type ?? 'unknown')
}

/** Nothing for what only clients of before should send. */
function field(
  name: string,
  schema: Schema,
  required: boolean | undefined,
  indent: string,
): string {
  if (schema.deprecated) return ''
  const key = /^\w+$/.test(name) ? name : literal(name)
  return `${comment(schema.description, indent)}${indent}${key}${required ? '' : '?'}: ${typeOf(schema, indent)}\n`
}

function comment(text: string | undefined, indent = ''): string {
  return text ? `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n` : ''
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)
}
