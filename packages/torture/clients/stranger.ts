import type { Client, Stage } from './client.ts'

/** As far back as it looks for orders that somebody was shown. */
const LATEST = 200

/** Asks for an order of another account just after its owner did, at the same process, which may still know it. */
export const stranger: Client = {
  name: 'stranger',
  count: 1,
  async play(stage) {
    const { random, world, name } = stage
    while (stage.goesOn()) {
      const seen = someOrder(stage)
      const owner = stage.holders.find(({ telegramId }) => telegramId === seen?.account)
      if (seen && owner) {
        const { orderId, test } = seen
        const instance = random.whole(0, world.service.instances.length - 1)
        const ask = { client: name, path: `/orders/${orderId}`, instance }
        await world.api.ask({ ...ask, account: owner, test })
        const other = random.pick(stage.holders.filter((one) => one !== owner))
        await world.api.ask({ ...ask, account: other, test })
        await world.api.ask({ ...ask, account: owner, test: !test })
      }
      await stage.pause(400, 1500)
    }
  },
}

function someOrder({ world, random }: Stage) {
  const seen = world.history.calls
    .slice(-LATEST)
    .flatMap(({ door, status, body, account, test }) => {
      const { orderId } = (body ?? {}) as { orderId?: unknown }
      const isOrder = door === 'http' && status === 200 && typeof orderId === 'string'
      return isOrder ? [{ orderId, account, test }] : []
    })
  return seen.length > 0 ? random.pick(seen) : undefined
}
