// A holder's webhooks in the bot: from the first one to its removal.
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { ensureTestAccount } from '../../../src/domain/accounts/test-account.ts'
import { recordEvent } from '../../../src/domain/events/record.ts'
import { endpointsOf, turnOff } from '../../../src/domain/webhooks/endpoints.ts'
import { testBot } from '../../helpers/bot.ts'
import { PATIENT } from '../../helpers/scripted-supplier.ts'
import { webhookReceiver } from '../../helpers/webhook-receiver.ts'
import { actor, endpoint } from '../../helpers/webhooks.ts'

/** As on the internet. */
const STRICT = { ...PATIENT, webhookAllowPrivate: false }

async function withHolder(overrides: Parameters<typeof testBot>[0] = {}) {
  const bot = await testBot(overrides)
  const holder = await bot.newcomer()
  const account = await holder.account()
  const shownSecret = () => holder.spoiler('The secret of')
  async function send() {
    await bot.app.jobs.webhooks.runOnce()
    await bot.app.jobs.webhooks.drained()
  }
  const endpoints = () => endpointsOf(bot.store.read, account.id)
  return { ...bot, holder, account, shownSecret, send, endpoints }
}

test('a webhook is added, tested at once, its secret is shown once, and its events are chosen', async () => {
  const { holder, shownSecret, send, endpoints } = await withHolder()
  const { received, url } = await webhookReceiver()
  await holder.go('/api', '🪝 Webhooks', '➕ Add a webhook')
  expect(await holder.ask('not a url')).toMatch(/This is not a URL/)
  expect(await holder.ask(url)).toMatch(/on its way – tap Refresh/)
  const secret = await shownSecret()
  await holder.go('🗂 Choose events', '☑️ wallet.low')
  expect(await holder.buttons()).toContain('⬜️ wallet.low')
  const [added] = await endpoints()
  expect(added?.types).not.toContain('wallet.low')
  expect(added?.types).toContain('order.completed')
  await send()
  const [call] = received
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ type: 'endpoint.test' })
  // The test's clock stands still; what signs is looked at here, not when.
  const id = call?.headers['webhook-id'] ?? ''
  const at = new Date(Number(call?.headers['webhook-timestamp']) * 1000)
  expect(new Webhook(secret).sign(id, at, call?.body ?? '')).toBe(
    call?.headers['webhook-signature'],
  )
  expect(await holder.see('‹ Back', '↻ Refresh')).toMatch(/Last test {2}✅ 204 in \d+ ms/)
  await holder.go('🗑 I have stored it – delete this message', '🔁 Replace secret', /Yes/)
  expect(JSON.stringify(await holder.messages())).not.toContain(secret)
  expect(await shownSecret()).not.toBe(secret)
})

test('a URL that cannot be used is typed again', async () => {
  const { holder, endpoints } = await withHolder({ config: STRICT })
  await holder.go('/api', '🪝 Webhooks', '➕ Add a webhook')
  expect(await holder.ask('https://169.254.169.254/')).toMatch(/public internet/)
  expect(await holder.ask('two: https://a.example https://b.example')).toMatch(/not a URL/)
  expect(await holder.buttons()).toEqual(['Cancel'])
  for (const unclear of [
    'http://shop.example/hook',
    'shop.example/hook',
    'send it to https://shop.example please',
  ])
    expect(await holder.ask(unclear)).toMatch(/https/)
  await holder.write('https://shop.example/hook')
  expect((await endpoints()).map(({ url }) => url)).toEqual(['https://shop.example/hook'])
})

test('deliveries show what was answered, and are sent again: one, or all since a time', async () => {
  const { holder, store, account, send, clock } = await withHolder()
  let status = 500
  const { received, url } = await webhookReceiver(
    (_, response) => void response.writeHead(status).end(),
  )
  const data = { balanceMicros: 1, lowBelowMicros: 2 }
  await endpoint(store, account.id, null, clock.now, url)
  await store.transaction(async (tx) => {
    recordEvent(tx, account.id, { type: 'wallet.low', data }, clock.now)
  })
  await send()
  expect(await holder.see('/api', '🪝 Webhooks', /^🟠 127/)).toMatch(/failing since/)
  await holder.go('📜 Deliveries', /^🕓 wallet\.low · 500 · \d+ ms · #1/)
  const seen = await holder.sees()
  expect(seen).toMatch(/500 \(not a 2xx\)[\s\S]*Next attempt/)
  expect(seen).toContain(`Event  ${received[0]?.headers['webhook-id']}`)
  status = 200
  expect((await holder.press('📨 Send again'))?.text).toMatch(/on its way/)
  await send()
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
    Array(2).fill(received[0]?.headers['webhook-id']),
  )
  await holder.go('↻ Refresh', '📨 Send everything since …')
  expect(await holder.ask('2027-01-01')).toMatch(/not a date in the past/)
  await holder.write('2026-01-01')
  expect(JSON.stringify(await holder.messages())).toContain('They are on their way.')
  await send()
  expect(received.length).toBeGreaterThanOrEqual(3)
})

test('a webhook that failed is turned on, one is removed, and at most three can be added', async () => {
  const { holder, store, account, endpoints, clock } = await withHolder()
  for (let i = 0; i < 2; i++) await endpoint(store, account.id)
  const { endpoint: failing } = await endpoint(store, account.id)
  await store.transaction((tx) =>
    turnOff(tx, failing, { reason: 'failing', actor: 'service' }, clock.now),
  )
  expect(await holder.see('/api', '🪝 Webhooks')).toMatch(/3, which is the limit/)
  expect(await holder.buttons()).not.toContain('➕ Add a webhook')
  await holder.press('⚪️ shop.example/hook')
  expect(await holder.sees()).toMatch(/State {2}⚪️ off, because no call succeeded/)
  expect(await holder.buttons()).not.toContain('📨 Send a test event')
  expect(await holder.see('🟢 Turn on')).toMatch(/State {2}🟢 on/)
  await holder.go('🗑 Remove', '🗑 Yes, remove it')
  expect(await endpoints()).toHaveLength(2)
  expect(await holder.buttons()).toContain('➕ Add a webhook')
})

test("nobody sees or changes another person's webhook, and test keys have their own", async () => {
  const { holder, store, account, clock, newcomer } = await withHolder()
  const other = await newcomer()
  const owner = await other.account()
  const { endpoint: theirs } = await endpoint(store, owner.id)
  await holder.write('/api')
  for (const verb of ['', '-test', '-rotate-now', '-remove-now', '-log']) {
    const data = await holder.asShown(`hook${verb}:${theirs.id}`)
    expect((await holder.forge(data))?.text).toMatch(/no webhook/)
  }
  expect(await endpointsOf(store.read, owner.id)).toEqual([theirs])
  const test = await store.transaction((tx) => ensureTestAccount(tx, account, actor, clock.now))
  await endpoint(store, test.id)
  await holder.go('/api', '🪝 Webhooks')
  expect(await holder.buttons()).not.toContain('🟢 shop.example/hook')
  await holder.go('/api', '🧪 Test keys', '🪝 Webhooks', '🟢 shop.example/hook')
  expect(await holder.sees()).toMatch(/Webhook of your test keys/)
})
