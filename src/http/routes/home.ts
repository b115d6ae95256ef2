import type { ApiContext, Handler } from '../context.ts'
import { staticFile } from '../static-file.ts'
import { HTML, PAGE_HEADERS } from './reference.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>gamewallet API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/reference.css">
</head>
<body class="home">
<h1>gamewallet API</h1>
<p>This is the address for programs of resellers. Every call needs a key from the Telegram bot.</p>
<ul>
<li><a href="docs">Reference</a>: every call, with examples to try</li>
<li><a href="openapi.json">openapi.json</a>: the same for programs (OpenAPI 3.1)</li>
<li><a href="readyz">Health</a>: whether the service is ready</li>
</ul>
</body>
</html>
`

/** Shows people who open the service's address in a browser where to go. */
export function homePage(): Handler {
  return staticFile(HTML, () => PAGE, { ...PAGE_HEADERS, Vary: 'Accept, Accept-Encoding' })
}

/** Whether a person asks, with a browser. Programs are refused as at any other path. */
export function isVisitor(c: ApiContext): boolean {
  const hasKey = c.req.header('x-api-key') ?? c.req.header('authorization')
  const accepted = c.req.header('accept') ?? ''
  return hasKey === undefined && /\btext\/html(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)
}
