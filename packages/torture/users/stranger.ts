import type { Scenario, User } from './user.ts'

/** As far back as it looks for orders that somebody was shown. */
const LATEST = 200

/** Asks for an order of another account just after its owner did, at the same process, which may still know it. */
export const stranger: User = {
  name: 'stranger',
  count: 1,
  async run(scenario) {
    const { random, world, name } = scenario
    while (scenario.goesOn()) {
      const seen = someOrder(scenario)
      const owner = scenario.holders.find(({ telegramId }) => telegramId === seen?.account)
      if (seen && owner) {
        const { orderId, test } = seen
        const instance = random.whole(0, world.service.instances.length - 1)
        const ask = { user: name, path: `/orders/${orderId}`, instance }
        await world.api.ask({ ...ask, account: owner, test })
        const other = random.pick(scenario.holders.filter((one) => one !== owner))
        await world.api.ask({ ...ask, account: other, test })
        await world.api.ask({ ...ask, account: owner, test: !test })
      }
      await scenario.pause(400, 1500)
    }
  },
}

function someOrder({ world, random }: Scenario) {
  const seen = world.history.calls
    .slice(-LATEST)
    .flatMap(({ channel, status, body, account, test }) => {
      const { orderId } = (body ?? {}) as { orderId?: unknown }
      const isOrder = channel === 'http' && status === 200 && typeof orderId === 'string'
      return isOrder ? [{ orderId, account, test }] : []
    })
  return seen.length > 0 ? random.pick(seen) : undefined
}
