import { languageOf } from '../domain/accounts/holders.ts'
import {
  endSessions,
  formKey,
  type Opening,
  openByLink,
  openSigned,
  type Session,
  sessionWith,
  useForm,
} from '../domain/sessions/sessions.ts'
import { DomainError } from '../domain/shared/errors.ts'
import { may, type Role, roleOf } from '../domain/team/team.ts'
import type { ApiContext } from '../http/context.ts'
import { textsFor } from '../locales/languages.ts'
import type { Ask, PanelDeps, Sent } from './ask.ts'
import { readInitData } from './init-data.ts'
import { inZone } from './zone.ts'

// Who is let in, and what their browser shows from then on.

const COOKIE = 'panel'
/** Where Telegram's web version runs. */
const TELEGRAM = ['web', 'weba', 'webk', 'webz'].map((name) => `https://${name}.telegram.org`)
/** An address that no name stands for, so that nobody can make a name lead here. */
const OWN_ADDRESS = /^(localhost|\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])(:\d+)?$/i

/** The headers of every answer: nothing runs, is loaded or is sent that is not ours. */
export function headersOf({ frames }: PanelDeps): Record<string, string> {
  const ancestors = [...TELEGRAM, ...frames].join(' ')
  return {
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`,
    'X-Content-Type-Options': 'nosniff',
    // Not `no-referrer`, which hides the origin of forms, too.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  }
}

/** Whether the request names this service, and not a name that somebody else has led here (DNS rebinding). */
export function isOwnHost({ publicUrl }: PanelDeps, c: ApiContext): boolean {
  const host = c.req.header('host') ?? ''
  return OWN_ADDRESS.test(host) || (publicUrl !== null && host === new URL(publicUrl).host)
}

/** Whether a write comes from a page of ours. */
export function isOwnOrigin({ publicUrl }: PanelDeps, c: ApiContext): boolean {
  const [origin, host = ''] = [c.req.header('origin'), c.req.header('host')]
  const site = c.req.header('sec-fetch-site') ?? 'same-origin'
  const own = OWN_ADDRESS.test(host) ? [`http://${host}`, `https://${host}`] : []
  if (publicUrl !== null) own.push(new URL(publicUrl).origin)
  return site === 'same-origin' && origin !== undefined && own.includes(origin)
}

/** Opens the session of a link. @returns the cookie @throws DomainError NOT_LET_IN */
export async function enterByLink(deps: PanelDeps, c: ApiContext, link: string): Promise<string> {
  const at = openingOf(deps, c, false)
  const secret = await deps.store.transaction((tx) => openByLink(tx, link, at, deps.clock()))
  // What is used up stays used up: whoever has no role cannot try it again.
  if ((await knownBy(deps, secret)) === null)
    throw new DomainError('NOT_LET_IN', { problem: 'no_role' })
  return cookieOf(secret, false)
}

/**
 * Opens a session for whoever opens the panel as a Mini App.
 * @param framed whether it is shown in a frame
 * @returns the cookie
 * @throws DomainError NOT_LET_IN
 */
export async function enterSigned(
  deps: PanelDeps,
  c: ApiContext,
  { initData, framed }: { initData: string; framed: boolean },
): Promise<string> {
  const { token, store, clock, owners } = deps
  if (token === null) throw new DomainError('NOT_LET_IN', { problem: 'not_signed' })
  const who = readInitData(initData, token, clock())
  // Everybody can be signed: whoever has no role leaves no trace.
  if ((await roleOf(store.read, owners, who.telegramId)) === null)
    throw new DomainError('NOT_LET_IN', { problem: 'no_role' })
  const at = openingOf(deps, c, framed)
  const secret = await store.transaction((tx) => openSigned(tx, who, at, clock()))
  return cookieOf(secret, framed)
}

/** Who asks; null for nobody who is let in. A session ends with its person's role. */
export async function askOf(deps: PanelDeps, c: ApiContext): Promise<Ask | null> {
  const secret = cookieIn(c, COOKIE)
  if (secret === undefined) return null
  const known = await knownBy(deps, secret)
  if (known === null) return null
  const { session, role } = known
  const { telegramId } = session
  const { store, clock } = deps
  const texts = inZone(textsFor(await languageOf(store.read, telegramId)), cookieIn(c, 'zone'))
  return {
    ...{ deps, c, session, telegramId, role, texts, t: texts.t, format: texts.format },
    ...{ url: new URL(c.req.url), now: clock(), read: store.read },
    may: (right) => may(role, right),
    actor: `admin:${telegramId}`,
    formKey: formKey(secret),
  }
}

async function knownBy(
  { store, clock, owners }: PanelDeps,
  secret: string,
): Promise<{ session: Session; role: Role } | null> {
  const session = await sessionWith(store.read, secret, clock())
  if (session === null) return null
  const role = await roleOf(store.read, owners, session.telegramId)
  if (role !== null) return { session, role }
  const { id } = session
  await store.transaction((tx) => endSessions(tx, { id }, 'service', clock()))
  return null
}

/** A form of a session, with the number that the page gave it. */
export function sentOf(ask: Ask, form: string): Sent {
  const once: Sent['once'] = (tx) => useForm(tx, `${ask.session.id}:${form}`, ask.now)
  return {
    ...ask,
    once,
    change: (work) =>
      ask.deps.store.transaction(async (tx) => {
        await once(tx)
        return work(tx)
      }),
  }
}

/** A cookie of this session, for what is said on the next page and such. */
export function cookie(
  { session }: Pick<Ask, 'session'>,
  name: string,
  value: string,
  maxAgeSec: number,
): string {
  return written(name, value, session.framed, maxAgeSec)
}

export function cookieIn(c: ApiContext, name: string): string | undefined {
  const all = (c.req.header('cookie') ?? '').split(';').map((one) => one.trim())
  return all.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1)
}

function cookieOf(secret: string, framed: boolean): string {
  return written(COOKIE, secret, framed, SESSION_SEC)
}

const SESSION_SEC = 12 * 60 * 60

/** In a frame of another site, a browser sends only cookies that say so, and each site has its own. */
function written(name: string, value: string, framed: boolean, maxAgeSec: number): string {
  const where = framed ? 'SameSite=None; Partitioned' : 'SameSite=Strict'
  return `${name}=${value}; Path=/panel; Max-Age=${maxAgeSec}; HttpOnly; Secure; ${where}`
}

function openingOf(deps: PanelDeps, c: ApiContext, framed: boolean): Opening {
  return { address: deps.addressOf(c), browser: c.req.header('user-agent') ?? null, framed }
}
