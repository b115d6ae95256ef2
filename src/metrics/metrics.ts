import { Registry } from 'prom-client'
import type { Log } from '../domain/shared/log.ts'
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

const PATH = '/metrics'

/** The page that Prometheus reads. It needs no key: anyone who can reach the address can read it. */
export function metricsPage(metrics: Pick<Metrics, 'text' | 'contentType'>, log: Log) {
  /** Whether the last page lacked the database's values, which is logged once. */
  let unreadable = false

  async function text(): Promise<string> {
    let failed = false
    const page = await metrics.text((error) => {
      failed = true
      if (!unreadable)
        log.error({ err: error }, 'the metrics are incomplete: the database could not be read')
    })
    unreadable = failed
    return page
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET' || pathname !== PATH)
        return new Response(`Metrics are at GET ${PATH}.\n`, { status: 404 })
      const headers = { 'content-type': metrics.contentType }
      return new Response(await text(), { headers })
    },
  }
}
