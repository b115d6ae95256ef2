import type { Account } from '../../domain/accounts/accounts.ts'
import { accountNamed } from '../../domain/accounts/holders.ts'
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
import { button, type Screen, send, show } from '../kit/screen.ts'

export const accounts: Feature = {
  right: 'accounts',
  commands: {
    account: async (ctx, who) =>
      who === ''
        ? send(ctx, { text: lines(ctx.t('admin-account-whose')), buttons: [] })
        : showCard(ctx, who),
  },
  buttons: {
    'a.account': (ctx, [who = '']) => showCard(ctx, who),
  },
}

async function showCard(ctx: BotContext, who: string): Promise<void> {
  const { telegramId } = await accountNamed(ctx.read, who)
  await show(ctx, await accountCard(ctx, telegramId))
}

/** An account as admins see it, with buttons for what they can do. @throws DomainError ACCOUNT_NOT_FOUND */
async function accountCard(ctx: BotContext, telegramId: number): Promise<Screen> {
  const { texts, deps, now, t, read } = ctx
  const view = await viewAccount(read, telegramId, now)
  const { account, standing } = view
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
        ...pageButton(ctx, 'customers', t('admin-panel-open'), `/${telegramId}`),
        button.refresh(t, 'a.account', telegramId),
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

const MAX_REASON_SHOWN = 200

function accountCardView(texts: Texts, view: AccountView, isAdmin: boolean, now: Date): Html {
  const { format, t } = texts
  const { account, tier } = view
  const name = format.apart(bold(untappable(clip(account.name, 64)) || t('admin-account-no-name')))
  const username = account.username ? `@${account.username} · ` : ''
  return lines(
    html`👤 ${name}${isAdmin ? ` · ${t('admin-account-is-admin')}` : ''}`,
    format.apart(html`${username}${code(account.telegramId)}`),
    '',
    ...standingLines(texts, view, now),
    format.field(t('admin-account-balance'), bold(format.usd(view.balanceMicros))),
    view.debtMicros > 0 && t('admin-account-owes', { amount: bold(format.usd(view.debtMicros)) }),
    format.field(t('admin-account-paid-in'), format.usd(view.paidInMicros)),
    format.field(t('admin-account-open-top-ups'), view.openDeposits),
    format.field(t('admin-account-order-count'), view.orderCount),
    '',
    ...accessLines(texts, view),
    '',
    format.field(texts.t('admin-pricing-tier'), tier ?? texts.t('admin-pricing-standard')),
    format.field(t('admin-account-opened'), format.time(account.createdAt)),
    ...movedLines(texts, view),
    account.botBlockedAt &&
      t('admin-account-has-blocked', { time: format.time(account.botBlockedAt) }),
  )
}

function movedLines({ format, t }: Texts, { moves }: AccountView): Line[] {
  const { open, of, away } = moves
  const idOf = (id: number | null) => format.apart(code(id ?? '–'))
  const at = (time: Date | null) => (time ? format.time(time) : html``)
  return [
    open && t('admin-moves-coming', { id: idOf(open.toTelegramId), time: format.time(open.dueAt) }),
    ...of.map((move) =>
      t('admin-moves-moved-from', { id: idOf(move.fromTelegramId), time: at(move.endedAt) }),
    ),
    away && t('admin-moves-moved-to', { id: idOf(away.toTelegramId), time: at(away.endedAt) }),
  ]
}

function standingLines({ format, t }: Texts, view: AccountView, now: Date): Line[] {
  const { account, standing } = view
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = account
  const line = (text: string | Html, reason: string | null) => [
    format.field(t('admin-account-standing'), text),
    reason ? format.field(t('admin-account-reason'), clip(reason, MAX_REASON_SHOWN)) : null,
  ]
  if (standing === 'banned' && bannedAt)
    return [
      ...line(t('admin-account-banned-since', { time: format.time(bannedAt) }), banReason),
      restrictedUntil &&
        restrictedUntil > now &&
        t('admin-account-also-restricted', { time: format.time(restrictedUntil) }),
    ]
  if (standing === 'restricted' && restrictedUntil)
    return line(
      t('admin-account-restricted-until', { time: format.time(restrictedUntil) }),
      restrictionReason,
    )
  return line(t(`admin-account-standings-${standing}`), null)
}

function accessLines({ format, t }: Texts, view: AccountView): Line[] {
  const { account, refusals } = view
  return [
    format.field(t('admin-account-api'), apiIs(t, account)),
    refusals.length === 0 ? t('admin-account-accepted') : t('admin-account-refused'),
    ...refusals.map(
      (refusal) => html`• ${t(`admin-account-refusal-${refusal}`)} (${code(refusal)})`,
    ),
    !account.shopAllowed &&
      format.field(t('admin-account-shop'), t('admin-account-shop-forbidden')),
  ]
}

function apiIs(t: Texts['t'], { apiEnabled, apiDisabledByAdmin }: Account): string {
  if (apiDisabledByAdmin)
    return apiEnabled
      ? t('admin-account-api-is-on-but-forbidden')
      : t('admin-account-api-is-off-and-forbidden')
  return apiEnabled ? t('admin-account-api-is-on') : t('admin-account-api-is-off')
}
