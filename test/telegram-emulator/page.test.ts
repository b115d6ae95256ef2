import { request } from 'node:http'
import { expect, it } from 'vitest'
import { ANA, startEmulation } from './emulation.ts'

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
