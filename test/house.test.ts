// The rules of the house: who may import whom, how long a file may be, and where the environment and
// the clock may be read.
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const MAX_LINES = 300

/** What each folder may import besides itself: packages by name, folders with a slash. */
const ALLOWED: Record<string, RegExp> = {
  db: /^(node:|drizzle-orm|better-sqlite3$|pg$)/,
  domain: /^(node:|drizzle-orm$|re2js$|zod$|db\/)/,
  http: /^(node:|@?hono|zod|domain\/|db\/store\.ts$|version\.ts$)/,
  bot: /^(node:|@?grammy|domain\/|db\/store\.ts$)/,
  suppliers: /^(node:|zod$|domain\/|db\/store\.ts$)/,
  'telegram-emulator': /^(node:|hono|zod$|grammy\/types$)/,
  payments: /^(node:|zod$|domain\/)/,
  redis: /^(node:|ioredis$|zod$|domain\/)/,
  jobs: /^(node:|domain\/|db\/store\.ts$)/,
  metrics: /^(node:|prom-client$|drizzle-orm$|domain\/|db\/|version\.ts$)/,
  cli: /^(node:|commander$|domain\/|db\/|version\.ts$)/,
  sandbox: /^(node:|domain\/|db\/|config\.ts$)/,
}

/** What the files at the root may import, from the innermost outwards. */
const ROOT: Record<string, RegExp> = {
  'compile-cache.ts': /^node:/,
  'environment.ts': /^node:/,
  'private-files.ts': /^node:/,
  'npm.ts': /^node:/,
  'webhook-url.ts': /^node:/,
  'version.ts': /package\.json$/,
  'config.ts':
    /^(node:|zod$|db\/address\.ts$|domain\/|(redis|suppliers)\/settings\.ts$|webhook-url\.ts$)/,
  'log.ts': /^(pino$|(config|log-output)\.ts$|http\/answering\.ts$)/,
  'log-output.ts': /^pino$/,
  'app.ts': /^(domain\/|db\/store\.ts$|(http|bot|jobs|suppliers|payments)\/|config\.ts$)/,
  'request-head.ts': /^node:/,
  'sliced-input.ts': /^node:/,
  'refused-requests.ts': /^(node:|request-head\.ts$)/,
  'connections.ts': /^(node:|domain\/meter\.ts$|(request-head|refused-requests|sliced-input)\.ts$)/,
  'server.ts':
    /^(node:|@hono\/node-server$|domain\/meter\.ts$|(app|connections|refused-requests)\.ts$)/,
  'service.ts': /^(db\/|domain\/|metrics\/|redis\/|(app|config|log|npm|server|version)\.ts$)/,
  'main.ts': /^(domain\/|suppliers\/|(environment|private-files|config|service)\.ts$)/,
  'sandbox.ts':
    /^((domain|sandbox|suppliers|telegram-emulator)\/|(private-files|config|server|service)\.ts$)/,
  'cli.ts': /^(node:|cli\/|db\/|(environment|private-files|cli-target|config)\.ts$)/,
  'cli-target.ts': /^(node:|db\/address\.ts$)/,
}

const MAY_READ_THE_WORLD = [
  'main.ts',
  'npm.ts',
  'sandbox.ts',
  'cli.ts',
  'cli-target.ts',
  'service.ts',
  'db/dialect.ts',
]

const files = globSync('**/*.ts', { cwd: SRC })
const source = (file: string) => readFileSync(join(SRC, file), 'utf8')

/** What a file imports: packages by name, own files by their path under src. */
function importsOf(file: string): string[] {
  const names = [...source(file).matchAll(/(?:from |import |import\()'([^']+)'/g)]
  return names.map(([, name = '']) =>
    name.startsWith('.') ? relative(SRC, join(SRC, file, '..', name)) : name,
  )
}

it('imports in one direction', () => {
  const wrong: string[] = []
  for (const file of files) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/') + 1) : ''
    const rule = folder ? ALLOWED[folder.slice(0, -1)] : ROOT[file]
    for (const name of importsOf(file)) {
      const within = folder !== '' && name.startsWith(folder)
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
  const tests = globSync('**/*.ts', { cwd: import.meta.dirname }).map((file) => `../test/${file}`)
  const long = [...files, ...tests].filter((file) => source(file).split('\n').length > MAX_LINES)
  expect(long).toEqual([])
})

it('reads the environment and the clock in the entry files alone', () => {
  const reads = /process\.env\b|new Date\(\)|Date\.now\(\)/
  const others = files.filter((file) => !MAY_READ_THE_WORLD.includes(file))
  expect(others.filter((file) => reads.test(source(file)))).toEqual([])
})
