import { type BlockList, isIP, SocketAddress } from 'node:net'
import type { AccessRefusal, EndedKey, Gatekeeper } from '../domain/access/gatekeeper.ts'
import type { KeyScope } from '../domain/access/key-terms.ts'
import type { KeyUsage } from '../domain/access/key-usage.ts'
import type { RateLimiter, RateRooms } from '../domain/access/rate-limit.ts'
import type { Refusals, RefusedFor } from '../domain/access/readiness.ts'
import type { Log } from '../domain/shared/log.ts'
import type { Meter } from '../domain/shared/meter.ts'
import type { ApiContext, Caller, Handler } from './context.ts'
import { refuse, refuseAccess, refuseScope } from './errors/errors.ts'
import { watchRefusedKeys } from './refused-keys.ts'

export type AccessDeps = {
  gatekeeper: Gatekeeper
  rateLimiter: RateLimiter
  keyUsage: KeyUsage
  refusals: Refusals
  /** Those that say whom they ask for. */
  trustedProxies: BlockList
  clock: () => Date
  log: Log
  meter: Meter
}

export interface AccessChecks {
  /**
   * Lets the handler answer requests whose key, account and address are accepted, whose key has the scope, and whose
   * account is within its rate limit. A null scope is had by every key.
   */
  admit(scope: KeyScope | null, handle: Handler): Handler
  /**
   * Checks again a call that has waited: its key may have been revoked meanwhile. It does not count against
   * the rate limit once more.
   * @returns the refusal; null if the call may be answered.
   */
  recheck(c: ApiContext): Promise<Response | null>
}

export function createAccessChecks(deps: AccessDeps): AccessChecks {
  const { gatekeeper, rateLimiter, keyUsage, refusals, trustedProxies, clock, log, meter } = deps
  const countRefusedKey = watchRefusedKeys(log)
  const addressOf = clientAddresses(trustedProxies)
  /** While rates cannot be checked, the error is logged once, not at each call. */
  let isUnmetered = false

  /** Notes for the headers of the answer what the limiter says; null if it cannot. */
  async function noteRate<Rate extends RateRooms>(
    c: ApiContext,
    asked: Rate | Promise<Rate>,
  ): Promise<Rate | null> {
    let rate: Rate | null = null
    try {
      rate = await asked
      isUnmetered = false
    } catch (error) {
      const requestId = c.get('requestId')
      if (!isUnmetered) log.error({ requestId, err: error }, 'the rate limit cannot be checked')
      isUnmetered = true
    }
    c.set('rate', rate)
    return rate
  }

  /** For an answer to a call that is not counted. Only a valid key, and so an account, has a rate. */
  async function noteRooms(c: ApiContext, accountId: number | undefined, now: Date): Promise<void> {
    if (accountId === undefined) c.set('rate', undefined)
    else await noteRate(c, rateLimiter.rooms(accountId, now))
  }

  /** @returns who calls, or the refusal. */
  async function identify(
    c: ApiContext,
    scope: KeyScope | null,
    now: Date,
  ): Promise<Caller | Response> {
    const address = addressOf(c)
    const given = keyOf(c)
    if ('refusal' in given) return denied(c, given.refusal, address, now)
    const access = await gatekeeper.check({ key: given.key, address }, now)
    if (!access.granted) {
      const { accountId, refusal, ended } = access
      const whose = ended?.accountId ?? accountId
      const reason = ended?.how ?? (refusal as RefusedFor)
      if (whose !== undefined) refusals.note(whose, { reason, address }, now)
      await noteRooms(c, accountId, now)
      return denied(c, refusal, address, now, ended)
    }
    const { accountId, key, test, tierId } = access
    if (scope === null || key.scopes.includes(scope))
      return { accountId, key, address, test, tierId }
    await noteRooms(c, accountId, now)
    meter.accessRefused('KEY_SCOPE')
    refusals.note(accountId, { reason: 'KEY_SCOPE', address }, now)
    return refuseScope(c, scope, key.scopes)
  }

  function denied(
    c: ApiContext,
    reason: AccessRefusal,
    address: string | null,
    now: Date,
    ended?: EndedKey,
  ): Response {
    meter.accessRefused(reason)
    const isUnknownKey = reason === 'INVALID_API_KEY' || reason === 'INVALID_API_KEY_FORMAT'
    if (isUnknownKey && countRefusedKey(address, now)) c.set('unlogged', true)
    return refuseAccess(c, reason, address, ended)
  }

  return {
    admit: (scope, handle) => async (c) => {
      const now = clock()
      const caller = await identify(c, scope, now)
      if (caller instanceof Response) return caller
      c.set('caller', caller)
      const { accountId, key, address } = caller
      const rate = await noteRate(c, rateLimiter.call(accountId, now))
      if (!rate) return refuse(c, 'RATE_LIMIT_UNAVAILABLE')
      if (!rate.allowed) return refuse(c, 'RATE_LIMIT', {}, rate.retryAfterMs)
      keyUsage.note(key, address, now)
      return handle(c)
    },

    async recheck(c) {
      const now = clock()
      const caller = await identify(c, 'read', now)
      if (caller instanceof Response) return caller
      await noteRooms(c, caller.accountId, now)
      return null
    },
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

const MAPPED_PREFIX = '::ffff:'
/** With the port that some proxies write: `[2001:db8::1]:443`, `1.2.3.4:5678`, `::ffff:1.2.3.4:5678`. */
const IN_BRACKETS = /^\[([^\]]*)\](?::[\w.-]*)?$/
const WITH_PORT = /^(.*\.\d+):[\w.-]*$/

/**
 * Finds the address that a call comes from; null if it is not known. It is the socket's. If that is a trusted proxy, it is
 * the first hop of X-Forwarded-For, from the right, that is not a trusted proxy. The client wrote everything further
 * left, so it proves nothing. If that hop cannot be read, or there is none, nobody knows who calls: the proxy's
 * address would be everybody's.
 */
export function clientAddresses(trustedProxies: BlockList): (c: ApiContext) => string | null {
  /** The address of each connection that does not come from a trusted proxy: all its calls have the same. */
  const direct = new WeakMap<object, string | null>()

  function forwarded(c: ApiContext): string | null {
    const hops = c.req.header('x-forwarded-for')?.split(',') ?? []
    let address: string | null = null
    for (const hop of hops.reverse()) {
      // An empty element of a list means nothing (RFC 9110, 5.6.1.2).
      if (hop.trim() === '') continue
      address = readAddress(hop)
      if (!isAmong(trustedProxies, address)) break
    }
    return address
  }

  return (c) => {
    const { socket } = c.env.incoming
    const known = direct.get(socket)
    if (known !== undefined) return known
    const address = readAddress(socket.remoteAddress ?? '')
    if (isAmong(trustedProxies, address)) return forwarded(c)
    direct.set(socket, address)
    return address
  }
}

function isAmong(list: BlockList, address: string | null): boolean {
  return address !== null && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * The canonical form of an address, however a proxy writes it: in quotes, in brackets, with a port or a zone.
 * An IPv4 address on an IPv6 socket becomes plain IPv4. Null for anything else.
 */
function readAddress(text: string): string | null {
  const written = text.trim().replace(/^"|"$/g, '').trim()
  const bare = (IN_BRACKETS.exec(written) ?? WITH_PORT.exec(written))?.[1] ?? written
  const [address = ''] = isIP(bare) === 0 ? [] : bare.split('%')
  if (isIP(address) !== 6) return address === '' ? null : address
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  const mapped = canonical.startsWith(MAPPED_PREFIX) ? canonical.slice(MAPPED_PREFIX.length) : ''
  return isIP(mapped) === 4 ? mapped : canonical
}
