import type { Reader } from '../db/store.ts'
import { type AccessRefusal, checkAccess } from '../domain/access.ts'
import type { KeyUsage } from '../domain/key-usage.ts'
import type { RateLimiter, RateOutcome } from '../domain/rate-limit.ts'
import { readSettings } from '../domain/settings.ts'
import type { Log } from '../domain/supplier-calls.ts'
import type { ClientAddress } from './client-ip.ts'
import type { ApiContext, ApiMiddleware } from './context.ts'
import { refuseAccess, refuseRate, refuseUnmetered } from './errors.ts'

export type AccessDeps = {
  read: Reader
  rateLimiter: RateLimiter
  keyUsage: KeyUsage
  clientAddress: ClientAddress
  clock: () => Date
  log: Log
}

/** Lets a request through whose key, account and address are accepted and whose rate has room. */
export function requireAccess(deps: AccessDeps): ApiMiddleware {
  const { read, rateLimiter, keyUsage, clientAddress, clock, log } = deps
  return async (c, next) => {
    // Answers hold codes and balances: no cache in between may keep them.
    c.header('Cache-Control', 'no-store')
    const now = clock()
    const given = keyOf(c)
    if ('refusal' in given) return refuseAccess(c, given.refusal)
    const address = clientAddress(c)
    const caller = { key: given.key, address }
    const access = await checkAccess(read, caller, await readSettings(read), now)
    if (!access.granted) return refuseAccess(c, access.refusal)
    const { accountId, keyId } = access
    c.set('caller', { accountId, keyId, address })

    let rate: RateOutcome
    try {
      rate = await rateLimiter.call(accountId, now)
    } catch (error) {
      log.error({ requestId: c.get('requestId'), err: error }, 'the rate limit cannot be checked')
      return refuseUnmetered(c)
    }
    if (!rate.allowed) return refuseRate(c, rate.retryAfterMs)
    keyUsage.note(keyId, address, now)
    return next()
  }
}

/** The key from X-API-Key or the Bearer token. Two that differ are not guessed between. */
function keyOf(c: ApiContext): { key: string } | { refusal: AccessRefusal } {
  const header = c.req.header('x-api-key')?.trim()
  const bearer = /^bearer\s+(.+)$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1]
  const key = header || bearer
  if (!key) return { refusal: 'MISSING_API_KEY' }
  if (header && bearer && header !== bearer) return { refusal: 'INVALID_API_KEY_FORMAT' }
  return { key }
}
