import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Tx } from '../../src/db/store.ts'
import * as schema from '../../src/domain/schema.ts'
import { changeSettings } from '../../src/domain/settings/settings.ts'
import { signingSecrets } from '../../src/domain/webhooks/endpoints.ts'
import { buyKeys } from './claims.ts'
import { type TestCli, testCli } from './cli.ts'
import {
  addTestStock,
  importTestCatalog,
  issueTestKey,
  openTestAccount,
  PIDS,
  START,
} from './factories.ts'
import { testFolder } from './store.ts'
import { oneTransfer } from './transfers.ts'
import { removeHook } from './webhooks.ts'

export type ShopToRestore = Awaited<ReturnType<typeof shopToRestore>>

/** A shop with an order, two webhooks, a way to pay, and two people who may get a role. */
export async function shopToRestore() {
  const cli: TestCli = await testCli()
  const { store } = cli
  await importTestCatalog(store)
  await addTestStock(store, PIDS.gamekey, 3)
  const owner = await openTestAccount(store, { balanceMicros: 50_000_000 })
  await issueTestKey(store, owner.id)
  const people = [await openTestAccount(store), await openTestAccount(store)] as const
  await store.transaction((tx) => changeSettings(tx, oneTransfer(), START))
  const orderId = await buyKeys(store, owner.id)
  const hooks: [string, string] = ['', '']
  for (const at of [0, 1]) {
    const url = `https://shop.example/${at}`
    const made = await cli.json(
      ...['webhook', 'add', '--telegram-id', owner.telegramId],
      '--url',
      url,
    )
    hooks[at] = String(made.endpointId)
  }
  let secret = ''
  const remembered = new Map<string, string>()
  const [row] = await store.read
    .select()
    .from(schema.webhookEndpoints)
    .where(eq(schema.webhookEndpoints.id, hooks[1]))
  if (row) secret = signingSecrets(store.read, row, START)[0] ?? ''
  return {
    ...{ cli, store, owner, people, orderId, hooks, file: join(testFolder(), 'backup.db') },
    secretBefore: () => secret,
    removeHook: (id: string) => removeHook(store, id),
    keep: (name: string, value: string) => remembered.set(name, value),
    kept: (name: string) => remembered.get(name) ?? '',
    write: <T>(work: (tx: Tx) => Promise<T>) => store.transaction(work),
    async run(...args: (string | number)[]) {
      const done = await cli.run(...args)
      expect({ args, ...done }).toMatchObject({ exitCode: 0, err: '' })
    },
  }
}
