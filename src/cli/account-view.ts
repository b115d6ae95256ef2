import type { Reader } from '../db/store.ts'
import type { Account } from '../domain/accounts/accounts.ts'
import { type AccountView, viewAccount } from '../domain/reports/account.ts'
import { type Answer, pick } from './answer.ts'

const USE = 'createdAt lastUsedAt lastUsedAddress'

export const KEY_ONCE =
  'The API key is shown only now. If it is lost, issue a new one with account rotate-key.'
const OWED = 'Orders are refused until a top-up or a credit pays what the account owes.'

/** What `account show` answers, and every change of an account. @param apiKey one that was issued by it */
export async function accountAnswer(
  db: Reader,
  account: Account,
  now: Date,
  apiKey?: string,
): Promise<Answer> {
  const read = await readAccount(db, account, now)
  const next = [...(apiKey === undefined ? [] : [KEY_ONCE]), ...(read.owedMicros > 0 ? [OWED] : [])]
  return { json: { apiKey, ...read }, next }
}

async function readAccount(db: Reader, { telegramId }: Account, now: Date) {
  const view = await viewAccount(db, telegramId, now)
  const { account, key, test, standing } = view
  const { of, open, away } = view.moves
  return {
    accountId: account.id,
    ...pick(account, 'telegramId name'),
    tier: view.tier,
    moves: of.map((one) => ({ from: one.fromTelegramId, at: one.endedAt })),
    moving: open && { id: open.id, to: open.toTelegramId, dueAt: open.dueAt },
    earlierAccountMoved: away && { to: away.toTelegramId, at: away.endedAt },
    createdAt: account.createdAt,
    standing,
    ...pick(account, 'bannedAt banReason'),
    restrictedUntil: standing === 'restricted' ? account.restrictedUntil : null,
    restrictionReason: standing === 'restricted' ? account.restrictionReason : null,
    balanceMicros: view.balanceMicros,
    owedMicros: view.debtMicros,
    ...pick(account, 'apiEnabled apiDisabledByAdmin'),
    apiRefusal: refusalOf(view),
    shopAllowed: account.shopAllowed,
    key: key && pick(key, USE),
    olderKeys: view.olderKeys.map((one) => pick(one, `${USE} expiresAt`)),
    ...pick(view, 'allowlist webhooks'),
    test: test && { ...pick(test, 'accountId balanceMicros'), orders: test.orderCount },
  }
}

/** The code that refuses calls with a valid key now, from any address; null if they are accepted. */
function refusalOf({ refusals }: AccountView): string | null {
  return refusals.find((one) => one !== 'MISSING_API_KEY' && one !== 'IP_NOT_ALLOWED') ?? null
}
