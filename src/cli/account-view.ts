import type { Reader } from '../db/store.ts'
import { type Account, accountByTelegramId } from '../domain/accounts.ts'
import { allowlistOf } from '../domain/allowlist.ts'
import { type ApiKey, validKeys } from '../domain/api-keys.ts'
import { balanceOf, paidIn } from '../domain/ledger.ts'
import { formatUsd, toUsd } from '../domain/money.ts'
import { readSettings } from '../domain/settings.ts'
import { standingOf, standingRefusal } from '../domain/standing.ts'
import { moment, pairs } from './output.ts'

export type AccountView = {
  account: Account
  standing: ReturnType<typeof standingOf>
  balanceMicros: number
  /** The code with which a call with a valid key would be refused now, from any address. */
  apiRefusal: string | null
  presentKey: ApiKey | null
  /** Rotated out, and valid until their grace ends. */
  olderKeys: ApiKey[]
  allowlist: string[]
}

/** @throws DomainError ACCOUNT_NOT_FOUND */
export async function viewAccount(db: Reader, telegramId: number, now: Date): Promise<AccountView> {
  const account = await accountByTelegramId(db, telegramId)
  const settings = await readSettings(db)
  const keys = await validKeys(db, account.id, now)
  const allowlist = await allowlistOf(db, account.id)
  const refusal = await standingRefusal(account, settings, () => paidIn(db, account.id), now)
  const unlisted = settings.requireAllowlist && allowlist.length === 0
  return {
    account,
    standing: standingOf(account, now),
    balanceMicros: await balanceOf(db, account.id),
    apiRefusal: refusal ?? (unlisted ? 'IP_ALLOWLIST_REQUIRED' : null),
    presentKey: keys.find((key) => key.expiresAt === null) ?? null,
    olderKeys: keys.filter((key) => key.expiresAt !== null),
    allowlist,
  }
}

export function accountJson(view: AccountView): Record<string, unknown> {
  const { account, presentKey } = view
  return {
    accountId: account.id,
    telegramId: account.telegramId,
    name: account.name,
    createdAt: account.createdAt,
    standing: view.standing,
    bannedAt: account.bannedAt,
    banReason: account.banReason,
    restrictedUntil: view.standing === 'restricted' ? account.restrictedUntil : null,
    restrictionReason: view.standing === 'restricted' ? account.restrictionReason : null,
    balanceUsd: toUsd(view.balanceMicros),
    apiEnabled: account.apiEnabled,
    apiDisabledByAdmin: account.apiDisabledByAdmin,
    apiRefusal: view.apiRefusal,
    key: presentKey && keyJson(presentKey),
    olderKeys: view.olderKeys.map((key) => ({ ...keyJson(key), expiresAt: key.expiresAt })),
    allowlist: view.allowlist,
  }
}

export function accountText(view: AccountView): string {
  const { account, presentKey, olderKeys, allowlist } = view
  return pairs([
    ['Account', String(account.id)],
    ['Telegram id', String(account.telegramId)],
    ['Name', account.name || '-'],
    ['Opened', moment(account.createdAt)],
    ['Standing', standingText(view)],
    ['Balance', formatUsd(view.balanceMicros)],
    ['API', apiText(view)],
    ['API key', presentKey ? keyText(presentKey) : 'none'],
    ...olderKeys.map((key): [string, string] => ['Older key', keyText(key)]),
    ['Allowlist', allowlist.join(', ') || 'empty'],
  ])
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

function apiText({ account, apiRefusal }: AccountView): string {
  const holder = `turned ${account.apiEnabled ? 'on' : 'off'} by the holder`
  const admin = account.apiDisabledByAdmin ? ', switched off by an admin' : ''
  return `${holder}${admin}; calls are ${apiRefusal ? `refused with ${apiRefusal}` : 'accepted'}`
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
