import type { Log } from '../domain/shared/log.ts'
import type { Metrics } from './metrics.ts'

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
