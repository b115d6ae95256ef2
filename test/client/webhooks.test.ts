import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { verifyWebhook, WebhookError } from '../../packages/client/index.ts'

const SECRET = `whsec_${Buffer.from('a secret of 24 bytes ……').toString('base64')}`
const OTHER = `whsec_${Buffer.from('another secret, as long').toString('base64')}`
const NOW = new Date('2026-01-15T12:00:00Z')
const MINUTE_MS = 60_000
const BODY = JSON.stringify({
  ...{ id: 'evt_1', type: 'order.completed', createdAt: NOW.toISOString() },
  data: { orderId: 'API-GMA-1', packName: '60 UC für Zoë 🎮' },
})

/** As the reference implementation signs; the sender's clock may differ from ours. */
function sent({ secrets = [SECRET], body = BODY, aheadMs = 0 } = {}) {
  const at = new Date(NOW.getTime() + aheadMs)
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign('evt_1', at, body)).join(' '),
  }
}

const verify = (
  headers: Parameters<typeof verifyWebhook>[0],
  body: string | Uint8Array = BODY,
  secret: string | string[] = SECRET,
) => verifyWebhook(headers, body, secret, NOW.getTime())

test('returns the event of what the reference implementation has signed', async () => {
  const event = JSON.parse(BODY)
  expect(await verify(sent())).toEqual(event)
  expect(await verify(new Headers(sent()))).toEqual(event)
  const named = Object.entries(sent()).map(([name, value]) => [name.toUpperCase(), value])
  expect(await verify(Object.fromEntries(named))).toEqual(event)
  const others = new Map<string, string>(Object.entries(sent()))
  expect(await verify({ get: (name: string) => others.get(name) ?? null })).toEqual(event)
  expect(await verify(sent(), Buffer.from(BODY))).toEqual(event)
})

test('takes both secrets while one replaces the other', async () => {
  const both = sent({ secrets: [OTHER, SECRET] })
  for (const secret of [SECRET, OTHER])
    await expect(verify(both, BODY, secret)).resolves.toBeDefined()
  await expect(verify(sent(), BODY, [OTHER, SECRET])).resolves.toBeDefined()
  const unknownVersion = { ...sent(), 'webhook-signature': `v2,abc ${sent()['webhook-signature']}` }
  await expect(verify(unknownVersion)).resolves.toBeDefined()
})

test.each([-5, -4.9, 0, 4.9, 5])(
  'takes a call of a clock that is %d minutes ahead',
  async (minutes) => {
    await expect(verify(sent({ aheadMs: minutes * MINUTE_MS }))).resolves.toBeDefined()
  },
)

const good = sent()
const [version, signature] = good['webhook-signature'].split(',') as [string, string]
const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
test.each<[string, Record<string, string | string[] | undefined>, string?]>([
  ['another body', good, BODY.replace('60 UC', '90 UC')],
  ['a body in another order', good, JSON.stringify(JSON.parse(BODY), null, 1)],
  ['another id', { ...good, 'webhook-id': 'evt_2' }],
  ['another timestamp', { ...good, 'webhook-timestamp': String(NOW.getTime() / 1000 + 1) }],
  ['another secret', sent({ secrets: [OTHER] })],
  ['a changed signature', { ...good, 'webhook-signature': `${version},${changed}` }],
  [
    'a shortened signature',
    { ...good, 'webhook-signature': `${version},${signature.slice(0, 8)}` },
  ],
  ['an empty signature', { ...good, 'webhook-signature': 'v1,' }],
  ['a signature that is not base64', { ...good, 'webhook-signature': 'v1,é' }],
  ['a signature without version', { ...good, 'webhook-signature': signature }],
  ['no signature', { ...good, 'webhook-signature': undefined }],
  ['no id', { ...good, 'webhook-id': '' }],
  ['two ids', { ...good, 'webhook-id': ['evt_1', 'evt_1'] }],
  ['a timestamp that is none', { ...good, 'webhook-timestamp': '1e9' }],
  ['what was sent five minutes ago', sent({ aheadMs: -5 * MINUTE_MS - 1000 })],
  ['what is sent in five minutes', sent({ aheadMs: 5 * MINUTE_MS + 1000 })],
])('refuses %s', async (_, headers, body = BODY) => {
  await expect(verify(headers, body)).rejects.toThrow(WebhookError)
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const reference = new Webhook(SECRET)
  expect(() => reference.verify(BODY, good)).not.toThrow()
  expect(() => reference.verify(body, headers as Record<string, string>)).toThrow()
})

test.each(['', 'whsec_', 'whsec_é', []])('says that %j is no secret', async (secret) => {
  await expect(verify(sent(), BODY, secret)).rejects.toThrow()
})
