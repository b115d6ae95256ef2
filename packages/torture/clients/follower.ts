import type { Client } from './client.ts'

/** Follows the events of one account as its programs do, from page to page, often a small one, waiting for more. */
export const follower: Client = {
  name: 'follower',
  count: 4,
  async play(stage) {
    const { random, world } = stage
    const account = random.pick(stage.holders)
    const test = random.chance(0.2)
    let after: string | null = null
    while (stage.goesOn()) {
      const from = after === null ? '' : `&after=${after}`
      const path = `/events?limit=${random.pick([1, 2, 3, 20])}&wait=${random.pick([0, 2, 20])}${from}`
      const call = await world.api.ask({
        client: stage.name,
        account,
        test,
        path,
        timeoutMs: 40_000,
      })
      if (call.status === 200) after = (call.body as { nextAfter: string | null }).nextAfter
      else await stage.pause(500, 1500)
      // As a program that has lost its place.
      if (random.chance(0.1)) after = null
      await stage.pause(400, 900)
    }
  },
}
