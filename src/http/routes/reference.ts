import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Route } from '../context.ts'
import { open, UNCHANGED } from '../operations.ts'
import { FRESH_TRXID } from '../requests.ts'
import { staticFile } from '../static-file.ts'

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

/** Gives each tried example a new trxid. Not crypto.randomUUID: that needs https. */
const START = `function newTrxid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
  responseInterceptor(response) {
    if (response.url.endsWith('/openapi.json'))
      response.text = response.text.replaceAll('${FRESH_TRXID}', newTrxid)
    return response
  },
})
`

/** The page may run and load only what this service serves. Its own styles are inline. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** May be stored, but must be revalidated, which costs little with the ETag. */
const REVALIDATED = { 'Cache-Control': 'no-cache' }
const PAGE_HEADERS = {
  ...REVALIDATED,
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
}
const HTML = 'text/html; charset=UTF-8'
const ASSET_HEADERS = { 'Cache-Control': 'public, max-age=3600' }

/** The OpenAPI document, and a page to read and try it, which loads nothing from other hosts. */
export function referenceRoutes(document: () => object): Route[] {
  const text = (description: string, type: string) => ({ description, content: { [type]: {} } })
  return [
    {
      method: 'get',
      path: '/openapi.json',
      operation: open('This document', text('OpenAPI 3.1', 'application/json'), UNCHANGED),
      handle: staticFile('application/json', () => JSON.stringify(document()), REVALIDATED),
    },
    {
      method: 'get',
      path: '/docs',
      operation: open('The reference as a page', text('A page', 'text/html'), UNCHANGED),
      handle: staticFile(HTML, () => PAGE, PAGE_HEADERS),
    },
    ...ASSETS.map(assetRoute),
  ]
}

/** The files of the page: the library's, and the script that starts it. */
const ASSETS: { name: string; type: string; read: () => Promise<Uint8Array> | string }[] = [
  { name: 'swagger-ui.css', type: 'text/css', read: () => libraryFile('swagger-ui.css') },
  {
    name: 'swagger-ui-bundle.js',
    type: 'text/javascript',
    read: () => libraryFile('swagger-ui-bundle.js'),
  },
  { name: 'start.js', type: 'text/javascript', read: () => START },
]

function libraryFile(name: string): Promise<Uint8Array> {
  return readFile(join(SWAGGER_FOLDER, name))
}

function assetRoute({ name, type, read }: (typeof ASSETS)[number]): Route {
  return {
    method: 'get',
    path: `/docs/${name}`,
    operation: open(
      'A part of the page',
      { description: name, content: { [type]: {} } },
      UNCHANGED,
    ),
    handle: staticFile(`${type}; charset=utf-8`, read, ASSET_HEADERS),
  }
}
