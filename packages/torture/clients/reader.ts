import type { Client } from './client.ts'

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
export const reader: Client = {
  name: 'reader',
  count: 1,
  async play(stage) {
    const { random, world } = stage
    while (stage.goesOn()) {
      const account = random.pick(stage.holders)
      const test = random.chance(0.2)
      await world.api.ask({ client: stage.name, account, test, path: random.pick(PATHS) })
      await stage.pause(100, 800)
    }
  },
}
