import type { User } from './user.ts'

const PATHS = [
  '/balance',
  '/balance',
  '/account',
  '/services',
  '/products',
  '/my-ip',
  '/history',
  '/history?limit=200',
  '/history?page=1&pageSize=50',
  '/history?status=processing&limit=50',
  '/transactions?limit=50',
] as const

/** Reads everything that an account may read. */
export const reader: User = {
  name: 'reader',
  count: 1,
  async run(scenario) {
    const { random, world } = scenario
    while (scenario.goesOn()) {
      const account = random.pick(scenario.holders)
      const test = random.chance(0.2)
      await world.api.ask({ user: scenario.name, account, test, path: random.pick(PATHS) })
      await scenario.pause(100, 800)
    }
  },
}
