import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Line, orderable } from '../../src/domain/catalog/catalog.ts'
import { type CatalogLine, parseCatalog } from '../../src/domain/catalog/file.ts'
import { importCatalog } from '../../src/domain/catalog/import.ts'
import type { PlayerInput } from '../../src/domain/catalog/player.ts'
import type { OrderFieldName } from '../../src/domain/schema.ts'
import { ROUTES } from '../helpers/factories.ts'
import { linesOnSale, productsOnSale } from '../helpers/on-sale.ts'
import { playerFor } from '../helpers/player.ts'
import { testStore } from '../helpers/store.ts'

/** The line that the admin in the chat fulfils. */
const BY_HAND = 'rankboost'
/** The line whose supplier can be down. */
const BREAKS = 'livetopdelta'

const text = readFileSync(new URL('../../src/sandbox/catalog.json', import.meta.url), 'utf8')
const file = parseCatalog(text)
const now = new Date('2030-01-01T00:00:00Z')

/** The contract's order body shapes: each line's fields, and a player without the deciding end. */
const SHAPES: Record<string, { slugs: string[]; fields: OrderFieldName[]; sample: PlayerInput }> = {
  'game A': {
    slugs: ['gamea', 'gameasubscription', 'gameaucspecial', 'gameacncn'],
    fields: ['userId'],
    sample: { userId: '512345' },
  },
  'game F': {
    slugs: ['gamefmena', 'gamefcis', 'gamefbd', 'gameflatam'],
    fields: ['userId'],
    sample: { userId: '123' },
  },
  'user and zone': {
    slugs: ['gameb', 'gamebadventure'],
    fields: ['userId', 'zoneId'],
    sample: { userId: '1234567', zoneId: '2001' },
  },
  'user and server': {
    slugs: ['gameg', 'gameh', 'gamei', 'gamej'],
    fields: ['userId', 'serverId'],
    sample: { userId: '8001234' },
  },
  'game E': {
    slugs: ['gamee'],
    fields: ['userId', 'region', 'moreId'],
    sample: { userId: '880012', region: 'north-america', moreId: '77' },
  },
  'game C': { slugs: ['gamec'], fields: ['userId'], sample: { userId: 'Sand Fox#T' } },
  'live app': {
    slugs: ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta'].map((s) => `livetop${s}`),
    fields: ['userId'],
    sample: { userId: '41234' },
  },
}

const CODE_LINES: Record<string, Line['kind']> = {
  keyspc: 'gamekey',
  keysconsole: 'gamekey',
  cardsstorea: 'giftcard',
  cardsstoreb: 'giftcard',
}

const topups = Object.values(SHAPES).flatMap(({ slugs, fields, sample }) =>
  slugs.map((slug) => ({ slug, fields, sample })),
)

test('has the lines of every shape in the contract, and no others', () => {
  const asked = file.lines.map((line) => [line.slug, line.fields?.map((field) => field.name)])
  expect(Object.fromEntries(asked)).toEqual({
    ...Object.fromEntries(topups.map(({ slug, fields }) => [slug, fields])),
    ...Object.fromEntries(Object.keys(CODE_LINES).map((slug) => [slug, undefined])),
    [BY_HAND]: ['userId'],
  })
  for (const line of file.lines) expect(line.kind).toBe(CODE_LINES[line.slug] ?? 'topup')
})

test('sells the packs of game A that the contract counts', () => {
  const pids = (slug: string) => fileLine(slug).products.map((product) => product.pid)
  expect(pids('gamea').length).toBeGreaterThan(3)
  expect(pids('gameasubscription')).toEqual([
    ...['1M', '3M', '6M', '12M'].map((months) => `GWA-SUB-${months}`),
    ...['1M', '3M', '6M', '12M'].map((months) => `GWA-SUBPLUS-${months}`),
    'GWA-PACK-FIRST',
    'GWA-PACK-MATERIAL',
    'GWA-PACK-EMBLEM',
    'GWA-EMBLEM-WEEKLY',
  ])
  expect(pids('gameaucspecial')).toHaveLength(2)
  expect(pids('gameacncn')).toHaveLength(6)
  const fromStock = file.lines.filter((line) => line.kind === 'topup' && line.stockBased)
  expect(fromStock.map((line) => line.slug)).toEqual(['gameaucspecial'])
})

test('sends every top-up but those of people to the sandbox supplier, under a name of its own', () => {
  for (const { slug } of topups) {
    const line = fileLine(slug)
    if (slug === BY_HAND) {
      expect(line.suppliers).toEqual(['manual'])
      continue
    }
    expect(line.suppliers).toEqual([slug === BREAKS ? 'shaky' : 'sandbox'])
    for (const product of line.products) expect(product.supplierRef, product.pid).toBeTruthy()
  }
  const items = file.lines.flatMap((line) => line.products.map((product) => product.supplierRef))
  const named = items.filter((item) => item !== undefined)
  expect(new Set(named).size).toBe(named.length)
})

test('offers servers and regions under names that cannot be confused', () => {
  for (const { slug } of topups) {
    const { serverOptions, regionOptions, fields = [] } = fileLine(slug)
    expect(serverOptions !== undefined).toBe(fields.some((field) => field.name === 'serverId'))
    const options = [...(serverOptions ?? []), ...(regionOptions ?? [])]
    const names = options.flatMap(({ value, shortcuts = [] }) => [value, ...shortcuts])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  }
})

test('takes an order of every line for every ending that decides', async () => {
  const store = await importedStore()
  const lines = await linesOnSale(store.read, ROUTES)
  for (const { slug, sample } of topups) {
    const line = lines.find((candidate) => candidate.slug === slug)
    if (!line) throw new Error(`${slug} is not on sale.`)
    const servers = line.serverOptions?.map((server) => server.value) ?? [undefined]
    for (const ending of ['01', '02', '03', '04', '05', '99'])
      for (const serverId of servers) {
        const player = { ...sample, userId: `${sample.userId}${ending}` }
        const input = serverId === undefined ? player : { ...player, serverId }
        expect(playerFor(line, input), slug).toEqual(input)
      }
  }
})

test('puts every line and product on sale, with stock counted where codes are sold', async () => {
  const store = await importedStore()
  const lines = await linesOnSale(store.read, ROUTES)
  expect(lines.map((line) => line.slug)).toEqual(file.lines.map((line) => line.slug))
  const onSale = await productsOnSale(store.read, ROUTES)
  expect(onSale).toHaveLength(file.lines.flatMap((line) => line.products).length)
  for (const { line, available, ...product } of onSale) {
    expect(orderable({ product, line }, ROUTES)).toMatchObject({ pid: product.pid })
    const counted = line.slug in CODE_LINES || line.slug === 'gameaucspecial'
    expect(available, product.pid).toBe(counted ? 0 : null)
  }
})

async function importedStore() {
  const store = await testStore()
  await store.transaction((tx) =>
    importCatalog(tx, { file, replace: false, actor: 'operator' }, now),
  )
  return store
}

function fileLine(slug: string): CatalogLine {
  const line = file.lines.find((candidate) => candidate.slug === slug)
  if (!line) throw new Error(`The catalog has no line ${slug}.`)
  return line
}
