import type { Client } from './client.ts'

/** More than the 40 that an account may call in a second. */
const AT_ONCE = 45

/** Calls far too often, in bursts, so that the rate windows are met at their edge. */
export const hurrier: Client = {
  name: 'hurrier',
  count: 1,
  async play(stage) {
    const { random, world } = stage
    // The others shall not wait for it: it has an account of its own.
    const account = stage.holders.at(-1)
    while (account && stage.goesOn()) {
      // Each kind of key has windows of its own. After four bursts that of the minute is full.
      const test = random.chance(0.5)
      const ask = () => world.api.ask({ client: stage.name, account, test, path: '/my-ip' })
      await Promise.all(Array.from({ length: AT_ONCE }, ask))
      await stage.pause(300, random.chance(0.5) ? 20_000 : 1500)
    }
  },
}
