import { readdirSync, readFileSync } from 'node:fs'
import type { Problem } from '../problem.ts'
import type { Setting } from './setting.ts'

const PAGE_BYTES = 4096
/** From here on a line of the log says that something is broken. */
const LEVEL_ERROR = 50
const MAX_LINES = 10

/** What a process holds. */
export type Usage = { rssBytes: number; sockets: number }

/** Null where the process is gone. */
export function usageOf({ instance }: Setting): Usage | null {
  const pid = instance.pid()
  if (pid === null) return null
  const [, resident = ''] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  const sockets = readdirSync(`/proc/${pid}/fd`).length
  return { rssBytes: Number(resident) * PAGE_BYTES, sockets }
}

/** Processes that ended, and what the log calls an error. */
export function ailments({ exits, log }: Setting): Problem[] {
  const problems: Problem[] = exits.map((exit) => ({
    check: 'fuzz-process',
    what: `The process ended: ${exit.signal ?? `exit code ${exit.code}`}.`,
    evidence: [exit],
  }))
  const lines = readFileSync(log, 'utf8').split('\n').filter(isAlarming)
  if (lines.length > 0)
    problems.push({
      check: 'fuzz-log',
      what: `The log has ${lines.length} lines of errors.`,
      evidence: lines.slice(0, MAX_LINES),
    })
  return problems
}

/** Whether a line of a log says that something is broken. */
export function isAlarming(line: string): boolean {
  if (line === '') return false
  try {
    const { level } = JSON.parse(line) as { level?: unknown }
    return typeof level === 'number' && level >= LEVEL_ERROR
  } catch {
    // What Node itself prints, such as of an exception that nobody caught.
    return true
  }
}
