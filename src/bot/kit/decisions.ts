import type { Store } from '../../db/store.ts'
import { pressState, putUpDecisions, usePress } from '../../domain/settings/confirmations.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import type { Role } from '../../domain/team/team.ts'
import type { BotContext } from './context.ts'
import { type Button, MAX_DATA_BYTES } from './screen.ts'

// Buttons that decide carry the token of the screen that shows them. They die with their use, after an hour,
// when a newer screen asks the same, and with a restore; pressed after that, they show how things stand now.

export type Pressed = { verb: string; args: string[]; token: string }

/** What messages need that are sent without a press. */
export type ForButtons = {
  /** Whether a button with this verb is for somebody with this role. */
  mayPress: (role: Role | null, verb: string) => boolean
  /** Gives the buttons that decide their token. */
  putUp: (telegramId: number, buttons: Button[][]) => Promise<Button[][]>
}

const TOKEN = /^~([\w-]{11})$/

/** Parses what a pressed button carries. `token`: that of a button that decides; empty if it has none. */
export function pressedIn(data: string): Pressed {
  const [verb = '', ...args] = data.split(':')
  const token = TOKEN.exec(args.at(-1) ?? '')?.[1]
  return token === undefined ? { verb, args, token: '' } : { verb, args: args.slice(0, -1), token }
}

/** What a button decides: its first argument names the thing, the others say what becomes of it. */
function aboutOf({ verb, args }: Pick<Pressed, 'verb' | 'args'>): string {
  return [verb, ...args.slice(0, 1)].join(':')
}

/** Gives the buttons that decide their token, before the person sees them. */
export async function putUp(
  { store, decides }: { store: Store; decides: ReadonlyMap<string, string> },
  telegramId: number,
  buttons: Button[][],
  now: Date,
  keeps?: object,
): Promise<Button[][]> {
  const aboutIn = (one: Button): string | null => {
    if (!('callback_data' in one)) return null
    const pressed = pressedIn(one.callback_data)
    return decides.has(pressed.verb) ? aboutOf(pressed) : null
  }
  const abouts = new Set(buttons.flat().map(aboutIn))
  abouts.delete(null)
  if (abouts.size === 0) return buttons
  const asked = [...abouts] as string[]
  const token = await store.transaction((tx) => putUpDecisions(tx, telegramId, asked, now, keeps))
  // An unusually long name leaves no room for a token. What such a button does has a command, too.
  const withToken = (one: Button): Button[] => {
    if (!('callback_data' in one) || aboutIn(one) === null) return [one]
    const callback_data = `${one.callback_data}:~${token}`
    return Buffer.byteLength(callback_data) > MAX_DATA_BYTES ? [] : [{ ...one, callback_data }]
  }
  return buttons.map((row) => row.flatMap(withToken))
}

/**
 * Handles a button that decides: once, and only while its question counts; otherwise opens its screen as it is
 * now. Its token is used up in the transaction of `ctx.act`, and afterwards if the handler has none.
 * @throws DomainError CONFIRMATION_OVER if it has decided before
 */
export async function decideOnce(
  ctx: BotContext,
  { verb, args, token }: Pressed,
  press: (args: string[]) => Promise<void>,
  again: string,
): Promise<void> {
  const { store } = ctx.deps
  const about = aboutOf({ verb, args })
  const { telegramId } = ctx.account
  const pressed = { telegramId, about, token, updateId: ctx.update.update_id }
  const state = await pressState(store.read, pressed, ctx.now)
  if (state === 'used') throw new DomainError('CONFIRMATION_OVER')
  if (state === 'over') {
    await ctx.open(again, args)
    return ctx.say(ctx.texts.t('common-old-button'), 'unless-said')
  }
  ctx.press = pressed
  await press(args)
  // What it showed may ask the same again, which then counts.
  if (ctx.press !== null) await store.transaction((tx) => usePress(tx, pressed, ctx.now))
}
