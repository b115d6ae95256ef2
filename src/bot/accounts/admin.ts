import { accountNamed } from '../../domain/accounts/holders.ts'
import { isLocking, isRestricted } from '../../domain/accounts/standing-verbs.ts'
import { type AccountView, viewAccount } from '../../domain/reports/account.ts'
import { accessFacts, standingFacts } from '../../locales/decided/account.ts'
import { factLines } from '../../locales/decided/facts.ts'
import { bold, clip, code, type Html, html, lines, untappable } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { button, type Screen } from '../kit/screen.ts'

export const accounts: Feature = {
  right: 'accounts',
  commands: {
    account: async (ctx, who) =>
      who === '' ? { text: ctx.t('admin-account-whose'), buttons: [] } : accountOf(ctx, who),
  },
  buttons: {
    'a.account': (ctx, [who = '']) => accountOf(ctx, who),
  },
}

async function accountOf(ctx: BotContext, who: string): Promise<Screen> {
  return accountCard(ctx, (await accountNamed(ctx.read, who)).telegramId)
}

/** An account as admins see it, with buttons for what they can do. @throws DomainError ACCOUNT_NOT_FOUND */
export async function accountCard(ctx: BotContext, telegramId: number): Promise<Screen> {
  const { texts, deps, now, t, read } = ctx
  const view = await viewAccount(read, telegramId, now)
  const { account, standing } = view
  const verbs = [
    standing === 'banned' ? 'unban' : 'ban',
    isRestricted(account, now) ? 'unrestrict' : 'restrict',
    account.apiDisabledByAdmin ? 'apion' : 'apioff',
    account.shopAllowed ? 'shopoff' : 'shopon',
  ] as const
  return {
    text: accountCardView(texts, view, deps.adminIds.has(telegramId), now),
    buttons: [
      verbs.map((verb) =>
        button(
          t(`admin-account-${verb}`),
          isLocking(verb) ? (verb === 'restrict' ? 'a.restrict' : 'a.shut') : 'a.do',
          telegramId,
          verb,
        ),
      ),
      [
        button(t('admin-account-credit'), 'a.money', telegramId, 'credit'),
        button(t('admin-account-debit'), 'a.money', telegramId, 'debit'),
      ],
      [
        ...pageButton(ctx, 'customers', t('admin-panel-open'), `/${telegramId}`),
        button.refresh(t, 'a.account', telegramId),
      ],
    ],
  }
}

function accountCardView(texts: Texts, view: AccountView, isAdmin: boolean, now: Date): Html {
  const { format, t } = texts
  const { account } = view
  const name = format.apart(bold(untappable(clip(account.name, 64)) || t('admin-account-no-name')))
  const username = account.username ? `@${account.username} · ` : ''
  return lines(
    html`👤 ${name}${isAdmin ? ` · ${t('admin-account-is-admin')}` : ''}`,
    format.apart(html`${username}${code(account.telegramId)}`),
    '',
    ...factLines(texts, standingFacts(texts, view, now)),
    format.field(t('admin-account-balance'), bold(format.usd(view.balanceMicros))),
    view.debtMicros > 0 && t('admin-account-owes', { amount: bold(format.usd(view.debtMicros)) }),
    format.field(t('admin-account-order-count'), view.orderCount),
    ...factLines(texts, accessFacts(texts, view)),
    account.botBlockedAt &&
      t('admin-account-has-blocked', { time: format.time(account.botBlockedAt) }),
  )
}
