import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exchange } from '../clients/http.ts'
import type { History } from '../history.ts'
import type { Preload } from './preload.ts'

const READY_POLL_MS = 50
/** As systemd's RestartSec: no operator is quicker. */
const RESTART_MS = 200
/** Longer than a start takes on a machine that is very busy. */
const START_MS = 180_000

/** How a process ended. */
export type Exit = {
  instance: string
  code: number | null
  signal: string | null
  /** Whether this harness ended it. */
  wanted: boolean
  atMs: number
}

/** One process of the service, which is started again when it ends, as systemd does it. */
export type Instance = {
  name: string
  /** Of its HTTP server. */
  url: string
  preload: Preload
  /** Null between two lives. */
  pid(): number | null
  /** Starts it and waits until it answers; from now on it is started again whenever it ends. */
  start(): Promise<void>
  /** Ends it in good order, and does not start it again. Resolves to its exit code, null after SIGKILL. */
  stop(): Promise<number | null>
  /** Sends it a signal, if it is alive. */
  signal(signal: NodeJS.Signals): void
  /** Waits until /readyz answers 200. @throws after `timeoutMs`. */
  ready(timeoutMs?: number): Promise<void>
}

/**
 * @param folder where it runs: not in the checkout, whose .env may be a real shop's.
 * @param log the file that gets its output, of all its lives.
 * @param root the checkout whose service it is.
 */
export function createInstance(
  history: History,
  given: {
    name: string
    port: number
    env: Record<string, string>
    preload: Preload
    folder: string
    log: string
    exits: Exit[]
    root: string
  },
): Instance {
  const { name, port, env, preload, folder, log, exits, root } = given
  const url = `http://127.0.0.1:${port}`
  let life: { pid: number; ended: Promise<number | null> } | null = null
  let isWanted = false
  let isKilled = false

  function begin(): void {
    const output = openSync(log, 'a')
    const child = spawn(process.execPath, startArgs(root), {
      cwd: folder,
      // Not the environment of the harness: npm's variables change what a service does.
      env: { PATH: process.env.PATH, ...env, ...preload.env, PORT: String(port) },
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    const { pid } = child
    if (pid === undefined) throw new Error(`${process.execPath} cannot be started.`)
    isKilled = false
    const ended = once(child, 'exit').then(async ([code, signal]) => {
      life = null
      const wanted = !isWanted || isKilled
      exits.push({ instance: name, code, signal, wanted, atMs: history.nowMs() })
      history.incident('exit', `${name}: ${signal ?? code}${wanted ? '' : ', by itself'}`)()
      if (isWanted) {
        await sleep(RESTART_MS)
        if (isWanted && life === null) begin()
      }
      return code as number | null
    })
    life = { pid, ended }
  }

  async function ready(timeoutMs = START_MS): Promise<void> {
    const giveUpAt = performance.now() + timeoutMs
    for (;;) {
      const answer = await exchange(`${url}/readyz`, { method: 'GET', timeoutMs: 2000 }).catch(
        () => null,
      )
      if (answer?.status === 200) return
      if (performance.now() > giveUpAt)
        throw new Error(
          `${name} is not ready after ${timeoutMs / 1000} s: ${JSON.stringify(answer?.body ?? 'no answer')}. Its log is ${log}.`,
        )
      await sleep(READY_POLL_MS)
    }
  }

  return {
    ...{ name, url, preload, ready },
    pid: () => life?.pid ?? null,
    async start() {
      isWanted = true
      if (life === null) begin()
      await ready()
    },
    async stop() {
      isWanted = false
      const { pid, ended } = life ?? {}
      if (pid === undefined) return null
      process.kill(pid, 'SIGCONT')
      process.kill(pid, 'SIGTERM')
      return (await ended) ?? null
    },
    signal(signal) {
      if (life === null) return
      if (signal === 'SIGKILL') isKilled = true
      process.kill(life.pid, signal)
    },
  }
}

/** As `npm start` does. */
const startArgs = (root: string) => [
  '--max-semi-space-size=8',
  '--max-old-space-size=192',
  `--import=${join(root, 'src/compile-cache.js')}`,
  join(root, 'src/main.ts'),
]
