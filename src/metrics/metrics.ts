import { collectDefaultMetrics, Registry } from 'prom-client'
import { VERSION } from '../version.ts'
import { countEvents, metricsIn } from './events.ts'
import { createStateText, type StateDeps } from './state.ts'

const PATH = '/metrics'

/** Counts events, and reads the current state from the database for each page. */
export function createMetrics(deps: StateDeps) {
  const registry = new Registry()
  const meter = countEvents(registry)
  const stateText = createStateText(deps)
  collectDefaultMetrics({ register: registry })
  metricsIn(registry)
    .gauge('build_info', 'Always 1; the label is the version of the program.', ['version'])
    .set({ version: VERSION }, 1)

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
  }
}
