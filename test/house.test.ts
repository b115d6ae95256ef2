// The rules of the house: who may import whom, how long a file may be, and where the environment and
// the clock may be read.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const MAX_LINES = 300
/** By `npm run client:types`. */
const GENERATED = ['packages/client/api.ts', 'src/locales/messages.ts']

/** The folders of the domain, from the top down: each imports only those below it. */
const DOMAIN = [
  ...[
    'reports',
    'approvals',
    'broadcasts',
    'claims',
    'deposits',
    'bulk',
    'fulfilment',
    'shop',
    'orders',
    'access',
    'stock',
    'webhooks',
    'accounts',
    'price-lists',
    'suppliers',
  ],
  ...[
    'catalog',
    'ledger',
    'events',
    'sealing',
    'instances',
    'notices',
    'sessions',
    'settings',
    'team',
  ],
  ...['audit', 'shared', 'telegram'],
]

/** The folders of the HTTP API, likewise. The files beside them are for all of them, except api.ts. */
const HTTP = [
  'routes',
  'order-page',
  'status-page',
  'reference',
  'openapi',
  'json',
  'access',
  'requests',
  'errors',
]

/** The folders of the bot, likewise: its concepts, what they are made of, and what comes in and goes out. */
const BOT = [
  ...['reports', 'bulk', 'home', 'shop', 'deposits', 'claims', 'webhooks', 'suppliers'],
  ...['settings', 'stock', 'accounts', 'audit', 'team', 'ledger', 'orders', 'approvals'],
  ...['broadcasts', 'catalog', 'access'],
  ...['kit', 'inbox', 'sending'],
]

/** What each folder may import besides itself: packages by name, folders with a slash. */
const FOLDERS: Record<string, RegExp> = {
  'packages/telegram-emulator/': /^(node:|hono|zod$|grammy\/types$)/,
  'packages/client/': /^$/,
  'packages/bench/': /^(node:|@?hono|better-sqlite3$|drizzle-orm|src\/|package\.json$)/,
  // From outside: nothing of src.
  'packages/torture/':
    /^(node:|@gamewallet\/telegram-emulator$|@hono\/node-server$|grammy\/types$|better-sqlite3$|fast-check$)/,
  'src/db/': /^(node:|drizzle-orm|better-sqlite3$|pg$)/,
  ...Object.fromEntries(
    DOMAIN.map((name, i) => [`src/domain/${name}/`, domainRule(DOMAIN.slice(i + 1))]),
  ),
  // What a person reads of a decision, for which more is read than the decision says.
  'src/locales/decided/': /^src\/(db\/store\.ts$|domain\/|locales\/)/,
  // What the team decides, for those who make buttons and forms of it.
  'src/decisions/': /^src\/(db\/store\.ts$|domain\/|locales\/)/,
  'src/locales/': /^(node:|@fluent\/bundle$|src\/domain\/(shared|settings)\/)/,
  ...Object.fromEntries(HTTP.map((name, i) => [`src/http/${name}/`, httpRule(HTTP.slice(i + 1))])),
  'src/http/': httpRule(HTTP),
  'src/panel/':
    /^(node:|hono|lru-cache$|src\/(decisions\/|domain\/|locales\/|(db\/store|version)\.ts$|http\/(context|static-file|requests\/language)\.ts$))/,
  ...Object.fromEntries(BOT.map((name, i) => [`src/bot/${name}/`, botRule(BOT.slice(i + 1))])),
  'src/bot/': botRule(BOT),
  'src/suppliers/':
    /^(node:|zod$|undici$|yaml$|jsonata$|re2js$|lru-cache$|src\/(domain\/|db\/store\.ts$))/,
  'src/webhooks/': /^(node:|src\/(domain\/|version\.ts$))/,
  'src/payments/': /^(node:|zod$|src\/domain\/)/,
  'src/documents/':
    /^(node:|src\/(domain\/(bulk\/table\.ts$|shared\/|suppliers\/)|suppliers\/adapter\/))/,
  'src/redis/': /^(node:|ioredis$|zod$|src\/domain\/)/,
  'src/jobs/': /^(node:|src\/(domain\/|db\/store\.ts$))/,
  'src/metrics/': /^(node:|prom-client$|drizzle-orm$|src\/(domain\/|db\/|version\.ts$))/,
  'src/conformance/': /^(node:|drizzle-orm$|yaml$|src\/(domain|db|suppliers)\/)/,
  'src/restore/': /^(node:|better-sqlite3$|drizzle-orm$|src\/(domain|db)\/)/,
  'src/cli/':
    /^(node:|commander$|yaml$|src\/((conformance|domain|db|locales|restore|suppliers)\/|version\.ts$))/,
  'src/sandbox/': /^(node:|src\/(domain\/|db\/|payments\/|config\.ts$))/,
  'src/process/': /^(node:|src\/(db\/address|domain\/shared\/time)\.ts$)/,
  'src/log/': /^(pino$|src\/config\.ts$)/,
  'src/server/': /^(node:|@hono\/node-server$|src\/(domain\/shared\/|app\.ts$))/,
}

/** Tables refer to each other in both directions. */
const TABLES = /^src\/domain\/(\w[\w-]*\/tables|schema)\.ts$/
const MAY_TABLES = /^(drizzle-orm|src\/(db\/dialect|domain\/[\w-]+\/(tables|access-changes))\.ts$)/

/** What the files at the root of src may import, from the innermost outwards. */
const FILES: Record<string, RegExp> = {
  'src/compile-cache.ts': /^src\/compile-cache\.js$/,
  'src/webhook-url.ts': /^(node:|src\/domain\/webhooks\/url\.ts$)/,
  'src/version.ts': /package\.json$/,
  'src/config.ts':
    /^(node:|zod$|src\/(db\/address\.ts$|domain\/|(redis|suppliers)\/settings\.ts$|webhook-url\.ts$))/,
  'src/bot-part.ts': /^src\/(domain\/|(bot|documents|jobs|payments)\/|config\.ts$)/,
  'src/panel-part.ts': /^(grammy$|src\/((bot\/sending|domain|http|panel|payments)\/|config\.ts$))/,
  'src/app.ts':
    /^src\/(domain\/|db\/store\.ts$|(http|bot|jobs|suppliers|webhooks)\/|(config|bot-part|panel-part)\.ts$)/,
  'src/service.ts':
    /^src\/((db|domain|metrics|redis|server|log|process|locales)\/|(app|config|version|cli\/errors)\.ts$)/,
  'src/main.ts': /^src\/((documents|domain|suppliers|process)\/|(config|service)\.ts$)/,
  'src/sandbox.ts':
    /^(node:|@gamewallet\/telegram-emulator$|src\/((documents|domain|sandbox|server|suppliers|process)\/|db\/(address|store)\.ts$|(config|service)\.ts$))/,
  'src/cli.ts': /^(node:|src\/((cli|db|process)\/|config\.ts$))/,
}

function domainRule(below: string[]): RegExp {
  return new RegExp(
    `^(node:|drizzle-orm$|lru-cache$|papaparse$|re2js$|zod$|src/db/|src/domain/(schema.ts$|(${below.join('|')})/))`,
  )
}

function botRule(below: string[]): RegExp {
  const own = `src/bot/(${below.join('|')})/`
  return new RegExp(
    `^(node:|@?grammy|src/decisions/|src/domain/|src/locales/|src/db/store\\.ts$|${own})`,
  )
}

function httpRule(below: string[]): RegExp {
  const own = `src/http/((${below.join('|')})/|(?!api)[\\w-]+\\.ts$)`
  return new RegExp(
    `^(node:|@?hono|zod|marked$|src/domain/|src/locales/|src/(db/store|version)\\.ts$|${own})`,
  )
}

const MAY_READ_THE_WORLD = [
  ...['main', 'sandbox', 'cli', 'service', 'db/dialect'],
  ...['process/environment', 'process/npm', 'process/cli-target'],
].map((name) => `src/${name}.ts`)

const files = globSync('{src,packages}/**/*.ts', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist'],
})
const source = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** What a file imports: packages by name, own files by their path. */
function importsOf(file: string): string[] {
  const names = [...source(file).matchAll(/(?:from |import |import\()'([^']+)'/g)]
  return names.map(([, name = '']) => (name.startsWith('.') ? join(file, '..', name) : name))
}

it('imports in one direction', () => {
  const wrong: string[] = []
  for (const file of files) {
    const folder = Object.keys(FOLDERS).find((name) => file.startsWith(name))
    const rule = TABLES.test(file) ? MAY_TABLES : folder ? FOLDERS[folder] : FILES[file]
    for (const name of importsOf(file)) {
      const within = folder !== undefined && name.startsWith(folder)
      if (!within && !rule?.test(name)) wrong.push(`${file} imports ${name}`)
    }
  }
  expect(wrong).toEqual([])
})

it('has no import cycle', () => {
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path, file].join(' → '))
    else if (!done.has(file))
      for (const name of importsOf(file)) if (files.includes(name)) walk(name, [...path, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  expect(cycles).toEqual([])
})

it('keeps every file to one story', () => {
  const tests = globSync('test/**/*.ts', { cwd: ROOT })
  const long = [...files, ...tests]
    .filter((file) => !GENERATED.includes(file))
    .filter((file) => source(file).split('\n').length > MAX_LINES)
  expect(long).toEqual([])
})

it('leaves the words for people to those who speak to them', () => {
  // Comments, and the messages of errors, which are for logs.
  const others =
    /\/\*[\s\S]*?\*\/|\/\/.*|(?:super|new \w*(?:Error|Fault|Asked))\((?:[^()]|\([^()]*\))*\)/g
  const sentence = /(['"`])(?:(?!\1).)*[\w,}] [\w$][^'"`]*[.?!]\1/g
  const found = files
    .filter((file) => file.startsWith('src/domain/'))
    .flatMap((file) => source(file).replace(others, '').match(sentence) ?? [])
  expect(found).toEqual([])
})

it('reads the environment and the clock in the entry files alone', () => {
  const reads = /process\.env\b|new Date\(\)|Date\.now\(\)/
  // The bench, the torture and the client are programs of their own; the samples are text for other programs.
  const outside = /^packages\/(bench|client|torture)\/|^src\/http\/openapi\/code-samples\.ts$/
  const inner = files.filter((file) => !outside.test(file))
  const others = inner.filter((file) => !MAY_READ_THE_WORLD.includes(file))
  expect(others.filter((file) => reads.test(source(file)))).toEqual([])
})

it('reads the text of a message in one place, which knows what Telegram took out of it', () => {
  const part = '(?:text|caption|entities|caption_entities)'
  const reads = new RegExp(
    `\\b(?:message|msg)\\b[?!]?\\.${part}\\b|\\{[^{}]*\\b${part}\\b[^{}]*\\} = [^\\n]*\\b(?:message|msg)\\b`,
    'i',
  )
  // The screen looks at the bot's own messages.
  const may = ['src/bot/kit/message-text.ts', 'src/bot/kit/screen.ts']
  const handlers = files.filter((file) => file.startsWith('src/bot/') && !may.includes(file))
  expect(handlers.filter((file) => reads.test(source(file)))).toEqual([])
})
