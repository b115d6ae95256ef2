import type { Store } from '../../src/db/store.ts'
import { createKey, type IssuedKey } from '../../src/domain/access/api-keys.ts'
import type { KeyTerms } from '../../src/domain/access/key-terms.ts'
import { START } from './factories.ts'

/** Creates a further key of the account, called "bot" unless told otherwise. */
export function createTestKey(
  store: Store,
  accountId: number,
  terms: Partial<KeyTerms> = {},
  now = START,
): Promise<IssuedKey> {
  const by = { actor: 'operator' } as const
  return store.transaction((tx) => createKey(tx, accountId, { name: 'bot', ...terms, ...by }, now))
}
