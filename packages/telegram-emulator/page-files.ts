import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { contentTypeOf } from './content-types.ts'
import { fontFile, fontSheet } from './fonts.ts'

const FOLDER = join(import.meta.dirname, 'page')
/** A file name without a folder, so that no file outside can be requested. */
const NAME = /^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/

const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': [
    "default-src 'self'",
    "img-src 'self' blob: data:",
    // Mini Apps. Of the addresses of this machine, those that a policy can name.
    'frame-src https: http://127.0.0.1:* http://localhost:*',
    "base-uri 'none'",
    "form-action 'none'",
    // In a frame, another page could make somebody press a button here.
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** The chat page and its assets, read from disk at each request. */
export function createPageFiles(): Hono {
  const app = new Hono()
  app.get('/', () => send('index.html'))
  app.get('/page/:name', (context) => send(context.req.param('name')))
  return app
}

async function contentOf(name: string): Promise<Buffer<ArrayBuffer> | string | null> {
  if (name === 'fonts.css') return fontSheet()
  if (name.endsWith('.woff2')) return fontFile(name)
  return NAME.test(name) ? readFile(join(FOLDER, name)).catch(() => null) : null
}

async function send(name: string): Promise<Response> {
  const content = await contentOf(name)
  if (content === null) return Response.json({ error: 'There is no such page.' }, { status: 404 })
  return new Response(content, { headers: { ...HEADERS, 'Content-Type': contentTypeOf(name) } })
}
