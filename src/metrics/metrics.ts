import { Registry } from 'prom-client'
import { countEvents } from './events.ts'
import { watchProcess } from './process.ts'
import { createStateText, type StateDeps } from './state.ts'

const PATH = '/metrics'

/** Counts events, and reads the current state from the database for each page. */
export function createMetrics(deps: StateDeps) {
  const registry = new Registry()
  const meter = countEvents(registry)
  const stateText = createStateText(deps)
  const watch = watchProcess(registry)

  /** All current values in Prometheus' text format. Leaves out those from the database if it cannot be read. */
  const text = async () => (await registry.metrics()) + (await stateText())

  return {
    /** Counts the events that the other parts report. */
    meter,
    text,
    /** The page that Prometheus reads. It needs no key: anyone who can reach the address can read it. */
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET' || pathname !== PATH)
        return new Response(`Metrics are at GET ${PATH}.\n`, { status: 404 })
      return new Response(await text(), { headers: { 'content-type': registry.contentType } })
    },
    /** Stops measuring the event loop. The values can still be read. */
    stop: () => watch.stop(),
  }
}
