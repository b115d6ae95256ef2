import type { Log } from '../domain/supplier-calls.ts'
import type { Metrics } from './metrics.ts'

const PATH = '/metrics'

/** The page that Prometheus reads. It has no key: whoever reaches its address may read it. */
export function metricsPage(metrics: Pick<Metrics, 'text' | 'contentType'>, log: Log) {
  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET' || pathname !== PATH)
        return new Response(`Metrics are at GET ${PATH}.\n`, { status: 404 })
      try {
        const headers = { 'content-type': metrics.contentType }
        return new Response(await metrics.text(), { headers })
      } catch (error) {
        log.error({ err: error }, 'the metrics could not be read')
        return new Response('The metrics could not be read.\n', { status: 500 })
      }
    },
  }
}
