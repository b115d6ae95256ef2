import { readFile } from 'node:fs/promises'
import { type Route, undocumented } from '../context.ts'
import type { Document } from '../reference/document.ts'
import { staticFile } from '../static-file.ts'

const ROOT = new URL('../../../', import.meta.url)
const FOLDER = new URL('../reference/', import.meta.url)

/** What the page loads. */
const FILES = [
  { name: 'reference.css', type: 'text/css' },
  { name: 'calls.css', type: 'text/css' },
  { name: 'reference.js', type: 'text/javascript' },
  { name: 'find.js', type: 'text/javascript' },
]

/** The page may run and load only what this service serves, and sends nothing elsewhere. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** May be stored, but must be revalidated, which costs little with the ETag. */
const REVALIDATED = { 'Cache-Control': 'no-cache' }
const PAGE_HEADERS = {
  ...REVALIDATED,
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
}
export const HTML = 'text/html; charset=utf-8'

/** The OpenAPI document, and a page for people to read and try it. They are made at their first request. */
export function referenceRoutes(document: () => object): Route[] {
  return [
    page('/openapi.json', 'application/json', () => JSON.stringify(document()), REVALIDATED),
    page('/docs', HTML, () => referenceHtml(document()), PAGE_HEADERS),
    ...FILES.map(({ name, type }) =>
      page(`/docs/${name}`, `${type}; charset=utf-8`, () => readFile(new URL(name, FOLDER))),
    ),
  ]
}

function page(
  path: string,
  type: string,
  read: Parameters<typeof staticFile>[1],
  headers: Record<string, string> = REVALIDATED,
): Route {
  return undocumented(path, staticFile(type, read, headers))
}

/** Loads what writes the page only now: most processes never need it. */
async function referenceHtml(document: object): Promise<string> {
  const { referencePage } = await import('../reference/page.ts')
  const { SOURCES } = await import('../reference/markdown.ts')
  const texts = SOURCES.map(({ path }) => readFile(new URL(path, ROOT), 'utf8'))
  const json: unknown = JSON.parse(JSON.stringify(document))
  return referencePage(json as Document, await Promise.all(texts))
}
