// Tables and price lists that are made to stop the service, sent to a real process which answers requests meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import { createTelegramEmulator } from '@gamewallet/telegram-emulator'
import type { Message } from 'grammy/types'
import { expect, onTestFinished, test } from 'vitest'
import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { orders } from '../../src/domain/schema.ts'
import { supplierServer } from '../helpers/adapters.ts'
import { BOT_TOKEN, serve } from '../helpers/bot.ts'
import { importTestCatalog, issueTestKey, openTestAccount } from '../helpers/factories.ts'
import { ownPort } from '../helpers/ports.ts'
import { startNode } from '../helpers/process.ts'
import { openTestStore, testDatabase } from '../helpers/store.ts'

const PATIENCE_MS = 300_000
/** An account may ask 200 times a minute. */
const ACCOUNTS = 18
const EVERY_MS = 20
const BYTES = 15_600_000

const ADMIN = { id: 9_000_001, first_name: 'Ada', language_code: 'en', role: 'Admin' }
const HOLDER = { id: 77, first_name: 'Hal', language_code: 'en', role: 'Holder' }

const CATALOG: CatalogJson = {
  lines: [
    {
      ...{ slug: 'gamea', productName: 'UC', gameName: 'Game A', orderCode: 'GMA' },
      ...{ kind: 'topup', suppliers: ['up'] },
      fields: [{ name: 'userId', label: 'Player ID' }],
      products: [{ pid: 'MY-60', name: '60 UC', priceUsd: 2, supplierRef: 'UC-60' }],
    },
  ],
}

const many = (entry: string) => `${`${entry},`.repeat(BYTES / (entry.length + 1))}${entry}`
/** Few enough to be parsed, and more than the process that does it can hold. */
const fatal = Array.from({ length: 200_000 }, (_, i) => `{"${i}é":${i / 7},"b${i}":[{}]}`).join()
const LISTS: [string, () => string][] = [
  ['objects', () => `{"products":[${many('{}')}]}`],
  ['lists', () => `{"products":[${many('[]')}]}`],
  ['nesting', () => `{"products":${'['.repeat(BYTES)}`],
  ['a long name', () => `{"products":[{"${'k'.repeat(BYTES)}":1}]}`],
  ['many names', () => `{${Array.from({ length: 1_000_000 }, (_, i) => `"${i}":0`).join()}}`],
  ['whatever cannot be held', () => `{"products":[${fatal}]}`],
]

const TABLES: [name: string, content: string][] = [
  ['workbook.csv', 'PK\x03\x04'.padEnd(250_000, 'x')],
  ['wide.csv', `${','.repeat(199)}x\n`.repeat(1250)],
  ['quotes.csv', 'pid,player\n"'.padEnd(250_000, '",')],
  ['heading.csv', `${'player,'.repeat(35_000)}pid\n`],
]

/** A Telegram with an admin and a holder of an account, and what they send. */
async function telegram() {
  const people = [ADMIN, HOLDER]
  const emulator = createTelegramEmulator({ token: BOT_TOKEN, people, clock: () => new Date() })
  onTestFinished(() => emulator.stop())
  const url = await serve((request) => emulator.fetch(request))
  const answers = async (id: number) => {
    const chat = (await (await fetch(`${url}/chats/${id}`)).json()) as { messages: Message[] }
    return chat.messages.filter(({ from }) => from?.is_bot).map(({ text = '' }) => text)
  }
  /** What the bot answers next. */
  const answerTo = async (id: number, send: () => Promise<unknown>) => {
    const before = (await answers(id)).length
    await send()
    await expect
      .poll(async () => (await answers(id)).length, { timeout: 60_000 })
      .toBeGreaterThan(before)
    return (await answers(id)).at(-1)
  }
  return {
    url,
    sendFile: (id: number, name: string, bytes: Uint8Array) =>
      answerTo(id, () => {
        const form = new FormData()
        form.set('document', new File([bytes as BlobPart], name))
        return fetch(`${url}/chats/${id}/file`, { method: 'POST', body: form })
      }),
    write: (id: number, text: string) =>
      answerTo(id, () =>
        fetch(`${url}/chats/${id}/text`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ text }),
        }),
      ),
  }
}

/** Asks all the time. What it returns stops it, and returns the answers other than 200. */
function asking(url: string, keys: readonly string[]) {
  const failed: string[] = []
  let isOn = true
  const sent: Promise<void>[] = []
  const ask = async (i: number) => {
    const headers = { 'X-API-Key': keys[i % keys.length] ?? '' }
    const status = await fetch(`${url}/balance`, { headers }).then(
      async (answer) => `${answer.status} ${await answer.text()}`,
      (error) => String(error.cause ?? error),
    )
    if (!status.startsWith('200')) failed.push(status)
  }
  const run = (async () => {
    for (let i = 0; isOn; i++) {
      sent.push(ask(i))
      await sleep(EVERY_MS)
    }
    await Promise.all(sent)
  })()
  return async () => {
    isOn = false
    await run
    return failed
  }
}

test(
  'a service goes on, whatever tables and price lists it is sent',
  async () => {
    let list: Buffer = Buffer.alloc(0)
    const upstream = await supplierServer((_, response) => void response.writeHead(200).end(list))
    const { url: apiRoot, sendFile, write } = await telegram()
    const database = await testDatabase()
    const store = await openTestStore(database)
    await importTestCatalog(store, CATALOG)
    const keys: string[] = []
    for (let i = 0; i < ACCOUNTS; i++) {
      const { id } = await openTestAccount(store, { balanceMicros: 1_000_000_000 })
      keys.push(await issueTestKey(store, id))
    }
    const port = await ownPort()
    const url = `http://127.0.0.1:${port}`
    const env = {
      ...{ DATABASE_URL: database, PORT: String(port), BOT_TOKEN, TELEGRAM_API_ROOT: apiRoot },
      ...{ ADMIN_IDS: String(ADMIN.id), SUPPLIERS: 'up:reseller' },
      ...{ SUPPLIER_UP_URL: upstream.url, SUPPLIER_UP_KEY: 'gw_test_of_the_supplier' },
    }
    const start = async () => {
      const options = ['--max-semi-space-size=8', '--max-old-space-size=192', 'src/main.ts']
      const service = startNode(options, env)
      await service.says(/"msg":"started"/)
      return service
    }
    const order = async (trxid: string) => {
      const headers = { 'X-API-Key': keys[0] ?? '', 'Content-Type': 'application/json' }
      const body = JSON.stringify({ pid: 'MY-60', userId: '5123456', trxid })
      return (await fetch(`${url}/orders`, { method: 'POST', headers, body })).json()
    }

    // Before anybody waits: making them takes longer than reading them.
    const lists = LISTS.map(([kind, text]) => [kind, Buffer.from(text())] as const)
    let service = await start()
    await write(ADMIN.id, '/start')
    await write(HOLDER.id, '/start')
    const stop = asking(url, keys)
    for (const [name, content] of TABLES)
      for (const { id } of [ADMIN, HOLDER])
        expect(await sendFile(id, name, Buffer.from(content)), name).toMatch(
          /cannot read this file|found no rows|no product like this|no column “pid”/,
        )
    for (const [kind, content] of lists) {
      list = content
      const asked = upstream.received.length
      expect(await order(kind), kind).toMatchObject({ status: 'processing' })
      await expect.poll(() => upstream.received.length, { timeout: 60_000 }).toBeGreaterThan(asked)
      await sleep(1000)
    }
    expect(await stop()).toEqual([])
    expect(await write(ADMIN.id, '/start')).not.toBe('')

    // The open orders ask again at each start.
    for (let starts = 0; starts < 3; starts++) {
      const asked = upstream.received.length
      await service.end('SIGKILL')
      service = await start()
      await expect.poll(() => upstream.received.length, { timeout: 60_000 }).toBeGreaterThan(asked)
      await sleep(1000)
      const answer = await fetch(`${url}/balance`, { headers: { 'X-API-Key': keys[1] ?? '' } })
      expect(answer.status).toBe(200)
    }
    const rows = await store.read.select({ status: orders.status }).from(orders)
    expect(rows).toEqual(LISTS.map(() => ({ status: 'processing' })))
    expect(await service.end('SIGTERM')).toBe(0)
  },
  PATIENCE_MS,
)
