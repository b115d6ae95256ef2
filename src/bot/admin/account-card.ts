import { viewAccount } from '../../domain/reports/account.ts'
import type { BotContext } from '../context.ts'
import { html } from '../html.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { accountCardView } from '../views/admin/account.ts'
import { counting } from '../views/admin/menu.ts'

/** An account as admins see it, with buttons for what they can do. @throws DomainError ACCOUNT_NOT_FOUND */
export async function accountCard(ctx: BotContext, telegramId: number): Promise<Screen> {
  const { texts, deps, now } = ctx
  const { people, common } = texts
  const view = await viewAccount(deps.store.read, telegramId, now)
  const { account, standing, moves } = view
  const restricted = account.restrictedUntil !== null && account.restrictedUntil > now
  const { account: words } = people
  return {
    text: accountCardView(texts, view, deps.adminIds.has(telegramId), now),
    buttons: [
      [
        standing === 'banned'
          ? button(words.unban, 'a.do', telegramId, 'unban')
          : button(words.ban, 'a.why', telegramId, 'ban'),
        restricted
          ? button(words.unrestrict, 'a.do', telegramId, 'unrestrict')
          : button(words.restrict, 'a.restrict', telegramId),
        account.apiDisabledByAdmin
          ? button(words.apion, 'a.do', telegramId, 'apion')
          : button(words.apioff, 'a.why', telegramId, 'apioff'),
        account.shopAllowed
          ? button(words.shopoff, 'a.why', telegramId, 'shopoff')
          : button(words.shopon, 'a.do', telegramId, 'shopon'),
      ],
      [
        button(words.credit, 'a.money', telegramId, 'credit'),
        button(words.debit, 'a.money', telegramId, 'debit'),
      ],
      [
        button(words.orders, 'a.orders', 'of', account.id, 0),
        button(words.deposits, 'a.deposits', 'of', telegramId, 0),
      ],
      [button(words.entries, 'a.entries', telegramId, 0), button(words.log, 'a.log', telegramId)],
      [
        button(counting(texts, people.notes.button, view.noteCount), 'a.notes', telegramId, 0),
        button(`🏅 ${texts.service.pricing.tier}`, 'a.tier-of', telegramId),
        moves.open
          ? button(people.moves.button, 'a.move-show', moves.open.id)
          : button(people.moves.button, 'a.move', telegramId),
      ],
      [button(words.back, 'a.accounts'), button(common.refresh, 'a.account', telegramId)],
    ],
  }
}

/**
 * Reports a change of an account. After a button it updates the account's card; after a command it sends a
 * message with a button to the card.
 */
export async function reportChange(
  ctx: BotContext,
  telegramId: number,
  sentence: string,
  how?: 'alert',
): Promise<void> {
  if (!ctx.callbackQuery) {
    const showCard = button(ctx.texts.people.account.show, 'a.account', telegramId)
    return send(ctx, { text: html`${sentence}`, buttons: [[showCard]] })
  }
  ctx.say(sentence, how)
  await show(ctx, await accountCard(ctx, telegramId))
}
