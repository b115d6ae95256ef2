import type { Vocabulary } from './vocabulary.ts'

const userId = { name: 'userId', label: 'Player ID' }
const manual = { kind: 'topup', suppliers: ['manual'] }

/** Products that are sold from codes in stock. */
export const STOCKED = ['KEY-1', 'CARD-5'] as const

/** What the fuzzed service sells: every shape of an order, so that none is refused for want of a product. */
export const CATALOG = {
  lines: [
    {
      ...{ slug: 'keys', productName: 'Keys', gameName: 'Ice', orderCode: 'KEY', kind: 'gamekey' },
      products: [{ pid: 'KEY-1', name: 'Key', priceUsd: 0.01 }],
    },
    {
      ...{
        slug: 'cards',
        productName: 'Cards',
        gameName: 'Shop',
        orderCode: 'CRD',
        kind: 'giftcard',
      },
      products: [
        { pid: 'CARD-5', name: 'Card of 5', priceUsd: 0.05 },
        { pid: 'CARD-9', name: 'Card that is sold out', priceUsd: 0.09 },
      ],
    },
    {
      ...{ slug: 'gamea', productName: 'UC', gameName: 'Game A', orderCode: 'GMA', ...manual },
      fields: [{ ...userId, pattern: '5\\d{4,19}' }],
      products: [
        { pid: 'GWA-UC-60', name: '60 UC', priceUsd: 0.8875 },
        { pid: 'GWA-UC-0', name: 'Paused UC', priceUsd: 1, status: 'paused' },
        { pid: 'GWA-UC-MAX', name: 'Dear UC', priceUsd: 9999 },
      ],
    },
    {
      ...{
        slug: 'gameb',
        productName: 'Diamonds',
        gameName: 'Game B',
        orderCode: 'GMB',
        ...manual,
      },
      fields: [
        { ...userId, pattern: '\\d{4,12}' },
        { name: 'zoneId', label: 'Zone ID', pattern: '\\d{1,6}' },
      ],
      products: [{ pid: 'GWB-86', name: '86 diamonds', priceUsd: 1.2435 }],
    },
    {
      ...{
        slug: 'gamed',
        productName: 'Crystals',
        gameName: 'Game D',
        orderCode: 'GMD',
        ...manual,
      },
      fields: [userId, { name: 'serverId', label: 'Server' }],
      serverOptions: [
        { value: 'eu', label: 'Europe', shortcuts: ['europe'] },
        { value: 'asia', label: 'Asia' },
      ],
      products: [{ pid: 'GWD-60', name: '60 crystals', priceUsd: 0.000001 }],
    },
    {
      ...{ slug: 'gamee', productName: 'Coins', gameName: 'Game E', orderCode: 'GME', ...manual },
      fields: [userId, { name: 'region', label: 'Region' }, { name: 'moreId', label: 'Second id' }],
      regionOptions: [
        { value: 'mena', label: 'MENA', shortcuts: ['me'] },
        { value: 'cis', label: 'CIS' },
      ],
      products: [{ pid: 'GWE-10', name: '10 coins', priceUsd: 2 }],
    },
    {
      ...{ slug: 'hidden', productName: 'Hidden', gameName: 'None', orderCode: 'HID', ...manual },
      ...{ status: 'paused', fields: [userId] },
      products: [{ pid: 'HID-1', name: 'Of a paused line', priceUsd: 1 }],
    },
  ],
}

const pid = CATALOG.lines.flatMap(({ products }) => products.map((product) => product.pid))
const slug = CATALOG.lines.map((line) => line.slug)
/** A few trxids that come again and again, from all accounts. */
const trxid = ['shop-1', 'shop-2', 'shop-3', 'shop-4', 'shop-5', 'shop-6', 'a b', '~']
const player = ['5123456701', '5123456702', '5123456703', '5123456755', 'name#tag', '12345']

/** What requests can name, and bodies that are accepted. */
export const KNOWN: Vocabulary = {
  values: {
    ...{ pid, PID: pid, slug, userId: player, userID: player, playerId: player, playerID: player },
    ...{ zoneId: ['2001', '1'], zoneID: ['2001'], serverId: ['eu', 'asia', 'EU', 'na'] },
    ...{ region: ['mena', 'MENA', 'cis'], moreId: ['777'], code: ['UC60-ABCD', 'UC60-AB02'] },
    ...{ idempotencyKey: ['again-1', 'again-2'], idempotency: ['again-1'] },
    ...{ trxid, trxId: trxid, idtrx: trxid, idTrx: trxid },
    ...{ after: ['now', 'evt_', 'evt_0'], cursor: ['MQ', 'MTAw', ''], kind: ['charge', 'credit'] },
    from: ['2026-01-01', '2026-01-31T12:00:00Z', '2026-01-31T12:00:00+02:00', '1970-01-01'],
    to: ['2030-01-01', '2099-12-31T23:59:59.999Z'],
  },
  bodies: {
    '/orders': [
      { pid: 'KEY-1' },
      { pid: 'KEY-1', quantity: 3 },
      { pid: 'CARD-5', quantity: 1, maxPrice: 0.05 },
      { pid: 'CARD-5', quantity: 20 },
      { PID: 'GWA-UC-60', userID: '5123456755' },
      { pid: 'GWB-86', userId: '123456', zoneId: '2001' },
      { pid: 'GWD-60', userId: '700000001', serverId: 'europe' },
      { pid: 'GWE-10', userId: '12345', serverId: 'me', moreId: '777' },
      { pid: 'GWE-10', userId: '12345', region: 'cis', moreId: '778' },
    ],
    '/gameavvfy': [{ playerId: '5123456755' }, { userID: '5123456702' }],
    '/gamebvfy': [
      { userId: '123456789', zoneId: '2001' },
      { userID: '123402', zoneID: '1' },
    ],
    '/rdmgamea': [
      { playerId: '5123456755', code: 'UC60-ABCD' },
      { playerId: '5123456755', code: 'UC60-AB02' },
    ],
  },
}
