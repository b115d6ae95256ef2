import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { admin, holder } from '../src/bot/features.ts'
import { routesOf } from '../src/bot/kit/router.ts'
import { createProgram, runProgram } from '../src/cli/program.ts'
import { readConfig } from '../src/config.ts'
import { ERRORS, type ErrorName, errorRow } from '../src/http/errors/error-table.ts'
import { createLog } from '../src/log/log.ts'
import { createMetrics } from '../src/metrics/metrics.ts'
import { refusedResponse } from '../src/server/refused-requests.ts'
import { VERSION } from '../src/version.ts'
import { testApp } from './helpers/app.ts'
import { testCli } from './helpers/cli.ts'
import { testDemo } from './helpers/demo.ts'
import { START } from './helpers/factories.ts'
import { resolves } from './helpers/links.ts'
import { shippedAdapter } from './helpers/reseller-supplier.ts'
import { PATIENT } from './helpers/scripted-supplier.ts'
import { testStore } from './helpers/store.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const sources = globSync('src/**/*.ts', { cwd: ROOT }).map(read).join('\n')
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
  .sort()
  .map((path) => ({ path, text: read(path) }))
const example = read('.env.example')

/** Of BotFather's, which is no bot of ours. */
const FOREIGN_COMMANDS = ['newbot', 'revoke']
/** What the examples keep in the shell, what Caddy alone reads, or Node, or the tests; a header in PHP. */
const NO_SETTINGS = [
  ...['KEY', 'SECRET', 'TRXID', 'UPSTREAM', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'],
  ...['TEST_POSTGRES_URL', 'TEST_REDIS_URL', 'TEST_LONG', 'HTTP_WEBHOOK_ID'],
  // The changelog says that they are gone.
  ...['API_KEY_MODE', 'CRYPTO_PAY_WEBHOOK_PATH'],
]

/** Each match's first group that took part, with the page that it is on. */
function named(pattern: RegExp, from = pages): [word: string, path: string][] {
  return from.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, ...groups]): [string, string] => [
      groups.find((group) => group !== undefined) ?? '',
      path,
    ]),
  )
}

/** The words of a command line, as a shell takes them apart. */
function wordsOf(line: string): string[] {
  const words = line.matchAll(/"([^"]*)"|((?:\$\([^)]*\)|\S)+)/g)
  return [...words].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

const commandLines = named(/(?:npm run -s cli --|node src\/cli\.ts) ([a-z][^\n`';&]*)/g)

test('finds the commands, settings and links that it is about to check', () => {
  expect(new Set(commandLines.map(([line]) => line)).size).toBeGreaterThan(30)
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['docs/production.md', 'docs/suppliers.md', 'docs/refund-rules.md']),
  )
})

test.each(commandLines)('%s (%s) is a command that the CLI takes', async (line) => {
  const written: string[] = []
  const io = { out() {}, err: (text: string) => void written.push(text), terminal: false }
  const program = createProgram({
    openStore: () => Promise.reject(new Error('No command runs here.')),
    ...{ databaseUrl: '', codesKeyFile: null, io, now: () => START },
    ...{ webhookAllowPrivate: false },
    ...{ supplierKinds: new Map(), supplierEnv: {} },
    onInterrupt: () => () => {},
  })
  const taken: string[] = []
  for (const leaf of leavesOf(program)) leaf.action(() => void taken.push(leaf.name()))
  expect({ code: await runProgram(program, wordsOf(line), io), written }).toEqual({
    code: 0,
    written: [],
  })
  expect(taken).toHaveLength(1)
})

function leavesOf(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(leavesOf)
}

const settings = new Set([...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name))
/** `SUPPLIER_NORTH_URL` and its like, by what follows the supplier's name. */
const ofSupplier = new Set(['URL', 'KEY', 'ALLOW_LOSS', 'RATE', 'REMIND', 'BASE_URL'])

function isSetting(name: string): boolean {
  const [, own] = /^SUPPLIER_(?:NORTH|SOUTH|NORTHWIND|NIGHTS|MANUAL)_(\w+)$/.exec(name) ?? []
  return settings.has(name) || (own !== undefined && ofSupplier.has(own))
}

test('names every setting in .env.example that the code reads, and no other', () => {
  const source = read('src/suppliers/settings.ts')
  const ownKeys = [...source.matchAll(/([A-Z_]+): (?:z|remind|rate|url)\b/g)]
  // Those of the reseller are in its adapter file.
  const ofReseller = Object.keys(shippedAdapter('reseller').settings)
  expect(new Set([...ownKeys.map(([, key]) => key ?? ''), ...ofReseller])).toEqual(ofSupplier)
  const inConfig = [...read('src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)]
  const ofNorth = ['URL', 'KEY', 'ALLOW_LOSS', 'RATE', 'BASE_URL'].map((key) => `NORTH_${key}`)
  const ofExamples = [...ofNorth, 'NIGHTS_REMIND'].map((own) => `SUPPLIER_${own}`)
  const known = ['SUPPLIERS', ...inConfig.map(([, name]) => name)]
  expect([...settings].sort()).toEqual([...known, ...ofExamples].sort())
})

test('gives the defaults of the code in .env.example', () => {
  const { trustedProxies: _, ...asGiven } = readConfig(parseEnv(example))
  const { trustedProxies: __, ...byDefault } = readConfig({})
  expect(asGiven).toEqual(byDefault)
})

test('sets nothing in the pages, compose.yaml and Caddyfile that is no setting', () => {
  const files = ['compose.yaml', 'Caddyfile'].map((path) => ({ path, text: read(path) }))
  const set = [
    ...named(/(?:^|[`\s=])([A-Z][A-Z0-9_]+)=/gm),
    ...named(/\$\{([A-Z_]+)|\{\$([A-Z_]+)|^ +([A-Z][A-Z_]+):/gm, files),
  ]
  expect(set.length).toBeGreaterThan(20)
  const unknown = set.filter(([name]) => !isSetting(name) && !NO_SETTINGS.includes(name))
  expect(unknown).toEqual([])
})

test('names nothing in capitals that is neither a setting nor a word of the code', () => {
  const words = named(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)
  const unknown = words.filter(
    ([word]) => !isSetting(word) && !sources.includes(word) && !NO_SETTINGS.includes(word),
  )
  expect(unknown).toEqual([])
})

test('names no command of the bot that does not exist', () => {
  const routes = [holder, admin].flatMap((features) => Object.keys(routesOf(features).commands))
  const paths = [...sources.matchAll(/(?:path: |undocumented\()'\/([a-z]+)/g)].map(
    ([, path = '']) => path,
  )
  const known = new Set([...routes, ...paths, ...FOREIGN_COMMANDS, 'metrics', 'docs'])
  const commands = named(/`\/([a-z]+)(?=[ `])/g)
  expect(commands.length).toBeGreaterThan(30)
  const unknown = commands.filter(([command]) => !known.has(command))
  // The changelog also names what is there no more.
  expect(unknown.filter(([, page]) => page !== 'CHANGELOG.md')).toEqual([])
})

test('tells of every metric that there is, and of no other', async () => {
  const store = await testStore()
  const metrics = createMetrics({
    ...store,
    clock: () => START,
    log: createLog('silent', { write() {} }),
  })
  const page = await metrics.text()
  const exist = [...page.matchAll(/^# HELP (\w+)/gm)].map(([, name = '']) => name)
  // The changelog also names what is there no more.
  const told = named(/\b((?:gamewallet|process|nodejs)_[a-z0-9_]+)/g).flatMap(([name, page]) =>
    page === 'CHANGELOG.md' ? [] : [name ?? ''],
  )
  const isOwn = (name: string) => name.startsWith('gamewallet_')
  expect([...new Set(told.filter(isOwn))].sort()).toEqual(exist.filter(isOwn).sort())
  // Of those about the process, the docs name some.
  expect(told.filter((name) => !exist.includes(name))).toEqual([])
})

test.each(['docs/catalog.md', 'docs/production.md'])(
  '%s has catalogs that can be imported',
  async (path) => {
    const blocks = named(/^```json\n([\s\S]*?)^```$/gm, [{ path, text: read(path) }])
    expect(blocks.length).toBeGreaterThan(0)
    const cli = await testCli()
    for (const [json] of blocks) {
      const file = cli.file('catalog.json', json)
      expect(await cli.run('catalog', 'import', file)).toMatchObject({ exitCode: 0, err: '' })
    }
  },
)

test('shows the answers that the sandbox gives', async () => {
  const store = await testStore()
  const { apiKey: key } = await testDemo(store)
  const { call } = await testApp({ store, config: PATIENT })
  const { body: balance } = await call('GET', '/balance', { key })
  const body = { pid: 'GWA-UC-60', userId: '5123456789', trxid: 'first-1' }
  const given = [balance]
  for (const _ of ['order', 'replay'])
    given.push((await call('POST', '/orders', { key, body })).body)
  const { body: transactions } = await call('GET', '/transactions?limit=1', { key })
  const player = { playerId: '5123456789', trxid: 'first-2' }
  given.push((await call('POST', '/gameavvfy', { key, body: player })).body, transactions)
  const shown = named(/^(\{"(?:orderCreated|success)".*)$/gm)
    .map(([json]) => JSON.parse(json))
    // Leaves out most fields of its orders.
    .filter((answer) => !('events' in answer))
  const its = { orderId: 'API-…', trxid: '…', createdAt: '…' }
  const alike = (answer: Record<string, unknown>) => {
    if (Array.isArray(answer.transactions)) {
      const transactions = answer.transactions.map((one) => ({ ...one, ...its, id: 1 }))
      return { ...answer, transactions, nextCursor: '…' }
    }
    return 'orderId' in answer ? { ...answer, ...its, durationSec: 0, endedAt: '…' } : answer
  }
  const [, order] = given.map(alike)
  expect(shown.map(alike)).toEqual([order, ...given.map(alike)])
})

test('tells of every error of the API what it means and what to do', () => {
  const rows = (Object.keys(ERRORS) as ErrorName[])
    .map(errorRow)
    .sort((a, b) => a.status - b.status)
    .map(
      ({ status, code, meaning, remedy }) => `| ${status} | \`${code}\` | ${meaning} | ${remedy} |`,
    )
  expect(read('docs/api.md').match(/^\| \d{3} \| `.*$/gm)).toEqual(rows)
})

test('names the codes of requests that no route has seen', async () => {
  const codes = [400, 408, 413, 417, 431, 505].map(async (status) => {
    const { code } = (await refusedResponse(status).json()) as { code: string }
    return `\`${code}\` (${status})`
  })
  const words = read('docs/api.md').replaceAll('\n', ' ')
  for (const code of await Promise.all(codes)) expect(words).toContain(code)
})

test('has an entry in the changelog for the version that runs, and the newest first', () => {
  const changelog = read('CHANGELOG.md')
  const headings = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  expect(headings[0]).toBe('[Unreleased]')
  expect(headings[1]).toMatch(new RegExp(`^\\[${VERSION}\\] - \\d{4}-\\d\\d-\\d\\d$`))
  const kinds = [...changelog.matchAll(/^### (.*)$/gm)].map(([, kind]) => kind)
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']
  expect(kinds.filter((kind) => !known.includes(kind ?? ''))).toEqual([])
  const { version, packages } = JSON.parse(read('package-lock.json'))
  expect([version, packages[''].version]).toEqual([VERSION, VERSION])
})

test('puts everything into the image that it needs', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (.+) \S+$/gm)]
  const paths = copied.flatMap(([, from = '']) => from.split(' '))
  const allowed = read('.dockerignore').split('\n')
  expect(paths).toEqual(expect.arrayContaining(['package.json', 'drizzle', 'src']))
  for (const path of paths) {
    expect(existsSync(join(ROOT, path)), path).toBe(true)
    expect(allowed).toContain(`!${path}`)
  }
})

test('names no file that is not there', () => {
  const living = pages.filter(({ path }) => path !== 'CHANGELOG.md')
  const files = named(/((?:src|packages|test|scripts|drizzle|deploy)\/[\w./-]*\w)/g, living)
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter(([file]) => !existsSync(join(ROOT, file)))).toEqual([])
})

test('has no link that leads nowhere', () => {
  const links = named(/\]\(([^)\s]+)\)/g).filter(([link]) => !/^https?:/.test(link))
  expect(links.filter(([link, path]) => !resolves(path, link))).toEqual([])
})
