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
const ROUNDS = 5
const SRC = join(import.meta.dirname, '../src')

const [method = 'POST', path = '/orders'] = process.argv.slice(2)
const clock = () => new Date()
const folder = mkdtempSync(join(tmpdir(), 'gamewallet-'))
const store = await openStore(join(folder, 'sandbox.db'))
const sandbox = createSandboxSupplier(clock)
const others = ['shaky', 'manual'].map((name) => [name, sandbox] as const)
const suppliers = new Map([['sandbox', sandbox], ...others])
const { apiKey } = await prepareDemo(store, 'the sandbox', suppliers, clock())
const log = createLog('info', { write() {} })
const { meter } = createMetrics({ ...store, clock, log })
const app = await createApp({
  ...{ store, suppliers, lookupSupplier: 'sandbox', meter, clock, log, bot: null, backups: null },
  config: readConfig({}),
  roles: new Set(['api']),
})

/** @throws if the answer is not a 200 */
async function send(trxid: string): Promise<void> {
  const body = JSON.stringify({ pid: 'GWA-UC-60', userId: '5123456777', trxid })
  const headers = {
    ...{ 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
    'Content-Length': String(body.length),
  }
  const init = method === 'POST' ? { method, headers, body } : { headers }
  const request = new Request(`http://127.0.0.1${path}`, init)
  const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
}

const profiler = new Session()
profiler.connect()
await profiler.post('Profiler.enable')
await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
for (let i = 0; i < WARM_UPS; i++) await send(`warm-up-${i}`)
/** The functions that one more request enters, as `file name`. */
async function entered(i: number): Promise<string[]> {
  await profiler.post('Profiler.takePreciseCoverage')
  await send(`measured-${i}`)
  const { result } = await profiler.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.startsWith(pathToFileURL(SRC).href))
    .flatMap(({ url, functions }) =>
      functions
        .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
        .map(
          ({ functionName }) => `${relative(SRC, new URL(url).pathname)} ${functionName || '=>'}`,
        ),
    )
}
// A timer of the service may fall into a request: the one that enters least has met none.
const rounds = []
for (let i = 0; i < ROUNDS; i++) rounds.push(await entered(i))
const [least = []] = rounds.sort((a, b) => a.length - b.length)
const files = Map.groupBy(least.sort(), (one) => one.split(' ')[0])
for (const [file, ones] of files)
  console.log(`${file}: ${ones.map((one) => one.slice(`${file} `.length)).join(', ')}`)
console.log(`${method} ${path}: ${files.size} files, ${least.length} functions`)

await app.stop()
await store.close()
rmSync(folder, { recursive: true })
