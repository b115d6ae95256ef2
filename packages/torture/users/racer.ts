import { creditInChat } from './operator.ts'
import type { User } from './user.ts'

/** Less pays for no card; the rest is enough for two. */
const TOO_LITTLE_USD = 5
const REFILL_USD = '11.50'

/** Many at once: one trxid from many connections, and more orders than a small wallet can pay. */
export const racer: User = {
  name: 'racer',
  count: 2,
  async run(scenario) {
    const { random, world } = scenario
    const poor = scenario.holders.filter(({ usd }) => usd < 100)
    while (scenario.goesOn()) {
      const account = random.pick(random.chance(0.6) ? poor : scenario.holders)
      const trxid = scenario.fresh()
      const one = random.chance(0.5)
      await Promise.all(
        Array.from({ length: random.whole(3, 8) }, (_, i) => {
          const body = { pid: 'CARD-5', quantity: 1, trxid: one ? trxid : `${trxid}-${i}` }
          return world.api.ask({ user: scenario.name, account, path: '/orders', body })
        }),
      )
      const { body } = await world.api.ask({ user: scenario.name, account, path: '/balance' })
      const { balanceUsd } = (body ?? {}) as { balanceUsd?: number }
      if (balanceUsd !== undefined && balanceUsd < TOO_LITTLE_USD)
        await creditInChat(scenario, account.telegramId, REFILL_USD)
      await scenario.pause(800, 4000)
    }
  },
}
