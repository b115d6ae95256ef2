import { escaped } from '../../locales/html.ts'
import { badge, createCallWriter, exampleHtml } from './calls.ts'
import { type Call, callsOf, type Document, jsonOf } from './document.ts'
import { errorsHtml } from './errors.ts'
import { createFields } from './fields.ts'
import { markdown, type Section, SOURCES, sectionsOf } from './markdown.ts'

type Group = { title: string; entries: { href: string; html: string }[] }

/** The table of errors in the guide. The page has a list of them, with their bodies. */
const ERROR_TABLE = /^\| status \| code \|.*\n(?:\|.*\n)+/m
const ERRORS_BELOW =
  '[All errors](#all-errors), each with a real body, are at the end of this page.\n'

/**
 * The reference as one page of HTML: the guide, then every call of the document.
 * @param texts SOURCES, in their order
 */
export function referencePage(document: Document, texts: readonly string[]): string {
  const { info, tags = [] } = document
  const calls = callsOf(document.paths)
  const sent = callsOf(document.webhooks ?? {})
  const fields = createFields(document)
  const callHtml = createCallWriter(fields)
  const ofTag = (name: string) => calls.filter(({ operation }) => operation.tags?.includes(name))

  const parts = SOURCES.map((source, i) => ({
    title: source.title,
    sections: sectionsOf((texts[i] ?? '').replace(ERROR_TABLE, ERRORS_BELOW), source),
  }))

  const groups: Group[] = [
    ...parts.map(({ title, sections }) => ({
      title,
      entries: sections.map(({ id, title }) => ({ href: id, html: escaped(title) })),
    })),
    ...tags.map(({ name }) => ({ title: name, entries: ofTag(name).map(entryOf) })),
    ...(sent.length > 0 ? [{ title: 'Webhooks', entries: sent.map(entryOf) }] : []),
    {
      title: 'Lists',
      entries: [
        { href: 'all-errors', html: 'All errors' },
        { href: 'all-objects', html: 'All objects' },
      ],
    },
  ]

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(info.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/reference.css">
<link rel="stylesheet" href="docs/calls.css">
<script type="module" src="docs/reference.js"></script>
<script type="module" src="docs/find.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<button type="button" class="menu" popovertarget="contents">Contents</button>
<p class="title"><a href="#content">${escaped(info.title)}</a></p>
<div class="key"><label for="key">API key</label> <input id="key" type="text" placeholder="From the bot, to try calls" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="key-note"> <span id="key-note" role="status">Needed to try calls. It stays in this tab.</span></div>
</header>
<nav id="contents" popover aria-label="Contents">
<input id="filter" type="search" placeholder="Filter (press /)" aria-label="Filter the contents" autocomplete="off">
${groups.map(groupHtml).join('\n')}
</nav>
<main id="content" tabindex="-1">
<section class="guide" id="intro"><h1>${escaped(info.title)}</h1>
${markdown(info.description ?? '')}
<p>For programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p></section>
${parts
  .flatMap(({ sections }) => sections)
  .map(({ html }: Section) => `<section class="guide">${html}</section>`)
  .join('\n')}
${tags.map(({ name, description = '' }) => `<h2 id="tag-${name.toLowerCase().replaceAll(' ', '-')}">${escaped(name)}</h2>${markdown(description)}${ofTag(name).map(callHtml).join('\n')}`).join('\n')}
${sent.length > 0 ? `<h2 id="sent">Webhooks</h2>${sent.map(webhookHtml).join('\n')}` : ''}
<h2 id="all-errors">All errors</h2><p>Each code with a real body. <code>error</code> is for people, <code>code</code> for programs.</p>
<div class="errors">${errorsHtml(calls)}</div>
<h2 id="all-objects">All objects</h2>
<section class="objects">${fields.objects()}</section>
</main>
<dialog id="confirm" aria-labelledby="confirm-title"><form method="dialog">
<h2 id="confirm-title">This call can cost money</h2>
<p><code id="confirm-call"></code> is sent with a live key: it charges the wallet and buys.</p>
<p>To try it for free, use a test key (<code>gw_test_…</code>): in the bot, <b>API access</b> → <b>Test keys</b>.</p>
<p class="buttons"><button value="cancel">Cancel</button><button value="send" class="danger">Send with the live key</button></p>
</form></dialog>
</body>
</html>
`

  /** What the service sends, and which answers it takes. */
  function webhookHtml({ path, id, operation }: Call): string {
    const { schema, examples } = jsonOf(operation.requestBody)
    return `<section class="call" id="${id}"><div class="about"><h3><a href="#${id}">${badge('POST')} <code>${escaped(path)}</code></a></h3>
<p class="summary">${escaped(operation.summary ?? '')}</p>${markdown(operation.description ?? '')}
${schema ? `<h4>Body</h4>${fields.link(schema)}` : ''}
${operation.parameters ? `<h4>Headers</h4>${fields.parameters(operation.parameters)}` : ''}</div>
<div class="side">${examples.map(exampleHtml).join('\n')}</div></section>`
  }
}

function entryOf({ id, method, path, operation }: Call) {
  const name = operation.summary ?? path
  return {
    href: id,
    html: `${badge(method)} ${escaped(path)}<small>${escaped(name)}</small>`,
  }
}

function groupHtml({ title, entries }: Group): string {
  const items = entries.map(({ href, html }) => `<li><a href="#${href}">${html}</a></li>`)
  return `<p class="group">${escaped(title)}</p><ul>${items.join('')}</ul>`
}
