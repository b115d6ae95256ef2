import type { Store } from '../../src/db/store.ts'
import { prepareDemo } from '../../src/sandbox/demo.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { START } from './factories.ts'

/** The sandbox's goods, history and demo account, as of START. @returns the account's key and balance. */
export function testDemo(store: Store): ReturnType<typeof prepareDemo> {
  const suppliers = new Map([['sandbox', createSandboxSupplier(() => START)]])
  return prepareDemo(store, 'test', suppliers, START)
}
