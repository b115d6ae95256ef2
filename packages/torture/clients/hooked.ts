import type { Client } from './client.ts'

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
      await stage.pause(15_000, 40_000)
      if (!stage.goesOn()) return
      const { body } = await run('webhook', 'rotate', endpoint)
      const { secret } = (body ?? {}) as { secret?: string }
      if (secret) secrets.push(secret)
      world.receiver.secrets(at, secrets.slice(-2))
    }
  },
}
