import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, globSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './ports.ts'

const BIN = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
const START_MS = 60_000

export const HAS_POSTGRES = BIN !== undefined

/** A server that can be killed and started again; its data stays. */
export type Server = {
  port: number
  pid(): number | null
  /** @throws where it does not come up. */
  start(): Promise<void>
  /** Ends it: SIGTERM and SIGINT in good order, SIGQUIT and SIGKILL without. Resolves when it is gone. */
  stop(signal: NodeJS.Signals): Promise<void>
}

/** A PostgreSQL cluster of its own, on 127.0.0.1, with an empty database `gamewallet`. @param folder for its log. */
export async function startPostgres(folder: string): Promise<Server> {
  if (BIN === undefined) throw new Error('Install PostgreSQL (Debian: postgresql).')
  // In a place of its own: its user may not enter the other folders.
  const home = mkdtempSync(join(tmpdir(), 'torture-postgres-'))
  const data = join(home, 'data')
  const port = await freePort()
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  mkdirSync(data)
  if (as.length > 0) execFileSync('chown', ['-R', 'postgres', home])
  const run = (name: string, ...args: string[]) => {
    const [command = '', ...rest] = [...as, join(BIN, name), ...args]
    return { command, rest }
  }
  const init = run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync')
  execFileSync(init.command, init.rest, { cwd: '/', stdio: 'ignore' })
  const log = openSync(join(folder, 'postgres.log'), 'a')
  let child: ChildProcess | null = null

  const isUp = () => {
    const { command, rest } = run('pg_isready', '-q', '-h', '127.0.0.1', '-p', String(port))
    try {
      execFileSync(command, rest, { cwd: '/', stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  const server: Server = {
    port,
    pid: () => child?.pid ?? null,
    async start() {
      const giveUpAt = performance.now() + START_MS
      while (performance.now() < giveUpAt) {
        if (child === null || child.exitCode !== null || child.signalCode !== null) {
          // After SIGKILL its children hold the shared memory for a moment: then it does not start.
          const settings = [
            'max_connections=300',
            'listen_addresses=127.0.0.1',
            'unix_socket_directories=',
          ]
          const { command, rest } = run(
            ...(['postgres', '-D', data, '-p', String(port)] as const),
            ...settings.flatMap((setting) => ['-c', setting]),
          )
          child = spawn(command, rest, { cwd: '/', stdio: ['ignore', log, log] })
        }
        await sleep(100)
        if (isUp()) return
      }
      throw new Error(`PostgreSQL does not start. Its log is ${join(folder, 'postgres.log')}.`)
    },
    async stop(signal) {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      process.kill(postmasterOf(data), signal)
      await gone
    },
  }
  await server.start()
  const { command, rest } = run(
    ...(['createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'] as const),
    ...['-E', 'UTF8', '-T', 'template0', 'gamewallet'],
  )
  execFileSync(command, rest, { cwd: '/' })
  process.once('exit', () => {
    closeSync(log)
    child?.kill('SIGQUIT')
    rmSync(home, { recursive: true, force: true })
  })
  return server
}

/** Not runuser's, which waits for it. */
function postmasterOf(data: string): number {
  return Number(execFileSync('head', ['-1', join(data, 'postmaster.pid')], { encoding: 'utf8' }))
}
