import type { Client } from './client.ts'
import { submit } from './submit.ts'

const TOP_UPS = ['FAR-60', 'FAR-60', 'FAR-300', 'TWO-60'] as const
const POLLS = 6

/** Buys top-ups, keeps to the one rule, and polls until the order has ended. */
export const buyer: Client = {
  name: 'buyer',
  count: 3,
  async play(stage) {
    const { random, world } = stage
    while (stage.goesOn()) {
      const account = random.pick(stage.holders)
      const userId = `51${random.whole(1000, 9_999_999)}`
      const body = { pid: random.pick(TOP_UPS), userId, trxid: stage.fresh() }
      const order = await submit(stage, { account, path: '/orders', body })
      const { orderId } = (order?.body ?? {}) as { orderId?: string }
      for (let i = 0; orderId && i < POLLS && stage.goesOn(); i++) {
        await stage.pause(300, 1500)
        const polled = await world.api.ask({
          ...{ client: stage.name, account, path: `/orders/${orderId}` },
        })
        if ((polled.body as { status?: string } | null)?.status !== 'processing') break
      }
      await stage.pause(100, 1200)
    }
  },
}
