import { testAccountOf } from '../../domain/accounts/test-account.ts'
import { countWaiting, enqueueTest, lastTestOf } from '../../domain/webhooks/deliveries.ts'
import {
  addEndpoint,
  type Endpoint,
  EVENT_TYPES,
  endpointById,
  endpointIfAny,
  endpointsOf,
  MAX_ENDPOINTS,
  removeEndpoint,
  rotateSecret,
  setTypes,
  turnOn,
} from '../../domain/webhooks/endpoints.ts'
import { parseWebhookUrl } from '../../domain/webhooks/url.ts'
import { bold, code, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { askText, button, idIn, type Screen, send, withButton } from '../kit/screen.ts'
import { makeSecret, sendSecret } from '../kit/secrets.ts'
import { secretView, shortened, webhookRow, webhookView } from './view.ts'

/** Which of a person's two accounts: that of live keys, or that of test keys. */
type World = 'live' | 'test'

/** A handler of a button whose first argument is a webhook of the person. */
export function ofWebhook(
  next: (ctx: BotContext, endpoint: Endpoint, args: string[]) => Screen | Promise<Screen>,
) {
  return async (ctx: BotContext, [id = '', ...args]: string[]): Promise<Screen> => {
    const { account, read } = ctx
    const test = await testAccountOf(read, account.id)
    const own = [account.id, ...(test ? [test.id] : [])]
    return next(ctx, await endpointById(read, id, own), args)
  }
}

const shown = ofWebhook(webhookScreen)

/** Webhooks: where the account's events are posted. */
export const webhooks = {
  reads: ['hooks', 'hook', 'hook-new'],
  buttons: {
    hooks: (ctx, [world]) => listScreen(ctx, worldIn(world)),
    hook: shown,
    // Pressed below a notice, which must stay in the chat.
    'hook-new': async (ctx, args) => send(ctx, await shown(ctx, args)),
    'hook-add': (ctx, [given]) => {
      const world = worldIn(given)
      return askText(ctx, ctx.t('webhooks-where-to'), ['hooks', world], 'hook-url', world)
    },
    'hook-test': ofWebhook(sendTest),
    'hook-types': ofWebhook(typesScreen),
    'hook-type': ofWebhook(turnType),
    'hook-rotate': ofWebhook((ctx, endpoint) => confirm(ctx, endpoint, 'rotate')),
    'hook-rotate-now': ofWebhook(rotate),
    'hook-on': ofWebhook(goOn),
    'hook-remove': ofWebhook((ctx, endpoint) => confirm(ctx, endpoint, 'remove')),
    'hook-remove-now': ofWebhook(remove),
  },
  decides: {
    'hook-type': 'hook-types',
    'hook-rotate-now': 'hook-rotate',
    'hook-on': 'hook',
    'hook-remove-now': 'hook-remove',
  },
  answers: { 'hook-url': (ctx, [world], text) => add(ctx, text, worldIn(world)) },
  notices: {
    webhook_off: async ({ read, texts: { format, t } }, { endpointId, reason }) => {
      const endpoint = await endpointIfAny(read, endpointId)
      // Removed since.
      if (!endpoint) return null
      const text = t(`notices-webhook-${reason}`, { url: format.apart(code(endpoint.url)) })
      return withButton(text, t('notices-show-webhook'), 'hook-new', endpointId)
    },
  },
} satisfies Feature

async function listScreen(ctx: BotContext, world: World): Promise<Screen> {
  const { t, read, format, account } = ctx
  const isTest = world === 'test'
  const owner = isTest ? await testAccountOf(read, account.id) : account
  const found = owner ? await endpointsOf(read, owner.id) : []
  const isFull = found.length >= MAX_ENDPOINTS
  return {
    text: lines(
      bold(isTest ? t('webhooks-of-test-keys') : t('webhooks-open')),
      '',
      found.length > 0 ? t('webhooks-about') : t('webhooks-what-for'),
      isFull && t('webhooks-full', { count: format.number(found.length) }),
    ),
    buttons: [
      ...found.map((one) => [button(webhookRow(one), 'hook', one.id)]),
      owner !== null && !isFull && [button(t('webhooks-add'), 'hook-add', world)],
      [button.back(t, isTest ? 'test-keys' : 'api'), button.refresh(t, 'hooks', world)],
    ],
  }
}

export async function webhookScreen(ctx: BotContext, endpoint: Endpoint): Promise<Screen> {
  const { texts, t, read, now: at } = ctx
  const { id, accountId, offAt } = endpoint
  const world = accountId === ctx.account.id ? 'live' : 'test'
  const title = world === 'test' ? t('webhooks-one-of-test-keys') : t('webhooks-one')
  const now = { waiting: await countWaiting(read, id), test: await lastTestOf(read, id), at }
  return {
    text: webhookView(texts, endpoint, title, now),
    buttons: [
      [
        offAt
          ? button(t('webhooks-turn-on'), 'hook-on', id)
          : button(t('webhooks-send-test'), 'hook-test', id),
      ],
      [
        button(t('webhooks-deliveries'), 'hook-log', id),
        button(t('webhooks-choose-types'), 'hook-types', id),
      ],
      [
        button(t('webhooks-rotate'), 'hook-rotate', id),
        button(t('webhooks-remove'), 'hook-remove', id),
      ],
      [button.back(t, 'hooks', world), button.refresh(t, 'hook', id)],
    ],
  }
}

/** Adds the endpoint, sends it a test event, and shows its secret. @throws DomainError INVALID_WEBHOOK_URL */
async function add(ctx: BotContext, text: string, world: World): Promise<Screen | undefined> {
  const { deps, account, now, holderActor: actor, texts } = ctx
  const url = parseWebhookUrl(text, { allowPrivate: deps.webhookAllowPrivate })
  const added = await makeSecret(ctx, ctx.t('webhooks-secret-not-shown'), async (tx) => {
    const owner = world === 'test' ? await testAccountOf(tx, account.id) : account
    const made = await addEndpoint(tx, (owner ?? account).id, { url, types: null, actor }, now)
    await enqueueTest(tx, made.endpoint, now)
    return made
  })
  if (!added) return undefined
  const { endpoint, secret } = added
  const copy = ctx.t('webhooks-copy-secret')
  await sendSecret(ctx, secret, { text: secretView(texts, secret, url), copy })
  return webhookScreen(ctx, endpoint)
}

async function sendTest(ctx: BotContext, endpoint: Endpoint): Promise<Screen> {
  await ctx.act((tx) => enqueueTest(tx, endpoint, ctx.now))
  ctx.say(ctx.t('webhooks-test-sent'))
  return webhookScreen(ctx, endpoint)
}

function typesScreen({ t }: BotContext, { id, types }: Endpoint): Screen {
  const wanted = types ?? EVENT_TYPES
  return {
    text: lines(bold(t('webhooks-which-events')), '', t('webhooks-ask-types')),
    buttons: [
      ...EVENT_TYPES.map((type, i) => [
        button(`${wanted.includes(type) ? '☑️' : '⬜️'} ${type}`, 'hook-type', id, i),
      ]),
      [button.back(t, 'hook', id)],
    ],
  }
}

/** The argument is the place of the type in EVENT_TYPES. */
async function turnType(ctx: BotContext, endpoint: Endpoint, [number]: string[]): Promise<Screen> {
  const wanted = endpoint.types ?? EVENT_TYPES
  const types = EVENT_TYPES.filter((type, i) => wanted.includes(type) !== (i === idIn(number)))
  const input = { types, actor: ctx.holderActor }
  // The last one stays: an endpoint that wants nothing makes no sense.
  if (types.length === 0) return typesScreen(ctx, endpoint)
  await ctx.act((tx) => setTypes(tx, endpoint, input, ctx.now))
  return typesScreen(ctx, { ...endpoint, types })
}

function confirm({ texts, t }: BotContext, { id, url }: Endpoint, act: 'rotate' | 'remove') {
  const what = t(`webhooks-what-it-means-${act}`, { url: shortened(texts, url) })
  const now = button(t(`webhooks-confirmed-${act}`), `hook-${act}-now`, id)
  return {
    text: lines(bold(t(`webhooks-ask-${act}`)), '', what),
    buttons: [[now, button.cancel(t, 'hook', id)]],
  }
}

async function rotate(ctx: BotContext, endpoint: Endpoint): Promise<Screen> {
  const { t, texts, now, holderActor: actor } = ctx
  const made = await makeSecret(ctx, t('webhooks-new-secret-not-shown'), (tx) =>
    rotateSecret(tx, endpoint, actor, now),
  )
  const copy = t('webhooks-copy-secret')
  if (made !== null)
    await sendSecret(ctx, made, { text: secretView(texts, made, endpoint.url), copy })
  return webhookScreen(ctx, endpoint)
}

/** Turns it on that was switched off because it failed. */
async function goOn(ctx: BotContext, endpoint: Endpoint): Promise<Screen> {
  await ctx.act((tx) => turnOn(tx, endpoint, ctx.holderActor, ctx.now))
  ctx.say(ctx.t('webhooks-turned-on'))
  return webhookScreen(ctx, { ...endpoint, offAt: null, failingSince: null })
}

async function remove(ctx: BotContext, endpoint: Endpoint): Promise<Screen> {
  await ctx.act((tx) => removeEndpoint(tx, endpoint, ctx.holderActor, ctx.now))
  ctx.say(ctx.t('webhooks-removed'))
  return listScreen(ctx, endpoint.accountId === ctx.account.id ? 'live' : 'test')
}

const worldIn = (text: string | undefined): World => (text === 'test' ? 'test' : 'live')
