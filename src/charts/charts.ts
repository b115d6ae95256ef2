import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Chart, Charts } from '../domain/reports/chart.ts'

/** A message has up to ten pictures, and a few people look at once. */
const MAX_WAITING = 40
const IDLE_MS = 30_000
const DRAW_WITHIN_MS = 20_000
const HEAP_MB = 128

type Waiting = { resolve: (png: Uint8Array) => void; reject: (error: Error) => void }

/**
 * Draws pictures in a process of its own, which starts with the first one and ends when there is nothing to do: what draws
 * them takes more memory than the whole service, and gives it back only at its end.
 * `close` ends it; pictures that wait are not drawn then.
 * @param timing for tests
 */
export function createCharts(
  timing: { idleMs?: number; withinMs?: number } = {},
): Charts & { close(): Promise<void> } {
  const { idleMs = IDLE_MS, withinMs = DRAW_WITHIN_MS } = timing
  const waiting = new Map<number, Waiting>()
  let worker: ChildProcess | null = null
  let timer: NodeJS.Timeout | undefined
  let drawn = 0

  function started(): ChildProcess {
    const one = fork(new URL('./worker.ts', import.meta.url), {
      serialization: 'advanced',
      // Neither the service's options, such as the limit of its heap, nor its secrets.
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    one.unref()
    one.on('message', (result) => answered(result as DrawResult))
    one.on('error', (error) => fail(one, error))
    one.on('exit', () => fail(one, new Error('The process that draws has ended.')))
    return one
  }

  function answered(result: DrawResult): void {
    const one = waiting.get(result.id)
    waiting.delete(result.id)
    if ('png' in result) one?.resolve(result.png)
    else one?.reject(new Error(`A picture could not be drawn: ${result.problem}`))
    watch()
  }

  /** The next picture starts another thread. */
  function fail(failed: ChildProcess, error: Error): void {
    if (worker !== failed) return
    worker = null
    clearTimeout(timer)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  /** Ends the process if it has nothing to do for a while, or does not come to an end. */
  function watch(): void {
    clearTimeout(timer)
    const isIdle = waiting.size === 0
    timer = setTimeout(
      () => {
        const ended = worker
        if (!ended) return
        fail(ended, new Error('A picture took too long to draw.'))
        ended.kill('SIGKILL')
      },
      isIdle ? idleMs : withinMs,
    )
    // While it is idle it does not keep a service running that wants to end.
    if (!isIdle) return void worker?.channel?.ref()
    worker?.channel?.unref()
    timer.unref()
  }

  return {
    draw(chart) {
      if (waiting.size >= MAX_WAITING)
        return Promise.reject(new Error('Too many pictures wait to be drawn.'))
      worker ??= started()
      const id = ++drawn
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      waiting.set(id, { resolve, reject })
      const task: DrawTask = { id, chart }
      worker.send(task)
      watch()
      return promise
    },
    async close() {
      const ended = worker
      if (!ended) return
      fail(ended, new Error('The service stops.'))
      ended.ref()
      const gone = once(ended, 'exit')
      ended.kill('SIGKILL')
      await gone
    },
  }
}

export type DrawTask = { id: number; chart: Chart }
export type DrawResult = { id: number; png: Uint8Array } | { id: number; problem: string }
