import { inboxCount } from '../../domain/reports/waiting.ts'
import { PANEL_PAGES } from '../../domain/sessions/pages.ts'
import type { Texts } from '../../locales/languages.ts'
import type { Ask } from '../ask.ts'
import { doButton } from './acts.ts'
import { apart, html, type Part } from './html.ts'
import { mayUse, type Said, type Screen } from './screen.ts'

/** The whole page of somebody who is let in. */
export async function framed(
  ask: Ask,
  { title, body, hasChart = false }: Screen,
  said: Said | null,
): Promise<Part> {
  const { t, format, url } = ask
  const own = PANEL_PAGES.filter(({ right }) => mayUse(ask, right))
  const waiting = await inboxCount(ask.read, ask.may, ask.now)
  const isHere = (path: string) =>
    path === '/panel' ? url.pathname === path : `${url.pathname}/`.startsWith(`${path}/`)
  return documentOf(
    ask.texts,
    title,
    html`<a class="skip" href="#main">${t('panel-skip')}</a>
<header><a class="brand" href="/panel">${t('panel-title')}</a>
<nav aria-label="${t('panel-menu')}"><ul>${own.map(
      ({ name, path }) =>
        html`<li><a href="${path}"${isHere(path) ? html` aria-current="page"` : ''}>${t(`panel-${name}`)}${name === 'inbox' && waiting > 0 ? html` <b class="count">${format.number(waiting)}</b>` : ''}</a></li>`,
    )}</ul></nav>
${doButton(ask, t('panel-leave'), '/panel/leave')}</header>
<main id="main" tabindex="-1">
${said && saidPart(ask, said)}
<h1>${apart(title)}</h1>
${body}</main>`,
    hasChart,
  )
}

function saidPart(ask: Ask, { text, undo }: Said): Part {
  const values = { id: String(undo), at: ask.url.pathname + ask.url.search }
  return html`<div class="said" role="status"><p>${text}</p>${undo !== undefined && doButton(ask, ask.t('panel-undo'), '/panel/undo', { values })}</div>`
}

/** A page for somebody who is not let in. */
export function outside(texts: Texts, title: string, body: Part): Part {
  return documentOf(
    texts,
    title,
    html`<main id="main" class="outside"><h1>${title}</h1>${body}</main>`,
    false,
  )
}

function documentOf({ language, t }: Texts, title: string, body: Part, hasChart: boolean): Part {
  const { code, rightToLeft } = language
  return html`<!doctype html>
<html lang="${code}" dir="${rightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="htmx-config" content='{"includeIndicatorStyles":false,"allowEval":false,"selfRequestsOnly":true}'>
<title>${title} · ${t('panel-title')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/panel/files/panel.css">
${hasChart && html`<link rel="stylesheet" href="/panel/files/uPlot.css"><script defer src="/panel/files/uPlot.js"></script><script defer src="/panel/files/chart.js"></script>`}
<script defer src="/panel/files/htmx.js"></script>
<script defer src="/panel/files/panel.js"></script>
</head>
<body>
${body}
</body>
</html>
`
}
