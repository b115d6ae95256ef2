import {
  changeKey,
  createKey,
  currentKeys,
  keyById,
  keyToChange,
  MAX_KEYS,
  revokeKey,
  rotateKey,
} from '../../domain/access/api-keys.ts'
import { expiredKeys } from '../../domain/access/key-expiry.ts'
import { spentToday } from '../../domain/access/key-spend.ts'
import { KEY_SCOPES, type KeyTerms } from '../../domain/access/key-terms.ts'
import { typedUsd } from '../../domain/shared/typed-amount.ts'
import { bold, html, type Line, lines, secret, untappable } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { questions } from '../kit/notice-text.ts'
import {
  askText,
  button,
  idIn,
  removeMessage,
  type Screen,
  send,
  show,
  withButton,
} from '../kit/screen.ts'
import { makeSecret, sendSecret } from '../kit/secrets.ts'
import { aboutKeyView, apiScreen } from './holder.ts'
import { keyLines, keyView, named } from './view.ts'

/** The holder's choices: how many hours the old key keeps working. */
const GRACES = [
  [0, 'none'],
  [1, 'hour'],
  [24, 'day'],
] as const
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** The holder's choices; 0: for ever. */
const DAYS = [7, 30, 90, 365, 0]

export const keys = {
  reads: ['keys', 'keys-open', 'delete'],
  buttons: {
    keys: listScreen,
    // Pressed below a notice, which must stay in the chat.
    'keys-open': async (ctx) => send(ctx, await listScreen(ctx)),
    'key-add': (ctx) => askText(ctx, ctx.t('keys-ask-name'), ['keys'], 'new-key'),
    key: (ctx, [id]) => keyScreen(ctx, idIn(id)),
    'key-scopes': (ctx, [id, bits]) => changeScopes(ctx, idIn(id), idIn(bits)),
    'key-expiry': (ctx, [id]) => chooseExpiry(ctx, idIn(id)),
    'key-days': (ctx, [id, days]) => changeExpiry(ctx, idIn(id), Number(days)),
    'key-cap': (ctx, [id, which = '']) => askCap(ctx, idIn(id), which),
    'key-name': (ctx, [id]) =>
      askText(ctx, ctx.t('keys-ask-rename'), ['key', idIn(id)], 'key-name', idIn(id)),
    'key-replace': (ctx, [id]) => replaceScreen(ctx, idIn(id)),
    'key-new': (ctx, [id, hours]) => issue(ctx, idIn(id), idIn(hours)),
    'key-revoke': (ctx, [id]) => revokeScreen(ctx, idIn(id)),
    'key-revoke-now': (ctx, [id]) => revoke(ctx, idIn(id)),
    delete: async (ctx) => {
      const { t } = ctx
      const outcome = await removeMessage(ctx, html`${t('common-too-old')}`)
      ctx.say(t(`common-removed-${outcome}`), outcome === 'deleted' ? undefined : 'alert')
    },
  },
  decides: {
    'key-scopes': 'key',
    'key-days': 'key',
    'key-new': 'api',
    'key-revoke-now': 'key-revoke',
  },
  answers: {
    'new-key': (ctx, _, name) => create(ctx, name),
    'key-name': (ctx, [id], name) => change(ctx, idIn(id), { name }),
    'key-cap': (ctx, [id, which], text) => {
      const micros = /^none$/i.test(text) ? null : typedUsd(text) || null
      const isDaily = which === 'daily'
      return change(
        ctx,
        idIn(id),
        isDaily ? { dailyCapMicros: micros } : { orderCapMicros: micros },
      )
    },
  },
  notices: {
    key_ends: async ({ read, texts, support }, { keyId, how }) => {
      const { t, format } = texts
      const ending = keyId === null ? null : await keyById(read, keyId)
      const key = ending && named(texts, ending)
      const toKeys = (...said: Line[]) => withButton(lines(...said), t('keys-open'), 'keys-open')
      if (how === 'revoked') {
        // Without a key: the operator revoked all of them.
        const said = key ? t('notices-key-revoked', { key }) : t('notices-keys-revoked')
        return toKeys(said, questions(texts, support))
      }
      // Replaced or revoked since.
      if (!key || ending.retiredAt !== null) return null
      const time = ending.expiresAt ? format.time(ending.expiresAt) : html``
      return toKeys(t(`notices-key-${how === 'soon' ? 'ends-soon' : 'expired'}`, { key, time }))
    },
  },
} satisfies Feature

async function listScreen(ctx: BotContext): Promise<Screen> {
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
      ...all.map((key) => [button(`🗝 ${key.name}`, 'key', key.id)]),
      all.length < MAX_KEYS ? [button(t('keys-add'), 'key-add')] : [],
      [button.back(t, 'api'), button.refresh(t, 'keys')],
    ],
  }
}

async function keyScreen(ctx: BotContext, id: number): Promise<Screen> {
  const { account, texts, now, t, read } = ctx
  const key = await keyToChange(read, account.id, id, now)
  const bits = KEY_SCOPES.map((scope, i) => (key.scopes.includes(scope) ? 1 << i : 0))
  const all = bits.reduce((sum, bit) => sum + bit, 0)
  return {
    text: keyView(texts, key, await spentToday(read, key, now), now),
    buttons: [
      KEY_SCOPES.map((scope, i) => {
        const label = `${bits[i] ? '✅' : '▫️'} ${t(`keys-scope-${scope}`)}`
        return button(label, 'key-scopes', id, all ^ (1 << i))
      }),
      [
        button(t('keys-daily-cap'), 'key-cap', id, 'daily'),
        button(t('keys-order-cap'), 'key-cap', id, 'order'),
      ],
      [button(t('keys-expiry'), 'key-expiry', id), button(t('keys-rename'), 'key-name', id)],
      [button(t('keys-rotate'), 'key-replace', id), button(t('keys-revoke'), 'key-revoke', id)],
      [button(t('keys-back'), 'keys')],
    ],
  }
}

/** @param bits the scopes that are chosen, in the order of KEY_SCOPES */
async function changeScopes(ctx: BotContext, id: number, bits: number) {
  const scopes = KEY_SCOPES.filter((_, i) => (bits & (1 << i)) !== 0)
  if (scopes.length === 0) return ctx.say(ctx.t('keys-last-scope'), 'alert')
  return change(ctx, id, { scopes })
}

async function change(ctx: BotContext, keyId: number, changes: Partial<KeyTerms>): Promise<Screen> {
  const input = { keyId, changes, actor: ctx.holderActor }
  await ctx.act((tx) => changeKey(tx, ctx.account.id, input, ctx.now))
  // Below a typed answer, the new screen says enough.
  if (ctx.callbackQuery) ctx.say(ctx.t('keys-changed'))
  return keyScreen(ctx, keyId)
}

async function chooseExpiry({ t, format }: BotContext, id: number): Promise<Screen> {
  const choices = DAYS.map((days) => {
    const label = days === 0 ? t('keys-for-ever') : format.duration(days * DAY_MS)
    return button(label, 'key-days', id, days)
  })
  return {
    text: t('keys-choose-expiry'),
    buttons: [choices.slice(0, 2), choices.slice(2), [button.back(t, 'key', id)]],
  }
}

async function changeExpiry(ctx: BotContext, id: number, days: number) {
  if (!DAYS.includes(days)) return ctx.say(ctx.t('common-old-button'), 'alert')
  const expiresAt = days === 0 ? null : new Date(ctx.now.getTime() + days * DAY_MS)
  return change(ctx, id, { expiresAt })
}

async function askCap(ctx: BotContext, id: number, which: string): Promise<void> {
  const { t } = ctx
  if (which !== 'daily' && which !== 'order') return ctx.say(t('common-old-button'), 'alert')
  const text = lines(
    bold(which === 'daily' ? t('keys-daily-cap') : t('keys-order-cap')),
    '',
    t(`keys-ask-cap-${which}`),
    t('keys-how-to-cap'),
  )
  await askText(ctx, text, ['key', id], 'key-cap', id, which)
}

/** Creates a key without limits. Its screen, which is shown next, sets them. */
async function create(ctx: BotContext, name: string): Promise<Screen> {
  const input = { name, actor: ctx.holderActor }
  const issued = await makeSecret(ctx, ctx.t('api-key-not-shown'), (tx) =>
    createKey(tx, ctx.account.id, input, ctx.now),
  )
  if (!issued) return listScreen(ctx)
  await sendNewKey(ctx, issued.apiKey)
  return keyScreen(ctx, issued.id)
}

function sendNewKey(ctx: BotContext, apiKey: string): Promise<void> {
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
    buttons: [[button(t('keys-revoke-now'), 'key-revoke-now', id), button.cancel(t, 'key', id)]],
  }
}

async function revoke(ctx: BotContext, keyId: number): Promise<void> {
  const { account, holderActor: actor, texts, now } = ctx
  const { name } = await ctx.act((tx) => revokeKey(tx, account.id, { keyId, actor }, now))
  ctx.say(texts.t('keys-revoked', { name }))
  await show(ctx, await listScreen(ctx))
}

/** Asks how long the old key keeps working; the answer replaces it. */
async function replaceScreen(ctx: BotContext, id: number): Promise<Screen> {
  const { t } = ctx
  const { name } = await keyToChange(ctx.read, ctx.account.id, id, ctx.now)
  return {
    text: aboutKeyView(ctx.texts, t('api-replace'), name, t('api-choose-grace')),
    buttons: [
      GRACES.map(([hours, grace]) => button(t(`api-grace-${grace}`), 'key-new', id, hours)),
      [button.back(t, 'key', id)],
    ],
  }
}

/** Issues a key: in the place of this one, or for id 0 the first one. */
async function issue(ctx: BotContext, keyId: number, hours: number): Promise<Screen | undefined> {
  const { account, now, t } = ctx
  if (!GRACES.some(([one]) => one === hours)) return ctx.say(t('common-old-button'), 'alert')
  const by = { actor: ctx.holderActor }
  const apiKey = await makeSecret(ctx, t('api-key-not-shown'), async (tx) => {
    if (keyId === 0) return (await createKey(tx, account.id, by, now)).apiKey
    return rotateKey(tx, account.id, { ...by, keyId, graceMs: hours * HOUR_MS }, now)
  })
  if (apiKey !== null) await sendNewKey(ctx, apiKey)
  return apiScreen(ctx)
}
