import type { Reader } from '../../db/store.ts'
import { rotateKey, validKeys } from '../../domain/access/api-keys.ts'
import { NothingLeftToDo } from '../../domain/telegram/inbox.ts'
import { Refused } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, copyButton, removeMessage, type Screen, send, show } from '../screen.ts'
import { apiScreen } from './api.ts'

/** The holder's choices: how many hours the old key keeps working. */
const GRACE_HOURS = ['0', '1', '24']
const HOUR_MS = 3_600_000

export const key: Feature = {
  buttons: {
    key: async (ctx) => show(ctx, await chooseGrace(ctx)),
    'key-ask': (ctx, [hours = '', after = '']) => confirm(ctx, hours, after),
    'key-new': (ctx, [hours = '', after = '']) => issue(ctx, hours, after),
    delete: async (ctx) => {
      const { removed, tooOld } = ctx.texts.common
      const outcome = await removeMessage(ctx, tooOld)
      ctx.say(removed[outcome], outcome === 'deleted' ? undefined : 'alert')
    },
  },
}

async function chooseGrace(ctx: BotContext): Promise<Screen> {
  const { api, common } = ctx.texts
  const present = await presentKeyId(ctx.deps.store.read, ctx)
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
      if (String(await presentKeyId(tx, ctx)) !== after) throw new Refused(texts.api.keyOutOfDate)
      return rotateKey(tx, account.id, input, now)
    })
    .catch((error) => {
      if (error instanceof NothingLeftToDo && error.why === 'done') return null
      throw error
    })
  if (apiKey === null) {
    ctx.say(texts.api.keyNotShown, 'alert')
    return show(ctx, await apiScreen(ctx))
  }
  await send(ctx, {
    text: texts.api.newKey(apiKey),
    buttons: [copyButton(texts.api.copyKey, apiKey), [button(texts.api.deleteMessage, 'delete')]],
    secret: true,
  })
  await show(ctx, await apiScreen(ctx))
}

/** The id of the valid key that never expires; 0 if there is none. */
async function presentKeyId(db: Reader, { account, now }: BotContext): Promise<number> {
  const [present] = await validKeys(db, account.id, now)
  return present?.expiresAt === null ? present.id : 0
}
