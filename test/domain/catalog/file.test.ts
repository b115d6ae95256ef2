import { describe, expect, test } from 'vitest'
import { refusalText } from '../../../src/cli/errors.ts'
import { parseCatalog } from '../../../src/domain/catalog/file.ts'
import { TEST_CATALOG } from '../../helpers/factories.ts'

type Json = Record<string, unknown>
type Line = Json & { fields?: Json[]; products: Json[] }

// Lines of the test catalog, by place in it.
const [GAME_A, GAME_B, GAME_D, GAME_E, KEYS] = [0, 1, 2, 3, 5] as const

const LINE_A = 'line 1 (gamea)'
const PRODUCT_A = 'line 1 (gamea), product 1 (GWP-A60)'

test('reads a whole catalog, its prices in micro-USD', () => {
  const { lines } = parseCatalog(JSON.stringify(TEST_CATALOG))
  expect(lines.map((line) => line.slug)).toEqual(TEST_CATALOG.lines.map((line) => line.slug))
  const prices = lines.flatMap((line) => line.products.map((product) => product.priceUsd))
  expect(prices).toEqual([990_000, 1e6, 2e6, 3e6, 4e6, 5e6, 6e6])
})

test.each([0.000001, 0.0017, 0.1, 1.005, 99_999.999999, 100_000])(
  'reads the price %d exactly',
  (priceUsd) => {
    const { lines } = parseCatalog(changed(GAME_A, ({ products }) => set(products, { priceUsd })))
    expect(lines[0]?.products[0]?.priceUsd).toBe(Math.round(priceUsd * 1e6))
  },
)

test('a price is written as digits', () => {
  const text = JSON.stringify(TEST_CATALOG)
  const file = text.replace(/"priceUsd":[\d.]+/, '"priceUsd":1e2')
  expect(file).not.toBe(text)
  expect(() => parseCatalog(file)).toThrow(/priceUsd.*"problem":"number"/)
})

test('a product may have no price or supplier item yet', () => {
  const open = { priceUsd: null, supplierRef: null }
  expect(() => parseCatalog(changed(GAME_A, (line) => set(line.products, open)))).not.toThrow()
})

describe('a product is refused, with its line and the field, where', () => {
  test.each<[string, Json, string]>([
    ['its price is zero', { priceUsd: 0 }, `${PRODUCT_A}, priceUsd:`],
    ['its price is negative', { priceUsd: -1 }, `${PRODUCT_A}, priceUsd:`],
    ['its price is text', { priceUsd: '1.00' }, `${PRODUCT_A}, priceUsd:`],
    ['its price is too fine', { priceUsd: 0.1234567 }, `${PRODUCT_A}, priceUsd: must have at most`],
    ['its price is far too fine', { priceUsd: 1e-7 }, `${PRODUCT_A}, priceUsd:`],
    ['its price is too high', { priceUsd: 100_000.01 }, `${PRODUCT_A}, priceUsd:`],
    ['its price is absurd', { priceUsd: 1e300 }, `${PRODUCT_A}, priceUsd:`],
    ['its pid has a space', { pid: 'GWP 1' }, 'product 1 (GWP 1), pid: must be 1-64 letters'],
    ['its pid is empty', { pid: '' }, 'line 1 (gamea), product 1, pid: must be 1-64'],
    ['it has no pid', { pid: undefined }, 'line 1 (gamea), product 1, pid:'],
    ['it has no name', { name: '' }, `${PRODUCT_A}, name:`],
    ['its status is unknown', { status: 'sold' }, `${PRODUCT_A}, status:`],
    ['its routing is unknown', { routing: { by: 'best' } }, `${PRODUCT_A}, routing, by:`],
    ['its supplier item is empty', { supplierRef: '' }, `${PRODUCT_A}, supplierRef:`],
    ['it has an unknown name', { price: 1 }, `${PRODUCT_A}: Unrecognized key: "price"`],
  ])('%s', (_, change, told) => {
    expect(refusal(changed(GAME_A, (line) => set(line.products, change)))).toContain(told)
  })
})

describe('a line is refused, with the field, where', () => {
  const onGame = (place: number) => TEST_CATALOG.lines[place]?.fields ?? []
  const region = { name: 'region', label: 'Region' }
  test.each<[string, number, Json, string]>([
    ['its slug has a capital', GAME_A, { slug: 'gameA' }, 'line 1 (gameA), slug: must be 2-40'],
    ['its slug is missing', GAME_A, { slug: undefined }, 'line 1, slug:'],
    ['its kind is unknown', GAME_A, { kind: 'skin' }, `${LINE_A}, kind:`],
    ['its order code has a hyphen', GAME_A, { orderCode: 'G-A' }, `${LINE_A}, orderCode:`],
    ['its status is unknown', GAME_A, { status: 'off' }, `${LINE_A}, status:`],
    ['its game has no name', GAME_A, { gameName: '' }, `${LINE_A}, gameName:`],
    ['it has no products', GAME_A, { products: undefined }, `${LINE_A}, products:`],
    ['it has an unknown name', GAME_A, { colour: 'red' }, `${LINE_A}: Unrecognized key: "colour"`],
    [
      'nobody fulfils a top-up',
      GAME_A,
      { suppliers: undefined },
      `${LINE_A}, suppliers: must name`,
    ],
    ['stock fulfils a top-up', GAME_A, { suppliers: ['stock'] }, `${LINE_A}, suppliers: must not`],
    ['a top-up needs nothing', GAME_A, { fields: [] }, `${LINE_A}, fields: must name what`],
    [
      'it asks for a field twice',
      GAME_A,
      { fields: [...onGame(GAME_A), ...onGame(GAME_A)] },
      `${LINE_A}, fields: must name each field once`,
    ],
    [
      'it asks for both region and server',
      GAME_E,
      { fields: [...onGame(GAME_E), { name: 'serverId', label: 'Server' }] },
      'line 4 (gamee), fields: must not ask for both region and serverId',
    ],
    [
      'it asks for a region without options',
      GAME_A,
      { fields: [region] },
      `${LINE_A}, regionOptions: must be set if the line asks for region`,
    ],
    [
      'it has region options and asks for none',
      GAME_E,
      { fields: onGame(GAME_A) },
      'line 4 (gamee), regionOptions: must be set if the line asks for region',
    ],
    [
      'it has server options and asks for none',
      GAME_D,
      { fields: onGame(GAME_A) },
      'line 3 (gamed), serverOptions: must be set only if',
    ],
    ['its options are none', GAME_D, { serverOptions: [] }, 'line 3 (gamed), serverOptions:'],
    [
      'an option has an unknown name',
      GAME_D,
      { serverOptions: [{ value: 'a', label: 'A', code: 1 }] },
      'line 3 (gamed), serverOptions, row 1: Unrecognized key: "code"',
    ],
    [
      'a supplier is named twice',
      GAME_A,
      { suppliers: ['a', 'a'] },
      'must name each supplier once',
    ],
    ['nobody is a supplier', GAME_A, { suppliers: [] }, `${LINE_A}, suppliers:`],
    ['a supplier has no proper name', GAME_A, { suppliers: ['North!'] }, `${LINE_A}, suppliers`],
    [
      'keys say whether they are from stock',
      KEYS,
      { stockBased: false },
      '(gamekeys), stockBased: must not be set',
    ],
    ['keys need a player', KEYS, { fields: onGame(GAME_A) }, '(gamekeys), fields: must not be set'],
  ])('%s', (_, place, change, told) => {
    expect(refusal(changed(place, (line) => Object.assign(line, change)))).toContain(told)
  })

  test.each<[string, Json, string]>([
    ['a field is unknown', { name: 'nick' }, 'line 2 (gameb), fields, row 1, name:'],
    ['a field has no label', { label: '' }, 'line 2 (gameb), fields, row 1, label:'],
    [
      'a pattern does not compile',
      { pattern: '(' },
      'row 1, pattern: must be a regular expression',
    ],
    ['an example does not fit', { example: 'x' }, 'fields, row 1, example: must fit the pattern'],
    ['a language is no code', { labels: { Spanish: 'ID' } }, 'fields, row 1, labels, Spanish: '],
    ['a translation is empty', { labels: { es: '' } }, 'fields, row 1, labels, es: '],
    ['a field has an unknown name', { regex: '.' }, 'fields, row 1: Unrecognized key: "regex"'],
  ])('%s', (_, change, told) => {
    expect(refusal(changed(GAME_B, (line) => set(line.fields ?? [], change)))).toContain(told)
  })
})

describe('a file is refused where', () => {
  test('it is not JSON, or not an object of lines', () => {
    expect(refusal('{"lines": [}')).toMatch(/^The catalog is not JSON: /)
    expect(refusal('')).toMatch(/^The catalog is not JSON: /)
    expect(refusal('[]')).toContain('the file: ')
    expect(refusal('null')).toContain('the file: ')
    expect(refusal('{}')).toContain('lines: ')
    expect(refusal('{"lines": [], "version": 1}')).toContain(
      'the file: Unrecognized key: "version"',
    )
    expect(refusal('{"lines": [null]}')).toContain('line 1: ')
  })

  test('two lines have one slug', () => {
    const text = changed(GAME_B, (line) => Object.assign(line, { slug: 'gamea' }))
    expect(refusal(text)).toContain('line 2 (gamea), slug: is used twice: "gamea"')
  })

  test('two products have one pid, on whatever lines', () => {
    const text = changed(GAME_B, (line) => set(line.products, { pid: 'GWP-A60' }))
    expect(refusal(text)).toContain('line 2 (gameb), product 1 (GWP-A60), pid: is used twice')
  })

  test('and every problem of it is told at once, the first twenty in words', () => {
    const products = Array.from({ length: 25 }, (_, i) => ({ pid: `P${i}`, name: '' }))
    const told = refusal(changed(GAME_A, (line) => Object.assign(line, { products }))).split('\n')
    expect(told[0]).toMatch(/nothing has changed/)
    expect(told[1]).toContain('product 1 (P0), name')
    expect(told[20]).toContain('product 20 (P19), name')
    expect(told.slice(21)).toEqual(['  … and 5 more'])
  })
})

/** The test catalog as text, one of its lines changed. */
function changed(place: number, change: (line: Line) => void): string {
  const copy: { lines: Line[] } = JSON.parse(JSON.stringify(TEST_CATALOG))
  const line = copy.lines[place]
  if (!line) throw new Error(`The test catalog has no line ${place}.`)
  change(line)
  return JSON.stringify(copy)
}

/** Changes the first row. */
function set(rows: Json[], change: Json): void {
  rows[0] = { ...rows[0], ...change }
}

/** What the operator is told. */
function refusal(text: string): string {
  try {
    parseCatalog(text)
  } catch (error) {
    return String(refusalText(error))
  }
  throw new Error('The catalog was read.')
}
