import type { Reader, Store } from '../db/store.ts'
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
import { type Answer, pick } from './answer.ts'
import { accountOption, type Command } from './command.ts'
import { pastTime } from './input.ts'
import { actor, CliError } from './session.ts'

const SHOWN = 50
const LISTED = 1000
const ONLY_NOW = 'The secret is shown only now.'

type ListOptions = { account?: string; after?: string }
type AddOptions = { url: string; types?: string; test?: boolean }

/** Adds the commands for the webhooks of account holders. */
export function addWebhookCommands(program: Command): void {
  const { webhookAllowPrivate } = program.session
  const webhook = program.add('webhook', "where account holders' events are posted")

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

  aboutEndpoint(webhook, 'test', 'send a test event', async (store, endpoint, now) => {
    const { testId, id } = await store.transaction((tx) => enqueueTest(tx, endpoint, now))
    return {
      json: { endpointId: endpoint.id, deliveryId: id, eventId: testId },
      text: `The running service sends the test event ${testId} now. For the answer: webhook deliveries ${endpoint.id}`,
    }
  })

  aboutEndpoint(webhook, 'deliveries', `the last ${SHOWN} deliveries`, async ({ read }, { id }) => {
    const { rows } = await deliveriesOf(read, id, { limit: SHOWN, cursor: null })
    return {
      json: { endpointId: id, deliveries: rows.map(deliveryJson) },
      columns: 'createdAt type status attempts httpStatus ms problem nextAttemptAt',
      none: 'Nothing was sent yet.',
    }
  })

  const resend = 'send all events since a time again'
  aboutEndpoint(webhook, 'resend', resend, async (store, endpoint, now, options) => {
    const since = pastTime(options.since, now)
    const events = await countSince(store.read, endpoint, since)
    await store.transaction((tx) => resendSince(tx, endpoint, { since, actor }, now))
    return { json: { endpointId: endpoint.id, since, events } }
  }).requiredOption(
    '--since <time>',
    'a date or time such as 2026-01-15 or 2026-01-15T12:00:00Z, or how long ago, such as 2h',
  )

  aboutEndpoint(
    webhook,
    'rotate',
    'make a new secret and print it; the old one also signs for 24 hours, an older one ends',
    async (store, endpoint, now) => {
      const secret = await store.transaction((tx) =>
        rotateSecret(tx, endpoint, { actor, askedAt: now }, now),
      )
      if (secret === null) throw new CliError('The webhook has just got a new secret.')
      const old = 'The old secret also signs for 24 hours. One from before that no longer does.'
      return { json: { endpointId: endpoint.id, secret }, next: [ONLY_NOW, old] }
    },
  )

  aboutEndpoint(webhook, 'off', 'turn a webhook off', async (store, endpoint, now) => {
    const how = { reason: 'switched_off', actor } as const
    await store.transaction((tx) => turnOff(tx, endpoint, how, now))
    return { json: endpointJson(await endpointById(store.read, endpoint.id, null)) }
  })

  const on = 'turn a webhook on: it gets what happens from now on'
  aboutEndpoint(webhook, 'on', on, async (store, endpoint, now) => {
    if (endpoint.offAt) await store.transaction((tx) => turnOn(tx, endpoint, actor, now))
    return { json: endpointJson(await endpointById(store.read, endpoint.id, null)) }
  })

  const remove = 'remove a webhook with its deliveries'
  aboutEndpoint(webhook, 'remove', remove, async (store, endpoint, now) => {
    await store.transaction((tx) => removeEndpoint(tx, endpoint, actor, now))
    return { json: { endpointId: endpoint.id, removed: true } }
  })
}

/** Adds a command about the webhook that its argument names. */
function aboutEndpoint(
  webhook: Command,
  name: string,
  description: string,
  work: (
    store: Store,
    endpoint: Endpoint,
    now: Date,
    options: { since: string },
  ) => Promise<Answer>,
): Command {
  return webhook
    .add(name, description)
    .argument('<id>', "the webhook's id")
    .runs(async ({ store, read, now }, id: string, options: { since: string }) =>
      work(store, await endpointById(read, id, null), now, options),
    )
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
