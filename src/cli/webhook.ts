import type { Command } from 'commander'
import type { Reader, Store } from '../db/store.ts'
import { accountByTelegramId } from '../domain/accounts/accounts.ts'
import { testAccountOf } from '../domain/accounts/test-account.ts'
import { readSettings } from '../domain/service/settings.ts'
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
import { counted } from './counted.ts'
import { pastTime, telegramId } from './input.ts'
import { moment, table } from './output.ts'
import { type Answer, actor, CliError, type Session } from './session.ts'

const SHOWN = 50
const LISTED = 1000

type ListOptions = { telegramId?: number; after?: string }
type AddOptions = { telegramId: number; url: string; types?: string; test?: boolean }

/** Adds the commands for the webhooks of account holders. */
export function addWebhookCommands(program: Command, session: Session): void {
  const webhook = program.command('webhook').description("where account holders' events are posted")

  webhook
    .command('add')
    .description('add a webhook, print its secret, and send it a test event')
    .requiredOption('--telegram-id <id>', "the holder's numeric Telegram id", telegramId)
    .requiredOption('--url <url>', 'an https URL of a server on the public internet')
    .option('--types <list>', `event types, separated by commas: ${EVENT_TYPES.join(', ')}`)
    .option('--test', 'for the events of test keys')
    .action((options: AddOptions) => session.run((store, now) => add(session, store, options, now)))

  webhook
    .command('list')
    .description('all webhooks, or those of one holder')
    .option('--telegram-id <id>', "the holder's numeric Telegram id", telegramId)
    .option('--after <id>', `of all webhooks, the next ${LISTED} after this one`)
    .action((options: ListOptions) => session.run(async (store) => list(store.read, options)))

  aboutEndpoint(webhook, session, 'test', 'send a test event', async (store, endpoint, now) => {
    const { testId, id } = await store.transaction((tx) => enqueueTest(tx, endpoint, now))
    return {
      json: { endpointId: endpoint.id, deliveryId: id, eventId: testId },
      text: `The running service sends the test event ${testId} now. For the answer: webhook deliveries ${endpoint.id}`,
    }
  })

  aboutEndpoint(webhook, session, 'deliveries', `the last ${SHOWN} deliveries`, deliveries)

  webhook
    .command('resend')
    .description('send all events since a time again')
    .argument('<id>', "the webhook's id")
    .requiredOption(
      '--since <time>',
      'a date or time such as 2026-01-15 or 2026-01-15T12:00:00Z, or how long ago, such as 2h',
    )
    .action((id: string, options: { since: string }) =>
      session.run((store, now) => resend(store, id, pastTime(options.since, now), now)),
    )

  aboutEndpoint(
    webhook,
    session,
    'rotate',
    'make a new secret and print it; the old one also signs for 24 hours, an older one ends',
    async (store, endpoint, now) => {
      const secret = await store.transaction((tx) =>
        rotateSecret(tx, endpoint, { actor, askedAt: now }, now),
      )
      if (secret === null) throw new CliError('The webhook has just got a new secret.')
      return {
        json: { endpointId: endpoint.id, secret },
        text: `${secretText(secret)}\n\nThe old secret also signs for 24 hours. One from before that no longer does.`,
      }
    },
  )

  aboutEndpoint(webhook, session, 'off', 'turn a webhook off', async (store, endpoint, now) => {
    const how = { reason: 'switched_off', actor } as const
    await store.transaction((tx) => turnOff(tx, endpoint, how, now))
    return changed(store, endpoint, 'The webhook is off.')
  })

  const on = 'turn a webhook on: it gets what happens from now on'
  aboutEndpoint(webhook, session, 'on', on, async (store, endpoint, now) => {
    if (endpoint.offAt) await store.transaction((tx) => turnOn(tx, endpoint, actor, now))
    return changed(store, endpoint, 'The webhook is on.')
  })

  const remove = 'remove a webhook with its deliveries'
  aboutEndpoint(webhook, session, 'remove', remove, async (store, endpoint, now) => {
    await store.transaction((tx) => removeEndpoint(tx, endpoint, actor, now))
    return { json: { endpointId: endpoint.id, removed: true }, text: 'The webhook was removed.' }
  })
}

/** Adds a command about the webhook that its argument names. */
function aboutEndpoint(
  webhook: Command,
  session: Session,
  name: string,
  description: string,
  work: (store: Store, endpoint: Endpoint, now: Date) => Promise<Answer>,
): void {
  webhook
    .command(name)
    .description(description)
    .argument('<id>', "the webhook's id")
    .action((id: string) =>
      session.run(async (store, now) => work(store, await endpointById(store.read, id, null), now)),
    )
}

async function add(
  session: Session,
  store: Store,
  { telegramId, url: text, types, test = false }: AddOptions,
  now: Date,
): Promise<Answer> {
  const { sandbox } = await readSettings(store.read)
  const url = parseWebhookUrl(text, { allowPrivate: sandbox || session.webhookAllowPrivate })
  const wanted = types === undefined ? null : types.split(',').map((type) => type.trim())
  const { endpoint, secret } = await store.transaction(async (tx) => {
    const holder = await accountByTelegramId(tx, telegramId)
    const account = test ? await testAccountOf(tx, holder.id) : holder
    if (!account) throw new CliError('This account has no test key yet. Create one first.')
    const added = await addEndpoint(tx, account.id, { url, types: wanted, actor }, now)
    await enqueueTest(tx, added.endpoint, now)
    return added
  })
  return {
    json: { ...endpointJson(endpoint), secret },
    text: `Added the webhook ${endpoint.id}. The running service sends it a test event now.\n${secretText(secret)}`,
  }
}

async function list(read: Reader, { telegramId, after = '' }: ListOptions): Promise<Answer> {
  const { rows, hasMore } =
    telegramId === undefined
      ? await allEndpoints(read, { after, limit: LISTED })
      : { rows: await ofHolder(read, telegramId), hasMore: false }
  const listed = table(
    ['ID', 'ACCOUNT', 'STATE', 'EVENTS', 'URL'],
    rows.map((one) => [
      one.id,
      String(one.accountId),
      stateOf(one),
      one.types?.join(',') ?? 'all',
      one.url,
    ]),
    'There are no webhooks.',
  )
  const more = hasMore ? `\n\nThere are more: webhook list --after ${rows.at(-1)?.id}` : ''
  return { json: { webhooks: rows.map(endpointJson), hasMore }, text: listed + more }
}

async function ofHolder(read: Reader, telegramId: number): Promise<Endpoint[]> {
  const { id } = await accountByTelegramId(read, telegramId)
  const test = await testAccountOf(read, id)
  const live = await endpointsOf(read, id)
  return test ? [...live, ...(await endpointsOf(read, test.id))] : live
}

async function deliveries({ read }: Store, { id }: Endpoint): Promise<Answer> {
  const { rows } = await deliveriesOf(read, id, { limit: SHOWN, cursor: null })
  return {
    json: { endpointId: id, deliveries: rows.map(deliveryJson) },
    text: table(
      ['TIME', 'EVENT', 'STATE', 'ATTEMPT', 'STATUS', 'MS', 'PROBLEM', 'NEXT'],
      rows.map((row) => [
        moment(row.createdAt),
        row.type,
        row.status,
        String(row.attempts),
        String(row.httpStatus ?? '-'),
        String(row.ms ?? '-'),
        row.problem ?? '',
        row.dueAt ? moment(row.dueAt) : '',
      ]),
      'Nothing was sent yet.',
    ),
  }
}

async function resend(store: Store, id: string, since: Date, now: Date): Promise<Answer> {
  const endpoint = await endpointById(store.read, id, null)
  const count = await countSince(store.read, endpoint, since)
  await store.transaction((tx) => resendSince(tx, endpoint, { since, actor }, now))
  return {
    json: { endpointId: id, since, events: count },
    text:
      count === 0
        ? 'No event that the webhook wants has happened since then.'
        : `The running service sends ${counted(count, 'event')} again.`,
  }
}

async function changed(store: Store, { id }: Endpoint, text: string): Promise<Answer> {
  return { json: endpointJson(await endpointById(store.read, id, null)), text }
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

function stateOf({ offAt, offReason, failingSince }: Endpoint): string {
  if (offAt) return offReason === 'switched_off' ? 'off' : `off: ${offReason}`
  return failingSince ? 'failing' : 'on'
}

function secretText(secret: string): string {
  return `The secret, which is shown only now:\n\n  ${secret}`
}
