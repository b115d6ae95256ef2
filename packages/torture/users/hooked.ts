import type { User } from './user.ts'

/** Longer than a process is suspended at most. */
const UNDER_WAY_MS = 7000

/** Has its events posted to a server of its own, and changes the secret now and then. */
export const hooked: User = {
  name: 'hooked',
  count: 2,
  async run(scenario) {
    const { random, world, name, chatter } = scenario
    const run = (...args: string[]) =>
      world.cli.run(args, { user: name, account: chatter.telegramId })
    const who = ['--telegram-id', String(chatter.telegramId)]
    const test = random.chance(0.3) ? ['--test'] : []
    const secrets: string[] = []
    let endpoint: string | undefined
    let at = ''
    while (scenario.goesOn() && endpoint === undefined) {
      // One of a command that was killed may be there, with a secret that nobody knows.
      at = scenario.fresh()
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
      } else await scenario.pause(500, 1500)
    }
    while (scenario.goesOn() && endpoint !== undefined) {
      await scenario.pause(1000, 6000)
      if (!scenario.goesOn()) return
      const { body } = await run('webhook', 'rotate', endpoint)
      const { secret } = (body ?? {}) as { secret?: string }
      if (!secret) continue
      secrets.push(secret)
      world.receiver.secrets(at, secrets.slice(-2))
      // It forgets the old one as soon as nothing is under way any more that only that one has signed.
      await scenario.pause(UNDER_WAY_MS, UNDER_WAY_MS)
      if (!scenario.goesOn()) return
      world.receiver.secrets(at, secrets.slice(-1))
      // Something to tell it of.
      const order = { pid: 'CARD-5', quantity: 1, trxid: scenario.fresh() }
      const ask = { account: chatter, test: test.length > 0, path: '/orders', body: order }
      await world.api.ask({ user: name, ...ask })
    }
  },
}
