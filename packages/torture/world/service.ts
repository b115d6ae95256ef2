import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { History } from '../history.ts'
import { createInstance, type Exit, type Instance } from './instance.ts'
import { freePort } from './ports.ts'
import { createPreload } from './preload.ts'

/** All processes of one gamewallet. */
export type Service = {
  instances: readonly Instance[]
  /** Where the API is served. */
  apiUrls(): readonly string[]
  /** Where the metrics are, by instance. */
  metricsUrls: Readonly<Record<string, string>>
  /** How each process ended so far. */
  exits: readonly Exit[]
  /** Their logs, a file for each instance. */
  logs: string
  start(): Promise<void>
  /** Ends all in good order; resolves to their exit codes. */
  stop(): Promise<(number | null)[]>
  ready(): Promise<void>
}

/** Which processes there are: names, and the roles of each. */
export type Topology = Readonly<Record<string, string>>

export const TOPOLOGIES = {
  one: { all: 'api,bot,jobs' },
  two: { api: 'api', work: 'bot,jobs' },
  /** With PostgreSQL and Redis: each can take over from the other. */
  twins: { 'all-1': 'api,bot,jobs', 'all-2': 'api,bot,jobs' },
} satisfies Record<string, Topology>

/** @param env what all have in common. @param folder for logs and the files of their preloads. */
export async function createService(
  history: History,
  given: { topology: Topology; env: Record<string, string>; folder: string; root: string },
): Promise<Service> {
  const { topology, env, folder, root } = given
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const exits: Exit[] = []
  const metricsUrls: Record<string, string> = {}
  const instances: Instance[] = []
  for (const [name, roles] of Object.entries(topology)) {
    const metricsPort = await freePort()
    metricsUrls[name] = `http://127.0.0.1:${metricsPort}/metrics`
    instances.push(
      createInstance(history, {
        ...{ name, folder, root, exits, port: await freePort() },
        env: { ...env, ROLES: roles, METRICS_PORT: String(metricsPort) },
        preload: createPreload(folder, name),
        log: join(logs, `${name}.log`),
      }),
    )
  }
  const apis = instances.filter(({ name }) => topology[name]?.includes('api'))
  const urls = apis.map(({ url }) => url)
  return {
    ...{ instances, exits, logs, metricsUrls },
    apiUrls: () => urls,
    async start() {
      // The first one upgrades the database.
      await instances[0]?.start()
      await Promise.all(instances.map((instance) => instance.start()))
    },
    stop: () => Promise.all(instances.map((instance) => instance.stop())),
    async ready() {
      await Promise.all(instances.map((instance) => instance.ready()))
    },
  }
}
