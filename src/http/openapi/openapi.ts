import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { Route } from '../context.ts'
import { type CodeSample, codeSamples } from './code-samples.ts'
import { errorSchema } from './error-responses.ts'
import { documentedHeaders, HEADERS } from './headers.ts'
import type { CHARGES } from './operations.ts'
import { webhookOperations } from './webhook-operations.ts'

const ABOUT = `Order game top-ups, game keys and gift cards against a prepaid wallet.

1. Get an API key in the service's Telegram bot (/api); it is shown once. Type it into the page /docs to try calls there.
2. Read \`GET /services\` (which fields a line needs) and \`GET /products\` (pids and prices).
3. \`POST /orders\` with a new \`trxid\` for each purchase: a UUID, or one that starts with a prefix of your own, because all accounts share them. If you get no answer, send the same body again: a trxid is charged only once.
4. While the status is \`processing\`, poll \`GET /orders/{orderId}\` every 3 to 10 seconds, until it is \`completed\` or \`cancelled\`.

If the first call with a trxid gets a 4xx, nothing was charged and the trxid is free. A 4xx to a trxid that was sent before says nothing about the first call: fix what it names, and send the same trxid again.

To try it without paying, make a test key in the bot (**API access** → **Test keys**). It begins with \`gw_test_\`, works at the same address with the same catalog, and has its own wallet of test money, orders and trxids. No supplier is called: the end of the player's id decides what happens (\`01\` completed after 3 s, \`02\` cancelled at once, \`03\` cancelled after 3 s, \`04\` no answer for a minute, \`05\` completed at the second try). Keys and cards deliver \`TEST-…\` codes.

Answers may gain fields, and \`code\`, \`kind\` and \`type\` new values: ignore what you do not know.

Money is in USD. Limits: 40 calls in any second and 200 in any minute for each account; on one connection, at most ten requests sent ahead of their answers.`

export type Schema = Pick<
  oas31.SchemaObject,
  | ('$ref' | 'type' | 'format' | 'description' | 'required' | 'enum' | 'const' | 'default')
  | ('example' | 'pattern' | 'minLength' | 'maxLength' | 'minimum' | 'maximum')
> & {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
export type Parameter = Omit<oas31.ParameterObject, 'schema'> & { schema?: Schema }
/** A request or an answer. */
export type Message = {
  content?: Record<string, { schema?: Schema; examples?: Record<string, oas31.ExampleObject> }>
}
export type Answer = Message & { description: string; headers?: object }
export type Operation = Pick<
  oas31.OperationObject,
  'operationId' | 'tags' | 'summary' | 'description' | 'security'
> & {
  parameters?: Parameter[]
  requestBody?: Message
  responses?: Record<string, Answer>
  [CHARGES]?: true
  'x-codeSamples'?: CodeSample[]
}

/** In the code samples, where the public address is not known. */
const SANDBOX_URL = 'http://127.0.0.1:3000'

/** In the order of the reference page. */
const TAGS = [
  { name: 'Catalog', description: 'What is for sale, what it costs, and which fields it needs.' },
  { name: 'Orders', description: 'Placing orders and finding them again.' },
  { name: 'Account', description: 'The wallet, and who is calling.' },
  { name: 'Verify and redeem', description: 'Paid calls about players. They place no order.' },
  { name: 'Events', description: 'What happened to the account.' },
  { name: 'Service', description: 'Health checks, without a key.' },
]

/**
 * The OpenAPI 3.1 document of the routes and the webhooks, built from the schemas that check their requests.
 * @param publicUrl the address of the API, without a slash at its end; null if it is not known.
 */
export function openApiDocument(routes: Route[], publicUrl: string | null): object {
  const paths: ZodOpenApiPathsObject = {}
  for (const { method, path, operation } of routes) {
    if (!operation) continue
    // Hono writes a parameter :name, or :name{pattern}; the document writes {name}.
    const documented = path.replace(/:(\w+)(?:\{.*\})?/g, '{$1}')
    const operationId = nameOf(method, path)
    paths[documented] = { ...paths[documented], [method]: { operationId, ...operation } }
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'gamewallet reseller API',
        version: '1',
        description: ABOUT,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/', description: 'This service' }],
      tags: TAGS,
      security: [{ apiKey: [] }, { bearer: [] }],
      components: {
        schemas: { Error: errorSchema },
        headers: HEADERS,
        securitySchemes: {
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: 'X-API-Key',
            description: 'A key from the Telegram bot: `gw_live_…`, or `gw_test_…` to try.',
          },
          bearer: { type: 'http', scheme: 'bearer', description: 'The same key.' },
        },
      },
      paths,
      webhooks: webhookOperations,
    },
    { override: corrected },
  )
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      addHeaders(operation)
      addExample(operation, document.components?.schemas as Record<string, Schema>)
      if (!operation.security) {
        const url = (publicUrl ?? SANDBOX_URL) + path
        operation['x-codeSamples'] = samplesOf(method, url, operation)
      }
    }
  return document
}

function addHeaders({ security, responses = {}, requestBody }: Operation): void {
  const kind = {
    hasVersions: '304' in responses,
    // A strict caller is refused with 409.
    isStrict: '409' in responses,
  }
  for (const [status, response] of Object.entries(responses)) {
    // Only a body that is not JSON is a 401 although the key is valid.
    const isKeyed = security === undefined && (status !== '401' || requestBody !== undefined)
    response.headers = documentedHeaders(status, { ...kind, isKeyed })
  }
}

/** Makes an example of the answer from its schema, if the route gives none. */
function addExample({ responses = {} }: Operation, schemas: Record<string, Schema>): void {
  const content = responses['200']?.content?.['application/json']
  if (content?.schema && !content.examples)
    content.examples = { Example: { value: exampleOf(content.schema, schemas) } }
}

/** What the fields have as examples. Optional ones without an example are left out. */
function exampleOf(schema: Schema, schemas: Record<string, Schema>): unknown {
  const { $ref, example, type, items, anyOf, properties, required = [] } = schema
  if ($ref) return exampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas)
  if (example !== undefined) return example
  if (items) return [exampleOf(items, schemas)]
  if (!properties)
    return schema.const ?? schema.enum?.[0] ?? (anyOf || Array.isArray(type) ? null : false)
  const shown = Object.entries(properties).filter(
    ([name, one]) => required.includes(name) || one.example !== undefined,
  )
  return Object.fromEntries(shown.map(([name, one]) => [name, exampleOf(one, schemas)]))
}

/** Shows the first example of the body, and the parameters that have an example. */
function samplesOf(method: string, url: string, { parameters, requestBody }: Operation) {
  const query = new URLSearchParams()
  let path = url
  for (const { name, in: place, schema } of parameters ?? []) {
    const example = schema?.example
    if (example === undefined) continue
    if (place === 'path') path = path.replace(`{${name}}`, String(example))
    if (place === 'query') for (const one of [example].flat()) query.append(name, String(one))
  }
  const [example] = Object.values(requestBody?.content?.['application/json']?.examples ?? {})
  const address = query.size === 0 ? path : `${path}?${query}`
  return codeSamples({ method, url: address, body: example?.value })
}

/**
 * Removes what zod says and the API does not: the bounds of JavaScript's integers, and that an answer never
 * gains a field. Generated clients may refuse a field that they do not know. Also removes the pattern of
 * times, which their format says in one word.
 */
function corrected({ jsonSchema }: { jsonSchema: { [name: string]: unknown } }) {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

/** The operation's name in generated clients: `GET /orders/:orderId` is getOrdersOrderId. */
function nameOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
