import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the shop under test sells. Prices change during a run; these are the first. */
export const PRODUCTS = [
  { pid: 'FAR-60', line: 'far', usd: 1, codes: false },
  { pid: 'FAR-300', line: 'far', usd: 4.75, codes: false },
  { pid: 'TWO-60', line: 'two', usd: 1.1, codes: false },
  { pid: 'CARD-5', line: 'cards', usd: 5, codes: true },
  { pid: 'CARD-10', line: 'cards', usd: 9.9, codes: true },
  { pid: 'KEY-1', line: 'keys', usd: 2.5, codes: true },
  { pid: 'SRV-60', line: 'server', usd: 0.8, codes: false },
] as const

/** Of a stock of ours. Those of the other lines come from suppliers. */
export const STOCKED = ['CARD-5', 'CARD-10'] as const

const fields = [{ name: 'userId', label: 'Player ID', pattern: '\\d{4,12}' }]
const goods = (line: string) =>
  PRODUCTS.filter((product) => product.line === line).map(({ pid, usd }) => ({
    ...{ pid, name: pid, priceUsd: usd, supplierRef: pid },
  }))

/** As `catalog import` reads it: top-ups of one supplier and of two, cards from stock, keys from a supplier. */
export const CATALOG = {
  lines: [
    {
      ...{ slug: 'far', productName: 'Coins', gameName: 'Far', orderCode: 'FAR', kind: 'topup' },
      ...{ suppliers: ['north'], fields, products: goods('far') },
    },
    {
      ...{ slug: 'two', productName: 'Gems', gameName: 'Two', orderCode: 'TWO', kind: 'topup' },
      ...{ suppliers: ['north', 'south'], fields, products: goods('two') },
    },
    {
      ...{ slug: 'cards', productName: 'Cards', gameName: 'Any', orderCode: 'CRD' },
      ...{ kind: 'giftcard', products: goods('cards') },
    },
    {
      ...{ slug: 'keys', productName: 'Keys', gameName: 'Ice', orderCode: 'KEY', kind: 'gamekey' },
      ...{ suppliers: ['south'], products: goods('keys') },
    },
    {
      ...{ slug: 'server', productName: 'Ore', gameName: 'Sea', orderCode: 'SRV', kind: 'topup' },
      ...{ suppliers: ['north'], products: goods('server') },
      fields: [...fields, { name: 'serverId', label: 'Server' }],
      serverOptions: [
        { value: 'eu', label: 'Europe', shortcuts: ['europe'] },
        { value: 'asia', label: 'Asia' },
      ],
    },
  ],
}

/** Writes a catalog that sets one price, in USD, and nothing else, and returns its path, which tells both. */
export function priceFile(folder: string, pid: string, usd: string): string {
  const lines = CATALOG.lines.flatMap((line) => {
    const products = line.products.filter((product) => product.pid === pid)
    return products.map((product) => ({
      ...line,
      products: [{ ...product, priceUsd: Number(usd) }],
    }))
  })
  mkdirSync(join(folder, 'prices'), { recursive: true })
  const file = join(folder, 'prices', `${pid}=${usd}.json`)
  writeFileSync(file, JSON.stringify({ lines }))
  return file
}

/** The price that the file at a path sets; null if it is not one of priceFile. */
export function priceIn(path: string): { pid: string; usd: number } | null {
  const [, pid = '', usd = ''] = /\/([^/=]+)=([\d.]+)\.json$/.exec(path) ?? []
  return pid === '' ? null : { pid, usd: Number(usd) }
}

/** Codes that nobody else has: `count` of them, of one load. */
export function newCodes(pid: string, load: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${pid}-L${load}-${String(i).padStart(5, '0')}`)
}
