import {
  changeKey,
  createKey,
  currentKeys,
  keyToChange,
  MAX_KEYS,
  revokeKey,
} from '../../domain/access/api-keys.ts'
import { expiredKeys } from '../../domain/access/key-expiry.ts'
import { spentToday } from '../../domain/access/key-spend.ts'
import { KEY_SCOPES, type KeyTerms } from '../../domain/access/key-terms.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { bold, lines, secret, untappable } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { askText, type Button, button, idIn, type Screen, send, show } from '../kit/screen.ts'
import { makeSecret, sendSecret } from '../kit/secrets.ts'
import { aboutKeyView } from './holder.ts'
import { keyLines, keyView, limits } from './view.ts'

// A key is edited by the same buttons before it is created and afterwards. Before, the buttons carry its terms
// and nothing is stored. Its name comes last: a button has no room for it.

const DAY_MS = 86_400_000
/** The holder's choices; 0: for ever. */
const DAYS = [7, 30, 90, 365, 0]
/** The terms of a key that is not created yet; 0: no limit. */
type Draft = { bits: number; daily: number; order: number; days: number }
type Edited = { id: number } | Draft
type Changes = Partial<Draft> & { name?: string }

const NO_LIMITS: Draft = { bits: 7, daily: 0, order: 0, days: 0 }

/** The key's screen, whose argument is behind what was chosen. */
const toKey = ([, ...key]: string[]): [string, ...string[]] => ['kk', ...key]

export const keys: Feature = {
  reads: ['keys', 'keys-open'],
  buttons: {
    keys: listScreen,
    // Pressed below a notice, which must stay in the chat.
    'keys-open': async (ctx) => send(ctx, await listScreen(ctx)),
    'key-add': (ctx) => editScreen(ctx, NO_LIMITS),
    // Short verbs, because the terms of a draft need the room.
    kk: (ctx, args) => editScreen(ctx, edited(args)),
    ks: (ctx, [bits, ...args]) => change(ctx, edited(args), { bits: idIn(bits) & 7 }),
    kx: (ctx, args) => chooseExpiry(ctx, args),
    ky: (ctx, [days, ...args]) => change(ctx, edited(args), { days: daysIn(days) }),
    kc: (ctx, [which = '', ...args]) => askCap(ctx, which, args),
    kn: askName,
    'key-name': (ctx, [id]) =>
      askText(ctx, ctx.t('keys-ask-rename'), ['kk', `k${idIn(id)}`], 'key-name', idIn(id)),
    'key-revoke': (ctx, [id]) => revokeScreen(ctx, idIn(id)),
    'key-revoke-now': (ctx, [id]) => revoke(ctx, idIn(id)),
  },
  decides: {
    ks: toKey,
    ky: toKey,
    'key-revoke-now': 'key-revoke',
  },
  answers: {
    'new-key': (ctx, args, name) => create(ctx, name, edited(args)),
    'key-name': async (ctx, [id], name) =>
      editScreen(ctx, await changed(ctx, { id: idIn(id) }, { name })),
    'key-cap': async (ctx, [which, ...args], text) => {
      const micros = /^none$/i.test(text) ? 0 : typedUsd(text)
      const changes = which === 'daily' ? { daily: micros } : { order: micros }
      return editScreen(ctx, await changed(ctx, edited(args), changes))
    },
  },
}

export async function listScreen(ctx: BotContext): Promise<Screen> {
  const { account, texts, now, read, format, t } = ctx
  const all = await currentKeys(read, account.id, now)
  const expired = await expiredKeys(read, account.id, now)
  return {
    text: lines(
      t('keys-about'),
      all.length === 0 && t('keys-none'),
      all.length >= MAX_KEYS && t('keys-full', { count: all.length }),
      ...all.flatMap((key) => ['', ...keyLines(texts, key, now)]),
      expired.length > 0 && '',
      ...expired.map(({ name, expiresAt }) =>
        format.field(
          t('keys-expired'),
          `${format.apart(untappable(name))}, ${format.ago(expiresAt ?? now, now)}`,
        ),
      ),
    ),
    buttons: [
      ...all.map((key) => [button(`🗝 ${key.name}`, 'kk', `k${key.id}`)]),
      all.length < MAX_KEYS ? [button(t('keys-add'), 'key-add')] : [],
      [button.back(t, 'api'), button.refresh(t, 'keys')],
    ],
  }
}

async function askName(ctx: BotContext, args: string[]): Promise<void> {
  const target = argsOf(edited(args))
  await askText(ctx, ctx.t('keys-ask-name'), ['kk', ...target], 'new-key', ...target)
}

/** A draft with the button that goes on to its name, or a key with those that rename and end it. */
async function editScreen(ctx: BotContext, one: Edited): Promise<Screen> {
  const { account, now, t, read } = ctx
  const args = argsOf(one)
  const key = 'id' in one ? await keyToChange(read, account.id, one.id, now) : null
  const terms = key ?? termsOf('id' in one ? NO_LIMITS : one, now)
  const bits = KEY_SCOPES.reduce(
    (bits, scope, i) => bits | (terms.scopes.includes(scope) ? 1 << i : 0),
    0,
  )
  const scopes = KEY_SCOPES.map((scope, i): Button => {
    const label = `${(bits & (1 << i)) !== 0 ? '✅' : '▫️'} ${t(`keys-scope-${scope}`)}`
    return button(label, 'ks', bits ^ (1 << i), ...args)
  })
  const common = [
    scopes,
    [
      button(t('keys-daily-cap'), 'kc', 'daily', ...args),
      button(t('keys-order-cap'), 'kc', 'order', ...args),
    ],
  ]
  const expiry = button(t('keys-expiry'), 'kx', ...args)
  if (!key)
    return {
      text: lines(
        bold(t('keys-new-key')),
        '',
        ...limits(ctx.texts, terms),
        '',
        t('keys-what-scopes-mean'),
      ),
      buttons: [
        ...common,
        [expiry],
        [button(t('keys-next'), 'kn', ...args)],
        [button.cancel(t, 'keys')],
      ],
    }
  return {
    text: keyView(ctx.texts, key, await spentToday(read, key, now), now),
    buttons: [
      ...common,
      [expiry, button(t('keys-rename'), 'key-name', key.id)],
      [
        button(t('keys-rotate'), 'key', key.id, 'keys'),
        button(t('keys-revoke'), 'key-revoke', key.id),
      ],
      [button(t('keys-back'), 'keys')],
    ],
  }
}

/** Changes the draft on the screen, or the key itself. */
async function change(ctx: BotContext, one: Edited, changes: Changes): Promise<void> {
  if (changes.bits === 0) return ctx.say(ctx.t('keys-last-scope'), 'alert')
  await show(ctx, await editScreen(ctx, await changed(ctx, one, changes)))
}

async function changed(ctx: BotContext, one: Edited, changes: Changes): Promise<Edited> {
  const { account, holderActor: actor, texts, now } = ctx
  if (!('id' in one)) return { ...one, ...changes }
  const terms = termsOf({ ...NO_LIMITS, ...changes }, now)
  const chosen: Partial<KeyTerms> = {
    ...(changes.name === undefined ? {} : { name: changes.name }),
    ...(changes.bits === undefined ? {} : { scopes: terms.scopes }),
    ...(changes.daily === undefined ? {} : { dailyCapMicros: terms.dailyCapMicros }),
    ...(changes.order === undefined ? {} : { orderCapMicros: terms.orderCapMicros }),
    ...(changes.days === undefined ? {} : { expiresAt: terms.expiresAt }),
  }
  const input = { keyId: one.id, changes: chosen, actor }
  await ctx.act((tx) => changeKey(tx, account.id, input, now))
  // Below a typed answer, the new screen says enough.
  if (ctx.callbackQuery) ctx.say(texts.t('keys-changed'))
  return one
}

async function chooseExpiry(ctx: BotContext, args: string[]): Promise<void> {
  const { t, format } = ctx
  const target = argsOf(edited(args))
  const choices = DAYS.map((days) =>
    button(
      days === 0 ? t('keys-for-ever') : format.duration(days * 86_400_000),
      'ky',
      days,
      ...target,
    ),
  )
  await show(ctx, {
    text: t('keys-choose-expiry'),
    buttons: [choices.slice(0, 2), choices.slice(2), [button.back(t, 'kk', ...target)]],
  })
}

async function askCap(ctx: BotContext, which: string, args: string[]): Promise<void> {
  const { t } = ctx
  if (which !== 'daily' && which !== 'order') return ctx.say(t('common-old-button'), 'alert')
  const target = argsOf(edited(args))
  const text = lines(
    bold(which === 'daily' ? t('keys-daily-cap') : t('keys-order-cap')),
    '',
    t(`keys-ask-cap-${which}`),
    t('keys-how-to-cap'),
  )
  await askText(ctx, text, ['kk', ...target], 'key-cap', which, ...target)
}

async function create(ctx: BotContext, name: string, one: Edited): Promise<void> {
  const { account, deps, holderActor: actor, texts, now } = ctx
  const terms = termsOf('id' in one ? NO_LIMITS : one, now)
  const input = { name, ...terms, mode: deps.keyMode, actor }
  const issued = await makeSecret(ctx, texts.t('api-key-not-shown'), (tx) =>
    createKey(tx, account.id, input, now),
  )
  if (issued) await sendNewKey(ctx, issued.apiKey)
  await send(ctx, await listScreen(ctx))
}

export function sendNewKey(ctx: BotContext, apiKey: string): Promise<void> {
  const text = lines(
    bold(ctx.t('api-new-key')),
    '',
    secret(apiKey),
    '',
    ctx.t('api-shown-once'),
    ctx.t('api-send-as'),
  )
  return sendSecret(ctx, apiKey, { text, copy: ctx.t('api-copy-key') })
}

async function revokeScreen(ctx: BotContext, id: number): Promise<Screen> {
  const { account, texts, now, t, read } = ctx
  const { name } = await keyToChange(read, account.id, id, now)
  return {
    text: aboutKeyView(texts, t('keys-ask-revoke'), name, t('keys-what-revoke-means')),
    buttons: [
      [button(t('keys-revoke-now'), 'key-revoke-now', id), button.cancel(t, 'kk', `k${id}`)],
    ],
  }
}

async function revoke(ctx: BotContext, keyId: number): Promise<void> {
  const { account, holderActor: actor, texts, now } = ctx
  const { name } = await ctx.act((tx) => revokeKey(tx, account.id, { keyId, actor }, now))
  ctx.say(texts.t('keys-revoked', { name }))
  await show(ctx, await listScreen(ctx))
}

/** The button argument of a key, such as `k12`, or of a draft, such as `d7.0.5yc1s.30`. */
function argsOf(one: Edited): string[] {
  if ('id' in one) return [`k${one.id}`]
  const { bits, daily, order, days } = one
  return [`d${bits}.${daily.toString(36)}.${order.toString(36)}.${days}`]
}

/** Parses what argsOf made. */
function edited([text = '']: string[]): Edited {
  const [, bits, daily = '', order = '', days] =
    /^d([1-7])\.([0-9a-z]{1,10})\.([0-9a-z]{1,10})\.(\d{1,3})$/.exec(text) ?? []
  if (bits === undefined) return { id: idIn(text.slice(1)) }
  const micros = (digits: string) => Number.parseInt(digits, 36)
  return { bits: Number(bits), daily: micros(daily), order: micros(order), days: daysIn(days) }
}

function termsOf({ bits, daily, order, days }: Draft, now: Date): Omit<KeyTerms, 'name'> {
  return {
    scopes: KEY_SCOPES.filter((_, i) => (bits & (1 << i)) !== 0),
    dailyCapMicros: daily === 0 ? null : daily,
    orderCapMicros: order === 0 ? null : order,
    expiresAt: days === 0 ? null : new Date(now.getTime() + days * DAY_MS),
  }
}

function daysIn(text: string | undefined): number {
  return DAYS.includes(Number(text)) ? Number(text) : 0
}
