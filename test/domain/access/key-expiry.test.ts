import { expect, test } from 'vitest'
import { keysToNotifyOf } from '../../../src/domain/access/key-expiry.ts'
import { START } from '../../helpers/factories.ts'
import { planOf } from '../../helpers/plan.ts'
import { testStore } from '../../helpers/store.ts'

test.each(['soon', 'expired'] as const)(
  'keys to notify of are found by an index of those that expire: %s',
  async (how) => {
    const store = await testStore()
    const plan = await planOf(store, keysToNotifyOf(store.read, how, START).toSQL())
    expect(plan).toMatch(/api_keys_by_expiry/)
  },
)
