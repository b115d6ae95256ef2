import type { Client } from './client.ts'

/** Of a card of about 5 USD a few are below the cap; the key is used for two races, and then for no more. */
const CAP_USD = '22'
const AT_ONCE = 8
const RACES = 2

/** Buys with a key that may spend only so much in a day, and sends more than that at once. */
export const capped: Client = {
  name: 'capped',
  count: 1,
  async play(stage) {
    const { random, world, name } = stage
    const rich = stage.holders.filter(({ usd }) => usd > 100)
    while (stage.goesOn()) {
      const holder = random.pick(rich)
      const { telegramId } = holder
      const run = (...args: string[]) =>
        world.cli.run(['account', 'key', ...args, '--telegram-id', String(telegramId)], {
          ...{ client: name, account: telegramId },
        })
      const keyName = stage.fresh()
      const { body } = await run('create', '--name', keyName, '--daily-cap', CAP_USD)
      const { apiKey } = (body ?? {}) as { apiKey?: string }
      for (let i = 0; i < RACES && apiKey && stage.goesOn(); i++) {
        const account = { ...holder, key: apiKey }
        const buy = () => {
          const order = { pid: 'CARD-5', quantity: 1, trxid: stage.fresh() }
          return world.api.ask({ client: name, account, path: '/orders', body: order })
        }
        await Promise.all(Array.from({ length: AT_ONCE }, buy))
        await stage.pause(300, 1500)
      }
      // An account has few keys.
      await run('revoke', keyName)
      await stage.pause(500, 4000)
    }
  },
}
