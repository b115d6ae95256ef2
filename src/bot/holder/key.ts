import type { Reader } from '../../db/store.ts'
import { currentKeys, keyToChange, rotateKey } from '../../domain/access/api-keys.ts'
import { DEFAULT_NAME } from '../../domain/access/key-terms.ts'
import { Refused } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, idIn, removeMessage, show } from '../screen.ts'
import { makeSecret } from '../secrets.ts'
import { aboutKeyView } from '../views/holder/api.ts'
import { apiScreen } from './api.ts'
import { listScreen, sendNewKey } from './keys.ts'

/** The holder's choices: how many hours the old key keeps working. */
const GRACE_HOURS = ['0', '1', '24']
const HOUR_MS = 3_600_000

export const key: Feature = {
  reads: ['delete'],
  buttons: {
    key: (ctx, [id, from]) => chooseGrace(ctx, idIn(id), from),
    'key-ask': (ctx, [hours = '', after = '', from]) => confirm(ctx, hours, after, from),
    'key-new': (ctx, [hours = '', after = '', from]) => issue(ctx, hours, after, from),
    delete: async (ctx) => {
      const { removed, tooOld } = ctx.texts.common
      const outcome = await removeMessage(ctx, tooOld)
      ctx.say(removed[outcome], outcome === 'deleted' ? undefined : 'alert')
    },
  },
  decides: {
    'key-new': 'api',
  },
}

/**
 * @param id the key to replace; 0: the one called "default".
 * @param from `keys` if the list of keys was left for this; otherwise the screen about API access was.
 */
async function chooseGrace(ctx: BotContext, id: number, from: string | undefined) {
  const { api, common } = ctx.texts
  const present = id === 0 ? await defaultKeyId(ctx.deps.store.read, ctx) : id
  const { name } = await ownKey(ctx, present)
  const { none, hour, day } = api.grace
  await show(ctx, {
    text: aboutKeyView(ctx.texts, api.replace, name, api.chooseGrace),
    buttons: [
      [none, hour, day].map((text, i) =>
        button(text, 'key-ask', GRACE_HOURS[i] ?? 0, present, ...placeArg(from)),
      ),
      [from === 'keys' ? button(common.back, 'kk', `k${present}`) : button(common.back, 'api')],
    ],
  })
}

async function confirm(ctx: BotContext, hours: string, after: string, from: string | undefined) {
  const { api, common } = ctx.texts
  const { none, hour, day } = api.afterReplacing
  const whatFollows = [none, hour, day][GRACE_HOURS.indexOf(hours)]
  if (whatFollows === undefined) return ctx.say(common.oldButton, 'alert')
  const { id, name } = await ownKey(ctx, idIn(after))
  await show(ctx, {
    text: aboutKeyView(ctx.texts, api.askReplace, name, whatFollows),
    buttons: [
      [
        button(api.rotateNow, 'key-new', hours, after, ...placeArg(from)),
        from === 'keys' ? button(common.cancel, 'kk', `k${id}`) : button(common.cancel, 'api'),
      ],
    ],
  })
}

/** Issues a key. The button names the key that it replaces, so pressing it many times makes one key. */
async function issue(ctx: BotContext, hours: string, after: string, from: string | undefined) {
  const { account, texts, deps, now } = ctx
  if (!GRACE_HOURS.includes(hours)) return ctx.say(texts.common.oldButton, 'alert')
  const input = { graceMs: Number(hours) * HOUR_MS, mode: deps.keyMode, actor: ctx.holderActor }
  const apiKey = await makeSecret(ctx, texts.api.keyNotShown, async (tx) => {
    const keyId = idIn(after)
    const isPresent =
      keyId === 0 ? (await defaultKeyId(tx, ctx)) === 0 : await isCurrent(tx, ctx, keyId)
    if (!isPresent) throw new Refused(texts.api.keyOutOfDate)
    return rotateKey(tx, account.id, { ...input, ...(keyId === 0 ? {} : { keyId }) }, now)
  })
  if (apiKey !== null) await sendNewKey(ctx, apiKey)
  await show(ctx, from === 'keys' ? await listScreen(ctx) : await apiScreen(ctx))
}

/** The button argument that keeps the way back to the list of keys. */
function placeArg(from: string | undefined): string[] {
  return from === 'keys' ? [from] : []
}

/** @throws DomainError KEY_NOT_FOUND */
function ownKey({ account, deps, now }: BotContext, id: number) {
  return keyToChange(deps.store.read, account.id, id, now)
}

/** The id of the key called "default"; 0 if there is none. */
async function defaultKeyId(db: Reader, { account, now }: BotContext): Promise<number> {
  const keys = await currentKeys(db, account.id, now)
  return keys.find(({ name }) => name === DEFAULT_NAME)?.id ?? 0
}

async function isCurrent(db: Reader, { account, now }: BotContext, keyId: number) {
  return (await currentKeys(db, account.id, now)).some(({ id }) => id === keyId)
}
