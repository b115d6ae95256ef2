import { createHash } from 'node:crypto'
import type { LineStatus } from '../../domain/reports/line-status.ts'
import { escapeHtml } from '../reference/html.ts'

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

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing is loaded and nothing runs. */
export const STATUS_PAGE_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; img-src data:; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
}

/** A line works as usual if at least this share of its orders was completed. */
const GOOD_FROM = 0.95
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How fast and how well the orders of each line are fulfilled, for everybody. */
export function statusPage(lines: readonly LineStatus[], today: string): string {
  const rows = lines.map((line) => row(line, today)).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Status</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Status</h1>
<p>How orders went in the last 30 days, computed from the orders themselves. <a href="status.json">As JSON</a></p>
${lines.length === 0 ? '<p>Nothing is on sale now.</p>' : `<ul>\n${rows}\n</ul>`}
</main>
</body>
</html>
`
}

function row({ name, success, medianMs, p95Ms, lastTrouble }: LineStatus, today: string): string {
  const state = stateOf(success, lastTrouble === today)
  const facts = [
    ['Half done within', timeText(medianMs)],
    ['95 of 100 within', timeText(p95Ms)],
    ['Completed', `${((success ?? 0) * 100).toFixed(1)}%`],
    ['Last trouble', lastTrouble ?? 'none in 30 days'],
  ]
  return `<li>
<h2>${escapeHtml(name)}</h2>
<p class="state ${state.kind}">${state.text}</p>
${success === null ? '' : factList(facts)}
</li>`
}

function factList(facts: string[][]): string {
  const rows = facts.map(([label, value]) => `<div><dt>${label}</dt><dd>${value}</dd></div>`)
  return `<dl>\n${rows.join('\n')}\n</dl>`
}

function stateOf(success: number | null, isTroubled: boolean): { kind: string; text: string } {
  if (isTroubled) return { kind: 'bad', text: '▲ Some orders fail today' }
  if (success === null) return { kind: 'quiet', text: '○ No orders lately' }
  if (success < GOOD_FROM) return { kind: 'bad', text: '▲ Some orders failed' }
  return { kind: 'good', text: '● Works as usual' }
}

function timeText(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < MINUTE_MS) return `${Math.max(1, Math.round(ms / 1000))} s`
  if (ms < HOUR_MS) return `${Math.round(ms / MINUTE_MS)} min`
  return `${(ms / HOUR_MS).toFixed(1)} h`
}
