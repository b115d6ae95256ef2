import { runDueMoves } from '../../src/domain/accounts/moves/ending.ts'
import { orderMove } from '../../src/domain/accounts/moves/ordering.ts'
import { notices } from '../../src/domain/schema.ts'
import { testCli } from './cli.ts'
import { openTestAccount } from './factories.ts'

const DAY_MS = 86_400_000
const owners = new Set<number>()

/** A holder with 5 USD and a new person, and what moves the account of the one to the other. */
export async function twoPeople() {
  const cli = await testCli()
  const { store, clock } = cli
  const from = await openTestAccount(store, { balanceMicros: 5_000_000, name: 'Dana' })
  const to = await openTestAccount(store, { name: 'Emil' })
  const order = () => {
    const move = { from, to, reason: 'lost phone', actor: 'operator', owners } as const
    return store.transaction((tx) => orderMove(tx, move, clock.now))
  }
  /** The service has told both, and a day has passed. */
  const carryOut = async () => {
    await store.transaction((tx) => tx.delete(notices))
    await runDueMoves(store, owners, new Date(clock.now.getTime() + DAY_MS))
  }
  return { cli, from, to, order, carryOut }
}
