import type { ApiKey } from '../domain/access/api-keys.ts'
import type { AccountView } from '../domain/reports/account.ts'
import { formatUsd, toUsd } from '../domain/shared/money.ts'
import { counted } from './counted.ts'
import { columns, moment } from './output.ts'

export function accountJson(view: AccountView): Record<string, unknown> {
  const { account, key } = view
  return {
    accountId: account.id,
    telegramId: account.telegramId,
    name: account.name,
    tier: view.tier,
    moves: view.moves.of.map((one) => ({ from: one.fromTelegramId, at: one.endedAt })),
    moving: movingJson(view),
    createdAt: account.createdAt,
    standing: view.standing,
    bannedAt: account.bannedAt,
    banReason: account.banReason,
    restrictedUntil: view.standing === 'restricted' ? account.restrictedUntil : null,
    restrictionReason: view.standing === 'restricted' ? account.restrictionReason : null,
    balanceUsd: toUsd(view.balanceMicros),
    owedUsd: toUsd(view.debtMicros),
    apiEnabled: account.apiEnabled,
    apiDisabledByAdmin: account.apiDisabledByAdmin,
    apiRefusal: refusalOf(view),
    shopAllowed: account.shopAllowed,
    key: key && keyJson(key),
    olderKeys: view.olderKeys.map((key) => ({ ...keyJson(key), expiresAt: key.expiresAt })),
    allowlist: view.allowlist,
    webhooks: view.webhooks,
    test: view.test && {
      accountId: view.test.accountId,
      balanceUsd: toUsd(view.test.balanceMicros),
      orders: view.test.orderCount,
    },
  }
}

export function accountText(view: AccountView): string {
  const { account, key, olderKeys, allowlist, webhooks, test } = view
  return columns([
    ['Account', String(account.id)],
    ['Telegram id', String(account.telegramId)],
    ['Name', account.name || '-'],
    ['Tier', view.tier ?? 'standard'],
    ['Opened', moment(account.createdAt)],
    ...movesText(view),
    ['Standing', standingText(view)],
    ['Balance', formatUsd(view.balanceMicros)],
    ...owes(view),
    ['API', apiText(view)],
    ['Shop', account.shopAllowed ? 'on' : 'switched off by an admin'],
    ['API key', key ? keyText(key) : 'none'],
    ...(view.keyCount > 1
      ? [['Other keys', `${view.keyCount - 1}; account key list shows them`]]
      : []),
    ...olderKeys.map((older): [string, string] => ['Older key', keyText(older)]),
    ['Allowlist', allowlist.join(', ') || 'empty'],
    [
      'Webhooks',
      webhooks.off > 0 ? `${webhooks.count} (${webhooks.off} off)` : String(webhooks.count),
    ],
    ['Test account', test ? testText(test) : 'none'],
  ])
}

function movingJson({ moves: { open } }: AccountView) {
  return open && { id: open.id, to: open.toTelegramId, dueAt: open.dueAt }
}

function movesText({ moves: { open, of, away } }: AccountView): [string, string][] {
  return [
    ...(open ? [row('Moving', `to ${open.named}, on ${moment(open.dueAt)}`)] : []),
    ...of.map((one) => row('Moved', `from Telegram id ${one.fromTelegramId}${on(one)}`)),
    ...(away
      ? [
          row(
            'Before',
            `this person's earlier account moved to Telegram id ${away.toTelegramId}${on(away)}`,
          ),
        ]
      : []),
  ]
}

function row(label: string, text: string): [string, string] {
  return [label, text]
}

function on({ endedAt }: { endedAt: Date | null }): string {
  return endedAt ? ` on ${moment(endedAt)}` : ''
}

function testText({ accountId, balanceMicros, orderCount }: NonNullable<AccountView['test']>) {
  return `${accountId}, with ${formatUsd(balanceMicros)} of test money and ${counted(orderCount, 'order')}`
}

function owes({ debtMicros }: AccountView): [string, string][] {
  if (debtMicros === 0) return []
  const why = 'a payment was taken back; orders are refused until a top-up or credit pays it'
  return [['Owes', `${formatUsd(debtMicros)}: ${why}`]]
}

function standingText({ account, standing }: AccountView): string {
  const { bannedAt, banReason, restrictedUntil, restrictionReason } = account
  if (standing === 'banned' && bannedAt)
    return `banned since ${moment(bannedAt)}${because(banReason)}`
  if (standing === 'restricted' && restrictedUntil)
    return `restricted until ${moment(restrictedUntil)}${because(restrictionReason)}`
  return standing
}

function because(reason: string | null): string {
  return reason ? ` (${reason})` : ''
}

function apiText(view: AccountView): string {
  const { account } = view
  const refusal = refusalOf(view)
  const holder = `turned ${account.apiEnabled ? 'on' : 'off'} by the holder`
  const admin = account.apiDisabledByAdmin ? ', switched off by an admin' : ''
  return `${holder}${admin}; calls are ${refusal ? `refused with ${refusal}` : 'accepted'}`
}

/** The code that refuses calls with a valid key now, from any address; null if they are accepted. */
function refusalOf({ refusals }: AccountView): string | null {
  return refusals.find((one) => one !== 'MISSING_API_KEY' && one !== 'IP_NOT_ALLOWED') ?? null
}

function keyJson({ createdAt, lastUsedAt, lastUsedAddress }: ApiKey) {
  return { createdAt, lastUsedAt, lastUsedAddress }
}

function keyText({ createdAt, expiresAt, lastUsedAt, lastUsedAddress }: ApiKey): string {
  const ends = expiresAt ? `, valid until ${moment(expiresAt)}` : ''
  const from = lastUsedAddress ? ` from ${lastUsedAddress}` : ''
  const used = lastUsedAt ? `last used ${moment(lastUsedAt)}${from}` : 'never used'
  return `created ${moment(createdAt)}${ends}, ${used}`
}
