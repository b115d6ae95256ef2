import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'
import { VERSION } from '../version.ts'
import { metricsIn } from './events.ts'

const RESOLUTION_MS = 10
const QUANTILES = [0.5, 0.99, 1]

/**
 * Memory, CPU and event loop under the names that dashboards expect. prom-client's own set is not used: its
 * observers cannot be stopped, and it counts the sampling interval as delay.
 */
export function watchProcess(registry: Registry): { stop(): void } {
  const registers = [registry]
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of the process, user and system together.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process started, in seconds since 1970.',
    registers,
  }).set(performance.timeOrigin / 1000)
  metricsIn(registry)
    .gauge('build_info', 'Always 1; the label is the version of the program.', ['version'])
    .set({ version: VERSION }, 1)

  const memory = (name: string, help: string, of: (usage: NodeJS.MemoryUsage) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(of(process.memoryUsage()))
      },
    })
  memory('process_resident_memory_bytes', 'Memory of the process.', (usage) => usage.rss)
  memory('nodejs_heap_size_total_bytes', 'Heap that V8 has allocated.', (usage) => usage.heapTotal)
  memory('nodejs_heap_size_used_bytes', 'Heap that is in use.', (usage) => usage.heapUsed)
  memory('nodejs_external_memory_bytes', 'Memory outside the heap.', (usage) => usage.external)

  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  new Gauge({
    name: 'gamewallet_event_loop_delay_seconds',
    help: 'Delays of the event loop since the last scrape; quantile 1 is the longest.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of QUANTILES) {
        const ms = delays.percentile(quantile * 100) / 1e6
        this.set({ quantile }, Math.max(0, ms - RESOLUTION_MS) / 1000)
      }
      delays.reset()
    },
  })
  return { stop: () => void delays.disable() }
}
