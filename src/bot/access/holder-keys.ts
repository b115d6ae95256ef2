import {
  type ApiKey,
  changeKey,
  createKey,
  currentKeys,
  keyById,
  keyToChange,
  MAX_KEYS,
  revokeKey,
  rootOf,
  rotateKey,
} from '../../domain/access/api-keys.ts'
import { spentToday } from '../../domain/access/key-spend.ts'
import { KEY_SCOPES, type KeyTerms } from '../../domain/access/key-terms.ts'
import { testAccountOf } from '../../domain/accounts/test-account.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { typedCount, typedUsd } from '../../domain/shared/typed-amount.ts'
import { bold, html, type Line, lines, untappable } from '../../locales/html.ts'
import { isOneOf } from '../kit/answers.ts'
import type { BotContext, Feature, Handled } from '../kit/context.ts'
import { questions } from '../kit/notice-text.ts'
import {
  askText,
  type Button,
  button,
  idIn,
  removeMessage,
  type Screen,
  send,
  withButton,
} from '../kit/screen.ts'
import { makeSecret } from '../kit/secrets.ts'
import { apiScreen } from './holder.ts'
import { sendNewKey, testKeysScreen } from './holder-test-keys.ts'
import { keyLines, keyView, named } from './view.ts'

/** The holder's choices: how many hours the old key keeps working. */
const GRACES = [
  [0, 'none'],
  [1, 'hour'],
  [24, 'day'],
] as const
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const MAX_DAYS = 3650

/** What limits a key: the term, and how its value is typed. Another text than `none` is read. */
const LIMITS = {
  daily: (text: string) => ({ dailyCapMicros: typedUsd(text) || null }),
  order: (text: string) => ({ orderCapMicros: typedUsd(text) || null }),
  expiry: (text: string, now: Date) => {
    const days = typedCount(text) ?? 0
    if (days < 1 || days > MAX_DAYS) throw new DomainError('NOT_A_COUNT', { text })
    return { expiresAt: new Date(now.getTime() + days * DAY_MS) }
  },
}
const NO_LIMITS = {
  daily: { dailyCapMicros: null },
  order: { orderCapMicros: null },
  expiry: { expiresAt: null },
}
const LIMIT_NAMES = ['daily', 'order', 'expiry'] as const

type OfKey = (ctx: BotContext, key: ApiKey, args: string[]) => Handled | undefined

/** A handler of a button whose first argument is a current key of the person, a live or a test one. */
function ofKey(next: OfKey) {
  return async (ctx: BotContext, [id, ...args]: string[]) =>
    (await next(ctx, await ownKey(ctx, idIn(id)), args)) ?? undefined
}

/**
 * The key, or the one that has replaced it since: "It was not me" must end both.
 * @throws DomainError KEY_NOT_FOUND
 */
async function ownKey(ctx: BotContext, id: number): Promise<ApiKey> {
  const { read, now } = ctx
  const accountId = await ownerOf(ctx, id)
  const asked = await keyById(read, id)
  const isOfChain = (key: ApiKey) => asked !== null && rootOf(key) === rootOf(asked)
  const current = (await currentKeys(read, accountId, now)).find(isOfChain)
  return keyToChange(read, accountId, current?.id ?? id, now)
}

/** Which of the person's accounts a key is looked for in: that of test keys if it is there. */
async function ownerOf({ account, read }: BotContext, keyId: number): Promise<number> {
  const test = await testAccountOf(read, account.id)
  return test && (await keyById(read, keyId))?.accountId === test.id ? test.id : account.id
}

export const keys = {
  reads: ['keys', 'keys-open', 'delete'],
  buttons: {
    keys: listScreen,
    // Pressed below a notice, which must stay in the chat.
    'keys-open': async (ctx) => send(ctx, await listScreen(ctx)),
    'key-add': (ctx) => askText(ctx, ctx.t('keys-ask-name'), ['keys'], 'new-key'),
    key: ofKey(keyScreen),
    'key-scopes': ofKey(changeScopes),
    'key-cap': ofKey(askLimit),
    'key-replace': ofKey(askReplace),
    'key-new': (ctx, [id, hours]) => issue(ctx, idIn(id), idIn(hours)),
    'key-revoke': ofKey(askRevoke),
    'key-revoke-now': ofKey(revoke),
    delete: async (ctx) => {
      const { t } = ctx
      const outcome = await removeMessage(ctx, html`${t('common-too-old')}`)
      ctx.say(t(`common-removed-${outcome}`), outcome === 'deleted' ? undefined : 'alert')
    },
  },
  decides: {
    'key-scopes': 'key',
    'key-new': 'api',
    'key-revoke-now': 'key-revoke',
  },
  answers: {
    'new-key': (ctx, _, name) => create(ctx, name),
    'key-cap': async (ctx, [id, which = ''], text) => {
      if (!isOneOf(LIMIT_NAMES, which)) return undefined
      const limits = /^none$/i.test(text) ? NO_LIMITS[which] : LIMITS[which](text, ctx.now)
      return change(ctx, await ownKey(ctx, idIn(id)), limits)
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
  const { account, texts, now, read, t } = ctx
  const all = await currentKeys(read, account.id, now)
  return {
    text: lines(
      t('keys-about'),
      all.length === 0 && t('keys-none'),
      all.length >= MAX_KEYS && t('keys-full', { count: all.length }),
      ...all.flatMap((key) => ['', ...keyLines(texts, key, now)]),
    ),
    buttons: [
      ...all.map((key) => [button(`🗝 ${key.name}`, 'key', key.id)]),
      all.length < MAX_KEYS && [button(t('keys-add'), 'key-add')],
      [button.back(t, 'api'), button.refresh(t, 'keys')],
    ],
  }
}

/** The list that has keys of this account. */
function listWith(ctx: BotContext, accountId: number): Promise<Screen> {
  return accountId === ctx.account.id ? listScreen(ctx) : testKeysScreen(ctx)
}

async function keyScreen(ctx: BotContext, key: ApiKey): Promise<Screen> {
  const { account, texts, now, t, read } = ctx
  const { id, accountId } = key
  const bits = KEY_SCOPES.map((scope, i) => (key.scopes.includes(scope) ? 1 << i : 0))
  const all = bits.reduce((sum, bit) => sum + bit, 0)
  return {
    text: keyView(texts, key, await spentToday(read, key, now), now),
    buttons: [
      KEY_SCOPES.map((scope, i) => {
        const label = `${bits[i] ? '✅' : '▫️'} ${t(`keys-scope-${scope}`)}`
        return button(label, 'key-scopes', id, all ^ (1 << i))
      }),
      LIMIT_NAMES.map((one) => button(t(`keys-limit-${one}`), 'key-cap', id, one)),
      [button(t('keys-rotate'), 'key-replace', id), button(t('keys-revoke'), 'key-revoke', id)],
      [button(t('keys-back'), accountId === account.id ? 'keys' : 'test-keys')],
    ],
  }
}

/** The argument has the scopes that are chosen as bits, in the order of KEY_SCOPES. */
function changeScopes(ctx: BotContext, key: ApiKey, [bits]: string[]) {
  const scopes = KEY_SCOPES.filter((_, i) => (idIn(bits) & (1 << i)) !== 0)
  if (scopes.length === 0) return ctx.say(ctx.t('keys-last-scope'), 'alert')
  return change(ctx, key, { scopes })
}

async function change(
  ctx: BotContext,
  { accountId, id: keyId }: ApiKey,
  changes: Partial<KeyTerms>,
): Promise<Screen> {
  const input = { keyId, changes, actor: ctx.holderActor }
  await ctx.act((tx) => changeKey(tx, accountId, input, ctx.now))
  // Below a typed answer, the new screen says enough.
  if (ctx.callbackQuery) ctx.say(ctx.t('keys-changed'))
  return keyScreen(ctx, await ownKey(ctx, keyId))
}

function askLimit(ctx: BotContext, { id }: ApiKey, [which = '']: string[]) {
  const { t } = ctx
  if (!isOneOf(LIMIT_NAMES, which)) return ctx.say(t('common-old-button'), 'alert')
  const text = lines(bold(t(`keys-limit-${which}`)), '', t(`keys-ask-${which}`))
  return askText(ctx, text, ['key', id], 'key-cap', id, which)
}

/** Creates a key without limits. Its screen, which is shown next, sets them. */
async function create(ctx: BotContext, name: string): Promise<Screen> {
  const input = { name, actor: ctx.holderActor }
  const issued = await makeSecret(ctx, ctx.t('api-key-not-shown'), (tx) =>
    createKey(tx, ctx.account.id, input, ctx.now),
  )
  if (!issued) return listScreen(ctx)
  await sendNewKey(ctx, issued.apiKey, false)
  return keyScreen(ctx, issued)
}

/** A question about a key, with its answers. */
function asked(
  { format, t }: BotContext,
  { id, name }: ApiKey,
  [question, text]: [question: string, text: string],
  answers: Button[],
): Screen {
  return {
    text: lines(html`${bold(question)} ${format.apart(untappable(name))}`, '', text),
    buttons: [answers, [button.back(t, 'key', id)]],
  }
}

function askRevoke(ctx: BotContext, key: ApiKey): Screen {
  const { t } = ctx
  const now = button(t('keys-revoke-now'), 'key-revoke-now', key.id)
  return asked(ctx, key, [t('keys-ask-revoke'), t('keys-what-revoke-means')], [now])
}

async function revoke(ctx: BotContext, { accountId, id: keyId, name }: ApiKey): Promise<Screen> {
  const { holderActor: actor, t, now } = ctx
  await ctx.act((tx) => revokeKey(tx, accountId, { keyId, actor }, now))
  ctx.say(t('keys-revoked', { name }))
  return listWith(ctx, accountId)
}

/** Asks how long the old key keeps working; the answer replaces it. */
function askReplace(ctx: BotContext, key: ApiKey): Screen {
  const { t } = ctx
  const answers = GRACES.map(([hours, grace]) =>
    button(t(`api-grace-${grace}`), 'key-new', key.id, hours),
  )
  return asked(ctx, key, [t('api-replace'), t('api-choose-grace')], answers)
}

/** Issues a key: in the place of this one, or for id 0 the first one. */
async function issue(ctx: BotContext, keyId: number, hours: number): Promise<Screen | undefined> {
  const { account, now, t, holderActor: actor } = ctx
  if (!GRACES.some(([one]) => one === hours)) return ctx.say(t('common-old-button'), 'alert')
  const accountId = await ownerOf(ctx, keyId)
  const isTest = accountId !== account.id
  const apiKey = await makeSecret(ctx, t('api-key-not-shown'), async (tx) => {
    if (keyId === 0) return (await createKey(tx, accountId, { actor }, now)).apiKey
    return rotateKey(tx, accountId, { actor, keyId, graceMs: hours * HOUR_MS }, now)
  })
  if (apiKey !== null) await sendNewKey(ctx, apiKey, isTest)
  return isTest ? testKeysScreen(ctx) : apiScreen(ctx)
}
