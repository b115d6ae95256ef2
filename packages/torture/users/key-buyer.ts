import { submit } from './submit.ts'
import type { User } from './user.ts'

/** Buys cards from stock and keys from a supplier, several in one order, now and then with the most it will pay. */
export const keyBuyer: User = {
  name: 'key-buyer',
  count: 2,
  async run(scenario) {
    const { random } = scenario
    while (scenario.goesOn()) {
      const account = random.pick(scenario.holders)
      const pid = random.pick(['CARD-5', 'CARD-10', 'KEY-1'])
      const quantity = random.chance(0.5) ? 1 : random.whole(2, 5)
      const maxPrice = random.chance(0.4) ? { maxPrice: quantity * random.pick([2, 5, 10]) } : {}
      const body = { pid, quantity, trxid: scenario.fresh(), ...maxPrice }
      await submit(scenario, { account, path: '/orders', body })
      await scenario.pause(150, 1200)
    }
  },
}
