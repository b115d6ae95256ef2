import { and, eq, gt } from 'drizzle-orm'
import type { Reader } from '../../db/store.ts'
import { apiKeys } from '../schema.ts'
import { type ApiKey, AT_ONCE, ofChain, rootOf } from './api-keys.ts'

/** Why a key of the account is not valid any more. `at`: null if that was not stored. */
export type EndedKey = {
  accountId: number
  how: 'replaced' | 'expired' | 'revoked'
  at: Date | null
}

/** How a key ended that is not valid any more. One whose place another key has taken counts as replaced. */
export async function endOf(
  db: Reader,
  key: Pick<ApiKey, 'id' | 'rootId' | 'accountId' | 'expiresAt' | 'retiredAt'>,
): Promise<EndedKey> {
  const { accountId, id, expiresAt, retiredAt } = key
  const later = and(eq(apiKeys.accountId, accountId), ofChain(rootOf(key)), gt(apiKeys.id, id))
  if (retiredAt !== null && (await db.$count(apiKeys, later)) > 0)
    return { accountId, how: 'replaced', at: retiredAt }
  return expiresAt?.getTime() === AT_ONCE.getTime()
    ? { accountId, how: 'revoked', at: retiredAt }
    : { accountId, how: 'expired', at: expiresAt }
}
