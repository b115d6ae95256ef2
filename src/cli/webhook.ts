import type { Reader } from '../db/store.ts'
import { testAccountOf } from '../domain/accounts/test-account.ts'
import { readSettings } from '../domain/settings/settings.ts'
import { type Delivery, deliveriesOf, enqueueTest } from '../domain/webhooks/deliveries.ts'
import {
  addEndpoint,
  allEndpoints,
  type Endpoint,
  EVENT_TYPES,
  endpointById,
  rotateSecret,
  turnOff,
} from '../domain/webhooks/endpoints.ts'
import { parseWebhookUrl } from '../domain/webhooks/url.ts'
import { pick } from './answer.ts'
import type { Command } from './command.ts'
import { actor, CliError } from './session.ts'

const SHOWN = 50
const LISTED = 1000
const ONLY_NOW = 'The secret is shown only now.'
const OLD_SECRET = 'The old secret also signs for 24 hours. One from before that no longer does.'

type AddOptions = { url: string; types?: string; test?: boolean }

/** Adds the commands for the webhooks of account holders. */
export function addWebhookCommands(program: Command): void {
  const { webhookAllowPrivate } = program.session
  const webhook = program.add('webhook', "where account holders' events are posted")

  const ofEndpoint = (name: string, description: string) =>
    webhook.add(name, description).argument('<id>', "the webhook's id")

  webhook
    .aboutAccount('add', 'add a webhook, print its secret, and send it a test event')
    .requiredOption('--url <url>', 'an https URL of a server on the public internet')
    .option('--types <list>', `event types, separated by commas: ${EVENT_TYPES.join(', ')}`)
    .option('--test', 'for the events of test keys')
    .changes(async ({ tx, now, account }, { url: text, types, test = false }: AddOptions) => {
      const { sandbox } = await readSettings(tx)
      const url = parseWebhookUrl(text, { allowPrivate: sandbox || webhookAllowPrivate })
      const wanted = types === undefined ? null : types.split(',').map((type) => type.trim())
      const holder = await account()
      const owner = test ? await testAccountOf(tx, holder.id) : holder
      if (!owner) throw new CliError('This account has no test key yet. Create one first.')
      const added = await addEndpoint(tx, owner.id, { url, types: wanted, actor }, now)
      await enqueueTest(tx, added.endpoint, now)
      return {
        json: { ...endpointJson(added.endpoint), secret: added.secret },
        next: [ONLY_NOW, 'The running service sends it a test event now.'],
      }
    })

  webhook
    .add('list', 'all webhooks')
    .option('--after <id>', `the next ${LISTED} after this one`, '')
    .runs(async ({ read }, { after }: { after: string }) => {
      const { rows, hasMore } = await allEndpoints(read, { after, limit: LISTED })
      return {
        json: { webhooks: rows.map(endpointJson), hasMore },
        next: hasMore ? [`There are more: webhook list --after ${rows.at(-1)?.id}`] : [],
      }
    })

  ofEndpoint('deliveries', `the last ${SHOWN} deliveries`).runs(async ({ read }, id: string) => {
    const page = { limit: SHOWN, cursor: null }
    const { rows } = await deliveriesOf(read, (await named(read, id)).id, page)
    return {
      json: { endpointId: id, deliveries: rows.map(deliveryJson) },
    }
  })

  ofEndpoint(
    'rotate',
    'make a new secret and print it; the old one also signs for 24 hours, an older one ends',
  ).changes(async ({ tx, now }, id: string) => {
    const secret = await rotateSecret(tx, await named(tx, id), actor, now)
    return { json: { endpointId: id, secret }, next: [ONLY_NOW, OLD_SECRET] }
  })

  ofEndpoint('off', 'turn a webhook off').changes(async ({ tx, now }, id: string) => {
    await turnOff(tx, await named(tx, id), { reason: 'switched_off', actor }, now)
    return { json: endpointJson(await named(tx, id)) }
  })
}

/** @throws DomainError WEBHOOK_NOT_FOUND */
function named(db: Reader, id: string): Promise<Endpoint> {
  return endpointById(db, id, null)
}

function endpointJson(endpoint: Endpoint) {
  return {
    endpointId: endpoint.id,
    ...pick(endpoint, 'accountId url'),
    types: endpoint.types ?? EVENT_TYPES,
    ...pick(endpoint, 'failingSince offAt offReason createdAt'),
  }
}

function deliveryJson({ id: deliveryId, dueAt: nextAttemptAt, ...delivery }: Delivery) {
  const { endpointId: _, eventNumber: __, testId: ___, ...shown } = delivery
  return { deliveryId, ...shown, nextAttemptAt }
}
