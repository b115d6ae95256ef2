import type { ApiKey } from '../../../../domain/access/api-keys.ts'
import type { ApiReadiness } from '../../../../domain/access/readiness.ts'
import type { Account } from '../../../../domain/accounts/accounts.ts'
import type { AccountView } from '../../../../domain/reports/account.ts'
import { formatUsd } from '../../../../domain/shared/money.ts'
import { counted } from '../../../../texts/en/counted.ts'
import { bold, clip, code, type Html, html, lines, title, untappable } from '../../../html.ts'
import { ago, moment } from '../words.ts'

const STANDINGS = { active: '🟢 active', restricted: '🟠 restricted', banned: '⛔ banned' }

/** A message holds 4,096 characters. */
const OLDER_SHOWN = 3

/** Why calls are refused, for admins. The code is what the holder's program gets. */
const REFUSALS: Record<ApiReadiness['refusals'][number], string> = {
  ACCOUNT_BANNED: 'banned',
  ACCOUNT_RESTRICTED: 'restricted',
  API_DISABLED_BY_ADMIN: 'switched off by an admin',
  API_DISABLED: 'turned off by the holder',
  API_NOT_ELIGIBLE: 'not eligible yet: see /eligibility',
  MISSING_API_KEY: 'no valid key',
  IP_ALLOWLIST_REQUIRED: 'no allowed addresses, but the service requires them',
  IP_NOT_ALLOWED: 'the last call came from an address that is not allowed',
}

/** A person in a sentence: `Ada (123456789)`. */
export function person(
  { name, telegramId }: Pick<Account, 'name' | 'telegramId'>,
  length = 64,
): string {
  return name === '' ? String(telegramId) : `${untappable(clip(name, length))} (${telegramId})`
}

export const account = {
  ask: (newest: number): Html =>
    lines(
      bold('👤 Whose account?'),
      '',
      html`Send a numeric Telegram id, such as ${code('123456789')}, or @name.`,
      newest > 0 ? html`Or tap one of the newest:` : null,
    ),
  row: (one: Account) => clip(`${one.name || '–'} · ${one.telegramId}`, 60),
  card: (view: AccountView, isAdmin: boolean, now: Date): Html => {
    const { account, key, olderKeys, allowlist, refusals } = view
    return lines(
      html`👤 ${bold(untappable(clip(account.name, 64)) || 'No name')}${isAdmin ? ' · 🛡 admin' : ''}`,
      html`${account.username ? `@${account.username} · ` : ''}${code(account.telegramId)}`,
      '',
      html`Standing  ${standing(view)}`,
      view.standing === 'banned' && account.restrictedUntil && account.restrictedUntil > now
        ? html`Also restricted until ${moment(account.restrictedUntil)}`
        : null,
      html`Balance  ${bold(formatUsd(view.balanceMicros))}`,
      view.debtMicros > 0
        ? html`⚠️ Owes ${bold(formatUsd(view.debtMicros))} because a payment was taken back. Orders are refused until a top-up or a credit pays it.`
        : null,
      html`Paid in  ${formatUsd(view.paidInMicros)}`,
      html`Open top-ups  ${view.openDeposits}`,
      html`Orders  ${view.orderCount}`,
      '',
      html`API  turned ${account.apiEnabled ? 'on' : 'off'} by the holder${account.apiDisabledByAdmin ? ', switched off by an admin' : ''}`,
      refusals.length === 0 ? html`✅ Calls are accepted.` : html`⚠️ Calls are refused:`,
      ...refusals.map((refusal) => html`• ${REFUSALS[refusal]} (${code(refusal)})`),
      account.shopAllowed ? null : html`Shop  ⚪️ switched off by an admin`,
      html`Key  ${key ? keyText(key, now) : 'none'}`,
      view.keyCount > 1 ? html`Other keys  ${view.keyCount - 1}` : null,
      ...olderKeys
        .slice(0, OLDER_SHOWN)
        .map(
          (older) =>
            html`Older key  ${keyText(older, now)}${older.expiresAt ? `, valid until ${moment(older.expiresAt)}` : ''}`,
        ),
      olderKeys.length > OLDER_SHOWN
        ? html`… and ${olderKeys.length - OLDER_SHOWN} more older keys`
        : null,
      html`Allowed addresses  ${allowlist.length === 0 ? 'any' : allowlist.length}${account.addressGuard ? ', the holder is asked about new ones' : ''}`,
      view.webhooks.count > 0
        ? html`Webhooks  ${view.webhooks.count}${view.webhooks.off > 0 ? ` (${view.webhooks.off} off)` : ''}`
        : null,
      view.test
        ? html`🧪 Test account  no. ${view.test.accountId}, ${formatUsd(view.test.balanceMicros)} of test money, ${counted(view.test.orderCount, 'order')}`
        : null,
      '',
      html`Opened  ${moment(account.createdAt)}`,
      account.botBlockedAt
        ? html`🔇 Has blocked the bot since ${moment(account.botBlockedAt)}, so gets no messages.`
        : null,
    )
  },
  ban: '⛔ Ban',
  unban: '🟢 Unban',
  restrict: '🟠 Restrict',
  unrestrict: '🟢 Unrestrict',
  apioff: '⚪️ API off',
  apion: '🟢 API on',
  shopoff: '⚪️ Shop off',
  shopon: '🟢 Shop on',
  credit: '➕ Credit',
  debit: '➖ Debit',
  orders: '📦 Orders',
  deposits: '🧾 Top-ups',
  entries: '📒 Entries',
  log: '📜 Log',
  show: '👤 Account',
  back: '‹ Accounts',
  entriesTitle: (of: Account, page: number) => title(`📒 Entries of ${person(of)}`, page),
  noEntries: 'There are no entries yet.',
}

function standing({ account, standing }: AccountView): string {
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = account
  if (standing === 'banned' && bannedAt)
    return `${STANDINGS.banned} since ${moment(bannedAt)}${because(banReason)}`
  if (standing === 'restricted' && restrictedUntil)
    return `${STANDINGS.restricted} until ${moment(restrictedUntil)}${because(restrictionReason)}`
  return STANDINGS[standing]
}

export function because(reason: string | null | undefined): string {
  return reason ? `: ${clip(reason, 200)}` : ''
}

function keyText({ createdAt, lastUsedAt, lastUsedAddress }: ApiKey, now: Date): Html {
  const from = lastUsedAddress ? html` from ${code(lastUsedAddress)}` : html``
  const used = lastUsedAt ? html`last used ${ago(lastUsedAt, now)}${from}` : html`never used`
  return html`created ${moment(createdAt)}, ${used}`
}
