import { expect, test } from 'vitest'
import { parseWebhookUrl } from '../../../src/domain/webhooks/url.ts'

const parse = (text: string, allowPrivate = false) => parseWebhookUrl(text, { allowPrivate })

test.each([
  ['http://shop.example/hook', 'not_https'],
  ['ftp://shop.example/hook', 'not_https'],
  ['https://me:secret@shop.example/', 'has_password'],
  ['https://me@shop.example/', 'has_password'],
  ['https://shop.example:25/', 'port'],
  ['https://127.0.0.1/', 'not_public'],
  ['https://2130706433/', 'not_public'],
  ['https://0x7f000001/', 'not_public'],
  ['https://0177.0.0.1/', 'not_public'],
  ['https://127.1/', 'not_public'],
  ['https://[::1]/', 'not_public'],
  ['https://[::ffff:10.0.0.1]/', 'not_public'],
  ['https://１２７.0.0.1/', 'not_public'],
  ['https://localhost./', 'not_public'],
  ['https://api.localhost/', 'not_public'],
  ['shop.example', 'not_a_url'],
  ['https:\\\\shop.example', 'not_a_url'],
  ['https://shop.example/a b', 'not_a_url'],
  [`https://shop.example/${'x'.repeat(500)}`, 'not_a_url'],
])('%s cannot be a webhook', (text, problem) => {
  expect(() => parse(text)).toThrow(`"problem":"${problem}"`)
})

test.each([
  ['https://shop.example', 'https://shop.example/'],
  [' https://SHOP.example:443/Hook?a=1#part ', 'https://shop.example/Hook?a=1'],
  ['https://shop.example:8443/', 'https://shop.example:8443/'],
  ['https://1.1.1.1/', 'https://1.1.1.1/'],
])('%s becomes %s', (text, url) => expect(parse(text)).toBe(url))

test('for tests, any http or https URL will do', () => {
  expect(parse('http://127.0.0.1:80/x', true)).toBe('http://127.0.0.1/x')
  expect(() => parse('ftp://127.0.0.1/', true)).toThrow('not_https')
})
