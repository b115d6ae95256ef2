import type { Reader } from '../../db/store.ts'
import { currentKeys, rotateKey } from '../../domain/access/api-keys.ts'
import { DEFAULT_NAME } from '../../domain/access/key-terms.ts'
import { NothingLeftToDo } from '../../domain/telegram/inbox.ts'
import { Refused } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, copyButton, idIn, removeMessage, type Screen, send, show } from '../screen.ts'
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

/**
 * Issues a key. The button names the key that it replaces, so pressing it many times makes one key. Only the
 * message contains the new key; the database keeps its hash.
 */
async function issue(ctx: BotContext, hours: string, after: string): Promise<void> {
  const { account, texts, deps, now } = ctx
  if (!GRACE_HOURS.includes(hours)) return ctx.say(texts.common.oldButton, 'alert')
  const input = { graceMs: Number(hours) * HOUR_MS, mode: deps.keyMode, actor: ctx.holderActor }
  const apiKey = await ctx
    .act(async (tx) => {
      const keyId = idIn(after)
      const isPresent =
        keyId === 0 ? (await defaultKeyId(tx, ctx)) === 0 : await isCurrent(tx, ctx, keyId)
      if (!isPresent) throw new Refused(texts.api.keyOutOfDate)
      return rotateKey(tx, account.id, { ...input, ...(keyId === 0 ? {} : { keyId }) }, now)
    })
    .catch((error) => {
      if (error instanceof NothingLeftToDo && error.why === 'done') return null
      throw error
    })
  if (apiKey === null) {
    ctx.say(texts.api.keyNotShown, 'alert')
    return show(ctx, await apiScreen(ctx))
  }
  await sendNewKey(ctx, apiKey)
  await show(ctx, await apiScreen(ctx))
}

/** Sends a new key in a message of its own, which cannot be forwarded. */
export function sendNewKey(ctx: BotContext, apiKey: string): Promise<void> {
  const { api } = ctx.texts
  return send(ctx, {
    text: api.newKey(apiKey),
    buttons: [copyButton(api.copyKey, apiKey), [button(api.deleteMessage, 'delete')]],
    secret: true,
  })
}

/** The id of the key called "default"; 0 if there is none. */
async function defaultKeyId(db: Reader, { account, now }: BotContext): Promise<number> {
  const keys = await currentKeys(db, account.id, now)
  return keys.find(({ name }) => name === DEFAULT_NAME)?.id ?? 0
}

async function isCurrent(db: Reader, { account, now }: BotContext, keyId: number) {
  return (await currentKeys(db, account.id, now)).some(({ id }) => id === keyId)
}
