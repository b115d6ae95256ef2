import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { type Undone, undoAct } from '../../domain/accounts/undo.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { Refused } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { html } from '../html.ts'
import { button, idIn, type Screen, show } from '../screen.ts'

/** Reverts an act. The button carries its id in the audit log. */
export const undo: Feature = { buttons: { 'a.undo': undoNow } }

async function undoNow(ctx: BotContext, [id]: string[]): Promise<void> {
  let undone: Undone
  try {
    undone = await ctx.act((tx) => undoAct(tx, idIn(id), ctx.adminActor, ctx.now))
  } catch (error) {
    if (!isRefusal(error, 'INSUFFICIENT_BALANCE')) throw error
    throw new Refused(ctx.texts.people.undo.notCovered(error.data.debtMicros))
  }
  await show(ctx, await undoneScreen(ctx, undone))
}

async function undoneScreen(ctx: BotContext, undone: Undone): Promise<Screen> {
  const { people, service } = ctx.texts
  if (undone.what === 'switch') {
    const turned = service.switches.turned[undone.name]
    const wasOn = undone.name === 'apiorders' || undone.name === 'shop'
    const text = html`↩️ ${wasOn ? turned.on : turned.off}`
    return { text, buttons: [[button(service.switches.all, 'a.switches')]] }
  }
  const { telegramId } = undone.account
  const account = await accountByTelegramId(ctx.deps.store.read, telegramId)
  const text =
    undone.what === 'standing'
      ? html`↩️ ${people.standing.did({ verb: undone.verb }, account, ctx.now)}`
      : people.undo.money(undone)
  return { text, buttons: [[button(people.account.show, 'a.account', telegramId)]] }
}
