import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** One act of a user, through one channel, and what was answered. */
export type Call = {
  /** Numbered in the order in which they began. */
  n: number
  /** Who acted, such as `buyer-2`. */
  user: string
  channel: 'http' | 'chat' | 'cli'
  /** Such as `POST /orders`, `press buy` or `account credit`. */
  action: string
  /** The Telegram id of the account that it is about; null for none. */
  account: number | null
  /** Whether it was made with a test key. */
  test: boolean
  /** The first characters of the API key that it was made with; null elsewhere. */
  keyPrefix: string | null
  request: unknown
  /** In milliseconds since the run began, on a clock that no fault moves. */
  startedMs: number
  /** When the answer came or the user gave up; null until then. */
  endedMs: number | null
  /** The HTTP status, or the exit code of a command; null without an answer. */
  status: number | null
  /** The answer, parsed if it is JSON. */
  body: unknown
  headers: Record<string, string>
  /** Why there is no answer, such as `ECONNRESET`. */
  error: string | null
}

/** A fault that was injected, or something that happened to a process. */
export type Incident = {
  /** Such as `kill`, `disk-full` or `exit`. */
  kind: string
  startedMs: number
  /** Null while it lasts. */
  endedMs: number | null
  detail: string
}

type Given = Pick<Call, 'user' | 'channel' | 'action' | 'account' | 'request'> &
  Partial<Pick<Call, 'test' | 'keyPrefix'>>
export type Answer = Partial<Pick<Call, 'status' | 'body' | 'headers' | 'error'>>

/** Every answer that anyone got, and all that was done to the service. Every line is also written to a file. */
export type History = {
  calls: readonly Call[]
  incidents: readonly Incident[]
  /** Milliseconds since the run began. */
  nowMs(): number
  begin(given: Given): Call
  finish(call: Call, answer: Answer): Call
  /** @returns ends it. */
  incident(kind: string, detail: string): () => void
  close(): Promise<void>
}

/** @param file where each finished call, and each start and end of an incident, becomes one line of JSON. */
export function createHistory(file: string): History {
  const startedAt = performance.now()
  const out: WriteStream = createWriteStream(file)
  const calls: Call[] = []
  const incidents: Incident[] = []
  const nowMs = () => Math.round((performance.now() - startedAt) * 1000) / 1000
  const write = (line: object) => out.write(`${JSON.stringify(line)}\n`)
  return {
    calls,
    incidents,
    nowMs,
    begin(given) {
      const call: Call = {
        n: calls.length,
        test: false,
        keyPrefix: null,
        ...given,
        startedMs: nowMs(),
        endedMs: null,
        status: null,
        body: null,
        headers: {},
        error: null,
      }
      calls.push(call)
      return call
    },
    finish(call, answer) {
      Object.assign(call, answer, { endedMs: nowMs() })
      write(call)
      return call
    },
    incident(kind, detail) {
      const incident: Incident = { kind, startedMs: nowMs(), endedMs: null, detail }
      incidents.push(incident)
      write({ incident: kind, detail, startedMs: incident.startedMs })
      return () => {
        incident.endedMs = nowMs()
        write({ incident: kind, detail, endedMs: incident.endedMs })
      }
    },
    async close() {
      out.end()
      await finished(out)
    },
  }
}
