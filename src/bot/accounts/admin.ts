import type { Account } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
import { isLocking, isRestricted } from '../../domain/accounts/standing-verbs.ts'
import { type AccountView, viewAccount } from '../../domain/reports/account.ts'
import {
  bold,
  clip,
  code,
  type Html,
  html,
  type Line,
  lines,
  untappable,
} from '../../locales/html.ts'
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
    text: accountCardView(texts, view, deps.adminIds.has(telegramId)),
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

const MAX_REASON_SHOWN = 200

function accountCardView(texts: Texts, view: AccountView, isAdmin: boolean): Html {
  const { format, t } = texts
  const { account } = view
  const name = format.apart(bold(untappable(clip(account.name, 64)) || t('admin-account-no-name')))
  const username = account.username ? `@${account.username} · ` : ''
  return lines(
    html`👤 ${name}${isAdmin ? ` · ${t('admin-account-is-admin')}` : ''}`,
    format.apart(html`${username}${code(account.telegramId)}`),
    '',
    ...standingLines(texts, view),
    format.field(t('admin-account-balance'), bold(format.usd(view.balanceMicros))),
    view.debtMicros > 0 && t('admin-account-owes', { amount: bold(format.usd(view.debtMicros)) }),
    format.field(t('admin-account-order-count'), view.orderCount),
    format.field(t('admin-account-api'), apiIs(t, account)),
    !account.shopAllowed &&
      format.field(t('admin-account-shop'), t('admin-account-shop-forbidden')),
    account.botBlockedAt &&
      t('admin-account-has-blocked', { time: format.time(account.botBlockedAt) }),
  )
}

function standingLines({ format, t }: Texts, { account, standing }: AccountView): Line[] {
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = account
  const [said, reason] =
    standing === 'banned' && bannedAt
      ? [t('admin-account-banned-since', { time: format.time(bannedAt) }), banReason]
      : standing === 'restricted' && restrictedUntil
        ? [
            t('admin-account-restricted-until', { time: format.time(restrictedUntil) }),
            restrictionReason,
          ]
        : [t(`admin-account-standings-${standing}`), null]
  return [
    format.field(t('admin-account-standing'), said),
    reason ? format.field(t('admin-account-reason'), clip(reason, MAX_REASON_SHOWN)) : null,
  ]
}

function apiIs(t: Texts['t'], { apiEnabled, apiDisabledByAdmin }: Account): string {
  if (apiDisabledByAdmin)
    return apiEnabled
      ? t('admin-account-api-is-on-but-forbidden')
      : t('admin-account-api-is-off-and-forbidden')
  return apiEnabled ? t('admin-account-api-is-on') : t('admin-account-api-is-off')
}
