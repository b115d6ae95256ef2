import { viewAccount } from '../../domain/reports/account.ts'
import { html } from '../../locales/html.ts'
import type { BotContext } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { accountCardView } from '../views/admin/account.ts'
import { counting } from '../views/admin/menu.ts'

/** An account as admins see it, with buttons for what they can do. @throws DomainError ACCOUNT_NOT_FOUND */
export async function accountCard(ctx: BotContext, telegramId: number): Promise<Screen> {
  const { texts, deps, now, t, read } = ctx
  const view = await viewAccount(read, telegramId, now)
  const { account, standing, moves } = view
  const restricted = account.restrictedUntil !== null && account.restrictedUntil > now

  return {
    text: accountCardView(texts, view, deps.adminIds.has(telegramId), now),
    buttons: [
      [
        standing === 'banned'
          ? button(t('admin-account-unban'), 'a.do', telegramId, 'unban')
          : button(t('admin-account-ban'), 'a.why', telegramId, 'ban'),
        restricted
          ? button(t('admin-account-unrestrict'), 'a.do', telegramId, 'unrestrict')
          : button(t('admin-account-restrict'), 'a.restrict', telegramId),
        account.apiDisabledByAdmin
          ? button(t('admin-account-apion'), 'a.do', telegramId, 'apion')
          : button(t('admin-account-apioff'), 'a.why', telegramId, 'apioff'),
        account.shopAllowed
          ? button(t('admin-account-shopoff'), 'a.why', telegramId, 'shopoff')
          : button(t('admin-account-shopon'), 'a.do', telegramId, 'shopon'),
      ],
      [
        button(t('admin-account-credit'), 'a.money', telegramId, 'credit'),
        button(t('admin-account-debit'), 'a.money', telegramId, 'debit'),
      ],
      [
        button(t('admin-account-orders'), 'a.orders', 'of', account.id, 0),
        button(t('admin-account-deposits'), 'a.deposits', 'of', telegramId, 0),
      ],
      [
        button(t('admin-account-entries'), 'a.entries', telegramId, 0),
        button(t('admin-account-log'), 'a.log', telegramId),
      ],
      [
        button(counting(texts, t('admin-notes-button'), view.noteCount), 'a.notes', telegramId, 0),
        button(`🏅 ${t('admin-pricing-tier')}`, 'a.tier-of', telegramId),
        moves.open
          ? button(t('admin-moves-button'), 'a.move-show', moves.open.id)
          : button(t('admin-moves-button'), 'a.move', telegramId),
      ],
      [
        button(t('admin-account-back'), 'a.accounts'),
        button(t('common-refresh'), 'a.account', telegramId),
      ],
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
    const showCard = button(ctx.t('admin-account-show'), 'a.account', telegramId)
    return send(ctx, { text: html`${sentence}`, buttons: [[showCard]] })
  }
  ctx.say(sentence, how)
  await show(ctx, await accountCard(ctx, telegramId))
}
