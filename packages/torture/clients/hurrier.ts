import type { Client } from './client.ts'

/** More than the 40 that an account may call in a second. */
const AT_ONCE = 55

/** Calls far too often, in bursts, so that the rate windows are met at their edge. */
export const hurrier: Client = {
  name: 'hurrier',
  count: 1,
  async play(stage) {
    const { random, world } = stage
    // The others shall not wait for it: it has an account of its own.
    const account = stage.holders.at(-1)
    while (account && stage.goesOn()) {
      const ask = () => world.api.ask({ client: stage.name, account, path: '/my-ip' })
      await Promise.all(Array.from({ length: AT_ONCE }, ask))
      await stage.pause(300, random.chance(0.2) ? 20_000 : 1500)
    }
  },
}
