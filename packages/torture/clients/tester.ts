import type { Client } from './client.ts'
import { submit } from './submit.ts'

/** Tries its program with test keys: the end of the player's id chooses what happens. */
export const tester: Client = {
  name: 'tester',
  count: 1,
  async play(stage) {
    const { random } = stage
    while (stage.goesOn()) {
      const account = random.pick(stage.holders)
      const trxid = stage.fresh()
      const end = random.pick(['01', '02', '03', '05', '55', '55'])
      const top = { pid: 'FAR-60', userId: `51234${end}`, trxid }
      const body = random.chance(0.5) ? top : { pid: 'CARD-5', quantity: 2, trxid }
      await submit(stage, { account, test: true, path: '/orders', body })
      await stage.pause(300, 1500)
    }
  },
}
