import type { MiddlewareHandler } from 'hono'
import type { AccessRefusal, Gatekeeper } from '../../domain/access/gatekeeper.ts'
import type { KeyScope } from '../../domain/access/key-terms.ts'
import type { KeyUsage } from '../../domain/access/key-usage.ts'
import type { RateLimiter, RateOutcome } from '../../domain/access/rate-limit.ts'
import type { Log } from '../../domain/shared/log.ts'
import type { Meter } from '../../domain/shared/meter.ts'
import type { ApiContext, ApiEnv } from '../context.ts'
import { refuseAccess, refuseRate, refuseScope, refuseUnmetered } from '../errors/errors.ts'
import type { ClientAddress } from './client-ip.ts'
import { watchRefusedKeys } from './refused-keys.ts'

export type AccessDeps = {
  gatekeeper: Gatekeeper
  rateLimiter: RateLimiter
  keyUsage: KeyUsage
  clientAddress: ClientAddress
  clock: () => Date
  log: Log
  meter: Meter
}

/**
 * Creates a check that admits requests whose key, account and address are accepted, whose key has the scope,
 * and whose account is within its rate limit. A null scope is had by every key.
 */
export function accessChecks(
  deps: AccessDeps,
): (scope: KeyScope | null) => MiddlewareHandler<ApiEnv> {
  const { gatekeeper, rateLimiter, keyUsage, clientAddress, clock, log, meter } = deps
  const countRefusedKey = watchRefusedKeys(log)
  /** While rates cannot be checked, the error is logged once, not at each call. */
  let isUnmetered = false

  function refuse(c: ApiContext, reason: AccessRefusal, address: string, now: Date): Response {
    meter.accessRefused(reason)
    const isUnknownKey = reason === 'INVALID_API_KEY' || reason === 'INVALID_API_KEY_FORMAT'
    if (isUnknownKey && countRefusedKey(address, now)) c.set('unlogged', true)
    return refuseAccess(c, reason, address)
  }

  return (scope) => async (c, next) => {
    const now = clock()
    const address = clientAddress(c)
    const given = keyOf(c)
    if ('refusal' in given) return refuse(c, given.refusal, address, now)
    const access = await gatekeeper.check({ key: given.key, address }, now)
    if (!access.granted) return refuse(c, access.refusal, address, now)
    const { accountId, key, test } = access
    if (scope !== null && !key.scopes.includes(scope)) {
      meter.accessRefused('KEY_SCOPE')
      return refuseScope(c, scope, key.scopes)
    }
    c.set('caller', { accountId, key, address, test })
    let rate: RateOutcome
    try {
      rate = await rateLimiter.call(accountId, now)
      isUnmetered = false
    } catch (error) {
      const requestId = c.get('requestId')
      if (!isUnmetered) log.error({ requestId, err: error }, 'the rate limit cannot be checked')
      isUnmetered = true
      c.set('rate', null)
      return refuseUnmetered(c)
    }
    c.set('rate', rate)
    if (!rate.allowed) return refuseRate(c, rate.retryAfterMs)
    keyUsage.note(key, address, now)
    await next()
  }
}

/**
 * Checks again a call that has waited: its key may have been revoked meanwhile. It does not count against
 * the rate limit once more.
 * @returns the refusal; null if the call may be answered.
 */
export function recheckAccess(
  deps: Pick<AccessDeps, 'gatekeeper' | 'clientAddress' | 'clock' | 'meter'>,
): (c: ApiContext) => Promise<Response | null> {
  const { gatekeeper, clientAddress, clock, meter } = deps
  return async (c) => {
    const given = keyOf(c)
    if ('refusal' in given) throw new Error('The call was admitted without a key.')
    const address = clientAddress(c)
    const access = await gatekeeper.check({ key: given.key, address }, clock())
    if (!access.granted) {
      meter.accessRefused(access.refusal)
      return refuseAccess(c, access.refusal, address)
    }
    const { scopes } = access.key
    return scopes.includes('read') ? null : refuseScope(c, 'read', scopes)
  }
}

/** The key from X-API-Key or the Bearer token. Two different keys are refused. */
function keyOf(c: ApiContext): { key: string } | { refusal: AccessRefusal } {
  const header = c.req.header('x-api-key')?.trim()
  const authorization = c.req.header('authorization')
  if (authorization === undefined) return header ? { key: header } : { refusal: 'MISSING_API_KEY' }
  const bearer = /^bearer\s+(\S.*)$/i.exec(authorization.trim())?.[1]
  const key = header || bearer
  if (!key) return { refusal: 'MISSING_API_KEY' }
  if (header && bearer && header !== bearer) return { refusal: 'INVALID_API_KEY_FORMAT' }
  return { key }
}
