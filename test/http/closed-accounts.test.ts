// What programs and webhooks of an account get while it is closed: banned, restricted, switched off.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Tx } from '../../src/db/store.ts'
import { setAddressGuard } from '../../src/domain/access/address-guard.ts'
import { allowAddresses } from '../../src/domain/access/allowlist.ts'
import {
  changeKey,
  createKey,
  revokeKey,
  revokeKeys,
  rotateKey,
} from '../../src/domain/access/api-keys.ts'
import { setApiAllowed, setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { testClient } from '../helpers/client.ts'
import { type EventBody, recordLow, withoutEvents } from '../helpers/events.ts'
import { later, START } from '../helpers/factories.ts'
import { ban, restrict, unban, unrestrict } from '../helpers/standing.ts'
import { issueKeyForTests } from '../helpers/test-keys.ts'
import { webhookReceiver } from '../helpers/webhook-receiver.ts'
import { endpoint } from '../helpers/webhooks.ts'

const actor = 'operator' as const
const holder = 'holder:1' as const
const ADDRESS = '192.0.2.1'

type Close = (tx: Tx, id: number) => Promise<unknown>

const CLOSED: [code: string, close: Close, status?: number][] = [
  ['ACCOUNT_BANNED', (tx, id) => ban(tx, id, { actor }, START)],
  ['ACCOUNT_RESTRICTED', (tx, id) => restrict(tx, id, { forMs: 60_000, actor }, START)],
  ['API_DISABLED_BY_ADMIN', (tx, id) => setApiAllowed(tx, id, false, { actor }, START)],
  ['API_DISABLED', (tx, id) => setApiEnabled(tx, id, false, holder, START)],
  ['INVALID_API_KEY', (tx, id) => revokeKeys(tx, id, actor, START), 401],
]

async function openApp() {
  const made = await testClient()
  const { store, accountId } = made
  await withoutEvents(store)
  const close = (how: Close) => store.transaction((tx) => how(tx, accountId))
  const { received, url } = await webhookReceiver()
  await endpoint(store, accountId, null, START, url)
  /** The changes of access that the webhook got. */
  async function got(): Promise<unknown[]> {
    await made.app.jobs.webhooks.runOnce()
    await made.app.jobs.webhooks.drained()
    return received.map(({ body }) => (JSON.parse(body) as EventBody).data.change)
  }
  return { ...made, close, got }
}

test.each(CLOSED)(
  'a call that waits for events is refused at once: %s',
  async (code, how, status = 403) => {
    const { call, key, close } = await openApp()
    const waiting = call('GET', '/events?wait=25', { key })
    for (let turns = 0; turns < 50; turns++) await nextTurn()
    await close(how)
    expect(await waiting).toMatchObject({ status, body: { code } })
  },
)

test('a banned account gets no webhook, and after the ban all of what happened', async () => {
  const { close, got, store, accountId } = await openApp()
  await close((tx, id) => ban(tx, id, { actor }, START))
  await recordLow(store, accountId)
  expect(await got()).toEqual([])
  await close((tx, id) => unban(tx, id, actor, later(60_000)))
  expect(await got()).toEqual(['banned', undefined, 'unbanned'])
})

test.each(CLOSED.slice(1))('webhooks go on in every other state: %s', async (_, how) => {
  const { close, got } = await openApp()
  await close(how)
  expect(await got()).toHaveLength(1)
})

test('each change of access is an event', async () => {
  const { close, call, key, clock } = await openApp()
  await close((tx, id) => setAddressGuard(tx, id, true, holder, START))
  await close((tx, id) => setAddressGuard(tx, id, false, holder, START))
  await close(async (tx, id) => {
    const { id: keyId } = await createKey(tx, id, { name: 'bot', actor: holder }, START)
    const changes = { dailyCapMicros: 5_000_000 }
    await changeKey(tx, id, { keyId, changes, actor: holder }, START)
    await revokeKey(tx, id, { keyId, actor }, START)
    await rotateKey(tx, id, { graceMs: 60_000, actor: holder }, START)
  })
  for (const on of [false, true]) {
    await close((tx, id) => setApiEnabled(tx, id, on, holder, START))
    await close((tx, id) => setApiAllowed(tx, id, on, { actor }, START))
  }
  await close((tx, id) => restrict(tx, id, { forMs: 60_000, actor }, START))
  await close((tx, id) => unrestrict(tx, id, actor, START))
  await close((tx, id) => ban(tx, id, { actor }, START))
  await close((tx, id) => unban(tx, id, actor, START))
  await close((tx, id) => allowAddresses(tx, id, { texts: [ADDRESS], actor: holder }, START))
  clock.advance(1000)
  const { body } = await call('GET', '/events', { key, address: ADDRESS })
  const events = body.events as EventBody[]
  expect(events.map(({ type }) => type)).toEqual(Array(15).fill('access.changed'))
  expect(events.map(({ data }) => [data.change, data.by])).toEqual([
    ...[
      ['guard_changed', 'holder'],
      ['guard_changed', 'holder'],
      ['key_issued', 'holder'],
      ['key_changed', 'holder'],
      ['key_revoked', 'operator'],
      ['key_issued', 'holder'],
    ],
    ...[
      ['api_disabled', 'holder'],
      ['api_forbidden', 'operator'],
      ['api_enabled', 'holder'],
      ['api_allowed', 'operator'],
    ],
    ...[
      ['restricted', 'operator'],
      ['unrestricted', 'operator'],
      ['banned', 'operator'],
      ['unbanned', 'operator'],
      ['allowlist_changed', 'holder'],
    ],
  ])
  // Each has the state after it.
  const open = { standing: 'active', apiEnabled: true, allowlist: [] }
  expect(events.slice(-5).map(({ data: { change, by, ...state } }) => state)).toEqual([
    { ...open, standing: 'restricted', restrictedUntil: later(60_000).toISOString() },
    open,
    { ...open, standing: 'banned' },
    open,
    { ...open, allowlist: [ADDRESS] },
  ])
})

test('a change of test keys shows the state that GET /account shows to them', async () => {
  const { store, telegramId, call, close } = await openApp()
  await issueKeyForTests(store, telegramId)
  await close((tx, id) => allowAddresses(tx, id, { texts: ['192.0.2.0/24'], actor }, START))
  const { key } = await issueKeyForTests(store, telegramId)
  const address = ADDRESS
  const { body: shown } = await call('GET', '/account', { key, address })
  const { body } = await call('GET', '/events', { key, address })
  const last = (body.events as EventBody[]).at(-1)
  expect(last?.data).toMatchObject({ allowlist: ['192.0.2.0/24'], standing: 'active' })
  expect(last?.data.allowlist).toEqual(shown.allowlist)
})
