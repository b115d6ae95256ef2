import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { type Undone, undoAct } from '../../domain/accounts/undo.ts'
import { isRefusal } from '../../domain/shared/errors.ts'
import { Refused } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { html } from '../html.ts'
import { button, idIn, type Screen, show } from '../screen.ts'
import { moneyUndoneView } from '../views/admin/money.ts'
import { didSaid } from '../views/admin/standing.ts'

/** Reverts an act, which takes the same right as doing it. The button carries its id in the audit log. */
export const undo: Feature = { right: null, buttons: { 'a.undo': undoNow } }

async function undoNow(ctx: BotContext, [id]: string[]): Promise<void> {
  let undone: Undone
  try {
    const undoing = { actor: ctx.adminActor, anyones: ctx.role === 'owner', may: ctx.may }
    undone = await ctx.act((tx) => undoAct(tx, idIn(id), undoing, ctx.now))
  } catch (error) {
    if (!isRefusal(error, 'INSUFFICIENT_BALANCE')) throw error
    const { people, format } = ctx.texts
    const { debtMicros } = error.data
    const { owes, notCovered } = people.undo
    throw new Refused(debtMicros > 0 ? owes(format.usd(debtMicros)) : notCovered)
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
      ? html`↩️ ${didSaid(ctx.texts, account, { verb: undone.verb }, ctx.now)}`
      : moneyUndoneView(ctx.texts, undone.account, undone.amountMicros, undone.posted)
  return { text, buttons: [[button(people.account.show, 'a.account', telegramId)]] }
}
