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

/** Codes that nobody else has: `count` of them, of one load. */
export function newCodes(pid: string, load: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${pid}-L${load}-${String(i).padStart(5, '0')}`)
}
