// What surrounds the service in a torture run, each part by itself.
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createRandom } from '../../packages/torture/random.ts'
import { startHttpProxy, type Trouble } from '../../packages/torture/world/http-proxy.ts'
import { bodyOf, listen, shut } from '../../packages/torture/world/local-server.ts'
import { startReceiver } from '../../packages/torture/world/receiver.ts'
import { startTcpProxy } from '../../packages/torture/world/tcp-proxy.ts'
import { wrongWith } from '../../packages/torture/world/webhook-signature.ts'

const range = (length: number) => Array.from({ length }, (_, i) => i)

describe('the HTTP proxy', () => {
  /** Answers with what it got. */
  async function mirror() {
    const seen: { method: string; headers: IncomingMessage['headers'] }[] = []
    const server = createHttpServer(async (request, response) => {
      seen.push({ method: request.method ?? '', headers: request.headers })
      const body = await bodyOf(request, 64 << 20)
      response.writeHead(418, { 'X-Twice': ['a', 'b'] }).end(body)
    })
    const url = `http://127.0.0.1:${await listen(server)}`
    onTestFinished(async () => {
      if (server.listening) await shut(server)
    })
    const proxy = await startHttpProxy(url, { random: createRandom('proxy'), lateMs: 100 })
    onTestFinished(proxy.close)
    const meet = (kind: Trouble) => proxy.trouble(1, [kind])
    const ask = (body = 'hello') => fetch(`${proxy.url}/a?b=c`, { method: 'PUT', body })
    return { proxy, seen, meet, ask }
  }

  it('passes on methods, headers, statuses and large binary bodies', async () => {
    const { proxy, seen } = await mirror()
    const body = Buffer.alloc(12 << 20, Buffer.from([0, 255, 10, 13, 200]))
    const headers = { 'X-Own': 'é', 'Content-Type': 'multipart/form-data; boundary=x' }
    const answer = await fetch(proxy.url, { method: 'PATCH', body, headers })
    expect(answer.status).toBe(418)
    expect(answer.headers.get('x-twice')).toBe('a, b')
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true)
    expect(seen).toMatchObject([
      { method: 'PATCH', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ])
    expect((await fetch(proxy.url, { method: 'HEAD' })).status).toBe(418)
  })

  it('makes each trouble that it is asked for', async () => {
    const { proxy, seen, meet, ask } = await mirror()
    const requests = async (kind: Trouble, check: () => Promise<unknown>) => {
      const before = seen.length
      meet(kind)
      await check()
      return seen.length - before
    }
    const isCut = () => expect(ask()).rejects.toThrow()
    const passes = async () => expect(await (await ask()).text()).toBe('hello')
    expect(await requests('cut-before', isCut)).toBe(0)
    expect(await requests('cut-after', isCut)).toBe(1)
    expect(await requests('twice', passes)).toBe(2)
    expect(await requests('half', async () => expect((await ask()).text()).rejects.toThrow())).toBe(
      1,
    )
    expect(
      await requests('half', async () => expect((await ask('')).text()).rejects.toThrow()),
    ).toBe(1)
    const startedMs = performance.now()
    expect(await requests('late', passes)).toBe(1)
    expect(performance.now() - startedMs).toBeGreaterThan(95)
    const htmls = await requests('html', async () => {
      for (const _ of range(20)) expect((await ask()).status).toBe(502)
    })
    expect(htmls).toBeGreaterThan(0)
    expect(htmls).toBeLessThan(20)
    proxy.trouble(0)
    await passes()
  })
})

describe('the TCP proxy', () => {
  /** A server that answers each connection as `serve` does, and a way to it through the proxy. */
  async function way(serve: (socket: Socket) => void) {
    const server = createServer({ allowHalfOpen: true }, serve)
    const target = { host: '127.0.0.1', port: await listen(server) }
    const proxy = await startTcpProxy(target, createRandom('tcp'))
    onTestFinished(async () => {
      await proxy.close()
      server.close()
    })
    const open = () => {
      const socket = connect(proxy.port, '127.0.0.1')
      socket.on('error', () => undefined)
      return socket
    }
    return { proxy, open }
  }
  const echo = (socket: Socket) => socket.on('error', () => undefined).pipe(socket)
  const closed = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve))
  /** All that arrives until the other side ends. */
  const heard = async (socket: Socket) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    await closed(socket)
    return Buffer.concat(chunks)
  }

  it('cuts, delays, truncates and refuses until it is reset', async () => {
    const { proxy, open } = await way(echo)
    const idle = open()
    await once(idle, 'connect')
    idle.write('x')
    await once(idle, 'data')
    proxy.cut()
    await closed(idle)

    proxy.truncate(1)
    const cutShort = open()
    cutShort.write(Buffer.alloc(5000))
    expect((await heard(cutShort)).length).toBeLessThan(5000)

    proxy.refuse(true)
    const refused = open()
    expect((await heard(refused)).length).toBe(0)

    proxy.reset()
    proxy.delay(50)
    const ask = async () => {
      const startedMs = performance.now()
      const socket = open()
      socket.end('hello')
      expect(String(await heard(socket))).toBe('hello')
      return performance.now() - startedMs
    }
    // There and back.
    expect(await ask()).toBeGreaterThan(95)
    proxy.reset()
    await ask()
  })
})

describe('the receiver', () => {
  const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const OTHER = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
  const sign = (secret: string, id: string, seconds: number, body: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64')}`

  async function receiver(clockToleranceMs?: number) {
    const random = createRandom('receiver')
    const tolerance = clockToleranceMs === undefined ? {} : { clockToleranceMs }
    const own = await startReceiver({ random, nowMs: () => 42, ...tolerance })
    onTestFinished(own.close)
    async function deliver(
      given: { secret?: string; id?: string; awayS?: number; body?: string } = {},
    ) {
      const { secret = SECRET, id = 'evt_1', awayS = 0, body = '{"id":"evt_1"}' } = given
      const seconds = Math.floor(Date.now() / 1000) + awayS
      const signature = `v1,bm90aGluZw== ${sign(secret, id, seconds, body)}`
      const headers = {
        ...{
          'webhook-id': id,
          'webhook-timestamp': String(seconds),
          'webhook-signature': signature,
        },
      }
      const answer = await fetch(own.urlOf('shop'), { method: 'POST', body, headers })
      return { status: answer.status, wrong: own.deliveries().at(-1)?.wrong }
    }
    return { own, deliver, know: (...secrets: string[]) => own.secrets('shop', secrets) }
  }

  it('agrees with the example of the specification', () => {
    const headers = {
      ...{ 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330' },
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }
    const given = { secrets: [SECRET], wallMs: 1_614_265_330_000, clockToleranceMs: 0 }
    // Only its body has no id.
    expect(wrongWith(headers, Buffer.from('{"test": 2432232314}'), given)).toContain('in the body')
    expect(wrongWith(headers, Buffer.from('{"test": 2432232315}'), given)).toContain('no signature')
  })

  it('believes what is signed with one of the secrets, and nothing else', async () => {
    const { own, deliver, know } = await receiver()
    const first = deliver()
    await expect.poll(() => own.deliveries()).toMatchObject([{ wrong: expect.anything() }])
    know(SECRET)
    expect(await first).toEqual({ status: 204, wrong: null })
    expect(await deliver({ secret: OTHER })).toMatchObject({ status: 401 })
    know(OTHER, SECRET)
    expect(await deliver({ secret: OTHER })).toEqual({ status: 204, wrong: null })
    know(OTHER)
    expect((await deliver()).wrong).toContain('no signature')
    await fetch(own.urlOf('shop'), { method: 'POST', body: '{"id":"evt_1"}' })
    expect(own.deliveries().at(-1)).toEqual({
      ...{ endpoint: 'shop', atMs: 42, id: '', body: { id: 'evt_1' } },
      wrong: 'no webhook-id',
    })
  })
})
