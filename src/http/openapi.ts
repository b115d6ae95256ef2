import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { codeSamples } from './code-samples.ts'
import type { Route } from './context.ts'

const ABOUT = `Order game top-ups, game keys and gift cards against a prepaid wallet.

1. Get an API key in the service's Telegram bot (/api); it is shown once. Press Authorize to try calls here.
2. Read \`GET /services\` (which fields a line needs) and \`GET /products\` (pids and prices).
3. \`POST /orders\` with a new \`trxid\` for each purchase: a UUID, or one that starts with a prefix of your own, because all accounts share them. If you get no answer, send the same body again: a trxid is charged only once.
4. While the status is \`processing\`, poll \`GET /orders/{orderId}\` every 3 to 10 seconds, until it is \`completed\` or \`cancelled\`.

If the first call with a trxid gets a 4xx, nothing was charged and the trxid is free. A 4xx to a trxid that was sent before says nothing about the first call: fix what it names, and send the same trxid again.

Money is in USD. Limits: 40 calls in any second and 200 in any minute for each account; on one connection, at most ten requests sent ahead of their answers.`

type Operation = {
  security?: object[]
  parameters?: { name: string; in: string; schema?: { example?: unknown } }[]
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> }
}

/**
 * The OpenAPI 3.1 document of the routes, built from the schemas that check their requests.
 * @param baseUrl the service's address in the code samples
 */
export function openApiDocument(routes: Route[], baseUrl = 'http://127.0.0.1:3000'): object {
  const paths: ZodOpenApiPathsObject = {}
  for (const { method, path, operation } of routes) {
    // Hono writes a parameter :name, or :name{pattern}; the document writes {name}.
    const documented = path.replace(/:(\w+)(?:\{.*\})?/g, '{$1}')
    const operationId = nameOf(method, path)
    paths[documented] = { ...paths[documented], [method]: { operationId, ...operation } }
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: 'gamewallet reseller API', version: '1', description: ABOUT },
    security: [{ apiKey: [] }, { bearer: [] }],
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
    paths,
  })
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item as Record<string, Operation>))
      if (!operation.security)
        Object.assign(operation, { 'x-codeSamples': samplesOf(method, baseUrl + path, operation) })
  return document
}

/** The parameters that have an example are in it. */
function samplesOf(method: string, url: string, { parameters, requestBody }: Operation) {
  const query = new URLSearchParams()
  let path = url
  for (const { name, in: place, schema } of parameters ?? []) {
    const example = schema?.example
    if (example === undefined) continue
    if (place === 'path') path = path.replace(`{${name}}`, String(example))
    if (place === 'query') query.append(name, String(example))
  }
  const body = requestBody?.content['application/json']?.example
  return codeSamples({ method, url: query.size === 0 ? path : `${path}?${query}`, body })
}

/** The operation's name in generated clients: `GET /orders/:orderId` is getOrdersOrderId. */
function nameOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
