import { type Column, ne, type SQL, sql } from 'drizzle-orm'
import { accounts } from '../schema.ts'

// Test keys act for a test account, which belongs to a holder's live account (`accounts.testOf`). Its orders
// and money are stored like all others but never reach stock, suppliers, people or statistics.

/**
 * The supplier of every test order and lookup, which calls nobody. A name with a space cannot be
 * configured, so no line has it on its route.
 */
export const TEST_SUPPLIER = 'test supplier'

/** Whether a row is about live accounts, by the column with the name of its supplier. */
export function isLive(supplier: Column): SQL {
  return ne(supplier, TEST_SUPPLIER)
}

/** Whether a row belongs to a test account, by the column with the account's id. */
export function isOfTest(accountId: Column): SQL {
  return sql`exists (select 1 from ${accounts} as owner where owner.id = ${accountId} and owner.test_of is not null)`
}

/** The codes that a test order of keys or cards delivers. They are not stored: the order determines them. */
export function testCodes({ id, quantity }: { id: string; quantity: number }): string[] {
  return Array.from({ length: quantity }, (_, i) => `TEST-${id}-${i + 1}`)
}
