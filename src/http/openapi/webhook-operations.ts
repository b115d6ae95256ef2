import { z } from 'zod'
import type { ZodOpenApiObject } from 'zod-openapi'
import { sentEvents } from './schemas/events.ts'

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

/** One for each type of event, by its name. */
export const webhookOperations: NonNullable<ZodOpenApiObject['webhooks']> = Object.fromEntries(
  sentEvents.map(({ type, name, summary, schema, example: value }) => [
    type,
    {
      post: {
        operationId: `on${name}`,
        summary,
        description: ABOUT,
        security: [],
        requestParams: { header: HEADERS },
        requestBody: {
          required: true,
          content: {
            'application/json': { schema, examples: { [type]: { summary: type, value } } },
          },
        },
        responses: {
          '204': { description: 'Received. Any 2xx will do.' },
          '410': { description: 'Not wanted any more: the webhook is switched off at once.' },
        },
      },
    },
  ]),
)
