import { request } from 'node:http'
import { expect, it } from 'vitest'
import { ANA, rawCall, startEmulation } from './emulation.ts'

/** A request with headers that fetch does not let one set. */
function ask(url: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

it('lets no page elsewhere act or look', async () => {
  const { url } = await startEmulation()
  const { host, port } = new URL(url)
  const sticker = `${url}/chats/${ANA}/sticker`
  const post = (headers: Record<string, string>) => ask(sticker, headers, 'POST')
  expect(await post({ Origin: url })).toBe(200)
  expect(await post({ Host: `localhost:${port}`, Origin: `http://localhost:${port}` })).toBe(200)
  expect(await post({ Origin: 'https://evil.example' })).toBe(403)
  expect(await post({ Origin: 'null' })).toBe(403)
  expect(await post({ Host: 'rebound.example' })).toBe(403)
  expect(await post({ Host: `rebound.example:${port}`, Origin: `http://${host}` })).toBe(403)
  expect(await ask(`${url}/chats`, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await ask(`${url}/chats`, { 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
  const followed = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }
  expect(await ask(`${url}/chats`, followed)).toBe(403)
  expect(await ask(`${url}/`, followed)).not.toBe(403)
})

it('changes nothing for a GET, which any page can have a browser send', async () => {
  const { url, act, api } = await startEmulation()
  await act(`/chats/${ANA}/text`, { text: 'hello' })
  const before = await (await fetch(`${url}/chats/${ANA}`)).text()
  for (const call of [
    `sendMessage?chat_id=${ANA}&text=hi`,
    'setMyCommands?commands=[]',
    'deleteWebhook',
    'getUpdates?offset=1000',
    'GETUPDATES?offset=1000',
    `refundStarPayment?user_id=${ANA}`,
  ]) {
    const { status, body } = await rawCall(url, call, { method: 'GET' })
    expect({ status, body }, call).toMatchObject({ status: 405, body: { ok: false } })
  }
  expect(await (await fetch(`${url}/chats/${ANA}`)).text()).toBe(before)
  expect(await api.getUpdates()).toHaveLength(1)
  expect((await rawCall(url, 'getMe', { method: 'GET' })).status).toBe(200)
})

it('serves the page and nothing beside it', async () => {
  const { url } = await startEmulation()
  const page = await fetch(url)
  expect(page.status).toBe(200)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(
      /^default-src 'self';.*frame-ancestors 'none'/,
    ),
    'x-frame-options': 'DENY',
  })
  const style = await fetch(`${url}/page/chat.css`)
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  for (const path of [
    '/page/..%2femulator.ts',
    '/page/%2e%2e/emulator.ts',
    '/page/..%5cemulator.ts',
    '/page/none.js',
    '/page/',
    '/emulator.ts',
  ])
    expect((await fetch(url + path)).status, path).toBe(404)
})
