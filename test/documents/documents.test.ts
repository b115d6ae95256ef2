// What others sent is read in a process of its own: whatever it does to that process, the service and others go on.
import { expect, test } from 'vitest'
import type { ListQuestion } from '../../src/suppliers/adapter/price-list.ts'
import { testDocuments } from '../helpers/documents.ts'

const NEVER = new AbortController().signal
const small = Buffer.from('pid,player\nGWP-A60,5123456')
/** Its heap takes its time to fill where others use the processor. */
const UNHURRIED = { withinMs: 60_000 }
const refused = (problem: string) => ({ code: 'DOCUMENT_REFUSED', data: { problem } })

function priceList(text: string, cost = 'cost'): ListQuestion {
  return {
    answer: { status: 200, headers: {}, content: Buffer.from(text), retryAfterMs: undefined },
    ...{ about: {}, sight: { lists: {}, values: {}, describe: '$string(status)' }, rate: 1 },
    source: {
      ...{ request: { method: 'GET', path: '/' }, if: 'status = 200', items: 'body', fresh: 1 },
      ...{ item: 'id', cost },
    },
  }
}

const MEGABYTES = 15_600_000
const list = (entry: string) => `[${`${entry},`.repeat(MEGABYTES / (entry.length + 1))}${entry}]`
/** As many values as are parsed, of the kind that takes the most memory: its process ends. */
const fatal = () => {
  const entries = Array.from({ length: 200_000 }, (_, i) => `{"${i}é":${i / 7},"b${i}":[{}]}`)
  return `[${entries.join()}]`
}

test.each<[string, () => string]>([
  ['objects', () => list('{}')],
  ['lists', () => list('[]')],
  ['lists in lists', () => '['.repeat(MEGABYTES)],
  ['many names', () => `{${Array.from({ length: 1_000_000 }, (_, i) => `"${i}":0`).join()}}`],
  ['numbers', () => list('1')],
  ['whatever its process cannot hold', fatal],
])('a price list of %s is refused', async (_, text) => {
  const { answersOf } = testDocuments(UNHURRIED)
  await expect(answersOf('north').priceList(priceList(text()), NEVER)).rejects.toMatchObject(
    refused('too_large'),
  )
})

test('a price list with a long name is read, and has no product', async () => {
  const { answersOf } = testDocuments()
  const long = priceList(`[{"${'k'.repeat(MEGABYTES)}":1}]`)
  const read = await answersOf('north').priceList(long, NEVER)
  expect(read).toMatchObject({ items: [], refused: { why: expect.stringMatching(/no product/) } })
})

test('a large price list comes in parts, as it is', async () => {
  const { answersOf } = testDocuments()
  const entries = Array.from({ length: 12_345 }, (_, i) => ({ id: `a-${i}`, cost: i + 1 }))
  const { items } = await answersOf('north').priceList(priceList(JSON.stringify(entries)), NEVER)
  expect(items.map(({ item, costMicros }) => [item, costMicros])).toEqual(
    entries.map(({ id, cost }) => [id, cost * 1e6]),
  )
})

test('a document that ends the process fails no other; the process is started anew', async () => {
  const { answersOf, readTable } = testDocuments(UNHURRIED)
  const results = await Promise.allSettled([
    answersOf('north').priceList(priceList(fatal()), NEVER),
    readTable('ada', small),
    answersOf('north').priceList(priceList('[{"id":1,"cost":2}]'), NEVER),
  ])
  expect(results).toMatchObject([
    { reason: refused('too_large') },
    { value: [{ row: 1 }, { row: 2 }] },
    { value: { items: [{ item: '1' }] } },
  ])
})

test('one that takes too long is ended, also by who waits for it', async () => {
  const slow = priceList(
    JSON.stringify(Array.from({ length: 90_000 }, (_, i) => ({ id: i, cost: 1 }))),
  )
  const impatient = testDocuments({ withinMs: 1 })
  await expect(impatient.answersOf('north').priceList(slow, NEVER)).rejects.toMatchObject(
    refused('too_slow'),
  )
  const { answersOf, readTable } = testDocuments()
  const cut = new AbortController()
  const reading = answersOf('north').priceList(slow, cut.signal)
  const waiting = answersOf('north').priceList(slow, cut.signal)
  const other = readTable('ada', small)
  cut.abort()
  await expect(reading).rejects.toMatchObject(refused('too_slow'))
  await expect(waiting).rejects.toMatchObject(refused('too_slow'))
  expect(await other).toHaveLength(2)
})

test('one that takes too much memory outside of the heap is ended', async () => {
  const { answersOf } = testDocuments({ ...UNHURRIED, maxMemoryKb: 1 })
  const entries = Array.from({ length: 90_000 }, (_, i) => ({ id: i, cost: 1 }))
  // It is still read when its memory is measured.
  const slow = priceList(JSON.stringify(entries), '$sum([1..5000])')
  await expect(answersOf('north').priceList(slow, NEVER)).rejects.toMatchObject(
    refused('too_large'),
  )
})

test('nobody waits for many documents of another, and their number is bounded', async () => {
  const { readTable } = testDocuments()
  const done: string[] = []
  const read = (sender: string) =>
    readTable(sender, small).then(
      () => void done.push(sender),
      (error) => void done.push(error.data.problem),
    )
  await Promise.all([...Array.from({ length: 25 }, () => read('ada')), read('ben')])
  expect(done.filter((one) => one === 'busy')).toHaveLength(4)
  expect(done.filter((one) => one === 'ada')).toHaveLength(21)
  expect(done.indexOf('ben')).toBeLessThan(done.indexOf('busy') + 8)
})

test('its process ends when nothing was read for a while, and is there again when needed', async () => {
  const { readTable } = testDocuments({ idleMs: 1 })
  for (let i = 0; i < 3; i++) {
    expect(await readTable('ada', small)).toHaveLength(2)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
})
