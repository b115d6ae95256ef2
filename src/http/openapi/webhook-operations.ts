import { z } from 'zod'
import type { ZodOpenApiObject } from 'zod-openapi'
import { eventSchemas, testEventSchema } from './schemas/events.ts'

// What the service posts to the webhooks of account holders, for the OpenAPI document.

const ABOUT =
  'Posted to the URLs that you set up in the bot, in the form of Standard Webhooks. A 2xx within 15 seconds is success; anything else is retried.'

const header = (name: string, description: string, example: string) => ({
  [name]: z.string().meta({ description, example }),
})

const HEADERS = z.object({
  ...header('webhook-id', "The event's id, the same at each attempt.", 'evt_1KE0Q5C0000000002M3JX'),
  ...header('webhook-timestamp', 'The time of this attempt, in seconds since 1970.', '1768478401'),
  ...header(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA-256 over `webhook-id.webhook-timestamp.body` with the secret. For 24 hours after a rotation there are two, separated by a space.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
})

const SCHEMAS = { ...eventSchemas, 'endpoint.test': testEventSchema }
const SUMMARIES: Record<keyof typeof SCHEMAS, string> = {
  'order.completed': 'An order was completed.',
  'order.cancelled': 'An order was cancelled and refunded.',
  'lookup.completed': 'A paid lookup has its result.',
  'lookup.cancelled': 'A paid lookup ended without a result.',
  'wallet.credited': 'Money came into the wallet.',
  'wallet.debited': 'Money was taken from the wallet, other than for an order or a lookup.',
  'wallet.low': 'The balance fell below the threshold that you set.',
  'access.changed': 'The access to the API changed.',
  'order.code_replaced':
    'The operator replaced codes of an order. GET /orders/{orderId} answers the ones that are valid now.',
  'endpoint.test': 'A test that was asked for in the bot.',
}

/** One for each type of event, by its name. */
export const webhookOperations: NonNullable<ZodOpenApiObject['webhooks']> = Object.fromEntries(
  Object.entries(SUMMARIES).map(([type, summary]) => [
    type,
    operation(type, summary, SCHEMAS[type as keyof typeof SCHEMAS]),
  ]),
)

function operation(type: string, summary: string, schema: z.ZodType) {
  const name = type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())
  const examples = { [type]: { summary: type, value: schema.meta()?.example } }
  return {
    post: {
      operationId: `on${name}`,
      summary,
      description: ABOUT,
      security: [],
      requestParams: { header: HEADERS },
      requestBody: { required: true, content: { 'application/json': { schema, examples } } },
      responses: {
        '204': { description: 'Received. Any 2xx will do.' },
        '410': { description: 'Not wanted any more: the webhook is switched off at once.' },
      },
    },
  }
}
