import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { jsonIn } from '../domain/shared/bodies.ts'
import { DomainError, isRefusal } from '../domain/shared/errors.ts'
import { decodedText } from '../domain/shared/table-text.ts'
import type { ApiContext, ApiEnv } from '../http/context.ts'
import { textsAsked } from '../http/requests/language.ts'
import { staticFile } from '../http/static-file.ts'
import type { Texts } from '../locales/languages.ts'
import { refusalIn } from '../locales/refusals.ts'
import type { Ask, PanelDeps } from './ask.ts'
import {
  askOf,
  cookie,
  cookieIn,
  enterByLink,
  enterSigned,
  headersOf,
  isOwnHost,
  isOwnOrigin,
  sentOf,
} from './door.ts'
import { type Act, formScreen, type Params, send } from './kit/acts.ts'
import { framed, outside } from './kit/frame.ts'
import { html, type Part } from './kit/html.ts'
import type { Page } from './kit/page.ts'
import { mayUse, type Rights, type Said, type Screen } from './kit/screen.ts'
import { PAGES } from './pages/all.ts'

// The operator's panel: what its addresses answer. Pages are in pages/, what they are made of in kit/.

/** A file of codes, or of the catalog. */
const MAX_BODY_BYTES = 5 * 1024 * 1024
/** Of whoever is not let in: what Telegram signed is shorter. To read a long form takes seconds. */
const MAX_OUTSIDE_BYTES = 16 * 1024
const SAID = 'said'
const SAID_SEC = 30
const OWN = new URL('./files/', import.meta.url)
/** What pages load, by the name in the address. */
const FILES: Record<string, URL> = {
  'panel.css': new URL('panel.css', OWN),
  'panel.js': new URL('panel.js', OWN),
  'open.js': new URL('open.js', OWN),
  'chart.js': new URL('chart.js', OWN),
  'htmx.js': new URL(import.meta.resolve('htmx.org/dist/htmx.min.js')),
  'uPlot.js': new URL(import.meta.resolve('uplot/dist/uPlot.iife.min.js')),
  'uPlot.css': new URL(import.meta.resolve('uplot/dist/uPlot.min.css')),
}

/** Answers every request for the panel. */
export function createPanel(deps: PanelDeps): Hono<ApiEnv> {
  const panel = new Hono<ApiEnv>()
  const headers = headersOf(deps)
  panel.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  panel.use(compress())
  panel.use(async (c, next) => {
    if (isOwnHost(deps, c)) return next()
    return outsideAnswer(c, 421, (texts) => texts.t('panel-other-host'))
  })
  for (const [name, file] of Object.entries(FILES)) {
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript'
    const read = () => readFile(fileURLToPath(file))
    const kept = { 'Cache-Control': 'no-cache' }
    panel.get(`/panel/files/${name}`, staticFile(`${type}; charset=utf-8`, read, kept))
  }
  panel.on('POST', '*', async (c, next) => {
    if (isOwnOrigin(deps, c)) return next()
    return outsideAnswer(c, 403, (texts) => texts.t('panel-other-origin'))
  })
  const within = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge })
  const withinOutside = bodyLimit({ maxSize: MAX_OUTSIDE_BYTES, onError: notLetIn })
  panel.on('POST', '*', async (c, next) => {
    const isLetIn = (await askOf(deps, c)) !== null
    return (isLetIn ? within : withinOutside)(c, next)
  })
  addDoor(panel, deps)
  for (const page of PAGES) addPage(panel, deps, page)
  panel.notFound((c) =>
    withAsk(c, deps, null, (ask) => problem(ask, 404, ask.t('panel-not-found'))),
  )
  panel.onError((error, c) => answerError(deps, error, c))
  return panel
}

function addDoor(panel: Hono<ApiEnv>, deps: PanelDeps): void {
  panel.get('/panel/open', (c) => {
    const texts = textsAsked(c)
    const body = html`<p id="open">${texts.t('panel-opening')}</p><noscript><p>${texts.t('panel-open-without-script')}</p></noscript><script type="module" src="/panel/files/open.js"></script>`
    return page(c, outside(texts, texts.t('panel-title'), body))
  })
  panel.post('/panel/open', async (c) => {
    const { initData, framed } = await bodyOf(c)
    const given = { initData: String(initData ?? ''), framed: framed === '1' }
    c.header('Set-Cookie', await enterSigned(deps, c, given))
    return c.body(null, 204)
  })
  panel.get('/panel/link/:link', async (c) => {
    // Whatever only looks whether the link works does not open it.
    if (c.req.method === 'HEAD' || /prefetch/.test(c.req.header('sec-purpose') ?? ''))
      return c.body(null, 204)
    c.header('Set-Cookie', await enterByLink(deps, c, c.req.param('link')))
    // A redirect from another site's page would come without the cookie.
    c.header('Refresh', '0; url=/panel')
    const texts = textsAsked(c)
    const { t } = texts
    return page(
      c,
      outside(
        texts,
        t('panel-title'),
        html`<p><a class="button main" href="/panel">${t('panel-enter')}</a></p>`,
      ),
    )
  })
}

function addPage(panel: Hono<ApiEnv>, deps: PanelDeps, { right, views, acts = {} }: Page): void {
  for (const [path, view] of Object.entries(views))
    panel.get(path, (c) =>
      withAsk(c, deps, right, async (ask) => {
        const shown = await view(ask, c.req.param())
        return shown instanceof Response ? shown : screenAnswer(ask, shown)
      }),
    )
  for (const [path, one] of Object.entries(acts)) {
    const { right: own = right } = one
    if (one.fields || one.preview)
      panel.get(path, (c) =>
        withAsk(c, deps, own, async (ask) =>
          screenAnswer(ask, await formScreen(ask, one, c.req.param())),
        ),
      )
    panel.post(path, (c) =>
      withAsk(c, deps, own, async () => {
        const given = await typedIn(c)
        // Its sender may have lost their role while it arrived.
        return withAsk(c, deps, own, (ask) => carryOut(ask, one, c.req.param(), given))
      }),
    )
  }
}

async function carryOut(
  ask: Ask,
  one: Act,
  params: Params,
  given: Record<string, string>,
): Promise<Response> {
  const { c, t } = ask
  const { key, form, ...typed } = given
  if (key !== ask.formKey || form === undefined) return problem(ask, 403, t('panel-other-origin'))
  const done = await sendOnce(ask, one, params, { form, typed })
  if ('screen' in done) return screenAnswer(ask, done.screen, done.status)
  if (done.file) return done.file
  say(ask, { text: done.said, undo: done.undo })
  return c.redirect(done.to ?? one.back(params), 303)
}

/** A form that was carried out before changes nothing, and leads where it led. */
async function sendOnce(
  ask: Ask,
  one: Act,
  params: Params,
  { form, typed }: { form: string; typed: Record<string, string> },
): ReturnType<typeof send> {
  try {
    return await send(sentOf(ask, form), one, params, typed)
  } catch (error) {
    if (isRefusal(error, 'FORM_SENT')) return { said: ask.t('panel-sent-before') }
    throw error
  }
}

/** What is no form has no fields. */
async function bodyOf(c: ApiContext): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody()
  } catch (error) {
    if (error instanceof TypeError) return {}
    throw error
  }
}

/**
 * What a form sent, by the names of its fields; a file takes the place of the text of its field. The character 0 is
 * left out: nobody means to send it, and PostgreSQL reads no field of a JSON text that has it.
 */
async function typedIn(c: ApiContext): Promise<Record<string, string>> {
  const typed: Record<string, string> = {}
  for (const [name, value] of Object.entries(await bodyOf(c))) {
    if (typeof value === 'string') typed[name] ??= value.replaceAll('\0', '')
    else if (value instanceof File && value.size > 0)
      typed[name.replace(/-file$/, '')] = await textOf(value)
  }
  return typed
}

/** @throws DomainError NOT_A_TEXT */
async function textOf(file: File): Promise<string> {
  const text = decodedText(await file.bytes())
  if (text === null) throw new DomainError('NOT_A_TEXT')
  return text
}

/** Answers somebody who is let in and has one of the rights. */
async function withAsk(
  c: ApiContext,
  deps: PanelDeps,
  right: Rights,
  answer: (ask: Ask) => Promise<Response>,
): Promise<Response> {
  const ask = await askOf(deps, c)
  if (ask === null) return notLetIn(c)
  if (!mayUse(ask, right)) return problem(ask, 403, ask.t('panel-not-yours'))
  try {
    return await answer(ask)
  } catch (error) {
    const refusal = refusalIn(ask.texts, error)
    if (refusal === null) throw error
    return problem(ask, 404, refusal)
  }
}

function problem(ask: Ask, status: 403 | 404, text: string): Promise<Response> {
  const { t } = ask
  const body = html`<p class="problem" role="alert">${text}</p><p><a class="button" href="/panel">${t('panel-today')}</a></p>`
  return screenAnswer(ask, { title: t('panel-problem'), body }, status)
}

async function screenAnswer(ask: Ask, screen: Screen, status: Status = 200): Promise<Response> {
  return page(ask.c, framed(ask, screen, heard(ask)), status)
}

type Status = 200 | 401 | 403 | 404 | 421 | 422 | 500

async function outsideAnswer(
  c: ApiContext,
  status: Status,
  said: (texts: Texts) => string,
): Promise<Response> {
  const texts = textsAsked(c)
  const body = html`<p role="alert">${said(texts)}</p>`
  return page(c, outside(texts, texts.t('panel-title'), body), status)
}

async function page(c: ApiContext, part: Part | Promise<Part>, status: Status = 200) {
  return c.html(String(await html`${await part}`), status)
}

/** Keeps for the next page what was done. */
function say(ask: Ask, said: Said): void {
  const value = Buffer.from(JSON.stringify(said)).toString('base64url')
  ask.c.header('Set-Cookie', cookie(ask, SAID, value, SAID_SEC), { append: true })
}

function heard(ask: Ask): Said | null {
  const value = cookieIn(ask.c, SAID)
  if (!value) return null
  ask.c.header('Set-Cookie', cookie(ask, SAID, '', 0), { append: true })
  const said = Object(jsonIn(Buffer.from(value, 'base64url').toString())) as Partial<Said>
  return typeof said.text === 'string' ? { text: said.text, undo: said.undo } : null
}

function notLetIn(c: ApiContext): Promise<Response> {
  return outsideAnswer(c, 401, ({ t }) => t('panel-how-to-enter'))
}

function tooLarge(c: ApiContext): Promise<Response> {
  return outsideAnswer(c, 422, ({ t }) =>
    t('panel-too-large', { max: String(MAX_BODY_BYTES / 1024 / 1024) }),
  )
}

/** A refusal at the door says why; anything else is a fault of ours. */
function answerError(deps: PanelDeps, error: Error, c: ApiContext): Promise<Response> {
  const refusal = refusalIn(textsAsked(c), error)
  if (refusal !== null) return outsideAnswer(c, 403, () => refusal)
  deps.log.error({ err: error, path: c.req.routePath }, 'a page of the panel failed')
  return outsideAnswer(c, 500, (texts) => texts.t('panel-failed'))
}
