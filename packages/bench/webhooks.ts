// `npm run bench:webhooks` posts 100,000 events to 300 webhooks on this machine, first while all
// answer, then while ten never answer, and says how long the others waited. It takes 10 to 20 minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStore } from '../../src/db/open.ts'
import { openAccount } from '../../src/domain/accounts/accounts.ts'
import { events } from '../../src/domain/schema.ts'
import { noMeter } from '../../src/domain/shared/meter.ts'
import { addEndpoint } from '../../src/domain/webhooks/endpoints.ts'
import { eventsJson } from '../../src/http/json/event-json.ts'
import { webhookDeliveriesJob } from '../../src/jobs/webhook-deliveries.ts'
import { createSender, senderSettings } from '../../src/webhooks/sender.ts'

const EVENTS = Number(process.argv[2] ?? 100_000)
const ENDPOINTS = 300
const ROWS_AT_ONCE = 1000
const ROUND_MS = 250

for (const dead of [0, 10]) console.log(await measure(dead))

async function measure(dead: number) {
  const folder = mkdtempSync(join(tmpdir(), 'gamewallet-bench-'))
  const store = await openStore(join(folder, 'webhooks.db'))
  /** When each webhook got its last event, in ms since the start. */
  const last = new Map<string, number>()
  let got = 0
  let startedAt = 0
  const server = createServer((request, response) => {
    request.resume()
    const { url = '' } = request
    // Never answered.
    if (url.startsWith('/dead')) return
    request.on('end', () => {
      got += 1
      last.set(url, performance.now() - startedAt)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const now = new Date()
  const each = Math.floor(EVENTS / ENDPOINTS)
  for (let i = 0; i < ENDPOINTS; i++)
    await store.transaction(async (tx) => {
      const holder = { telegramId: i + 1, name: '', actor: 'operator' } as const
      const { id: accountId } = await openAccount(tx, holder, now)
      const url = `http://127.0.0.1:${port}/${i < dead ? 'dead' : 'live'}/${i}`
      await addEndpoint(tx, accountId, { url, types: null, actor: 'operator' }, now)
      const data = { balanceMicros: 1_000_000, lowBelowMicros: 2_000_000 }
      const rows = Array.from({ length: each }, (_, n) => {
        return { accountId, number: n + 1, type: 'wallet.low' as const, data, createdAt: now }
      })
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
        await tx.insert(events).values(rows.slice(at, at + ROWS_AT_ONCE))
    })
  const log = { info() {}, warn() {}, error: console.error, fatal: console.error }
  const job = webhookDeliveriesJob({
    ...{ store, clock: () => new Date(), log, meter: noMeter },
    send: createSender(senderSettings({ allowPrivate: true })),
    render: (rows) => eventsJson(store.read, rows),
  })
  const stopping = new AbortController()
  const expected = each * (ENDPOINTS - dead)
  startedAt = performance.now()
  while (got < expected) {
    await job.runOnce(stopping.signal)
    await sleep(ROUND_MS)
  }
  stopping.abort()
  await job.drained()
  const times = [...last.values()].sort((a, b) => a - b)
  const seconds = (part: number) =>
    Number(((times[Math.floor(part * (times.length - 1))] ?? 0) / 1000).toFixed(1))
  server.closeAllConnections()
  server.close()
  await store.close()
  rmSync(folder, { recursive: true })
  return {
    dead,
    delivered: got,
    lastEventAfterSeconds: { first: seconds(0), median: seconds(0.5), last: seconds(1) },
    perSecond: Math.round(got / seconds(1)),
  }
}
