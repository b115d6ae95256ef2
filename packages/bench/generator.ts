import { accessSync, constants, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Processes } from './processes.ts'
import { Void } from './void.ts'

export const CONNECTIONS = 64
/** So long an answer may take; wrk's own 2 s would call a slow one none. */
const TIMEOUT_SECONDS = 30

/** What one drive came to. */
export type Drive = { requests: number; perSecond: number; p50Ms: number; p99Ms: number }

type Result = Omit<Drive, 'perSecond'> & {
  seconds: number
  /** Answers above 399, failed connections, answers that did not come in time. */
  refused: number
  broken: number
  late: number
}

export interface Generator {
  name: string
  /**
   * Sends the requests of the file in turn over 64 connections that are kept alive.
   * @throws Void where an answer is none.
   */
  drive(url: string, plan: { file: string; prefix: string }, seconds: number): Promise<Drive>
}

/** wrk, or autocannon where there is no wrk. @throws Void where there is neither, in words. */
export function findGenerator(processes: Processes): Generator {
  if (onPath('wrk')) return generator('wrk', processes, wrk)
  const autocannon = onPath('autocannon')
  if (autocannon)
    return generator('autocannon', processes, (url, plan, seconds) => ({
      command: process.execPath,
      args: [
        join(import.meta.dirname, 'processes/autocannon.ts'),
        ...[realpathSync(autocannon), url, plan.file, plan.prefix],
        ...[seconds, CONNECTIONS, TIMEOUT_SECONDS].map(String),
      ],
    }))
  throw new Void(
    'Nothing is here to send requests with: install wrk (Debian: apt-get install wrk), or autocannon (npm install --global autocannon).',
  )
}

type Command = (
  url: string,
  plan: { file: string; prefix: string },
  seconds: number,
) => { command: string; args: string[] }

const wrk: Command = (url, plan, seconds) => ({
  command: 'wrk',
  args: [
    ...['-t', '1', '-c', `${CONNECTIONS}`, '-d', `${seconds}s`, '--timeout', `${TIMEOUT_SECONDS}s`],
    ...['-s', join(import.meta.dirname, 'wrk.lua'), url, '--', plan.file, plan.prefix],
  ],
})

function generator(name: string, processes: Processes, commandFor: Command): Generator {
  return {
    name,
    async drive(url, plan, seconds) {
      const { command, args } = commandFor(url, plan, seconds)
      const printed = await processes.exec(command, args)
      const found = /^RESULT (.+)$/m.exec(printed)?.[1]
      if (!found) throw new Error(`${name} told no result:\n${printed}`)
      const { seconds: took, refused, broken, late, ...drive }: Result = JSON.parse(found)
      if (refused + broken + late > 0 || drive.requests === 0)
        throw new Void(
          `At ${url}, ${plan.file}: ${drive.requests} answers, of which ${refused} above 399; ${broken} failed connections, ${late} answers too late.`,
        )
      return { ...drive, perSecond: drive.requests / took }
    },
  }
}

function onPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // Not in this one.
    }
  }
  return null
}
