import type { ApiKey } from '../domain/access/api-keys.ts'
import type { AccountView } from '../domain/reports/account.ts'
import { toUsd } from '../domain/shared/money.ts'

export function accountJson(view: AccountView): Record<string, unknown> {
  const { account, key } = view
  return {
    accountId: account.id,
    telegramId: account.telegramId,
    name: account.name,
    tier: view.tier,
    moves: view.moves.of.map((one) => ({ from: one.fromTelegramId, at: one.endedAt })),
    moving: movingJson(view),
    earlierAccountMoved: formerJson(view),
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

function movingJson({ moves: { open } }: AccountView) {
  return open && { id: open.id, to: open.toTelegramId, dueAt: open.dueAt }
}

function formerJson({ moves: { away } }: AccountView) {
  return away && { to: away.toTelegramId, at: away.endedAt }
}

/** The code that refuses calls with a valid key now, from any address; null if they are accepted. */
function refusalOf({ refusals }: AccountView): string | null {
  return refusals.find((one) => one !== 'MISSING_API_KEY' && one !== 'IP_NOT_ALLOWED') ?? null
}

function keyJson({ createdAt, lastUsedAt, lastUsedAddress }: ApiKey) {
  return { createdAt, lastUsedAt, lastUsedAddress }
}
