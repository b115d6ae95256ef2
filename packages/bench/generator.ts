import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Processes } from './processes.ts'
import { Void } from './void.ts'

export const CONNECTIONS = 64
/** wrk's own limit of 2 s would count slow answers as failures. */
const TIMEOUT_SECONDS = 30

/** The result of one drive. */
export type Drive = { requests: number; perSecond: number; p99Ms: number }

type Result = Omit<Drive, 'perSecond'> & {
  seconds: number
  /** Answers above 399, failed connections, answers that did not come in time. */
  refused: number
  broken: number
  late: number
}

export interface Generator {
  /**
   * Sends the requests of the file in turn over 64 connections that are kept alive.
   * @throws Void if any of them fails.
   */
  drive(url: string, plan: { file: string; prefix: string }, seconds: number): Promise<Drive>
}

/** @throws Void if wrk is not installed. */
export function createGenerator(processes: Processes): Generator {
  if (spawnSync('wrk', ['-v']).error)
    throw new Void(
      'The bench sends its requests with wrk. Install it (Debian: apt-get install wrk).',
    )
  return {
    async drive(url, { file, prefix }, seconds) {
      const printed = await processes.exec('wrk', [
        ...['-t', '1', '-c', `${CONNECTIONS}`, '-d', `${seconds}s`],
        ...['--timeout', `${TIMEOUT_SECONDS}s`],
        ...['-s', join(import.meta.dirname, 'wrk.lua'), url, '--', file, prefix],
      ])
      const found = /^RESULT (.+)$/m.exec(printed)?.[1]
      if (!found) throw new Error(`wrk printed no result:\n${printed}`)
      const { seconds: took, refused, broken, late, ...drive }: Result = JSON.parse(found)
      if (refused + broken + late > 0 || drive.requests === 0)
        throw new Void(
          `At ${url}, ${file}: ${drive.requests} answers, of which ${refused} above 399; ${broken} failed connections, ${late} answers too late.`,
        )
      return { ...drive, perSecond: drive.requests / took }
    },
  }
}
