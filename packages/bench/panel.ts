// npm run bench:panel -- FOLDER: how long the lists of the panel take on the large file, which `npm run bench -- --large
// --data FOLDER` has left there. In one process, without a socket: what is measured is the work for one page.
import { join } from 'node:path'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { openStore } from '../../src/db/open.ts'
import { makeLink } from '../../src/domain/sessions/sessions.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { createLog } from '../../src/log/log.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'
import { readManifest } from './data/manifest.ts'

const ROUNDS = 21
const OWNER = 1
const HOST = '127.0.0.1'

const [folder] = process.argv.slice(2)
const manifest = folder === undefined ? null : readManifest(join(folder, 'large.json'))
if (folder === undefined || !manifest) throw new Error('Name the folder of the large file.')

const clock = () => new Date()
const store = await openStore(join(folder, 'large.db'))
const app = await createApp({
  ...{ store, clock, meter: noMeter, lookupSupplier: null, bot: null, backups: null },
  config: readConfig({}),
  suppliers: new Map([['sandbox', createSandboxSupplier(clock)]]),
  log: createLog('silent'),
  roles: new Set(['api']),
  panel: { adminIds: new Set([OWNER]), token: null, apiRoot: '', cryptoPay: null, frames: [] },
})

let cookie = ''
const link = await store.transaction((tx) => makeLink(tx, OWNER, clock()))
const opened = await ask(`/panel/link/${link}`)
cookie = /^[^;]+/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? ''

const someone = await pathIn('/panel/customers', /href="(\/panel\/customers\/\d+)"/)
const some = await pathIn('/panel/orders', /href="(\/panel\/orders\/[A-Z][^"?]+)"/)
const deep = await pathIn('/panel/orders', /rel="next" href="([^"]+)"/)
const paths = {
  'orders, newest': '/panel/orders',
  'orders, next page': deep,
  'orders, cancelled': '/panel/orders?status=cancelled',
  'orders, a day': `/panel/orders?from=${day(3)}&to=${day(3)}`,
  'orders, nothing found': '/panel/orders?q=no-such-thing-at-all',
  'an order': some,
  customers: '/panel/customers',
  'customers, by name': '/panel/customers?q=no-such-person',
  'an account': someone,
  'its ledger': `${someone}/entries`,
  goods: '/panel/goods',
  suppliers: '/panel/suppliers',
  inbox: '/panel/inbox',
  today: '/panel',
  'top-ups': '/panel/money/top-ups',
  log: '/panel/service/log',
}
console.log(
  `${manifest.orders} orders, ${manifest.accounts} accounts\n\n| page | median | longest |\n| --- | --- | --- |`,
)
for (const [name, path] of Object.entries(paths)) {
  const taken: number[] = []
  let status = 0
  for (let i = 0; i < ROUNDS; i++) {
    const before = performance.now()
    const answer = await ask(path)
    await answer.text()
    taken.push(performance.now() - before)
    status = answer.status
  }
  taken.sort((one, other) => one - other)
  const [median = 0, longest = 0] = [taken[Math.floor(ROUNDS / 2)], taken.at(-1)]
  const failed = status === 200 ? '' : ` (${status})`
  console.log(`| ${name}${failed} | ${median.toFixed(1)} ms | ${longest.toFixed(1)} ms |`)
}
await app.stop()
await store.close()

function ask(path: string): Promise<Response> {
  const headers = { Host: HOST, Cookie: cookie }
  const request = new Request(`http://${HOST}${path}`, { headers })
  return Promise.resolve(app.fetch(request, { incoming: { socket: { remoteAddress: HOST } } }))
}

async function pathIn(page: string, link: RegExp): Promise<string> {
  const html = await (await ask(page)).text()
  return (link.exec(html)?.[1] ?? page).replaceAll('&amp;', '&')
}

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
}
