import type { AccessRefusal, Gatekeeper } from '../domain/access/gatekeeper.ts'
import type { KeyUsage } from '../domain/access/key-usage.ts'
import type { RateLimiter, RateOutcome } from '../domain/access/rate-limit.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import type { ClientAddress } from './client-ip.ts'
import type { ApiContext, Caller } from './context.ts'
import { refuseAccess, refuseRate, refuseUnmetered } from './errors.ts'
import { watchRefusedKeys } from './refused-keys.ts'
import type { Reply } from './reply.ts'

export type AccessDeps = {
  gatekeeper: Gatekeeper
  rateLimiter: RateLimiter
  keyUsage: KeyUsage
  clientAddress: ClientAddress
  clock: () => Date
  log: Log
  meter: Meter
}

/** Who calls, or how a caller is refused; a caller whose rate is refused is told, too. */
export type Admission = (
  | { caller: Caller; refusal: null }
  | { caller: Caller | null; refusal: Reply }
) & {
  /** One of very many, for which one line is logged together. */
  unlogged: boolean
}

/** Decides who calls, or refuses. */
export type Admit = (c: ApiContext, requestId: string) => Promise<Admission>

/** Lets a request through whose key, account and address are accepted and whose rate has room. */
export function createAdmission(deps: AccessDeps): Admit {
  const { gatekeeper, rateLimiter, keyUsage, clientAddress, clock, log } = deps
  const refusedKeys = watchRefusedKeys(log)
  /** The log is told once that rates cannot be checked, not by each call until they can. */
  let told = false

  function meter(caller: Caller, requestId: string, now: Date): Admission | Promise<Admission> {
    const count = (rate: RateOutcome): Admission => {
      told = false
      if (!rate.allowed) return { caller, refusal: refuseRate(rate.retryAfterMs), unlogged: false }
      keyUsage.note(caller.keyId, caller.address, now)
      return { caller, refusal: null, unlogged: false }
    }
    const fail = (error: unknown): Admission => {
      if (!told) log.error({ requestId, err: error }, 'the rate limit cannot be checked')
      told = true
      return { caller, refusal: refuseUnmetered(), unlogged: false }
    }
    try {
      const rate = rateLimiter.call(caller.accountId, now)
      return rate instanceof Promise ? rate.then(count, fail) : count(rate)
    } catch (error) {
      return fail(error)
    }
  }

  function refuse(reason: AccessRefusal, address: string, now: Date): Admission {
    deps.meter.accessRefused(reason)
    const ofNobody = reason === 'INVALID_API_KEY' || reason === 'INVALID_API_KEY_FORMAT'
    const unlogged = ofNobody && refusedKeys.note(address, now)
    return { caller: null, refusal: refuseAccess(reason, address), unlogged }
  }

  return async (c, requestId) => {
    const now = clock()
    const given = keyOf(c)
    const address = clientAddress(c)
    if ('refusal' in given) return refuse(given.refusal, address, now)
    const access = await gatekeeper.check({ key: given.key, address }, now)
    if (!access.granted) return refuse(access.refusal, address, now)
    return meter({ accountId: access.accountId, keyId: access.keyId, address }, requestId, now)
  }
}

/** The key from X-API-Key or the Bearer token. Two that differ are not guessed between. */
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
