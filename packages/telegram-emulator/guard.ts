import type { MiddlewareHandler } from 'hono'

/** The names and addresses of this machine. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Accepts requests only from programs on this machine and from the emulator's own page. Other web pages
 * must not act here: not across origins, and not under a host name that points to this machine.
 */
export const ownPageOnly: MiddlewareHandler = async (context, next) => {
  const { host, hostname } = new URL(context.req.url)
  const origin = context.req.header('Origin')
  const site = context.req.header('Sec-Fetch-Site')
  const isForeign =
    (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)) ||
    ((site === 'cross-site' || site === 'same-site') &&
      !(context.req.header('Sec-Fetch-Mode') === 'navigate' && context.req.path === '/'))
  if (!LOOPBACK.test(hostname) || isForeign)
    return context.json({ error: 'Only the page at this address may do this.' }, 403)
  return next()
}
