import type { Client } from './client.ts'
import { submit } from './submit.ts'

/** Buys cards from stock and keys from a supplier, several in one order, now and then with the most it will pay. */
export const keyBuyer: Client = {
  name: 'key-buyer',
  count: 2,
  async play(stage) {
    const { random } = stage
    while (stage.goesOn()) {
      const account = random.pick(stage.holders)
      const pid = random.pick(['CARD-5', 'CARD-10', 'KEY-1'])
      const quantity = random.chance(0.5) ? 1 : random.whole(2, 5)
      const maxPrice = random.chance(0.4) ? { maxPrice: quantity * random.pick([2, 5, 10]) } : {}
      const body = { pid, quantity, trxid: stage.fresh(), ...maxPrice }
      await submit(stage, { account, path: '/orders', body })
      await stage.pause(150, 1200)
    }
  },
}
