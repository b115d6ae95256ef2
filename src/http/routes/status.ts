import type { Reader } from '../../db/store.ts'
import { lineStatuses } from '../../domain/reports/line-status.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { createTtlCache } from '../../domain/shared/cache/ttl.ts'
import { answerVersion, etagOf, JSON_TYPE } from '../answer.ts'
import { type ApiContext, type Route, undocumented } from '../context.ts'
import { textsAsked } from '../requests/language.ts'
import { STATUS_PAGE_HEADERS, statusPage } from '../status-page/page.ts'
import { HTML } from './reference.ts'

type Status = Awaited<ReturnType<typeof lineStatuses>>

/** How orders went lately, for everybody, if the operator has switched it on. Otherwise there is no such path. */
export function statusRoutes(read: Reader, clock: () => Date): Route[] {
  // Anybody may call, so the numbers are computed once a minute.
  const known = createTtlCache<'status', Promise<Status | null>>(1)

  async function statusNow(): Promise<Status | null> {
    const now = clock()
    let status = known.get('status', now)
    if (!status) {
      status = readSettings(read).then((set) => (set.statusPage ? lineStatuses(read, now) : null))
      known.set('status', status, now)
      status.catch(known.clear)
    }
    return status
  }

  const answering =
    (type: Record<string, string>, write: (status: Status, c: ApiContext) => string) =>
    async (c: ApiContext) => {
      const status = await statusNow()
      if (!status) return c.text('404 Not Found', 404)
      const body = new Uint8Array(Buffer.from(write(status, c)))
      const headers = { 'Cache-Control': 'public, max-age=60', ...type, ETag: etagOf(body) }
      return answerVersion(c, { body, headers })
    }
  const page = answering({ 'Content-Type': HTML, ...STATUS_PAGE_HEADERS }, ({ lines, days }, c) =>
    statusPage(textsAsked(c), lines, days.last),
  )
  const json = answering(JSON_TYPE, (status) => JSON.stringify(statusJson(status)))
  return [undocumented('/status', page), undocumented('/status.json', json)]
}

function statusJson({ days, lines }: Status) {
  const seconds = (ms: number | null) => (ms === null ? null : ms / 1000)
  return {
    success: true,
    from: days.first,
    to: days.last,
    lines: lines.map(({ success, medianMs, p95Ms, ...line }) => ({
      slug: line.slug,
      productName: line.name,
      gameName: line.game,
      completedShare: success,
      medianSec: seconds(medianMs),
      p95Sec: seconds(p95Ms),
      lastTrouble: line.lastTrouble,
    })),
  }
}
