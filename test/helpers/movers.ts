import { runDueMoves } from '../../src/domain/accounts/moves/ending.ts'
import { notices } from '../../src/domain/schema.ts'
import { type TestCli, testCli } from './cli.ts'
import { openTestAccount } from './factories.ts'

const DAY_MS = 86_400_000
const owners = new Set<number>()

/** A holder with 5 USD and a new person, and the command that moves the account of the one to the other. */
export async function twoPeople() {
  const cli = await testCli()
  const from = await openTestAccount(cli.store, { balanceMicros: 5_000_000, name: 'Dana' })
  const to = await openTestAccount(cli.store, { name: 'Emil' })
  const orderOf = (more: string[] = []) =>
    [
      ...['account', 'move', 'order', '--telegram-id', from.telegramId, '--to', to.telegramId],
      ...['--reason', 'lost phone', ...more],
    ] as Parameters<TestCli['run']>
  /** The service has told both, and a day has passed. */
  const carryOut = async () => {
    await cli.store.transaction((tx) => tx.delete(notices))
    await runDueMoves(cli.store, owners, new Date(cli.clock.now.getTime() + DAY_MS))
  }
  return { cli, from, to, orderOf, carryOut }
}
