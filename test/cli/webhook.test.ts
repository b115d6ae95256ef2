import { expect, test } from 'vitest'
import { recordEvent } from '../../src/domain/events/record.ts'
import { dueDeliveries, enqueueNewEvents } from '../../src/domain/webhooks/queue.ts'
import { recordAttempts } from '../../src/domain/webhooks/results.ts'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'
import { later, openTestAccount } from '../helpers/factories.ts'

const URL = 'https://shop.example/hook'

async function withHolder() {
  const cli = await testCli()
  const { id, telegramId } = await openTestAccount(cli.store)
  const add = (...more: string[]) =>
    cli.json('webhook', 'add', '--telegram-id', telegramId, '--url', URL, ...more)
  return { ...cli, accountId: id, telegramId, add }
}

test('adds a webhook, tests it, lists it, rotates its secret, and removes it', async () => {
  const { add, json, run, store, telegramId, accountId, clock } = await withHolder()
  const added = await add('--types', 'order.completed,order.cancelled')
  const { endpointId, secret } = added
  expect(added).toMatchObject({
    accountId,
    url: URL,
    types: ['order.completed', 'order.cancelled'],
    endpointId: expect.stringMatching(/^whe_[0-9a-z]{14}$/),
    secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
  })
  expect(await json('webhook', 'list')).toEqual({
    webhooks: [{ ...added, secret: undefined, createdAt: expect.any(String) }],
    hasMore: false,
  })
  const tested = await json('webhook', 'test', String(endpointId))
  expect(tested).toMatchObject({ endpointId, eventId: expect.stringMatching(/^evt_test_/) })
  const sent = await json('webhook', 'deliveries', String(endpointId))
  expect(sent.deliveries).toMatchObject([
    { deliveryId: tested.deliveryId, type: 'endpoint.test', status: 'waiting', attempts: 0 },
    { type: 'endpoint.test', status: 'waiting' },
  ])
  const rotated = await json('webhook', 'rotate', String(endpointId))
  expect(rotated).toMatchObject({ endpointId, secret: expect.stringMatching(/^whsec_/) })
  expect(rotated.secret).not.toBe(secret)
  expect(await json('webhook', 'off', String(endpointId))).toMatchObject({
    offReason: 'switched_off',
  })
  expect((await run('webhook', 'test', String(endpointId))).err).toMatch(/is off\. Turn it on/)
  clock.now = later(1000)
  expect(await json('webhook', 'on', String(endpointId))).toMatchObject({ offAt: null })
  const byHolder = await run('webhook', 'list', '--telegram-id', telegramId)
  expect(byHolder.out).toContain(`${endpointId}  ${accountId}`)
  expect(await json('webhook', 'remove', String(endpointId))).toMatchObject({ removed: true })
  expect(await json('webhook', 'list')).toEqual({ webhooks: [], hasMore: false })
  expect((await run('webhook', 'remove', String(endpointId))).err).toMatch(/no webhook whe_/)
  const acts = await actsOf(store)
  expect(acts.map(({ action }) => action).filter((action) => action.startsWith('webhook'))).toEqual(
    ['add', 'rotate', 'off', 'on', 'remove'].map((verb) => `webhook.${verb}`),
  )
  // Nothing but the answer has a secret.
  expect(JSON.stringify(acts)).not.toContain('whsec_')
})

test('refuses other URLs, a fourth webhook, unknown types and unknown people', async () => {
  const { add, refusal, telegramId } = await withHolder()
  for (let i = 0; i < 3; i++) await add()
  for (const [url, who, more, message] of [
    [URL, telegramId, ['--types', 'order.lost'], /no event type "order\.lost".*order\.completed/],
    ['http://shop.example', telegramId, [], /must begin with https/],
    [URL, telegramId, [], /at most 3 webhooks/],
    [URL, 77, [], /No account/],
    [URL, telegramId, ['--test'], /no test key yet/],
  ] as const)
    expect(await refusal('webhook', 'add', '--telegram-id', who, '--url', url, ...more)).toMatch(
      message,
    )
})

test('sends everything since a time again', async () => {
  const { add, json, run, refusal, store, accountId, clock } = await withHolder()
  const { endpointId } = await add()
  const id = String(endpointId)
  await store.transaction(async (tx) => {
    for (const ms of [1000, 2000])
      recordEvent(tx, accountId, { type: 'order.completed', reference: 'API-1' }, later(ms))
  })
  clock.now = later(10_000)
  await enqueueNewEvents(store, new Set(), clock.now)
  const due = await dueDeliveries(store.read, id, { limit: 10, except: [] }, clock.now)
  const ok = { httpStatus: 200, problem: null, ms: 12, at: clock.now }
  await store.transaction((tx) =>
    recordAttempts(
      tx,
      due.map((one) => ({ ...one, ...ok })),
    ),
  )
  expect((await run('webhook', 'deliveries', id)).out).toMatch(
    /order\.completed +delivered +1 +200 +12/,
  )
  for (const [since, events] of [
    [later(2000).toISOString(), 1],
    ['9s', 2],
    ['2026-01-15', 3],
    ['2026-01-15 12:00:02', 1],
  ] as const)
    expect(await json('webhook', 'resend', id, '--since', since)).toMatchObject({ events })
  for (const since of ['tomorrow', '2027-01-01', '2025-02-30', '2025-02-30T10:00Z'])
    expect(await refusal('webhook', 'resend', id, '--since', since)).toMatch(
      /not a time in the past/,
    )
})
