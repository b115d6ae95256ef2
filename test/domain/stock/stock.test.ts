import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../../src/db/store.ts'
import { stockCodes } from '../../../src/domain/schema.ts'
import { previewCodes } from '../../../src/domain/stock/code-text.ts'
import { codesOf } from '../../../src/domain/stock/delivered.ts'
import { numberedCodes } from '../../../src/domain/stock/import.ts'
import {
  addStock,
  returnCodes,
  stockLevels,
  tryTakeCodes,
} from '../../../src/domain/stock/stock.ts'
import { actsOf } from '../../helpers/acts.ts'
import { turnsDuring } from '../../helpers/event-loop.ts'
import { addTestStock, later, START as NOW, PIDS } from '../../helpers/factories.ts'
import { testShop } from '../../helpers/store.ts'

const { gamekey, giftcard, stockTopup } = PIDS

describe('a file of codes', () => {
  const codesIn = async (text: string) => (await numberedCodes(text)).codes

  test('has one code a line; blank lines and space around a code do not count', async () => {
    expect(await codesIn('AAA\r\n\r\n  BBB\t\n\nCCC DDD\n')).toEqual([
      { line: 1, code: 'AAA' },
      { line: 3, code: 'BBB' },
      { line: 5, code: 'CCC DDD' },
    ])
    expect(await codesIn('\n \n')).toEqual([])
    expect(await codesIn('LAST')).toEqual([{ line: 1, code: 'LAST' }])
  })

  test('is the same however lines end, and what cannot be seen is no difference', async () => {
    const text = 'A\rB\r\nC\u0085D\u2028E\u2029F\vG\fH'
    expect((await codesIn(text)).map(({ line, code }) => `${line}${code}`).join('')).toBe(
      '1A2B3C4D5E6F7G8H',
    )
    const unseen = [
      ...'\u200b\u200c\u200d\u200e\u200f\u2060\u2064\ufeff\u00ad\u202a\u202e\u2066\u2069\ufe0f\u180e',
      ...'\u115f\u1160\u3164\uffa0\u034f\u061c\u2800\u0000\u001b\u{e0041}\u{e0100}',
    ]
    for (const sign of unseen) {
      const { codes, repeated } = await numberedCodes(
        `AB-12\n${sign}AB-12\nAB${sign}-12 ${sign}\n${sign}`,
      )
      expect(codes, JSON.stringify(sign)).toEqual([{ line: 1, code: 'AB-12' }])
      expect(repeated.map(({ line, sameAs }) => [line, sameAs])).toEqual([
        [2, 1],
        [3, 1],
      ])
    }
  })

  test.each([
    ['ＡＢ－１２', 'AB-12'],
    ['AB-١٢ ۱۲ ১২ १२', 'AB-12 12 12 12'],
    ['\u3000\u00a0AB 12\u00a0', 'AB 12'],
    ['AB\u00a012\u300034\u202f5', 'AB 12 34 5'],
    // A Cyrillic А is another letter; a word keeps its digits.
    ['А-1', 'А-1'],
    ['كود-١٢', 'كود-١٢'],
    ['AB\tC', 'AB\tC'],
  ])('has %s as %s', async (typed, code) => {
    expect((await codesIn(typed))[0]?.code).toBe(code)
  })

  test('is refused for a line that no code can be, by its number', async () => {
    expect(await codesIn(`A\n${'x'.repeat(512)}`)).toHaveLength(2)
    const tooLong = { code: 'CODE_TOO_LONG', data: { line: 3, max: 512 } }
    for (const line of ['x'.repeat(513), '\u09e7'.repeat(6_000_000), '\u200b'.repeat(6_000_000)])
      await expect(codesIn(`A\n\n${line}\nB`)).rejects.toMatchObject(tooLong)
  })

  test('lets other work run in between', async () => {
    const text = Array.from({ length: 99_000 }, (_, i) => `Ｃ${i}\t${'S'.repeat(99)}`).join('\n')
    const read = async () => previewCodes(await codesIn(text))
    expect(await turnsDuring(read)).toBeGreaterThan(10)
  })
})

describe('adding', () => {
  test('skips a code that is twice in the file or was ever in stock, under any product', async () => {
    const store = await testShop()
    expect(await add(store, gamekey, ['A', 'B', 'A'])).toEqual({ added: 2, duplicates: ['A'] })
    await take(store, gamekey, 1, 'order-1')
    expect(await add(store, giftcard, ['A', 'B', 'C', 'C'])).toEqual({
      added: 1,
      duplicates: ['A', 'B', 'C'],
    })
    expect(await levels(store)).toEqual({
      [stockTopup]: 0,
      [gamekey]: 1,
      [giftcard]: 1,
    })
  })

  test('tells a code from another by its letters’ case', async () => {
    const store = await testShop()
    expect(await add(store, gamekey, ['abc', 'ABC'])).toEqual({ added: 2, duplicates: [] })
  })

  test('is written down without the codes', async () => {
    const store = await testShop()
    await add(store, gamekey, ['SECRET-1', 'SECRET-1'])
    const acts = await actsOf(store, 'stock.add')
    expect(acts).toMatchObject([{ detail: { pid: gamekey, added: 1, duplicates: 1 } }])
    expect(JSON.stringify(acts)).not.toContain('SECRET')
  })
})

describe('taking', () => {
  test('gives the oldest codes of the product, in the order in which they came', async () => {
    const store = await testShop()
    await addTestStock(store, giftcard, 2)
    const codes = await addTestStock(store, gamekey, 5)
    expect(await take(store, gamekey, 2, 'order-1')).toEqual(codes.slice(0, 2))
    expect(await take(store, gamekey, 3, 'order-2')).toEqual(codes.slice(2))
    expect(await codesOf(store.read, ['order-1', 'order-2', 'order-3'])).toEqual(
      new Map([
        ['order-1', codes.slice(0, 2)],
        ['order-2', codes.slice(2)],
      ]),
    )
    expect(await codesOf(store.read, [])).toEqual(new Map())
  })

  test('more than there are takes none', async () => {
    const store = await testShop()
    await addTestStock(store, giftcard, 5)
    const codes = await addTestStock(store, gamekey, 2)
    expect(await take(store, gamekey, 3, 'order-1')).toBeNull()
    expect(await take(store, gamekey, 2, 'order-2')).toEqual(codes)
    expect(await take(store, gamekey, 1, 'order-3')).toBeNull()
  })
})

test("returning puts an order's codes back on sale in their old place, and no others", async () => {
  const store = await testShop()
  const codes = await addTestStock(store, gamekey, 4)
  await take(store, gamekey, 2, 'order-1')
  await take(store, gamekey, 1, 'order-2')
  await store.transaction((tx) => returnCodes(tx, 'order-1'))
  expect(await levels(store)).toMatchObject({ [gamekey]: 3 })
  const rows = await store.read.select().from(stockCodes).orderBy(asc(stockCodes.id))
  expect(rows.map((row) => row.takenAt)).toEqual([null, null, later(1000), null])
  expect(await take(store, gamekey, 3, 'order-3')).toEqual([codes[0], codes[1], codes[3]])
})

function add(store: Store, pid: string, codes: string[]) {
  return store.transaction((tx) => addStock(tx, pid, { codes, actor: 'operator' }, NOW))
}

async function take(
  store: Store,
  pid: string,
  quantity: number,
  orderId: string,
): Promise<string[] | null> {
  const taking = { pid, orderId, quantity }
  const taken = await store.transaction((tx) => tryTakeCodes(tx, taking, later(1000)))
  return taken?.codes ?? null
}

/** Codes that can be sold, by pid. */
async function levels(store: Store): Promise<Record<string, number>> {
  const rows = await stockLevels(store.read)
  return Object.fromEntries(rows.map((row) => [row.pid, row.available]))
}
