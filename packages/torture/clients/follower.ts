import type { Client } from './client.ts'

/** Follows the events of one account as its programs do: from one page to the next, waiting for more. */
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
      const path = `/events?limit=${random.whole(1, 20)}&wait=${random.whole(0, 5)}${from}`
      const call = await world.api.ask({ client: stage.name, account, test, path })
      if (call.status === 200) after = (call.body as { nextAfter: string | null }).nextAfter
      else await stage.pause(500, 1500)
      await stage.pause(400, 900)
    }
  },
}
