import type { Reader } from '../db/store.ts'
import { accountNamed } from '../domain/accounts/holders.ts'
import { testAccountOf } from '../domain/accounts/test-account.ts'
import { readSettings } from '../domain/settings/settings.ts'
import {
  countSince,
  type Delivery,
  deliveriesOf,
  enqueueTest,
  resendSince,
} from '../domain/webhooks/deliveries.ts'
import {
  addEndpoint,
  allEndpoints,
  type Endpoint,
  EVENT_TYPES,
  endpointById,
  endpointsOf,
  removeEndpoint,
  rotateSecret,
  turnOff,
  turnOn,
} from '../domain/webhooks/endpoints.ts'
import { parseWebhookUrl } from '../domain/webhooks/url.ts'
import { pick } from './answer.ts'
import { accountOption, type Command } from './command.ts'
import { pastTime } from './input.ts'
import { actor, CliError } from './session.ts'

const SHOWN = 50
const LISTED = 1000
const ONLY_NOW = 'The secret is shown only now.'
const OLD_SECRET = 'The old secret also signs for 24 hours. One from before that no longer does.'

type ListOptions = { account?: string; after?: string }
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
    .add('list', 'all webhooks, or those of one holder')
    .addOption(accountOption())
    .option('--after <id>', `of all webhooks, the next ${LISTED} after this one`)
    .runs(async ({ read }, { account, after = '' }: ListOptions) => {
      const { rows, hasMore } =
        account === undefined
          ? await allEndpoints(read, { after, limit: LISTED })
          : { rows: await ofHolder(read, account), hasMore: false }
      return {
        json: { webhooks: rows.map(endpointJson), hasMore },
        columns: 'endpointId accountId url failingSince offAt offReason',
        none: 'There are no webhooks.',
        next: hasMore ? [`There are more: webhook list --after ${rows.at(-1)?.id}`] : [],
      }
    })

  ofEndpoint('test', 'send a test event').changes(async ({ tx, now }, id: string) => {
    const { testId: eventId, id: deliveryId } = await enqueueTest(tx, await named(tx, id), now)
    return {
      json: { endpointId: id, deliveryId, eventId },
      text: `The running service sends the test event ${eventId} now. For the answer: webhook deliveries ${id}`,
    }
  })

  ofEndpoint('deliveries', `the last ${SHOWN} deliveries`).runs(async ({ read }, id: string) => {
    const page = { limit: SHOWN, cursor: null }
    const { rows } = await deliveriesOf(read, (await named(read, id)).id, page)
    return {
      json: { endpointId: id, deliveries: rows.map(deliveryJson) },
      columns: 'createdAt type status attempts httpStatus ms problem nextAttemptAt',
      none: 'Nothing was sent yet.',
    }
  })

  ofEndpoint('resend', 'send all events since a time again')
    .requiredOption(
      '--since <time>',
      'a date or time such as 2026-01-15 or 2026-01-15T12:00:00Z, or how long ago, such as 2h',
    )
    .runs(async ({ store, read, now }, id: string, { since: text }: { since: string }) => {
      const since = pastTime(text, now)
      const endpoint = await named(read, id)
      const events = await countSince(read, endpoint, since)
      await store.transaction((tx) => resendSince(tx, endpoint, { since, actor }, now))
      return { json: { endpointId: id, since, events } }
    })

  ofEndpoint(
    'rotate',
    'make a new secret and print it; the old one also signs for 24 hours, an older one ends',
  ).changes(async ({ tx, now }, id: string) => {
    const secret = await rotateSecret(tx, await named(tx, id), { actor, askedAt: now }, now)
    if (secret === null) throw new CliError('The webhook has just got a new secret.')
    return { json: { endpointId: id, secret }, next: [ONLY_NOW, OLD_SECRET] }
  })

  ofEndpoint('off', 'turn a webhook off').changes(async ({ tx, now }, id: string) => {
    await turnOff(tx, await named(tx, id), { reason: 'switched_off', actor }, now)
    return { json: endpointJson(await named(tx, id)) }
  })

  const on = 'turn a webhook on: it gets what happens from now on'
  ofEndpoint('on', on).changes(async ({ tx, now }, id: string) => {
    const endpoint = await named(tx, id)
    if (endpoint.offAt) await turnOn(tx, endpoint, actor, now)
    return { json: endpointJson(await named(tx, id)) }
  })

  const remove = 'remove a webhook with its deliveries'
  ofEndpoint('remove', remove).changes(async ({ tx, now }, id: string) => {
    await removeEndpoint(tx, await named(tx, id), actor, now)
    return { json: { endpointId: id, removed: true } }
  })
}

/** @throws DomainError WEBHOOK_NOT_FOUND */
function named(db: Reader, id: string): Promise<Endpoint> {
  return endpointById(db, id, null)
}

async function ofHolder(read: Reader, who: string): Promise<Endpoint[]> {
  const { id } = await accountNamed(read, who)
  const test = await testAccountOf(read, id)
  const live = await endpointsOf(read, id)
  return test ? [...live, ...(await endpointsOf(read, test.id))] : live
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
