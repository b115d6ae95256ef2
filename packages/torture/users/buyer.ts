import { submit } from './submit.ts'
import type { User } from './user.ts'

const TOP_UPS = ['FAR-60', 'FAR-60', 'FAR-300', 'TWO-60'] as const
const POLLS = 6

/** Buys top-ups, keeps to the one rule, and polls until the order has ended. */
export const buyer: User = {
  name: 'buyer',
  count: 3,
  async run(scenario) {
    const { random, world } = scenario
    while (scenario.goesOn()) {
      const account = random.pick(scenario.holders)
      const userId = `51${random.whole(1000, 9_999_999)}`
      const body = { pid: random.pick(TOP_UPS), userId, trxid: scenario.fresh() }
      const order = await submit(scenario, { account, path: '/orders', body })
      const { orderId } = (order?.body ?? {}) as { orderId?: string }
      for (let i = 0; orderId && i < POLLS && scenario.goesOn(); i++) {
        await scenario.pause(300, 1500)
        const polled = await world.api.ask({
          ...{ user: scenario.name, account, path: `/orders/${orderId}` },
        })
        if ((polled.body as { status?: string } | null)?.status !== 'processing') break
      }
      await scenario.pause(100, 1200)
    }
  },
}
