// Two services on one machine, the second selling what the first has: real processes, real HTTP.
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { CatalogJson } from '../../../src/domain/catalog/file.ts'
import { proveLedger } from '../../../src/domain/ledger/proofs/proof.ts'
import { importTestCatalog, issueTestKey, openTestAccount } from '../../helpers/factories.ts'
import { ownPort } from '../../helpers/ports.ts'
import { startNode, startSandbox } from '../../helpers/process.ts'
import { openTestStore, testDatabase } from '../../helpers/store.ts'

const PATIENCE_MS = 120_000
/** An answer waits for its supplier, however slow the machine. */
const UNHURRIED = {
  INSTANT_WAIT_MS: '60000',
  LOOKUP_WAIT_MS: '60000',
  SUPPLIER_TIMEOUT_MS: '60000',
}
const NO_TELEGRAM = {
  BOT_TOKEN: '7000001:the-token-of-a-bot-in-a-test',
  TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
}

/** What the second sells: the first's goods, at prices of its own. */
const CATALOG: CatalogJson = {
  lines: [
    {
      ...{ slug: 'gamea', productName: 'UC', gameName: 'Game A', orderCode: 'GMA' },
      ...{ kind: 'topup', suppliers: ['first'] },
      fields: [{ name: 'userId', label: 'Player ID' }],
      products: [{ pid: 'MY-60', name: '60 UC', priceUsd: 2, supplierRef: 'GWA-UC-60' }],
    },
    {
      ...{ slug: 'keys', productName: 'Keys', gameName: 'Game K', orderCode: 'KEY' },
      ...{ kind: 'gamekey', suppliers: ['first'] },
      products: [{ pid: 'MY-KEY', name: 'A key', priceUsd: 50, supplierRef: 'GWK-PC-K-STANDARD' }],
    },
  ],
}

async function startSecond(file: string, first: { url: string; key: string }) {
  const running = startNode(['src/main.ts'], {
    ...NO_TELEGRAM,
    ...UNHURRIED,
    DATABASE_URL: file,
    PORT: '0',
    SUPPLIERS: 'first:reseller',
    SUPPLIER_FIRST_URL: first.url,
    SUPPLIER_FIRST_KEY: first.key,
    LOOKUP_SUPPLIER: 'first',
  })
  const [, url = ''] = await running.says(/"url":"(http:[^"]+)"/)
  return { ...running, url }
}

function client(url: string, key: string) {
  return async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
    const post = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    return (await (await fetch(url + path, { headers, ...post })).json()) as Record<string, unknown>
  }
}

/** Polls as the contract says, until the order has ended. */
async function endOf(ask: ReturnType<typeof client>, orderId: unknown) {
  for (;;) {
    const order = await ask(`/orders/${orderId}`)
    if (order.status !== 'processing') return order
    // Not so often that the API would refuse it.
    await sleep(500)
  }
}

async function audit(file: string) {
  const store = await openTestStore(file)
  return (await proveLedger(store.read)).findings
}

test(
  'an order goes through both ends, charged once in each, also when the first is killed in the middle',
  async () => {
    const [firstFile, secondFile] = [await testDatabase(), await testDatabase()]
    const port = String(await ownPort())
    const first = await startSandbox(firstFile, { ...UNHURRIED, PORT: port })

    const store = await openTestStore(secondFile)
    await importTestCatalog(store, CATALOG)
    const { id } = await openTestAccount(store, { balanceMicros: 200_000_000 })
    const key = await issueTestKey(store, id)
    const second = await startSecond(secondFile, first)
    const ask = client(second.url, key)
    const upstream = async (path: string) => (await first.ask(path)).body

    const atOnce = { pid: 'MY-60', userId: '5123456789', trxid: 'at-once' }
    const done = await endOf(ask, (await ask('/orders', atOnce)).orderId)
    expect(done).toMatchObject({ status: 'completed', amountUsd: 2 })
    expect(await upstream('/history')).toMatchObject({ orders: [{ status: 'completed' }] })

    const two = { pid: 'MY-KEY', quantity: 2, trxid: 'keys' }
    const keys = await endOf(ask, (await ask('/orders', two)).orderId)
    expect(keys).toMatchObject({
      status: 'completed',
      codes: [expect.any(String), expect.any(String)],
    })
    const [sold] = (await upstream('/history')).orders as { codes: string[] }[]
    expect(keys.codes).toEqual(sold?.codes)

    const verified = await ask('/gameavvfy', { playerId: '5123456789', trxid: 'verify' })
    expect(verified).toMatchObject({ success: true, playerName: 'Player 6789' })

    // Slow, and the first service dies while it has it.
    const slow = await ask('/orders', { pid: 'MY-60', userId: '5123456701', trxid: 'slow' })
    expect(slow.status).toBe('processing')
    await first.end('SIGKILL')
    const again = await startSandbox(firstFile, { ...UNHURRIED, PORT: port })
    expect(await endOf(ask, slow.orderId)).toMatchObject({ status: 'completed' })

    const { orders } = (await again.ask('/history')).body as { orders: { status: string }[] }
    expect(orders.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
    expect(await ask('/balance')).toMatchObject({ balanceUsd: 200 - 2 - 2 * 50 - 2 - 0.0017 })
    expect(await again.end('SIGTERM')).toBe(0)
    expect(await second.end('SIGTERM')).toBe(0)
    expect([await audit(firstFile), await audit(secondFile)]).toEqual([[], []])
  },
  PATIENCE_MS,
)
