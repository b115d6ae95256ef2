import { sealedCode } from '../../src/db/codes-at-rest.ts'
import type { Store } from '../../src/db/store.ts'
import { rotateKey } from '../../src/domain/access/api-keys.ts'
import { type Account, adjustBalance, openAccount } from '../../src/domain/accounts/accounts.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { recordAct } from '../../src/domain/audit/audit-log.ts'
import { type CatalogJson, parseCatalog } from '../../src/domain/catalog/file.ts'
import { importCatalog } from '../../src/domain/catalog/import.ts'
import { createRouteFinder } from '../../src/domain/orders/choose-supplier.ts'
import { stockCodes } from '../../src/domain/schema.ts'
import { invalidateStock } from '../../src/domain/shared/cache/invalidate.ts'
import { createSandboxSupplier } from '../../src/suppliers/sandbox.ts'

/** The moment at which test data begins: tests take time as a value and count from here. */
export const START = new Date('2026-01-15T12:00:00.000Z')

/** A moment so many milliseconds after START, or before it where negative. */
export function later(ms: number): Date {
  return new Date(START.getTime() + ms)
}

let minted = 0

/** A number that no other row of this process has: for Telegram ids, codes and references. */
export function fresh(): number {
  minted += 1
  return minted
}

/** Opens an account, API access on unless told otherwise, its wallet credited with `balanceMicros`. */
export async function openTestAccount(
  store: Store,
  options: { balanceMicros?: number; apiEnabled?: boolean; openedAt?: Date; name?: string } = {},
): Promise<Account> {
  const { balanceMicros = 0, apiEnabled = true, openedAt = START } = options
  const telegramId = 1_000_000 + fresh()
  const name = options.name ?? `Reseller ${telegramId}`
  return store.transaction(async (tx) => {
    const account = await openAccount(tx, { telegramId, name, actor: 'operator' }, openedAt)
    if (balanceMicros > 0) {
      const credit = { amountMicros: balanceMicros, note: undefined, actor: 'operator' as const }
      await adjustBalance(tx, account.id, credit, openedAt)
    }
    return setApiEnabled(tx, account.id, apiEnabled, 'operator', openedAt)
  })
}

/** Issues the account's key, ending any it had, and returns the key itself. */
export function issueTestKey(store: Store, accountId: number, now = START): Promise<string> {
  return store.transaction((tx) => rotateKey(tx, accountId, { graceMs: 0, actor: 'operator' }, now))
}

/** The products of TEST_CATALOG by what their line asks for; prices are 0.99, 1, 2, … 6 USD. */
export const PIDS = {
  userId: 'GWP-A60',
  zoneId: 'GWP-B86',
  serverId: 'GWP-D60',
  region: 'GWP-E100',
  stockTopup: 'GWP-S325',
  gamekey: 'GWP-K1',
  giftcard: 'GWP-C10',
} as const

const userId = { name: 'userId', label: 'Player ID', pattern: '\\d{5,20}' } as const
const topup = { kind: 'topup' as const, suppliers: ['sandbox'] }
const pack = (pid: string, name: string, priceUsd: number) => ({ pid, name, priceUsd })

/** One line of every shape, each with one product; topped up by the supplier `sandbox`. */
export const TEST_CATALOG: CatalogJson = {
  lines: [
    {
      ...{ slug: 'gamea', productName: 'Game A UC', gameName: 'Game A', orderCode: 'GMA' },
      ...topup,
      fields: [userId],
      products: [{ ...pack(PIDS.userId, '60 UC', 0.99), supplierRef: 'a-60' }],
    },
    {
      ...{ slug: 'gameb', productName: 'Game B Diamonds', gameName: 'Game B', orderCode: 'GMB' },
      ...topup,
      fields: [userId, { name: 'zoneId', label: 'Zone ID', pattern: '\\d{1,10}' }],
      products: [{ ...pack(PIDS.zoneId, '86 Diamonds', 1), supplierRef: 'b-86' }],
    },
    {
      ...{ slug: 'gamed', productName: 'Game D Crystals', gameName: 'Game D', orderCode: 'GMD' },
      ...topup,
      fields: [userId, { name: 'serverId', label: 'Server' }],
      serverOptions: [
        { value: 'os_asia', label: 'Asia', shortcuts: ['asia'] },
        { value: 'os_euro', label: 'Europe' },
      ],
      products: [{ ...pack(PIDS.serverId, '60 Crystals', 2), supplierRef: 'd-60' }],
    },
    {
      ...{ slug: 'gamee', productName: 'Game E Credits', gameName: 'Game E', orderCode: 'GME' },
      productNames: { es: 'Créditos de Game E' },
      gameNames: { es: 'Juego E' },
      ...topup,
      fields: [
        userId,
        { name: 'region', label: 'Region', labels: { es: 'Región' } },
        { name: 'moreId', label: 'Server ID', example: '2001' },
      ],
      regionOptions: [
        { value: 'Europe', label: 'Europe', labels: { es: 'Europa' }, shortcuts: ['eu'] },
        { value: 'Asia', label: 'Asia', shortcuts: ['as', 'asia1'] },
      ],
      products: [
        {
          ...pack(PIDS.region, '100 Credits', 3),
          names: { es: '100 créditos' },
          supplierRef: 'e-100',
        },
      ],
    },
    {
      ...{ slug: 'gameaucspecial', productName: 'Game A UC vouchers', gameName: 'Game A' },
      ...{ orderCode: 'GAS', stockBased: true },
      ...topup,
      fields: [userId],
      products: [{ ...pack(PIDS.stockTopup, '325 UC', 4), supplierRef: 'a-voucher' }],
    },
    {
      ...{ slug: 'gamekeys', productName: 'Game keys', gameName: 'Game K', orderCode: 'KEY' },
      kind: 'gamekey',
      products: [pack(PIDS.gamekey, 'Game K standard', 5)],
    },
    {
      ...{ slug: 'giftcards', productName: 'Gift cards', gameName: 'Shop C', orderCode: 'GFT' },
      kind: 'giftcard',
      products: [pack(PIDS.giftcard, '10 USD card', 6)],
    },
  ],
}

/** Imports TEST_CATALOG, or another catalog in the form of an operator's file. */
export async function importTestCatalog(store: Store, catalog = TEST_CATALOG): Promise<void> {
  const file = parseCatalog(JSON.stringify(catalog))
  await store.transaction((tx) =>
    importCatalog(tx, { file, replace: false, actor: 'operator' }, START),
  )
}

/** Adds so many fresh codes to a product sold from stock and returns them, oldest first. */
export async function addTestStock(store: Store, pid: string, count: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () => `CODE-${String(fresh()).padStart(6, '0')}`)
  if (codes.length > 0) await addTestCodes(store, pid, codes)
  return codes
}

/** As addStock, whose statement for many codes takes ten times as long to prepare for a new store as for few. */
export async function addTestCodes(store: Store, pid: string, codes: string[]): Promise<void> {
  await store.transaction(async (tx) => {
    const rows = codes.map((code) => ({ pid, ...sealedCode(tx, pid, code), addedAt: START }))
    await tx.insert(stockCodes).values(rows)
    invalidateStock(tx, pid)
    const detail = { pid, added: codes.length, duplicates: 0 }
    await recordAct(tx, { actor: 'operator', action: 'stock.add', detail }, START)
  })
}

const sandbox = createSandboxSupplier(() => START)

/** As a service on which the suppliers of the sandbox are set up. */
export const ROUTES = createRouteFinder(
  new Map([
    ['sandbox', sandbox],
    ['shaky', sandbox],
    ['manual', { ...sandbox, kind: 'manual', needsRef: false }],
  ]),
)
