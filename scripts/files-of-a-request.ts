// How many files and functions of the service one request enters, from the HTTP handler to the answer, as V8 counts:
// `npm run request`, or with a method and a path: `npm run request -- GET /balance`.
// The service is the sandbox's, with its log and its metrics, in this process; no job runs.
import { mkdtempSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openStore } from '../src/db/open.ts'
import { createLog } from '../src/log/log.ts'
import { createMetrics } from '../src/metrics/metrics.ts'
import { prepareDemo } from '../src/sandbox/demo.ts'
import { createSandboxSupplier } from '../src/suppliers/sandbox.ts'

/** Until then caches are filled and queries are prepared. */
const WARM_UPS = 20
const SRC = join(import.meta.dirname, '../src')

const [method = 'POST', path = '/orders'] = process.argv.slice(2)
const clock = () => new Date()
const folder = mkdtempSync(join(tmpdir(), 'gamewallet-'))
const store = await openStore(join(folder, 'sandbox.db'))
const sandbox = createSandboxSupplier(clock)
const others = ['shaky', 'manual'].map((name) => [name, sandbox] as const)
const suppliers = new Map([['sandbox', sandbox], ...others])
const { apiKey } = await prepareDemo(store, 'the sandbox', suppliers, clock())
const { meter, stop } = createMetrics({ ...store, clock })
const app = await createApp({
  ...{ store, suppliers, lookupSupplier: 'sandbox', meter, clock, bot: null, backups: null },
  config: readConfig({}),
  roles: new Set(['api']),
  log: createLog('info', { write() {} }),
})

/** @throws if the answer is not a 200 */
async function send(trxid: string): Promise<void> {
  const body = JSON.stringify({ pid: 'GWA-UC-60', userId: '5123456777', trxid })
  const headers = { 'X-API-Key': apiKey, 'Content-Type': 'application/json' }
  const request = new Request(`http://127.0.0.1${path}`, {
    ...{ method, headers },
    ...(method === 'POST' ? { body } : {}),
  })
  const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
}

const profiler = new Session()
profiler.connect()
await profiler.post('Profiler.enable')
await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
for (let i = 0; i < WARM_UPS; i++) await send(`warm-up-${i}`)
await profiler.post('Profiler.takePreciseCoverage')
await send('measured')
const { result } = await profiler.post('Profiler.takePreciseCoverage')

const src = pathToFileURL(SRC).href
const files = result
  .filter(({ url }) => url.startsWith(src))
  .map(({ url, functions }) => ({
    file: relative(SRC, new URL(url).pathname),
    entered: functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
  }))
  .filter(({ entered }) => entered.length > 0)
  .sort((a, b) => (a.file < b.file ? -1 : 1))
for (const { file, entered } of files)
  console.log(`${file}: ${entered.map(({ functionName }) => functionName || '=>').join(' ')}`)
const functions = files.reduce((sum, { entered }) => sum + entered.length, 0)
console.log(`${method} ${path}: ${files.length} files, ${functions} functions`)

stop()
await app.stop()
await store.close()
rmSync(folder, { recursive: true })
