import { Registry } from 'prom-client'
import type { Meter } from '../domain/meter.ts'
import { countEvents } from './events.ts'
import { watchProcess } from './process.ts'
import { createStateGauges, type StateDeps } from './state.ts'

export type Metrics = {
  /** Where the other parts tell what happens. */
  meter: Meter
  /** Everything as it is now, in Prometheus' text format. @throws what the database throws. */
  text(): Promise<string>
  contentType: string
  /** Ends the watch of the event loop. What was counted can still be read. */
  stop(): void
}

/** Counts what happens and asks the database how things stand, for one service of the process. */
export function createMetrics(deps: StateDeps): Metrics {
  const registry = new Registry()
  const meter = countEvents(registry)
  const state = createStateGauges(registry, deps)
  const watch = watchProcess(registry)
  return {
    meter,
    contentType: registry.contentType,
    async text() {
      await state.refresh()
      return registry.metrics()
    },
    stop: () => watch.stop(),
  }
}
