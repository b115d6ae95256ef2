// What is wrong with an adapter file is said with its line and column, before anything uses it.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { readConfig } from '../../src/config.ts'
import { markOf } from '../../src/suppliers/files.ts'
import { problemsIn, SMALL } from '../helpers/adapters.ts'

test.each<[string, [string, string], string]>([
  ['YAML that breaks off', ['title: A', 'title: "A'], 'small.yaml:'],
  ['a key that is not known', ['tried:', 'tired:'], 'small.yaml:4:1 tired: is not known here'],
  ['a currency in small letters', ['USD', 'usd'], 'small.yaml:5:1 currency: must be a code'],
  [
    'a setting in small letters',
    ['KEY:', 'key:'],
    'small.yaml:8:3 settings.key: must be in capitals',
  ],
  ['an expression that does not parse', ['status = 400', 'status ='], 'place.answers.1.if: '],
  ['a word that is no class', ['declined', 'denied'], 'small.yaml:23:7 place.answers.1.means: '],
  ['a template that does not end', ["'${ref}'", "'${ref'"], 'does not end with }'],
  ['a function that gives something else each time', ['body.id', '$random()'], '$random cannot be'],
  ['text that is run', ['body.id', '$eval(body.id)'], '$eval cannot be used'],
  ['a pattern that backtracks', ['status = 400', '$match(text, /(a)\\1/)'], 'answers.1.if: '],
  [
    'a request with two bodies',
    ['    json:', '    form: { a: b }\n    json:'],
    'has both json and form',
  ],
  ['a GET with a body', ['POST', 'GET'], 'a GET has no body'],
  ['a name that is not there', ['${item}', '${article}'], 'there is no article'],
  [
    'a setting that is not there',
    ['secret.KEY', 'secret.PASSWORD'],
    'there is no setting PASSWORD',
  ],
  ['a secret that is used as a setting', ['secret.KEY', 'setting.KEY'], 'KEY is a secret'],
  [
    'an address without TLS',
    ['${setting.URL}', 'http://small.example'],
    'must begin with https://',
  ],
  [
    'a path that would go on with the name of the host',
    ['path: /orders', 'path: .example/orders'],
    'place.request: the path must begin with /',
  ],
  [
    'an address that a customer has a part in',
    ['${setting.URL}', '${setting.URL}/${player.userId}'],
    'baseUrl: has only settings put in, not ${player.userId}',
  ],
  [
    'an order that the supplier cannot know again',
    ["'${ref}'", "'x'"],
    'place.idempotent: the request has no ${ref}',
  ],
  ['an order at work that nobody can ask about', ['idempotent: true', 'idempotent: false'], ''],
])('%s', (_, [from, to], said) => {
  const problems = problemsIn(SMALL.replace(from, to))
  if (said === '') expect(problems).toEqual([])
  else expect(problems.join('\n')).toContain(said)
})

test('a check asks by something that it sends, and that an answer has given', () => {
  const check = (by: string, path: string) => `${SMALL}check:
  by: ${by}
  request: { method: GET, path: '${path}' }
  answers: [{ if: status = 200, means: completed }]
`
  expect(problemsIn(check('id', '/orders/${id}'))).toEqual([])
  expect(problemsIn(check('ref', '/orders/${id}')).join()).toContain('no ${ref} to ask by')
  expect(
    problemsIn(check('id', '/orders/${id}').replace('      id: body.id\n', '')).join(),
  ).toContain('no answer to place gives an id')
})

test('every problem is named, up to twenty', () => {
  const many = Array.from({ length: 40 }, (_, i) => `unknown${i}: 1`).join('\n')
  expect(problemsIn(`${SMALL}${many}\n`)).toHaveLength(20)
  expect(problemsIn('x'.repeat(1_000_001)).join()).toContain('longer than')
})

test('every part of a file in docs/adapter-files.md can stand in one', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/adapter-files.md'), 'utf8')
  const parts = [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
  expect(parts.length).toBeGreaterThan(5)
  const small = parse(SMALL)
  const more = { USER: { about: 'a name' }, PASSWORD: { about: 'a password', secret: true } }
  for (const code of parts) {
    const part = parse(code)
    const settings = { ...small.settings, ...more, ...part.settings }
    expect(problemsIn(stringify({ ...small, ...part, settings })), code).toEqual([])
  }
})

describe('a supplier of a file', () => {
  const withFile = (source: string, mark: 'marked' | 'unmarked' = 'marked') => {
    const folder = mkdtempSync(join(tmpdir(), 'gamewallet-adapters-'))
    const path = join(folder, 'small.yaml')
    writeFileSync(path, source)
    const { path: beside, text } = markOf(path, SMALL)
    if (mark === 'marked') writeFileSync(beside, text)
    return {
      SUPPLIERS: 'north:small',
      SUPPLIER_FILES: folder,
      SUPPLIER_NORTH_URL: 'https://small.example/',
      SUPPLIER_NORTH_KEY: 'k-1',
    }
  }
  const suppliers = (env: Record<string, string>) => readConfig(env).suppliers.slice(1)

  test('is set up by what the file asks for, from a folder of the operator', () => {
    expect(suppliers(withFile(SMALL))).toMatchObject([
      {
        ...{ kind: 'small', name: 'north', allowLoss: false, rate: 1 },
        settings: { URL: 'https://small.example' },
        secrets: { KEY: 'k-1' },
      },
    ])
  })

  test('is refused before its file has passed its checks, and after every change of it', () => {
    for (const env of [withFile(SMALL, 'unmarked'), withFile(`${SMALL}# changed\n`)])
      expect(() => suppliers(env)).toThrow(
        /SUPPLIERS: .*small\.yaml has not passed its checks as it is now: run npm run -s cli -- supplier check /,
      )
  })

  test('is refused with the place of what is wrong in its file', () => {
    expect(() => suppliers(withFile(SMALL.replace('declined', 'denied')))).toThrow(
      /small\.yaml:23:7 place\.answers\.1\.means: /,
    )
  })

  test('wants its settings, and a rate where it does not count in USD', () => {
    const inRupiah = withFile(SMALL)
    expect(() => suppliers({ ...inRupiah, SUPPLIER_NORTH_KEY: '' })).toThrow(
      /SUPPLIER_NORTH_KEY: must be the key/,
    )
    const source = SMALL.replace('USD', 'IDR')
    const env = withFile(source)
    const { path, text } = markOf(join(env.SUPPLIER_FILES, 'small.yaml'), source)
    writeFileSync(path, text)
    expect(() => suppliers(env)).toThrow(/SUPPLIER_NORTH_RATE: must say how many IDR one USD is/)
    expect(() => suppliers({ ...env, SUPPLIER_NORTH_RATE: '0' })).toThrow(/above zero/)
    expect(suppliers({ ...env, SUPPLIER_NORTH_RATE: '16000' })).toMatchObject([{ rate: 16_000 }])
  })

  test.each([
    'https://ada:pw@small.example',
    'https://small.example/?a=b',
    'https://small.example/#a',
  ])('is refused with the address %s, which no path can follow', (url) => {
    expect(() => suppliers({ ...withFile(SMALL), SUPPLIER_NORTH_URL: url })).toThrow(
      /SUPPLIER_NORTH_URL: must be an address such as/,
    )
  })

  test('is taken from a checkout that ends its lines in another way', () => {
    const env = withFile(SMALL)
    for (const name of ['small.yaml', 'small.checked']) {
      const path = join(env.SUPPLIER_FILES, name)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'))
    }
    expect(suppliers(env)).toMatchObject([{ kind: 'small' }])
  })

  test('does not share a variable with another', () => {
    const source = SMALL.replace('KEY: {', 'EU_KEY: { about: another key }\n  KEY: {')
    const env = withFile(source)
    const { path, text } = markOf(join(env.SUPPLIER_FILES, 'small.yaml'), source)
    writeFileSync(path, text)
    const both = {
      ...{ SUPPLIERS: 'north:small,north-eu:small', SUPPLIER_NORTH_EU_KEY: 'k-2' },
      ...{ SUPPLIER_NORTH_EU_URL: 'https://eu.example', SUPPLIER_NORTH_EU_EU_KEY: 'k-3' },
    }
    expect(() => suppliers({ ...env, ...both })).toThrow(
      /SUPPLIER_NORTH_EU_KEY: is read for north and for north-eu: give one of them another name/,
    )
  })
})
