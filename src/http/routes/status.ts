import type { Reader } from '../../db/store.ts'
import { lineStatuses } from '../../domain/reports/line-status.ts'
import { readSettings } from '../../domain/settings/settings.ts'
import { createTtlCache } from '../../domain/shared/cache/ttl.ts'
import { utcDay } from '../../domain/shared/utc-day.ts'
import { LANGUAGES } from '../../locales/languages.ts'
import { answerVersion, etagOf, JSON_TYPE, type Version } from '../answer.ts'
import { type ApiContext, type Route, undocumented } from '../context.ts'
import { textsAsked } from '../requests/language.ts'
import { STATUS_PAGE_HEADERS, statusPage } from '../status-page/page.ts'
import { HTML } from './reference.ts'

/** The page in each language, by its code, and `json`. */
type Forms = Readonly<Record<string, Version>>

/** How orders went lately, for everybody, if the operator has switched it on. Otherwise there is no such path. */
export function statusRoutes(read: Reader, clock: () => Date): Route[] {
  // Anybody may call, so the numbers are computed once a minute.
  const made = createTtlCache<'forms', Promise<Forms | null>>(1)

  const answer = async (c: ApiContext, name: string) => {
    const now = clock()
    let forms = made.get('forms', now)
    if (!forms) {
      forms = makeForms(read, now)
      made.set('forms', forms, now)
      forms.catch(made.clear)
    }
    const form = (await forms)?.[name]
    return form ? answerVersion(c, form) : c.text('404 Not Found', 404)
  }
  return [
    undocumented('/status', (c) => answer(c, textsAsked(c).language.code)),
    undocumented('/status.json', (c) => answer(c, 'json')),
  ]
}

/** Null if the page is switched off. */
async function makeForms(read: Reader, now: Date): Promise<Forms | null> {
  if (!(await readSettings(read)).statusPage) return null
  const { days, lines } = await lineStatuses(read, now)
  const seconds = (ms: number | null) => (ms === null ? null : ms / 1000)
  const json = {
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
  const pages = LANGUAGES.map((texts): [string, Version] => {
    const page = statusPage(texts, lines, utcDay(now))
    return [texts.language.code, formOf(page, { 'Content-Type': HTML, ...STATUS_PAGE_HEADERS })]
  })
  return { ...Object.fromEntries(pages), json: formOf(JSON.stringify(json), JSON_TYPE) }
}

function formOf(text: string, headers: Record<string, string>): Version {
  const body = new Uint8Array(Buffer.from(text))
  return {
    body,
    headers: { 'Cache-Control': 'public, max-age=60', ...headers, ETag: etagOf(body) },
  }
}
