import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Cli, createCli } from '../doors/cli.ts'
import type { History } from '../history.ts'
import type { Random } from '../random.ts'
import { createInstance, type Exit, type Instance } from '../world/instance.ts'
import type { Preload } from '../world/preload.ts'

/** The service on a disk, and its commands. */
export type OnDisk = {
  /** The database. */
  file: string
  instance: Instance
  cli: Cli
  exits: Exit[]
}

/** Below those that systems give to connections. */
const PORTS = [16_000, 25_000] as const

/** Nothing but the power fails here. */
const UNTOUCHED: Preload = { env: {}, setClock() {}, async fail() {}, async recover() {} }

/** @param folder where it runs and logs. @param root the checkout whose service it is. */
export async function serviceOn(
  disk: string,
  given: { name: string; history: History; random: Random; folder: string; root: string },
): Promise<OnDisk> {
  const { name, history, random, folder, root } = given
  const file = join(disk, 'gamewallet.db')
  const env = { DATABASE_URL: file, ROLES: 'api,jobs', LOG_LEVEL: 'warn' }
  const exits: Exit[] = []
  const instance = createInstance(history, {
    ...{ name, folder, root, exits, preload: UNTOUCHED },
    ...{ port: await freePort(random), env, log: join(folder, `${name}.log`) },
  })
  return { file, instance, exits, cli: createCli(history, { root, folder, env }) }
}

async function freePort(random: Random): Promise<number> {
  for (;;) {
    const port = random.whole(...PORTS)
    const server = createServer()
    const listening = once(server, 'listening').then(
      () => true,
      () => false,
    )
    server.listen(port, '127.0.0.1')
    if (!(await listening)) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
