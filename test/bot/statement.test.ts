import type { Message } from 'grammy/types'
import { expect, test } from 'vitest'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { entries } from '../../src/domain/schema.ts'
import { serve, type TestPerson, testBot } from '../helpers/bot.ts'
import { connectDirectly } from '../helpers/direct.ts'
import { longTest } from '../helpers/process.ts'
import { testStore } from '../helpers/store.ts'

const PATIENCE_MS = 120_000
const MANY = 40_000
/** So many are read at once. */
const BATCH = 1000
/** Makes the whole statement some 52 MB long, and a file may have 50. */
const NOTE = 'a long note, '.repeat(95)
const MAX_UPLOAD_BYTES = 50_000_000

/** A store that counts the queries that have begun. */
async function countedStore() {
  const store = await testStore()
  let queries = 0
  const read: typeof store.read = {
    ...store.read,
    $count: store.read.$count.bind(store.read),
    selectDistinct: store.read.selectDistinct.bind(store.read),
    select: ((...fields: Parameters<typeof store.read.select>) => {
      queries++
      return store.read.select(...fields)
    }) as typeof store.read.select,
  }
  return { store: { ...store, read }, queries: () => queries }
}

async function withEntries(count: number, note: string) {
  const { store, queries } = await countedStore()
  const door = { telegram: async (_: Request) => new Response(null, { status: 503 }) }
  const apiRoot = await serve((request) => door.telegram(request))
  const bot = await testBot({ store }, { apiRoot, deadlineMs: PATIENCE_MS })
  /** How many queries there had been when an upload began. */
  const atUpload: number[] = []
  door.telegram = async (request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.endsWith('/sendDocument')) atUpload.push(queries())
    const { body, headers, signal } = request
    return fetch(bot.chatUrl + pathname + search, {
      ...{ method: 'POST', body, signal, duplex: 'half' },
      headers: { 'Content-Type': headers.get('Content-Type') ?? '' },
    } as RequestInit)
  }
  const holder = bot.person()
  await holder.write('/start')
  const { id } = await holder.account()
  const credit = { amountMicros: 1_000_000, note, actor: 'operator' as const }
  await store.transaction((tx) => adjustBalance(tx, id, credit, bot.clock.now))
  await bot.settled()
  const direct = await connectDirectly(store)
  await direct.exec(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO entries (account_id, house, kind, amount_micros, balance_after_micros, note, created_at)
    SELECT account_id, house, kind, amount_micros, balance_after_micros, note, created_at FROM entries, n`)
  return { ...bot, holder, queries, atUpload }
}

async function filesOf({ chatUrl, holder }: { chatUrl: string; holder: TestPerson }) {
  const documents = (await holder.messages()).flatMap(({ document, caption }: Message) =>
    document ? [{ ...document, caption }] : [],
  )
  return Promise.all(
    documents.map(async ({ file_id, file_name, caption }) => {
      const response = await fetch(`${chatUrl}/chats/${holder.id}/files/${file_id}`)
      return { name: file_name, caption, text: await response.text() }
    }),
  )
}

test('a statement has every entry, and text of others stays text', async () => {
  const bot = await withEntries(3, '=HYPERLINK("x")')
  await bot.holder.write('/wallet')
  await bot.holder.press(/Statement/)
  const [file, ...others] = await filesOf(bot)
  expect(others).toEqual([])
  expect(file?.name).toBe('statement-2026-01-15.csv')
  expect(file?.caption).toMatch(/oldest first: 3\./)
  expect(file?.text.split('\r\n')).toEqual([
    'time,kind,amount_usd,balance_after_usd,reference,note',
    ...Array(3).fill(expect.stringMatching(/^2026-01-15T.*,credit,1\.000000,.*"'=HYPERLINK/)),
    '',
  ])
})

longTest(
  'a long statement is sent while it is read, in files that Telegram takes, without a gap',
  async () => {
    const bot = await withEntries(MANY, NOTE)
    await bot.holder.write('/wallet')
    const before = bot.queries()
    await bot.holder.press(/Statement/)
    const [begun = 0] = bot.atUpload
    expect(begun - before).toBeLessThan(MANY / BATCH)

    const files = await filesOf(bot)
    expect(files.map(({ name }) => name)).toEqual([
      'statement-2026-01-15.csv',
      'statement-2026-01-15-part-2.csv',
    ])
    for (const { text } of files) expect(text.length).toBeLessThan(MAX_UPLOAD_BYTES)
    const rows = files.flatMap(({ text }) => text.split('\r\n').slice(1, -1))
    expect(rows).toHaveLength(MANY)
    expect(await bot.store.read.$count(entries)).toBe(MANY)
  },
  PATIENCE_MS,
)
