import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { Route } from './context.ts'

const ABOUT = `Order game top-ups, game keys and gift cards against a prepaid wallet.

1. Get an API key in the service's Telegram bot (/api); it is shown once. Press Authorize to try calls here.
2. Read \`GET /services\` (which fields a line needs) and \`GET /products\` (pids and prices).
3. \`POST /orders\` with a new \`trxid\` for each purchase: a UUID, or one that starts with a prefix of your own, because all accounts share them. If you get no answer, send the same body again: a trxid is charged only once.
4. While the status is \`processing\`, poll \`GET /orders/{orderId}\` every 3 to 10 seconds, until it is \`completed\` or \`cancelled\`.

If the first call with a trxid gets a 4xx, nothing was charged and the trxid is free. A 4xx to a trxid that was sent before says nothing about the first call: fix what it names, and send the same trxid again.

Money is in USD. Limits: 40 calls in any second and 200 in any minute for each account; on one connection, at most ten requests sent ahead of their answers.`

/** The OpenAPI 3.1 document of the routes, built from the schemas that check their requests. */
export function openApiDocument(routes: Route[]): object {
  const paths: ZodOpenApiPathsObject = {}
  for (const { method, path, operation } of routes) {
    // Hono writes a parameter :name, or :name{pattern}; the document writes {name}.
    const documented = path.replace(/:(\w+)(?:\{.*\})?/g, '{$1}')
    const operationId = nameOf(method, path)
    paths[documented] = { ...paths[documented], [method]: { operationId, ...operation } }
  }
  return createDocument({
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
}

/** The operation's name in generated clients: `GET /orders/:orderId` is getOrdersOrderId. */
function nameOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
