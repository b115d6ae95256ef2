import type { User } from './user.ts'

/** Follows the events of one account as its programs do, from page to page, often a small one, waiting for more. */
export const follower: User = {
  name: 'follower',
  count: 3,
  async run(scenario) {
    const { random, world } = scenario
    const account = random.pick(scenario.holders)
    const test = random.chance(0.2)
    let after: string | null = null
    while (scenario.goesOn()) {
      const from = after === null ? '' : `&after=${after}`
      const path = `/events?limit=${random.pick([1, 2, 3, 20])}&wait=${random.pick([0, 2, 20])}${from}`
      const call = await world.api.ask({
        user: scenario.name,
        account,
        test,
        path,
        timeoutMs: 40_000,
      })
      if (call.status === 200) after = (call.body as { nextAfter: string | null }).nextAfter
      else await scenario.pause(500, 1500)
      // As a program that has lost its place.
      if (random.chance(0.1)) after = null
      await scenario.pause(400, 900)
    }
  },
}
