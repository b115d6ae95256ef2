// What is sent to the servers of account holders, and what they may answer.
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret } from '../../src/domain/webhooks/endpoints.ts'
import { isPublicAddress } from '../../src/domain/webhooks/url.ts'
import { createSender, type SenderSettings, senderSettings } from '../../src/webhooks/sender.ts'
import { webhookReceiver } from '../helpers/webhook-receiver.ts'

const NEVER = new AbortController().signal
const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../fixtures/tls', name), 'utf8')
const TLS = { key: fixture('key.pem'), cert: fixture('cert.pem') }
const event = { id: 'evt_1', type: 'order.completed', data: { note: 'déjà vu ✓' } }

/** On a machine of the test's own, where nothing is slow but what hangs. */
const LOCAL: SenderSettings = { ...senderSettings({ allowPrivate: true }), timeoutMs: 60_000 }
const PUBLIC = senderSettings({ allowPrivate: false })

function post(url: string, settings: Partial<SenderSettings> = {}, secrets = [newSecret()]) {
  const call = { url, id: event.id, body: JSON.stringify(event), secrets }
  return createSender({ ...LOCAL, ...settings })(call, NEVER, new Date())
}

test('a receiver verifies the call with either secret, and with no other', async () => {
  const { received, url } = await webhookReceiver()
  const secrets = [newSecret(), newSecret()]
  expect(await post(url, {}, secrets)).toMatchObject({ httpStatus: 204, problem: null })
  const [call] = received
  if (!call) throw new Error('Nothing was received.')
  for (const secret of secrets)
    expect(new Webhook(secret).verify(call.body, call.headers)).toEqual(event)
  expect(() => new Webhook(newSecret()).verify(call.body, call.headers)).toThrow()
  expect(() => new Webhook(secrets[0] ?? '').verify(`${call.body} `, call.headers)).toThrow()
  expect(call.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'evt_1',
    'user-agent': expect.stringMatching(/^gamewallet-webhooks\/\d/),
    connection: 'close',
  })
})

const answers =
  (status: number, headers = {}) =>
  (_: unknown, response: ServerResponse) =>
    void response.writeHead(status, headers).end('{}')

test.each([
  [200, null],
  [299, null],
  [302, 'redirects are not followed'],
  [410, 'gone'],
  [500, 'not a 2xx'],
])('an answer with the status %i', async (status, problem) => {
  const elsewhere = await webhookReceiver()
  const { url, received } = await webhookReceiver(answers(status, { Location: elsewhere.url }))
  expect(await post(url)).toMatchObject({ httpStatus: status, problem })
  expect(received).toHaveLength(1)
  expect(elsewhere.received).toEqual([])
})

test('a server that never answers is given up', async () => {
  const { url } = await webhookReceiver(() => {})
  const result = await post(url, { timeoutMs: 50 })
  expect(result).toMatchObject({ httpStatus: null, problem: 'no answer in time' })
})

test('a name that is never resolved is given up, too', async () => {
  const resolve = () => new Promise<string[]>(() => {})
  const result = await post('https://hooks.test/', { resolve, timeoutMs: 50 })
  expect(result).toMatchObject({ httpStatus: null, problem: 'no answer in time' })
})

test('nobody listens', async () => {
  const result = await post('http://127.0.0.1:9/')
  expect(result).toMatchObject({ httpStatus: null, problem: 'ECONNREFUSED' })
})

test('a body without end is not read to its end, and does not change the result', async () => {
  let sent = 0
  const { url } = await webhookReceiver((_, response) => {
    response.writeHead(200)
    const chunk = Buffer.alloc(64 * 1024)
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length
    }
    response.on('drain', more)
    more()
  })
  expect(await post(url)).toMatchObject({ httpStatus: 200, problem: null })
  expect(sent).toBeLessThan(64 * 2 ** 20)
})

test('headers without end are refused', async () => {
  const { url } = await webhookReceiver((_, response) => {
    response.setHeader('X-Long', 'x'.repeat(20_000))
    response.end()
  })
  const result = await post(url)
  expect(result).toMatchObject({ httpStatus: null, problem: 'HPE_HEADER_OVERFLOW' })
})

test('an answer that changes the protocol is a failure, and the call ends', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'
  const { url } = await webhookReceiver((_, response) => void response.socket?.write(upgrade))
  expect(await post(url)).toMatchObject({ httpStatus: 101, problem: 'not a 2xx' })
})

test('a few answers before the answer are read, but not answers without end', async () => {
  const early = 'HTTP/1.1 103 Early Hints\r\n\r\n'
  const few = await webhookReceiver((_, response) => {
    response.socket?.write(early.repeat(3))
    response.writeHead(204).end()
  })
  expect(await post(few.url)).toMatchObject({ httpStatus: 204, problem: null })
  const many = await webhookReceiver((_, { socket }) => {
    const more = () => {
      while (socket && !socket.destroyed && socket.write(early.repeat(1000)));
    }
    socket?.on('drain', more)
    more()
  })
  const result = await post(many.url)
  expect(result).toMatchObject({ httpStatus: null, problem: 'too many interim answers' })
})

test('a connection that brings more than any answer needs is closed', async () => {
  const without =
    (text: string) =>
    (_: unknown, { socket }: ServerResponse) => {
      const more = () => {
        while (socket && !socket.destroyed && socket.write(text.repeat(1000)));
      }
      socket?.on('drain', more)
      more()
    }
  const lines = await webhookReceiver(without('\r\n'))
  const tooLong = { httpStatus: null, problem: 'too long an answer' }
  expect(await post(lines.url)).toMatchObject(tooLong)
  const chunks = await webhookReceiver((request, response) => {
    response.socket?.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
    without(`1;${'x'.repeat(5000)}\r\na\r\n`)(request, response)
  })
  expect(await post(chunks.url)).toMatchObject({ httpStatus: 200, problem: null })
})

test('a server cannot have the keys of a connection renewed again and again', async () => {
  let renewed = 0
  const renews = await webhookReceiver(
    (_, { socket }) => {
      const again = () => {
        if (!(socket instanceof TLSSocket) || socket.destroyed) return
        socket.renegotiate({}, (error) => {
          if (!error && ++renewed < 100) again()
          else socket.destroy()
        })
      }
      again()
    },
    { ...TLS, maxVersion: 'TLSv1.2' },
  )
  const trusted = { resolve: async () => ['127.0.0.1'], ca: TLS.cert }
  const result = await post(`https://hooks.test:${renews.port}/`, trusted)
  expect(result).toMatchObject({ httpStatus: null })
  expect(renewed).toBe(0)
})

test('a status counts although the body is cut off', async () => {
  const { url } = await webhookReceiver((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('a', () => response.destroy())
  })
  expect(await post(url)).toMatchObject({ httpStatus: 200, problem: null })
})

test('the certificate must be right for the name', async () => {
  const { port, received } = await webhookReceiver(undefined, TLS)
  const resolve = async () => ['127.0.0.1']
  const trusted = { resolve, ca: TLS.cert }
  expect(await post(`https://hooks.test:${port}/`, trusted)).toMatchObject({ httpStatus: 204 })
  expect(await post(`https://other.test:${port}/`, trusted)).toMatchObject({
    httpStatus: null,
    problem: 'ERR_TLS_CERT_ALTNAME_INVALID',
  })
  expect(await post(`https://hooks.test:${port}/`, { resolve })).toMatchObject({
    httpStatus: null,
    problem: expect.stringMatching(/SELF_SIGNED/),
  })
  expect(received).toHaveLength(1)
})

const REFUSED = [
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '100.64.0.1', '169.254.169.254'],
  ...['172.31.255.255', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.7', '203.0.113.9'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::10.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
  ],
  ...['100::1', '2001::1', '2001:db8::1', '2002:a00:1::', '3fff::1', '5f00::1'],
  ...['fc00::1', 'fd12::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', 'not an address'],
]

test.each(REFUSED)('nothing is sent to %s', async (address) => {
  expect(isPublicAddress(address)).toBe(false)
  const resolve = async () => [address]
  const result = await post('https://hooks.test/', { ...PUBLIC, resolve })
  expect(result).toMatchObject({ httpStatus: null, problem: 'the address is not public' })
})

test.each(['1.1.1.1', '8.8.8.8', '100.128.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::8a'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test('a name with a public and a private address is refused', async () => {
  const resolve = async () => ['1.1.1.1', '10.0.0.1']
  const result = await post('https://hooks.test/', { ...PUBLIC, resolve })
  expect(result).toMatchObject({ httpStatus: null, problem: 'the address is not public' })
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://localhost/',
])('nothing is sent to %s', async (url) => {
  const resolve = async () => ['127.0.0.1']
  const result = await post(url, { ...PUBLIC, resolve })
  expect(result).toMatchObject({ httpStatus: null, problem: 'the address is not public' })
})

test('without TLS nothing is sent', async () => {
  const resolve = async () => ['1.1.1.1']
  const result = await post('http://hooks.test/', { ...PUBLIC, resolve })
  expect(result).toMatchObject({ httpStatus: null, problem: 'the URL is not https' })
})

test('a call goes to the address that was checked, whatever the name resolves to a moment later', async () => {
  const { port, received } = await webhookReceiver()
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return [asked.length === 1 ? '127.0.0.1' : '127.0.0.2']
  }
  const mayReach = (address: string) => address === '127.0.0.1'
  const first = await post(`http://hooks.test:${port}/`, { resolve, mayReach })
  expect(first).toMatchObject({ httpStatus: 204, problem: null })
  expect(asked).toEqual(['hooks.test'])
  expect(received[0]?.headers.host).toBe(`hooks.test:${port}`)
  const second = await post(`http://hooks.test:${port}/`, { resolve, mayReach })
  expect(second).toMatchObject({ httpStatus: null, problem: 'the address is not public' })
  expect(received).toHaveLength(1)
})

test('the address is checked once more when the connection is there', async () => {
  const { port, received } = await webhookReceiver()
  let asked = 0
  const mayReach = () => asked++ === 0
  const result = await post(`http://127.0.0.1:${port}/`, { mayReach })
  expect(result).toMatchObject({ httpStatus: null, problem: 'the address is not public' })
  expect(received).toEqual([])
})

test('a call ends when the service stops', async () => {
  const { url, received } = await webhookReceiver(() => {})
  const stopping = new AbortController()
  const call = { url, id: 'evt_1', body: '{}', secrets: [newSecret()] }
  const result = createSender(LOCAL)(call, stopping.signal, new Date())
  await expect.poll(() => received).toHaveLength(1)
  stopping.abort()
  expect(await result).toMatchObject({ httpStatus: null })
})
