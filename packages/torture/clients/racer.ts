import type { Client } from './client.ts'
import { creditInChat } from './operator.ts'

/** Less pays for no card; the rest is enough for two. */
const TOO_LITTLE_USD = 5
const REFILL_USD = '11.50'

/** Many at once: one trxid from many connections, and more orders than a small wallet can pay. */
export const racer: Client = {
  name: 'racer',
  count: 2,
  async play(stage) {
    const { random, world } = stage
    const poor = stage.holders.filter(({ usd }) => usd < 100)
    while (stage.goesOn()) {
      const account = random.pick(random.chance(0.6) ? poor : stage.holders)
      const trxid = stage.fresh()
      const one = random.chance(0.5)
      await Promise.all(
        Array.from({ length: random.whole(3, 8) }, (_, i) => {
          const body = { pid: 'CARD-5', quantity: 1, trxid: one ? trxid : `${trxid}-${i}` }
          return world.api.ask({ client: stage.name, account, path: '/orders', body })
        }),
      )
      const { body } = await world.api.ask({ client: stage.name, account, path: '/balance' })
      const { balanceUsd } = (body ?? {}) as { balanceUsd?: number }
      if (balanceUsd !== undefined && balanceUsd < TOO_LITTLE_USD)
        await creditInChat(stage, account.telegramId, REFILL_USD)
      await stage.pause(800, 4000)
    }
  },
}
