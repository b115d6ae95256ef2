import { Registry } from 'prom-client'
import type { Meter } from '../domain/shared/meter.ts'
import { countEvents } from './events.ts'
import { watchProcess } from './process.ts'
import { createStateGauges, type StateDeps } from './state.ts'

export type Metrics = {
  /** Counts the events that the other parts report. */
  meter: Meter
  /**
   * All current values in Prometheus' text format. Leaves out those from the database if it cannot be read.
   * @param onUnreadable gets the database's error
   */
  text(onUnreadable?: (error: unknown) => void): Promise<string>
  contentType: string
  /** Stops measuring the event loop. The values can still be read. */
  stop(): void
}

/** Counts events, and reads the current state from the database for each page. */
export function createMetrics(deps: StateDeps): Metrics {
  const registry = new Registry()
  const meter = countEvents(registry)
  const state = createStateGauges(registry, deps)
  const watch = watchProcess(registry)
  return {
    meter,
    contentType: registry.contentType,
    async text(onUnreadable = () => {}) {
      try {
        await state.refresh()
      } catch (error) {
        state.clear()
        onUnreadable(error)
      }
      return registry.metrics()
    },
    stop: () => watch.stop(),
  }
}
