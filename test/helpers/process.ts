import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** As npm starts it: a process begins in a quarter of the time, which most tests of processes wait for. */
export const QUICKLY = `--import=${pathToFileURL(join(ROOT, 'src/compile-cache.js'))}`
/** Whether what takes long is tested, too: see vitest.config.ts. */
export const LONG_RUN = process.env.TEST_LONG === '1'
/** A test of the longer run; otherwise there is none. */
export const longTest = (LONG_RUN ? test : () => {}) as typeof test
/** A process that says nothing for so long is not going to; tests fail with what it did say. */
const GIVE_UP_MS = 100_000

export interface Running {
  pid: number
  /** What it wrote so far. */
  stdout(): string
  stderr(): string
  /** Waits until its output matches, and returns the match. @throws where it ends without. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Sends the signal to this process alone and waits for its end; resolves to its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Its exit code once it has ended; null where a signal ended it. */
  exitCode: Promise<number | null>
}

/**
 * Starts `node` on a file of this project; it is gone when the test has finished.
 * @param under a command that becomes the program whose command line follows it.
 */
export function startNode(
  args: string[],
  env: Record<string, string>,
  under: string[] = [],
  cwd = ROOT,
): Running {
  // What brings hooks of its own has a say in their order.
  const quickly = args.includes('--import') ? [] : [QUICKLY]
  // Most are started and asked little: the garbage of a start is not worth collecting.
  quickly.push('--min-semi-space-size=16')
  const [command = '', ...rest] = [...under, process.execPath, ...quickly, ...args]
  // Not the environment of the tests: npm's and vitest's variables change what a service does.
  const child = spawn(command, rest, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${process.execPath} cannot be started.`)
  let [stdout, stderr] = ['', '']
  const heard = new EventEmitter()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    heard.emit('more')
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
    heard.emit('more')
  })
  // `close` comes after the last output, `exit` may come before it.
  const exitCode = once(child, 'close').then(([code]) => code as number | null)
  const running = () => child.exitCode === null && child.signalCode === null
  onTestFinished(async () => {
    if (running()) process.kill(pid, 'SIGKILL')
    await exitCode
  })

  return {
    pid,
    stdout: () => stdout,
    stderr: () => stderr,
    exitCode,
    async says(pattern) {
      const giveUp = AbortSignal.timeout(GIVE_UP_MS)
      const ended = exitCode.then(() => 'ended' as const)
      for (;;) {
        const match = pattern.exec(stdout + stderr)
        if (match) return match
        const next = once(heard, 'more', { signal: giveUp }).catch(() => 'ended' as const)
        if ((await Promise.race([next, ended])) !== 'ended') continue
        const last = pattern.exec(stdout + stderr)
        if (last) return last
        throw new Error(`node ${args.join(' ')} did not say ${pattern}:\n${stdout}${stderr}`)
      }
    },
    end(signal) {
      if (running()) process.kill(pid, signal)
      return exitCode
    },
  }
}

/** Runs `node` on a file of this project to its end. */
export async function runNode(args: string[], env: Record<string, string>) {
  const running = startNode(args, env)
  const exitCode = await running.exitCode
  return { exitCode, stdout: running.stdout(), stderr: running.stderr() }
}

/** A sandbox on a free port, ready to answer, and ways to call its API as its demo account. */
export async function startSandbox(
  database: string,
  env: Record<string, string> = {},
  under: string[] = [],
) {
  const running = startNode(
    ['src/sandbox.ts'],
    { DATABASE_URL: database, PORT: '0', CHAT_PORT: '0', ...env },
    under,
  )
  // With what follows each of them: until then it may not be whole.
  const [, chatUrl = ''] = await running.says(/Chat +(http:\S+)\s/)
  const [, url = ''] = await running.says(/API +(http:\S+)\s/)
  const [, key = ''] = await running.says(/Demo key +(\S+)\s/)
  const ask = async (path: string, body?: object): Promise<Sent> => {
    // On a connection of its own: one that was kept may have ended while this process stood still.
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', Connection: 'close' }
    const post = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const response = await fetch(url + path, { headers, ...post })
    const answer = (await response.json()) as Sent['body']
    return { status: response.status, headers: response.headers, body: answer }
  }
  return { ...running, url, chatUrl, key, ask }
}

type Sent = { status: number; headers: Headers; body: Record<string, unknown> }
