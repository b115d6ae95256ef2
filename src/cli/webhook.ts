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
import type { Command } from './command.ts'
import { aboutAccount, accountOption, pastTime, type Target } from './input.ts'
import { type Answer, actor, CliError, type Session } from './session.ts'

const SHOWN = 50
const LISTED = 1000
const ONLY_NOW = 'The secret is shown only now.'

type ListOptions = Partial<Target> & { after?: string }
type AddOptions = Target & { url: string; types?: string; test?: boolean }

/** Adds the commands for the webhooks of account holders. */
export function addWebhookCommands(program: Command, session: Session): void {
  const webhook = program.command('webhook').description("where account holders' events are posted")

  aboutAccount(webhook, 'add')
    .description('add a webhook, print its secret, and send it a test event')
    .requiredOption('--url <url>', 'an https URL of a server on the public internet')
    .option('--types <list>', `event types, separated by commas: ${EVENT_TYPES.join(', ')}`)
    .option('--test', 'for the events of test keys')
    .runs(({ store, now }, options: AddOptions) => add(session, store, options, now))

  webhook
    .command('list')
    .description('all webhooks, or those of one holder')
    .addOption(accountOption())
    .option('--after <id>', `of all webhooks, the next ${LISTED} after this one`)
    .runs(async ({ store }, options: ListOptions) => list(store.read, options))

  aboutEndpoint(webhook, 'test', 'send a test event', async (store, endpoint, now) => {
    const { testId, id } = await store.transaction((tx) => enqueueTest(tx, endpoint, now))
    return {
      json: { endpointId: endpoint.id, deliveryId: id, eventId: testId },
      text: `The running service sends the test event ${testId} now. For the answer: webhook deliveries ${endpoint.id}`,
    }
  })

  aboutEndpoint(webhook, 'deliveries', `the last ${SHOWN} deliveries`, deliveries)

  webhook
    .command('resend')
    .description('send all events since a time again')
    .argument('<id>', "the webhook's id")
    .requiredOption(
      '--since <time>',
      'a date or time such as 2026-01-15 or 2026-01-15T12:00:00Z, or how long ago, such as 2h',
    )
    .runs(({ store, now }, id: string, options: { since: string }) =>
      resend(store, id, pastTime(options.since, now), now),
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
      return {
        json: { endpointId: endpoint.id, secret },
        next: [
          ONLY_NOW,
          'The old secret also signs for 24 hours. One from before that no longer does.',
        ],
      }
    },
  )

  aboutEndpoint(webhook, 'off', 'turn a webhook off', async (store, endpoint, now) => {
    const how = { reason: 'switched_off', actor } as const
    await store.transaction((tx) => turnOff(tx, endpoint, how, now))
    return changed(store, endpoint)
  })

  const on = 'turn a webhook on: it gets what happens from now on'
  aboutEndpoint(webhook, 'on', on, async (store, endpoint, now) => {
    if (endpoint.offAt) await store.transaction((tx) => turnOn(tx, endpoint, actor, now))
    return changed(store, endpoint)
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
  work: (store: Store, endpoint: Endpoint, now: Date) => Promise<Answer>,
): void {
  webhook
    .command(name)
    .description(description)
    .argument('<id>', "the webhook's id")
    .runs(async ({ store, now }, id: string) =>
      work(store, await endpointById(store.read, id, null), now),
    )
}

async function add(
  session: Session,
  store: Store,
  { account: who, url: text, types, test = false }: AddOptions,
  now: Date,
): Promise<Answer> {
  const { sandbox } = await readSettings(store.read)
  const url = parseWebhookUrl(text, { allowPrivate: sandbox || session.webhookAllowPrivate })
  const wanted = types === undefined ? null : types.split(',').map((type) => type.trim())
  const { endpoint, secret } = await store.transaction(async (tx) => {
    const holder = await accountNamed(tx, who)
    const account = test ? await testAccountOf(tx, holder.id) : holder
    if (!account) throw new CliError('This account has no test key yet. Create one first.')
    const added = await addEndpoint(tx, account.id, { url, types: wanted, actor }, now)
    await enqueueTest(tx, added.endpoint, now)
    return added
  })
  return {
    json: { ...endpointJson(endpoint), secret },
    next: [ONLY_NOW, 'The running service sends it a test event now.'],
  }
}

async function list(read: Reader, { account, after = '' }: ListOptions): Promise<Answer> {
  const { rows, hasMore } =
    account === undefined
      ? await allEndpoints(read, { after, limit: LISTED })
      : { rows: await ofHolder(read, account), hasMore: false }
  const last = rows.at(-1)
  return {
    json: { webhooks: rows.map(endpointJson), hasMore },
    columns: ['endpointId', 'accountId', 'url', 'failingSince', 'offAt', 'offReason'],
    none: 'There are no webhooks.',
    next: hasMore ? [`There are more: webhook list --after ${last?.id}`] : [],
  }
}

async function ofHolder(read: Reader, who: string): Promise<Endpoint[]> {
  const { id } = await accountNamed(read, who)
  const test = await testAccountOf(read, id)
  const live = await endpointsOf(read, id)
  return test ? [...live, ...(await endpointsOf(read, test.id))] : live
}

async function deliveries({ read }: Store, { id }: Endpoint): Promise<Answer> {
  const { rows } = await deliveriesOf(read, id, { limit: SHOWN, cursor: null })
  return {
    json: { endpointId: id, deliveries: rows.map(deliveryJson) },
    columns: [
      ...['createdAt', 'type', 'status', 'attempts', 'httpStatus', 'ms', 'problem'],
      'nextAttemptAt',
    ],
    none: 'Nothing was sent yet.',
  }
}

async function resend(store: Store, id: string, since: Date, now: Date): Promise<Answer> {
  const endpoint = await endpointById(store.read, id, null)
  const count = await countSince(store.read, endpoint, since)
  await store.transaction((tx) => resendSince(tx, endpoint, { since, actor }, now))
  return {
    json: { endpointId: id, since, events: count },
  }
}

async function changed(store: Store, { id }: Endpoint): Promise<Answer> {
  return { json: endpointJson(await endpointById(store.read, id, null)) }
}

function endpointJson({ id: endpointId, accountId, url, types, ...rest }: Endpoint) {
  const { failingSince, offAt, offReason, createdAt } = rest
  const wanted = types ?? EVENT_TYPES
  return { endpointId, accountId, url, types: wanted, failingSince, offAt, offReason, createdAt }
}

function deliveryJson({ id: deliveryId, endpointId: _, eventNumber: __, ...rest }: Delivery) {
  const { testId: ___, dueAt: nextAttemptAt, ...shown } = rest
  return { deliveryId, ...shown, nextAttemptAt }
}
