import { currentKeys, keyById, keyToChange, rotateKey } from '../../domain/access/api-keys.ts'
import { DEFAULT_NAME } from '../../domain/access/key-terms.ts'
import { html, type Line, lines } from '../../locales/html.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { questions } from '../kit/notice-text.ts'
import { button, idIn, removeMessage, show, withButton } from '../kit/screen.ts'
import { makeSecret } from '../kit/secrets.ts'
import { aboutKeyView, apiScreen } from './holder.ts'
import { named } from './holder-address-guard.ts'
import { listScreen, sendNewKey } from './holder-keys.ts'

/** The holder's choices: how many hours the old key keeps working. */
const GRACES = [
  ['0', 'none'],
  ['1', 'hour'],
  ['24', 'day'],
] as const
const HOUR_MS = 3_600_000

export const key = {
  reads: ['delete'],
  buttons: {
    key: (ctx, [id, from]) => chooseGrace(ctx, idIn(id), from),
    'key-ask': (ctx, [hours = '', after = '', from]) => confirm(ctx, hours, after, from),
    'key-new': (ctx, [hours = '', after = '', from]) => issue(ctx, hours, after, from),
    delete: async (ctx) => {
      const { t } = ctx
      const outcome = await removeMessage(ctx, html`${t('common-too-old')}`)
      ctx.say(t(`common-removed-${outcome}`), outcome === 'deleted' ? undefined : 'alert')
    },
  },
  decides: {
    'key-new': 'api',
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

/**
 * @param id the key to replace; 0: the one called "default".
 * @param from `keys` if the list of keys was left for this; otherwise the screen about API access was.
 */
async function chooseGrace(ctx: BotContext, id: number, from: string | undefined) {
  const { t } = ctx
  const present = id === 0 ? await defaultKeyId(ctx) : id
  const { name } = await keyToChange(ctx.read, ctx.account.id, present, ctx.now)

  await show(ctx, {
    text: aboutKeyView(ctx.texts, t('api-replace'), name, t('api-choose-grace')),
    buttons: [
      GRACES.map(([hours, grace]) =>
        button(t(`api-grace-${grace}`), 'key-ask', hours, present, ...placeArg(from)),
      ),
      [from === 'keys' ? button.back(t, 'kk', `k${present}`) : button.back(t, 'api')],
    ],
  })
}

async function confirm(ctx: BotContext, hours: string, after: string, from: string | undefined) {
  const { t } = ctx
  const grace = GRACES.find(([one]) => one === hours)?.[1]
  if (grace === undefined) return ctx.say(t('common-old-button'), 'alert')
  const { id, name } = await keyToChange(ctx.read, ctx.account.id, idIn(after), ctx.now)
  await show(ctx, {
    text: aboutKeyView(ctx.texts, t('api-ask-replace'), name, t(`api-after-replacing-${grace}`)),
    buttons: [
      [
        button(t('api-rotate-now'), 'key-new', hours, after, ...placeArg(from)),
        from === 'keys' ? button.cancel(t, 'kk', `k${id}`) : button.cancel(t, 'api'),
      ],
    ],
  })
}

/** Issues a key. The button names the key that it replaces, so pressing it many times makes one key. */
async function issue(ctx: BotContext, hours: string, after: string, from: string | undefined) {
  const { account, deps, now, t } = ctx
  if (!GRACES.some(([one]) => one === hours)) return ctx.say(t('common-old-button'), 'alert')
  const input = { graceMs: Number(hours) * HOUR_MS, mode: deps.keyMode, actor: ctx.holderActor }
  const apiKey = await makeSecret(ctx, t('api-key-not-shown'), async (tx) => {
    const keyId = idIn(after)
    const keys = await currentKeys(tx, account.id, now)
    const isPresent = keyId === 0 ? !keys.some(isDefault) : keys.some(({ id }) => id === keyId)
    if (!isPresent) throw new Refused(t('api-key-out-of-date'))
    return rotateKey(tx, account.id, { ...input, ...(keyId === 0 ? {} : { keyId }) }, now)
  })
  if (apiKey !== null) await sendNewKey(ctx, apiKey)
  await show(ctx, from === 'keys' ? await listScreen(ctx) : await apiScreen(ctx))
}

/** The button argument that keeps the way back to the list of keys. */
function placeArg(from: string | undefined): string[] {
  return from === 'keys' ? [from] : []
}

/** The id of the key called "default"; 0 if there is none. */
async function defaultKeyId({ account, now, read }: BotContext): Promise<number> {
  return (await currentKeys(read, account.id, now)).find(isDefault)?.id ?? 0
}

function isDefault({ name }: { name: string }): boolean {
  return name === DEFAULT_NAME
}
