import { inArray } from 'drizzle-orm'
import { type Account, adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { meetHolder } from '../../src/domain/accounts/holders.ts'
import { endMove, runDueMoves } from '../../src/domain/accounts/moves/ending.ts'
import { moveById } from '../../src/domain/accounts/moves/moves.ts'
import { orderMove } from '../../src/domain/accounts/moves/ordering.ts'
import { accounts, notices } from '../../src/domain/schema.ts'
import { fresh, later, START } from './factories.ts'
import { testStore } from './store.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const operator = 'operator' as const
const owners = new Set<number>()

/** Dana, who has used her account, and Emil, whose account is new, and what can be done about moves. */
export async function movingPeople() {
  const store = await testStore()

  function person(name: string, telegramId = 6_000_000 + fresh()): Promise<Account> {
    const username = `${name}_${telegramId}`
    return meetHolder(store, { telegramId, name, username, language: 'en' }, START)
  }

  async function personWithMoney(name: string): Promise<Account> {
    const account = await person(name)
    const input = { amountMicros: 5_000_000, note: 'x', actor: operator }
    await store.transaction((tx) => adjustBalance(tx, account.id, input, START))
    return account
  }

  const delivered: (typeof notices.$inferSelect)[] = []

  async function deliver(): Promise<void> {
    delivered.push(...(await store.transaction((tx) => tx.delete(notices).returning())))
  }

  const dana = await personWithMoney('Dana')
  const emil = await person('Emil')

  return {
    ...{ store, person, personWithMoney, dana, emil },
    order(from: Account, to: Account, now = START) {
      const input = { from, to, reason: 'lost phone', actor: operator, owners }
      return store.transaction((tx) => orderMove(tx, input, now))
    },
    stop(id: number, { telegramId }: Account, now = later(1000)) {
      const by = { as: 'from', telegramId, actor: `holder:${telegramId}` } as const
      return store.transaction((tx) => endMove(tx, id, by, now))
    },
    async run(ms: number) {
      await deliver()
      await runDueMoves(store, owners, later(ms))
    },
    /** Like run, but no notice has reached anybody before. */
    runUntold: (ms: number) => runDueMoves(store, owners, later(ms)),
    async holdersOf(...all: Account[]) {
      const ids = all.map(({ id }) => id)
      const rows = await store.read.select().from(accounts).where(inArray(accounts.id, ids))
      return ids.map((id) => rows.find((row) => row.id === id)?.telegramId)
    },
    stateOf: async (id: number) => (await moveById(store.read, id)).state,
    /** Those that were delivered, and those that wait. */
    async noticesTo({ telegramId }: Account) {
      const all = [...delivered, ...(await store.read.select().from(notices).orderBy(notices.id))]
      return all.filter((one) => one.telegramId === telegramId).map(({ kind }) => kind)
    },
  }
}
