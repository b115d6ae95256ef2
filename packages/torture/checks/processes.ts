import type { Incident } from '../history.ts'
import type { LogLine } from '../logs.ts'
import { codeOf } from './answers.ts'
import type { Check, Found } from './check.ts'

/** What a process may end of, or answer INTERNAL: its database is gone, or lies. */
const GRAVE = /^(?:disk-full|file-lock|deleted-file|failing-|read-only|postgres)/
/** So long after an incident it may still be the reason. */
const AFTER_MS = 30_000
/** Mistakes in the program, whatever is wrong around it. */
const BUG =
  /\b(?:TypeError|ReferenceError|RangeError|AssertionError|unhandled|uncaught|ERR_UNHANDLED)/i
const SHOWN_MAX = 20

export const processes: Check = {
  name: 'processes',
  promise: 'No process ends by itself, has an unexpected error, or writes a secret into its log.',
  find({ exits, logs }, { calls, incidents }) {
    const ends = exits
      .filter(({ wanted, atMs }) => !wanted && !isExplained(incidents, atMs, atMs))
      .map((exit) => ({
        what: `${exit.instance} ended by itself, with ${exit.signal ?? exit.code}.`,
        evidence: [exit, ...linesOf(exit.instance, logs)],
      }))
    const failed = calls
      .filter((call) => call.channel === 'http' && codeOf(call) === 'INTERNAL')
      .filter((call) => !isExplained(incidents, call.startedMs, call.endedMs ?? 0))
      .map((call) => ({
        what: `${call.action} of ${call.account} was answered INTERNAL.`,
        evidence: [call, logs.find(({ text }) => text.includes(requestIdOf(call.headers)))],
      }))
    return [...ends, ...failed, ...inLogs(logs)]
  },
}

function isExplained(incidents: readonly Incident[], fromMs: number, toMs: number): boolean {
  return incidents.some(
    ({ kind, startedMs, endedMs }) =>
      GRAVE.test(kind) && startedMs <= toMs && (endedMs ?? toMs) + AFTER_MS >= fromMs,
  )
}

const requestIdOf = (headers: Readonly<Record<string, string>>) =>
  headers['x-request-id'] ?? 'no request id'

const linesOf = (name: string, logs: readonly LogLine[]) =>
  logs.filter(({ instance }) => instance === name).slice(-3)

function inLogs(logs: readonly LogLine[]): Found[] {
  const found = logs.flatMap((line) => {
    const { instance, text, level, leak } = line
    if (leak !== null)
      return [{ what: `The log of ${instance} shows ${masked(leak)}.`, evidence: [line] }]
    if (level !== 'fatal' && !BUG.test(text)) return []
    return [{ what: `The log of ${instance} has a bug: ${text.slice(0, 120)}`, evidence: [line] }]
  })
  return found.slice(0, SHOWN_MAX)
}

/** Enough to tell what it is. */
const masked = (secret: string) => `${secret.slice(0, 12)}…`
