import { type ChildProcess, fork, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/** Node's options of `npm start`. */
const START_OPTIONS = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'))
const END_LIMIT_MS = 15_000

type Environment = Record<string, string>
type Start = { args?: string[]; env?: Environment }

export interface Child {
  pid: number
  /** @throws if it ends without a message. */
  nextMessage(): Promise<unknown>
  send(message: object): void
  /** Asks it to end, and kills it after 15 s. */
  end(): Promise<void>
}

/** Starts the bench's other processes. None of them outlives it. */
export interface Processes {
  /** Starts a file of processes/. Its output goes to `log`, if given. */
  start(name: string, options: Start & { log?: number }): Child
  /** Runs a script of package.json. Its signals reach the process that it starts. */
  npm(script: string, env: Environment): Pick<Child, 'pid' | 'end'>
  /** Runs a file of processes/ and returns its message. @throws with its output if it fails. */
  run(name: string, options: Start): Promise<unknown>
  /** Runs a program and returns what it printed. @throws if it fails. */
  exec(command: string, args: string[], options?: { env?: Environment }): Promise<string>
  endAll(): Promise<void>
}

/** @param signal ends all of them. */
export function createProcesses(signal: AbortSignal): Processes {
  const running = new Map<ChildProcess, Promise<void>>()
  // The same memory settings as in docs/production.md and the Dockerfile.
  const base: Environment = { PATH: process.env.PATH ?? '', MALLOC_ARENA_MAX: '1' }

  function watch(child: ChildProcess): Promise<void> {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    running.set(child, ended)
    const gone = () => {
      running.delete(child)
      resolve()
    }
    child.once('close', gone)
    // A process that never began has no `close`. When the bench aborts, `close` follows this.
    child.on('error', () => child.pid === undefined && gone())
    return ended
  }

  async function end(child: ChildProcess): Promise<void> {
    const ended = running.get(child)
    if (!ended) return
    child.kill('SIGTERM')
    const killing = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS)
    await ended
    clearTimeout(killing)
  }

  const forked = (name: string, { args = [], env = {} }: Start, stdio: SpawnOptions['stdio']) =>
    fork(join(import.meta.dirname, 'processes', name), args, {
      env: { ...base, ...env },
      execArgv: START_OPTIONS,
      signal,
      stdio: stdio ?? 'inherit',
    })

  return {
    start(name, { log, ...options }) {
      const child = forked(name, options, ['ignore', log ?? 'ignore', log ?? 'inherit', 'ipc'])
      const ended = watch(child)
      return {
        pid: child.pid ?? 0,
        async nextMessage() {
          const first = await Promise.race([once(child, 'message'), ended.then(() => null)])
          signal.throwIfAborted()
          if (first === null) throw new Error(`${name} ended before it was ready.`)
          return first[0]
        },
        send: (message) => void child.send(message),
        end: () => end(child),
      }
    },
    npm(script, env) {
      const cwd = join(import.meta.dirname, '../..')
      const args = ['run', '-s', script]
      const child = spawn('npm', args, { cwd, env: { ...base, ...env }, signal, stdio: 'ignore' })
      void watch(child)
      return { pid: child.pid ?? 0, end: () => end(child) }
    },
    async run(name, options) {
      const child = forked(name, options, ['ignore', 'ignore', 'pipe', 'ipc'])
      let [said, heard]: [string, unknown] = ['', undefined]
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
      child.on('message', (message) => {
        heard = message
      })
      await watch(child)
      signal.throwIfAborted()
      if (child.exitCode !== 0) throw new Error(`${name} failed:\n${said}`)
      return heard
    },
    async exec(command, args, { env = {} } = {}) {
      const child = spawn(command, args, { env: { ...base, ...env }, signal })
      let [printed, said] = ['', '']
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text
      })
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
      await watch(child)
      signal.throwIfAborted()
      if (child.exitCode !== 0) throw new Error(`${command} failed:\n${printed}${said}`)
      return printed
    },
    async endAll() {
      await Promise.all([...running.keys()].map(end))
    },
  }
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
