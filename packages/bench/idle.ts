import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './measure.ts'
import { freePort, type Processes } from './processes.ts'
import { descendantsOf, memoryOf, processorOf, wakeUpsOf } from './processor.ts'
import { type Check, check } from './report.ts'
import { MAX_IDLE, MAX_START_MS } from './rows.ts'

// Measures the commands of the README: how soon they answer, and what they take while nobody calls.

/** The first start fills Node's cache of compiled code. */
const STARTS = 4
const ASK_AGAIN_MS = 2
/** What a start leaves to be done has ended by then. */
const SETTLE_MS = 15_000
const IDLE_SECONDS = 20

type Running = { url: string; npm: number; end(): Promise<void> }
type Parts = { processes: Processes; folder: string; signal: AbortSignal }

export async function measureIdle(parts: Parts): Promise<Check[]> {
  const env = { ROLES: 'api,jobs', DATABASE_URL: join(parts.folder, 'idle.db') }
  const startsMs: number[] = []
  for (let start = 0; start < STARTS - 1; start++) {
    const { ms, end } = await startNpm(parts, 'start', env)
    if (start > 0) startsMs.push(ms)
    await end()
  }
  const service = await startNpm(parts, 'start', env)
  startsMs.push(service.ms)
  const alone = await idle(service)
  await service.end()
  const chatPort = `${await freePort()}`
  const sandboxEnv = { DATABASE_URL: join(parts.folder, 'sandbox.db'), CHAT_PORT: chatPort }
  const sandbox = await startNpm(parts, 'sandbox', sandboxEnv)
  const together = await idle(sandbox)
  await sandbox.end()
  const of = (title: string, measured: number, unit: string, target: number) =>
    check(title, measured, { unit, target })
  return [
    of('npm start to the first answer, warm', median(startsMs), 'ms', MAX_START_MS),
    of('idle service: processor', alone.percent, '% of a core', MAX_IDLE.percent),
    of('idle service: wake-ups of all threads', alone.wakeUps, 'a second', MAX_IDLE.wakeUps),
    of('idle service: resident memory', alone.memoryMb, 'MB', MAX_IDLE.memoryMb),
    of('idle sandbox: processor', together.percent, '% of a core', MAX_IDLE.sandboxPercent),
  ]
}

/** Runs the script as a person does, and asks until it answers. */
async function startNpm(
  { processes, signal }: Parts,
  script: 'start' | 'sandbox',
  env: Record<string, string>,
): Promise<Running & { ms: number }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const { pid, end } = processes.npm(script, { ...env, PORT: `${port}` })
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok)
    await sleep(ASK_AGAIN_MS, undefined, { signal })
  return { url, npm: pid, end, ms: performance.now() - startedAt }
}

/** What npm and all that it has started take. The memory is that of the largest process. */
async function idle({ npm }: Running) {
  await sleep(SETTLE_MS)
  const pids = descendantsOf(npm)
  const total = (of: (pid: number) => number) => pids.reduce((sum, pid) => sum + of(pid), 0)
  const processorUs = () => total((pid) => processorOf(pid).user + processorOf(pid).kernel)
  const before = { us: processorUs(), wakeUps: total(wakeUpsOf) }
  await sleep(IDLE_SECONDS * 1000)
  return {
    percent: (processorUs() - before.us) / IDLE_SECONDS / 10_000,
    wakeUps: (total(wakeUpsOf) - before.wakeUps) / IDLE_SECONDS,
    memoryMb: Math.max(...pids.map(memoryOf)),
  }
}
