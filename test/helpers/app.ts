import { BlockList } from 'node:net'
import { onTestFinished } from 'vitest'
import { type App, type AppDeps, createApp } from '../../src/app.ts'
import { ROLES } from '../../src/config.ts'
import type { Store } from '../../src/db/store.ts'
import type { RateLimiter } from '../../src/domain/access/rate-limit.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { ERRORS, type ErrorName, errorRow } from '../../src/http/errors/error-table.ts'
import { createLog } from '../../src/log/log.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { issueTestKey, openTestAccount, START } from './factories.ts'
import { createConformity } from './openapi.ts'
import { testShop } from './store.ts'

/** Time as the app under test sees it: it stands still until a test moves it. */
export type TestClock = { now: Date; advance(ms: number): void }

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers }
export type Ask = {
  key?: string
  /** An object is sent as JSON; text and bytes are sent as they are, as JSON all the same. */
  body?: unknown
  headers?: Record<string, string>
  /** The address of the socket. */
  address?: string
}

export type TestApp = {
  app: App
  store: Store
  clock: TestClock
  /** What was logged, a line for each event. */
  logLines: string[]
  /** Calls the API and holds every answer to the OpenAPI document. */
  call(method: string, path: string, ask?: Ask): Promise<Answer>
  /** An account with API access, a key and so much money in micro-USD. */
  reseller(balanceMicros?: number): Promise<{ accountId: number; telegramId: number; key: string }>
}

export const TEST_CONFIG: AppDeps['config'] = {
  trustedProxies: new BlockList(),
  publicUrl: null,
  maxConnections: 1000,
  // Calls are ended before their wait is, so that none is under way when a POST has its answer.
  instantWaitMs: 60_000,
  lookupWaitMs: 60_000,
  supplierTimeoutMs: 30,
  webhookAllowPrivate: true,
}

const ROOMS = {
  second: { left: 39, moreAfterMs: 1000 },
  minute: { left: 199, moreAfterMs: 60_000 },
}
/** Allows every call. */
export const unlimited: RateLimiter = {
  call: () => ({ allowed: true, ...ROOMS }),
  rooms: () => ROOMS,
}

const USUAL_DETAILS = new Set<unknown>(
  Object.keys(ERRORS).map((name) => errorRow(name as ErrorName).detail),
)

/** Every refusal says what to do. The detail that all of its kind share is checked here, and left out. */
function withoutUsual({ detail, ...body }: Record<string, unknown>): typeof body {
  if ('code' in body && typeof detail !== 'string')
    throw new Error(`${JSON.stringify(body)} does not say what to do.`)
  return detail === undefined || USUAL_DETAILS.has(detail) ? body : { ...body, detail }
}

/** To the document that every app has. */
let conform: ReturnType<typeof createConformity> | undefined

/** The whole app on a database of its own, with TEST_CATALOG and the sandbox's supplier. */
export async function testApp(overrides: Partial<AppDeps> = {}): Promise<TestApp> {
  const store = overrides.store ?? (await testShop())
  const clock: TestClock = {
    now: START,
    advance(ms) {
      this.now = new Date(this.now.getTime() + ms)
    },
  }
  const now = () => clock.now
  const logLines: string[] = []
  const app = await createApp({
    store,
    config: TEST_CONFIG,
    suppliers: new Map([['sandbox', createSandboxSupplier(now)]]),
    lookupSupplier: 'sandbox',
    meter: noMeter,
    backups: null,
    bot: null,
    roles: new Set(ROLES),
    clock: now,
    log: createLog('debug', { write: (line) => void logLines.push(line) }),
    ...overrides,
  })
  onTestFinished(() => app.stop())
  // Before the test's own requests, which some tests count.
  if (!conform && (overrides.roles ?? new Set(ROLES)).has('api'))
    conform = createConformity(await (await app.api.request('/openapi.json')).json())
  return {
    app,
    store,
    clock,
    logLines,
    async call(method, path, ask = {}) {
      const response = await app.api.request(path, requestInit(method, ask), {
        incoming: { socket: { remoteAddress: ask.address ?? '198.51.100.7' } },
      })
      const body = (await response.json()) as Record<string, unknown>
      conform?.(method, path.split('?')[0] ?? path, response.status, body, response.headers)
      return { status: response.status, body: withoutUsual(body), headers: response.headers }
    },
    async reseller(balanceMicros = 100_000_000) {
      const { id, telegramId } = await openTestAccount(store, { balanceMicros })
      return { accountId: id, telegramId, key: await issueTestKey(store, id) }
    },
  }
}

function requestInit(method: string, { key, body, headers }: Ask): RequestInit {
  const raw = typeof body === 'string' || body instanceof Uint8Array
  return {
    method,
    headers: {
      ...(key === undefined ? {} : { 'X-API-Key': key }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: (raw ? body : JSON.stringify(body)) as BodyInit }),
  }
}
