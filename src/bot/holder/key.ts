import type { Reader } from '../../db/store.ts'
import { currentKeys, rotateKey } from '../../domain/access/api-keys.ts'
import { DEFAULT_NAME } from '../../domain/access/key-terms.ts'
import { Refused } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, idIn, removeMessage, type Screen, show } from '../screen.ts'
import { makeSecret, sendSecret } from '../secrets.ts'
import { apiScreen } from './api.ts'

/** The holder's choices: how many hours the old key keeps working. */
const GRACE_HOURS = ['0', '1', '24']
const HOUR_MS = 3_600_000

export const key: Feature = {
  buttons: {
    key: async (ctx, [id]) => show(ctx, await chooseGrace(ctx, idIn(id))),
    'key-ask': (ctx, [hours = '', after = '']) => confirm(ctx, hours, after),
    'key-new': (ctx, [hours = '', after = '']) => issue(ctx, hours, after),
    delete: async (ctx) => {
      const { removed, tooOld } = ctx.texts.common
      const outcome = await removeMessage(ctx, tooOld)
      ctx.say(removed[outcome], outcome === 'deleted' ? undefined : 'alert')
    },
  },
}

/** @param id the key to replace; 0: the one called "default". */
async function chooseGrace(ctx: BotContext, id: number): Promise<Screen> {
  const { api, common } = ctx.texts
  const present = id === 0 ? await defaultKeyId(ctx.deps.store.read, ctx) : id
  const { none, hour, day } = api.grace
  return {
    text: api.chooseGrace,
    buttons: [
      [none, hour, day].map((text, i) => button(text, 'key-ask', GRACE_HOURS[i] ?? 0, present)),
      [button(common.back, 'api')],
    ],
  }
}

async function confirm(ctx: BotContext, hours: string, after: string): Promise<void> {
  const { api, common } = ctx.texts
  const { none, hour, day } = api.grace
  const grace = [none, hour, day][GRACE_HOURS.indexOf(hours)]
  if (grace === undefined) return ctx.say(common.oldButton, 'alert')
  await show(ctx, {
    text: api.confirmRotate(grace),
    buttons: [[button(api.rotateNow, 'key-new', hours, after), button(common.cancel, 'api')]],
  })
}

/** Issues a key. The button names the key that it replaces, so pressing it many times makes one key. */
async function issue(ctx: BotContext, hours: string, after: string): Promise<void> {
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
  await show(ctx, await apiScreen(ctx))
}

export function sendNewKey(ctx: BotContext, apiKey: string): Promise<void> {
  const { newKey, copyKey } = ctx.texts.api
  return sendSecret(ctx, apiKey, { text: newKey(apiKey), copy: copyKey })
}

/** The id of the key called "default"; 0 if there is none. */
async function defaultKeyId(db: Reader, { account, now }: BotContext): Promise<number> {
  const keys = await currentKeys(db, account.id, now)
  return keys.find(({ name }) => name === DEFAULT_NAME)?.id ?? 0
}

async function isCurrent(db: Reader, { account, now }: BotContext, keyId: number) {
  return (await currentKeys(db, account.id, now)).some(({ id }) => id === keyId)
}
