import { createKey, keyById, keyToChange, rotateKey } from '../../domain/access/api-keys.ts'
import { html, type Line, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { questions } from '../kit/notice-text.ts'
import { button, idIn, removeMessage, type Screen, withButton } from '../kit/screen.ts'
import { makeSecret } from '../kit/secrets.ts'
import { aboutKeyView, apiScreen } from './holder.ts'
import { sendNewKey } from './holder-keys.ts'
import { named } from './view.ts'

/** The holder's choices: how many hours the old key keeps working. */
const GRACES = [
  [0, 'none'],
  [1, 'hour'],
  [24, 'day'],
] as const
const HOUR_MS = 3_600_000

export const key = {
  reads: ['delete'],
  buttons: {
    'key-replace': (ctx, [id]) => replaceScreen(ctx, idIn(id)),
    'key-new': (ctx, [id, hours]) => issue(ctx, idIn(id), idIn(hours)),
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
  const { account, deps, now, t } = ctx
  if (!GRACES.some(([one]) => one === hours)) return ctx.say(t('common-old-button'), 'alert')
  const by = { mode: deps.keyMode, actor: ctx.holderActor }
  const apiKey = await makeSecret(ctx, t('api-key-not-shown'), async (tx) => {
    if (keyId === 0) return (await createKey(tx, account.id, by, now)).apiKey
    return rotateKey(tx, account.id, { ...by, keyId, graceMs: hours * HOUR_MS }, now)
  })
  if (apiKey !== null) await sendNewKey(ctx, apiKey)
  return apiScreen(ctx)
}
