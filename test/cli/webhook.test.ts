import { expect, test } from 'vitest'
import { actsOf } from '../helpers/acts.ts'
import { testCli } from '../helpers/cli.ts'
import { openTestAccount } from '../helpers/factories.ts'

const URL = 'https://shop.example/hook'

async function withHolder() {
  const cli = await testCli()
  const { id, telegramId } = await openTestAccount(cli.store)
  const add = (...more: string[]) =>
    cli.json('webhook', 'add', '--telegram-id', telegramId, '--url', URL, ...more)
  return { ...cli, accountId: id, telegramId, add }
}

test('adds a webhook with a test event, lists it, rotates its secret, and turns it off', async () => {
  const { add, json, run, store, accountId } = await withHolder()
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
  const sent = await json('webhook', 'deliveries', String(endpointId))
  expect(sent.deliveries).toMatchObject([{ type: 'endpoint.test', status: 'waiting', attempts: 0 }])
  const rotated = await json('webhook', 'rotate', String(endpointId))
  expect(rotated).toMatchObject({ endpointId, secret: expect.stringMatching(/^whsec_/) })
  expect(rotated.secret).not.toBe(secret)
  expect(await json('webhook', 'off', String(endpointId))).toMatchObject({
    offReason: 'switched_off',
  })
  expect((await run('webhook', 'off', 'whe_gone')).err).toMatch(/no webhook whe_/)
  const acts = await actsOf(store)
  expect(acts.map(({ action }) => action).filter((action) => action.startsWith('webhook'))).toEqual(
    ['add', 'rotate', 'off'].map((verb) => `webhook.${verb}`),
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
