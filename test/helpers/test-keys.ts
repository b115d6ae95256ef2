import type { Store } from '../../src/db/store.ts'
import { rotateKey } from '../../src/domain/access/api-keys.ts'
import { accountByTelegramId } from '../../src/domain/accounts/accounts.ts'
import { ensureTestAccount } from '../../src/domain/accounts/test-account.ts'
import { START } from './factories.ts'

/** Issues a test key beside the account of this holder, whose test account it opens if there is none. */
export function issueKeyForTests(store: Store, telegramId: number, now = START) {
  const actor = 'operator'
  return store.transaction(async (tx) => {
    const holder = await accountByTelegramId(tx, telegramId)
    const { id: accountId } = await ensureTestAccount(tx, holder, actor, now)
    const key = await rotateKey(tx, accountId, { graceMs: 0, actor }, now)
    return { accountId, key }
  })
}
