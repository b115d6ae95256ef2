import type { Client } from './client.ts'

/** Longer than a process stands still at most. */
const UNDER_WAY_MS = 13_000

/** Has its events posted to a server of its own, and changes the secret now and then. */
export const hooked: Client = {
  name: 'hooked',
  count: 4,
  async play(stage) {
    const { random, world, name, chatter } = stage
    const run = (...args: string[]) =>
      world.cli.run(args, { client: name, account: chatter.telegramId })
    const who = ['--telegram-id', String(chatter.telegramId)]
    const test = random.chance(0.3) ? ['--test'] : []
    const secrets: string[] = []
    let endpoint: string | undefined
    let at = ''
    while (stage.goesOn() && endpoint === undefined) {
      // One of a command that was killed may be there, with a secret that nobody knows.
      at = stage.fresh()
      const { body } = await run(
        'webhook',
        'add',
        ...who,
        '--url',
        world.receiver.urlOf(at),
        ...test,
      )
      const { endpointId, secret } = (body ?? {}) as { endpointId?: string; secret?: string }
      if (endpointId && secret) {
        secrets.push(secret)
        world.receiver.secrets(at, secrets)
        endpoint = endpointId
      } else await stage.pause(500, 1500)
    }
    while (stage.goesOn() && endpoint !== undefined) {
      await stage.pause(2000, 15_000)
      if (!stage.goesOn()) return
      const { body } = await run('webhook', 'rotate', endpoint)
      const { secret } = (body ?? {}) as { secret?: string }
      if (!secret) continue
      secrets.push(secret)
      world.receiver.secrets(at, secrets.slice(-2))
      // It forgets the old one as soon as nothing is under way any more that only that one has signed.
      await stage.pause(UNDER_WAY_MS, UNDER_WAY_MS)
      if (!stage.goesOn()) return
      world.receiver.secrets(at, secrets.slice(-1))
      // Something to tell it of.
      const order = { pid: 'CARD-5', quantity: 1, trxid: stage.fresh() }
      const ask = { account: chatter, test: test.length > 0, path: '/orders', body: order }
      await world.api.ask({ client: name, ...ask })
    }
  },
}
