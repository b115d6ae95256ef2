import type { LineStatus } from '../../domain/reports/line-status.ts'
import { escaped } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { createVisitorPage } from '../visitor-page.ts'

const STYLE = `:root{color-scheme:light dark;--page:light-dark(#f3f5f8,#0f141a);--card:light-dark(#fff,#171d25);--text:light-dark(#1b2027,#e4eaf1);--quiet:light-dark(#525c68,#a3afbc);--line:light-dark(#d9dfe6,#2c3641);--good:light-dark(#14692f,#6fd08c);--bad:light-dark(#8a4700,#f0b35a)}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:var(--page);color:var(--text);font:1.05rem/1.5 system-ui,sans-serif}
main{max-width:46rem;margin:1rem auto}
h1{margin:0;font-size:1.5rem}
p{margin:.3rem 0 1rem;color:var(--quiet)}a{color:light-dark(#0a58b8,#7ab8ff)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.7rem}
li{padding:1rem;border:1px solid var(--line);border-radius:.8rem;background:var(--card)}
h2{margin:0;font-size:1.1rem;overflow-wrap:anywhere}
.state{margin:0;font-weight:700}.good{color:var(--good)}.bad{color:var(--bad)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.5rem 1rem;margin:.6rem 0 0}
dt{color:var(--quiet);font-size:.9rem}dd{margin:0}`

const PAGE = createVisitorPage(STYLE)
export const STATUS_PAGE_HEADERS = PAGE.headers

/** A line works as usual if at least this share of its orders was completed. */
const GOOD_FROM = 0.95

/** How fast and how well the orders of each line are fulfilled, for everybody. */
export function statusPage(texts: Texts, lines: readonly LineStatus[], today: string): string {
  const { t } = texts
  const title = t('status-page-title')
  const rows = lines.map((line) => row(texts, line, today)).join('\n')
  return PAGE.html(
    texts,
    title,
    `<h1>${title}</h1>
<p>${t('status-page-about')} <a href="status.json">${t('status-page-as-json')}</a></p>
${lines.length === 0 ? `<p>${t('status-page-nothing')}</p>` : `<ul>\n${rows}\n</ul>`}`,
  )
}

function row({ t, format }: Texts, line: LineStatus, today: string): string {
  const { name, success, medianMs, p95Ms, lastTrouble } = line
  const state = stateOf(success, lastTrouble === today)
  const time = (ms: number | null) => (ms === null ? '–' : format.took(ms))
  const facts = [
    [t('status-page-half'), time(medianMs)],
    [t('status-page-most'), time(p95Ms)],
    [t('status-page-completed'), format.percent(success ?? 0)],
    [t('status-page-last-trouble'), lastTrouble ?? t('status-page-no-trouble')],
  ]
  const list = facts.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)
  return `<li>
<h2>${escaped(name)}</h2>
<p class="state ${state.kind}">${t(`status-page-${state.said}`)}</p>
${success === null ? '' : `<dl>\n${list.join('\n')}\n</dl>`}
</li>`
}

function stateOf(success: number | null, isTroubled: boolean) {
  if (isTroubled) return { kind: 'bad', said: 'failing-today' } as const
  if (success === null) return { kind: 'quiet', said: 'no-orders' } as const
  if (success < GOOD_FROM) return { kind: 'bad', said: 'failed' } as const
  return { kind: 'good', said: 'works' } as const
}
