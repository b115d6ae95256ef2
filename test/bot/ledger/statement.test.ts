import type { Message } from 'grammy/types'
import { expect, test } from 'vitest'
import { entries } from '../../../src/domain/schema.ts'
import { testBot } from '../../helpers/bot.ts'
import { connectDirectly } from '../../helpers/direct.ts'
import type { TestPerson } from '../../helpers/person.ts'
import { longTest } from '../../helpers/process.ts'
import { testStore } from '../../helpers/store.ts'

const PATIENCE_MS = 120_000
const MANY = 40_000
/** Makes the whole statement some 52 MB long, and a file may have 50. */
const NOTE = 'a long note, '.repeat(95)
const MAX_UPLOAD_BYTES = 50_000_000

async function withEntries(count: number, note: string) {
  const bot = await testBot({ store: await testStore() }, { deadlineMs: PATIENCE_MS })
  const holder = await bot.newcomer()
  await bot.credit(holder, 1, note)
  await bot.settled()
  const direct = await connectDirectly(bot.store)
  await direct.exec(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO entries (account_id, house, kind, amount_micros, balance_after_micros, note, created_at)
    SELECT account_id, house, kind, amount_micros, balance_after_micros, note, created_at FROM entries, n`)
  return { ...bot, holder }
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
  await bot.holder.go('/wallet', /Statement/)
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
  'a long statement is sent in files that Telegram takes, without a gap',
  async () => {
    const bot = await withEntries(MANY, NOTE)
    await bot.holder.go('/wallet', /Statement/)
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
