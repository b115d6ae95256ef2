import { testAccountOf } from '../../domain/accounts/test-account.ts'
import {
  countWaiting,
  type Delivery,
  enqueueTest,
  lastTestOf,
} from '../../domain/webhooks/deliveries.ts'
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
  turnOff,
  turnOn,
} from '../../domain/webhooks/endpoints.ts'
import { parseWebhookUrl } from '../../domain/webhooks/url.ts'
import { bold, clip, code, type Html, lines, secret } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { askText, button, idIn, type Screen, send, show, withButton } from '../kit/screen.ts'
import { makeSecret, sendSecret } from '../kit/secrets.ts'

/** Which of a person's two accounts: that of live keys, or that of test keys. */
type World = 'live' | 'test'

export const ICONS: Record<Delivery['status'], string> = {
  waiting: '🕓',
  delivered: '✅',
  failed: '❌',
}

/** Webhooks: where the account's events are posted. */
export const webhooks = {
  reads: ['hooks', 'hook', 'hook-new'],
  buttons: {
    hooks: (ctx, [world]) => listScreen(ctx, worldIn(world)),
    hook: async (ctx, [id = '']) => endpointScreen(ctx, await ownEndpoint(ctx, id)),
    // Pressed below a notice, which must stay in the chat.
    'hook-new': async (ctx, [id = '']) =>
      send(ctx, await endpointScreen(ctx, await ownEndpoint(ctx, id))),
    'hook-add': (ctx, [given]) => {
      const world = worldIn(given)
      return askText(ctx, ctx.t('webhooks-where-to'), ['hooks', world], 'hook-url', world)
    },
    'hook-test': (ctx, [id = '']) => sendTest(ctx, id),
    'hook-types': async (ctx, [id = '']) => typesScreen(ctx, await ownEndpoint(ctx, id)),
    'hook-type': (ctx, [id = '', number]) => turnType(ctx, id, idIn(number)),
    'hook-rotate': (ctx, [id = '']) => confirm(ctx, id, 'rotate'),
    'hook-rotate-now': (ctx, [id = '']) => rotate(ctx, id),
    'hook-off': (ctx, [id = '']) => confirm(ctx, id, 'off'),
    'hook-off-now': (ctx, [id = '']) => turn(ctx, id, false),
    'hook-on': (ctx, [id = '']) => turn(ctx, id, true),
    'hook-remove': (ctx, [id = '']) => confirm(ctx, id, 'remove'),
    'hook-remove-now': (ctx, [id = '']) => remove(ctx, id),
  },
  decides: {
    'hook-type': 'hook-types',
    'hook-rotate-now': 'hook-rotate',
    'hook-off-now': 'hook-off',
    'hook-on': 'hook',
    'hook-remove-now': 'hook-remove',
  },
  answers: { 'hook-url': (ctx, [world], text) => add(ctx, text, worldIn(world)) },
  notices: {
    webhook_off: async ({ read, texts: { format, t } }, { endpointId, reason }) => {
      const endpoint = await endpointIfAny(read, endpointId)
      // Removed since.
      if (!endpoint) return null
      const url = format.apart(code(endpoint.url))
      const text =
        reason === 'gone'
          ? t('notices-webhook-gone', { url })
          : t('notices-webhook-failing', { url })
      return withButton(text, t('notices-show-webhook'), 'hook-new', endpointId)
    },
  },
} satisfies Feature

/** The person's endpoint, of either account. @throws DomainError WEBHOOK_NOT_FOUND */
export async function ownEndpoint(ctx: BotContext, id: string): Promise<Endpoint> {
  const { read } = ctx
  const test = await testAccountOf(read, ctx.account.id)
  return endpointById(read, id, [ctx.account.id, ...(test ? [test.id] : [])])
}

async function listScreen(ctx: BotContext, world: World): Promise<Screen> {
  const { t, read, format } = ctx
  const test = await testAccountOf(read, ctx.account.id)
  const accountId = world === 'test' ? test?.id : ctx.account.id
  const found = accountId === undefined ? [] : await endpointsOf(read, accountId)
  const isFull = found.length >= MAX_ENDPOINTS
  const other = world === 'test' ? 'live' : 'test'
  return {
    text: lines(
      bold(world === 'test' ? t('webhooks-of-test-keys') : t('webhooks-open')),
      '',
      found.length > 0 ? t('webhooks-about') : t('webhooks-what-for'),
      isFull ? t('webhooks-full', { count: format.number(found.length) }) : null,
    ),
    buttons: [
      ...found.map((one) => [button(webhookRow(one), 'hook', one.id)]),
      accountId !== undefined && !isFull ? [button(t('webhooks-add'), 'hook-add', world)] : [],
      test ? [button(t(`webhooks-world-${other}`), 'hooks', other)] : [],
      [button.back(t, 'api'), button.refresh(t, 'hooks', world)],
    ],
  }
}

export async function endpointScreen(ctx: BotContext, endpoint: Endpoint): Promise<Screen> {
  const { texts, format, t, read } = ctx
  const { id, accountId, url, types, createdAt, offAt } = endpoint
  const waiting = await countWaiting(read, id)
  const test = await lastTestOf(read, id)
  const world = accountId === ctx.account.id ? 'live' : 'test'
  const events = types === null ? t('webhooks-all-events') : format.list(types, 'plain')
  return {
    text: lines(
      bold(world === 'test' ? t('webhooks-one-of-test-keys') : t('webhooks-one')),
      '',
      format.apart(code(url)),
      format.field(t('webhooks-state'), stateOf(texts, endpoint)),
      format.field(t('webhooks-events'), events),
      waiting > 0 && format.field(t('webhooks-waiting'), t('webhooks-calls', { count: waiting })),
      test ? format.field(t('webhooks-last-test'), testOf(texts, test, ctx.now)) : null,
      format.field(t('webhooks-id'), code(id)),
      format.field(t('webhooks-added'), format.time(createdAt)),
    ),
    buttons: [
      offAt ? [] : [button(t('webhooks-send-test'), 'hook-test', id)],
      [
        button(t('webhooks-deliveries'), 'hook-log', id),
        button(t('webhooks-choose-types'), 'hook-types', id),
      ],
      [
        button(t('webhooks-rotate'), 'hook-rotate', id),
        offAt
          ? button(t('webhooks-turn-on'), 'hook-on', id)
          : button(t('webhooks-turn-off'), 'hook-off', id),
      ],
      [button(t('webhooks-remove'), 'hook-remove', id)],
      [button.back(t, 'hooks', world), button.refresh(t, 'hook', id)],
    ],
  }
}

/** Adds the endpoint, sends it a test event, and shows its secret. @throws DomainError INVALID_WEBHOOK_URL */
async function add(ctx: BotContext, text: string, world: World): Promise<Screen | undefined> {
  const { deps, account, now, holderActor: actor } = ctx
  const url = parseWebhookUrl(text, { allowPrivate: deps.webhookAllowPrivate })
  const added = await makeSecret(ctx, ctx.t('webhooks-secret-not-shown'), async (tx) => {
    const owner = world === 'test' ? await testAccountOf(tx, account.id) : account
    const made = await addEndpoint(tx, (owner ?? account).id, { url, types: null, actor }, now)
    await enqueueTest(tx, made.endpoint, now)
    return made
  })
  if (!added) return undefined
  await sendWebhookSecret(ctx, added.secret, added.endpoint)
  return endpointScreen(ctx, added.endpoint)
}

async function sendTest(ctx: BotContext, id: string): Promise<void> {
  const endpoint = await ownEndpoint(ctx, id)
  await ctx.act((tx) => enqueueTest(tx, endpoint, ctx.now))
  ctx.say(ctx.t('webhooks-test-sent'))
  await show(ctx, await endpointScreen(ctx, endpoint))
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

/** @param number the place of the type in EVENT_TYPES */
async function turnType(ctx: BotContext, id: string, number: number): Promise<Screen> {
  const endpoint = await ownEndpoint(ctx, id)
  const wanted = endpoint.types ?? EVENT_TYPES
  const types = EVENT_TYPES.filter((type, i) => wanted.includes(type) !== (i === number))
  const input = { types, actor: ctx.holderActor }
  // The last one stays: an endpoint that wants nothing makes no sense.
  if (types.length > 0) await ctx.act((tx) => setTypes(tx, endpoint, input, ctx.now))
  return typesScreen(ctx, await ownEndpoint(ctx, id))
}

async function confirm(ctx: BotContext, id: string, act: 'rotate' | 'off' | 'remove') {
  const { t } = ctx
  const endpoint = await ownEndpoint(ctx, id)
  await show(ctx, {
    text: lines(
      bold(t(`webhooks-ask-${act}`)),
      '',
      t(`webhooks-what-it-means-${act}`, { url: shortened(ctx.texts, endpoint.url) }),
    ),
    buttons: [
      [button(t(`webhooks-confirmed-${act}`), `hook-${act}-now`, id), button.cancel(t, 'hook', id)],
    ],
  })
}

async function rotate(ctx: BotContext, id: string): Promise<Screen> {
  const { t, now, holderActor: actor } = ctx
  const endpoint = await ownEndpoint(ctx, id)
  const made = await makeSecret(ctx, t('webhooks-new-secret-not-shown'), (tx) =>
    rotateSecret(tx, endpoint, actor, now),
  )
  if (made !== null) await sendWebhookSecret(ctx, made, endpoint)
  return endpointScreen(ctx, endpoint)
}

async function turn(ctx: BotContext, id: string, on: boolean): Promise<void> {
  const { t, now, holderActor: actor } = ctx
  const endpoint = await ownEndpoint(ctx, id)
  if (on && endpoint.offAt) await ctx.act((tx) => turnOn(tx, endpoint, actor, now))
  if (!on) await ctx.act((tx) => turnOff(tx, endpoint, { reason: 'switched_off', actor }, now))
  ctx.say(on ? t('webhooks-turned-on') : t('webhooks-turned-off'))
  await show(ctx, await endpointScreen(ctx, await ownEndpoint(ctx, id)))
}

async function remove(ctx: BotContext, id: string): Promise<void> {
  const endpoint = await ownEndpoint(ctx, id)
  await ctx.act((tx) => removeEndpoint(tx, endpoint, ctx.holderActor, ctx.now))
  ctx.say(ctx.t('webhooks-removed'))
  await show(ctx, await listScreen(ctx, endpoint.accountId === ctx.account.id ? 'live' : 'test'))
}

function sendWebhookSecret(ctx: BotContext, text: string, endpoint: Endpoint): Promise<void> {
  const shown = lines(
    bold(ctx.t('webhooks-secret')),
    ctx.t('webhooks-to', { url: shortened(ctx.texts, endpoint.url) }),
    '',
    secret(text),
    '',
    ctx.t('webhooks-secret-shown-once'),
  )
  return sendSecret(ctx, text, { text: shown, copy: ctx.t('webhooks-copy-secret') })
}

const worldIn = (text: string | undefined): World => (text === 'test' ? 'test' : 'live')

/** A webhook in a list, on a button. */
function webhookRow({ url, offAt, failingSince }: Endpoint): string {
  const icon = offAt ? '⚪️' : failingSince ? '🟠' : '🟢'
  return `${icon} ${clip(url.replace(/^https?:\/\//, ''), 40)}`
}

function stateOf({ format, t }: Texts, { offAt, offReason, failingSince }: Endpoint) {
  if (offAt) return t(`webhooks-off-${offReason ?? 'switched_off'}`)
  return failingSince
    ? t('webhooks-failing', { time: format.time(failingSince) })
    : t('webhooks-on')
}

function testOf(texts: Texts, test: Delivery, now: Date): string {
  if (test.status === 'waiting') return texts.t('webhooks-test-on-its-way')
  const ago = texts.format.ago(test.attemptedAt ?? test.createdAt, now)
  return `${ICONS[test.status]} ${answerOf(texts, test)}, ${ago}`
}

/** Such as `204 in 31 ms`, or `no answer in time after 15000 ms`. */
export function answerOf({ t }: Texts, { httpStatus, problem, ms }: Delivery): string {
  if (httpStatus === null)
    return t('webhooks-no-answer', { problem: problem ?? '', ms: String(ms) })
  const status = problem === null ? String(httpStatus) : `${httpStatus} (${problem})`
  return t('webhooks-answered', { status, ms: String(ms) })
}

export function shortened({ format }: Texts, url: string): Html {
  return format.apart(code(clip(url, 80)))
}
