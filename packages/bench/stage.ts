import { createReadStream, openSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Manifest } from './data/manifest.ts'
import { createPace, type Pace } from './pace.ts'
import { type Child, freePort, type Processes } from './processes.ts'

export type TargetName = 'hono' | 'small' | 'large' | 'postgres'

/** A server that is driven, and the accounts of its database. */
export type Target = {
  name: TargetName
  url: string
  pid: number
  manifest: Manifest
  pace: Pace | null
}

/** A database, and the service on it. */
export type Stage = Target & {
  name: Exclude<TargetName, 'hono'>
  databaseUrl: string
  metricsUrl: string
  child: Child
  /** The service's log. */
  logFile: string
}

/** Starts the service with the default settings. It logs to a file, as in production. */
export async function startService(
  processes: Processes,
  folder: string,
  { name, databaseUrl, manifest }: Pick<Stage, 'name' | 'databaseUrl' | 'manifest'>,
): Promise<Stage> {
  const metricsPort = await freePort()
  const logFile = join(folder, `${name}.log`)
  const env = { DATABASE_URL: databaseUrl, PORT: '0', METRICS_PORT: `${metricsPort}` }
  const child = processes.start('service.ts', { env, log: openSync(logFile, 'a') })
  const { url } = (await child.nextMessage()) as { url: string }
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  const { pid } = child
  return { name, databaseUrl, manifest, pace: createPace(), child, pid, logFile, url, metricsUrl }
}

/** Counts in the service's log the orders that were answered with a 200. */
export async function ordersAnswered(logFile: string): Promise<number> {
  let count = 0
  for await (const line of createInterface({ input: createReadStream(logFile) }))
    if (line.includes('"method":"POST","path":"/orders","status":200')) count++
  return count
}

/** The body of a GET by the target's first account. @throws if it is not a 200. */
export async function ask({ url, manifest }: Target, path: string): Promise<string> {
  const headers = { 'X-API-Key': manifest.measured[0]?.key ?? '' }
  const response = await fetch(url + path, { headers })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`GET ${path}: ${response.status} ${text}`)
  return text
}
