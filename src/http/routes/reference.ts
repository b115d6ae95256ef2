import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OpenRoute } from '../context.ts'
import { open } from '../operations.ts'
import { json } from '../reply.ts'

const SWAGGER_FOLDER = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')))

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>gamewallet API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
})
`

/** Only what comes from here may run or load; the page's own styles are written inline. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const PAGE_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
}
const HTML = 'text/html; charset=UTF-8'

/** The document, and a page to read and try it, which needs no other host. */
export function referenceRoutes(document: () => object): OpenRoute[] {
  const text = (description: string, type: string) => ({ description, content: { [type]: {} } })
  return [
    {
      method: 'get',
      path: '/openapi.json',
      operation: open('This document', text('OpenAPI 3.1', 'application/json')),
      handle: () => json(document()),
    },
    {
      method: 'get',
      path: '/docs',
      operation: open('The reference as a page', text('A page', 'text/html')),
      handle: () => ({ status: 200, type: HTML, body: PAGE, headers: PAGE_HEADERS }),
    },
    ...ASSETS.map(assetRoute),
  ]
}

/** What the page is made of: the library's files, and the call that starts it. */
const ASSETS: { name: string; type: string; content: () => Promise<string> }[] = [
  {
    name: 'swagger-ui.css',
    type: 'text/css',
    content: () => readFile(join(SWAGGER_FOLDER, 'swagger-ui.css'), 'utf8'),
  },
  {
    name: 'swagger-ui-bundle.js',
    type: 'text/javascript',
    content: () => readFile(join(SWAGGER_FOLDER, 'swagger-ui-bundle.js'), 'utf8'),
  },
  { name: 'start.js', type: 'text/javascript', content: async () => START },
]

function assetRoute({ name, type, content }: (typeof ASSETS)[number]): OpenRoute {
  return {
    method: 'get',
    path: `/docs/${name}`,
    operation: open('A part of the page', { description: name, content: { [type]: {} } }),
    handle: async () => ({
      status: 200,
      type: `${type}; charset=utf-8`,
      body: await content(),
      headers: { 'Cache-Control': 'public, max-age=3600' },
    }),
  }
}
