import { Registry } from 'prom-client'
import type { Meter } from '../domain/shared/meter.ts'
import { countEvents } from './events.ts'
import { watchProcess } from './process.ts'
import { createStateGauges, type StateDeps } from './state.ts'

export type Metrics = {
  /** Where the other parts tell what happens. */
  meter: Meter
  /**
   * Everything as it is now, in Prometheus' text format. Where the database cannot be asked, what is in
   * it is left out.
   * @param onUnreadable told what the database threw.
   */
  text(onUnreadable?: (error: unknown) => void): Promise<string>
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
