import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config.ts'
import type { Store, Tx } from '../db/store.ts'
import { rotateKey } from '../domain/access/api-keys.ts'
import { accountByTelegramId, adjustBalance, openAccount } from '../domain/accounts/accounts.ts'
import { setApiEnabled } from '../domain/accounts/standing.ts'
import { type CatalogFile, parseCatalog } from '../domain/catalog/file.ts'
import { importCatalog } from '../domain/catalog/import.ts'
import { setMargin } from '../domain/catalog/margins.ts'
import { addTier, setAccountTier, setDiscount } from '../domain/catalog/tiers.ts'
import { addTransfer, changeTransfer, transferNamed } from '../domain/deposits/transfers.ts'
import { balanceOf } from '../domain/ledger/ledger.ts'
import { accounts, lines, products, stockBatches } from '../domain/schema.ts'
import { changeSettings, readSettings, settingsToChange } from '../domain/settings/settings.ts'
import { DomainError, onlyRow } from '../domain/shared/errors.ts'
import { addStock } from '../domain/stock/stock.ts'
import type { Supplier } from '../domain/suppliers/supplier.ts'
import { createManualTransfer } from '../payments/methods.ts'
import { createStars } from '../payments/stars.ts'
import { historyBegan, writeHistory } from './history.ts'
import { BUYERS } from './people.ts'

const CATALOG_FILE = join(import.meta.dirname, 'catalog.json')
/** The people of the chat page. Anyone can use it as each of them. */
export const HOLDER = {
  id: 1_000_001,
  first_name: 'Dana',
  last_name: 'Demo',
  username: 'dana_demo',
  language_code: 'en',
  role: 'Account holder',
  stars: 10_000,
}
export const ADMIN = {
  id: 1_000_002,
  first_name: 'Alex',
  last_name: 'Admin',
  username: 'alex_admin',
  language_code: 'en',
  role: 'Admin',
  stars: 10_000,
}
const NOTHING_REAL =
  'Nothing is real here: any picture will do as a receipt, and the admin beside you approves it.'
/** Ways to be paid: in USD, in another currency with a fee, and with a bonus. */
const TRANSFERS = [
  {
    name: 'Sandbox Bank',
    instructions: `Sandbox Bank, account 0000 0000 0000, name "gamewallet sandbox". ${NOTHING_REAL}`,
  },
  {
    ...{ name: 'bKash', currency: 'BDT', rateMicros: 121_500_000, feeBp: 150 },
    maxMicros: 200_000_000,
    instructions: `bKash, Send Money to 00000-000000. ${NOTHING_REAL}`,
  },
  {
    ...{ name: 'USDT (TRC-20)', currency: 'USDT', rateMicros: 1_000_000, feeBp: -100 },
    minMicros: 20_000_000,
    instructions: `T000000000000000000000000000000000, network TRC-20. ${NOTHING_REAL}`,
  },
]
const STARS_PER_USD = 50
const DEMO_CREDIT_MICROS = 100_000_000
const CODES_PER_PRODUCT = 100
/** By how many percent products cost less than they are sold for. */
const COST_LESS = [6, 9, 4, 12, 7] as const
/** Only to open deposits of the past: nothing calls Telegram. */
const PAYMENTS = {
  manual: createManualTransfer(),
  stars: createStars({
    getStarTransactions: () => Promise.resolve({ transactions: [] }),
    refundStarPayment: () => Promise.reject(new Error('Nothing of the past is refunded.')),
  }),
}
/** The key of the last start stays valid this long, for terminals that still use it. */
const OLD_KEY_GRACE_MS = 86_400_000
const MARGIN_BP = 800
const BDT_TODAY_MICROS = 122_300_000
const GOLD_DISCOUNT_BP = 200
const actor = 'service'

/**
 * Prepares a database for the sandbox: adds its catalog, six weeks of history, stock, and a demo account with
 * 100 USD.
 * @returns the demo account's new key, and its balance in micro-USD.
 * @throws ConfigError for a database with a catalog that is not the sandbox's.
 */
export function prepareDemo(
  store: Store,
  databaseName: string,
  suppliers: ReadonlyMap<string, Supplier>,
  now: Date,
): Promise<{ apiKey: string; balanceMicros: number }> {
  return store.transaction(async (tx) => {
    const { sandbox } = await settingsToChange(tx)
    if (!sandbox) {
      if ((await tx.$count(lines)) > 0)
        throw new ConfigError(
          `${databaseName} has a catalog that is not the sandbox's. Set DATABASE_URL to another database, so that no real order is ever simulated.`,
        )
      const stars = { on: true, starsPerUsd: STARS_PER_USD }
      await changeSettings(tx, { sandbox: true, stars }, now)
      for (const transfer of TRANSFERS)
        await addTransfer(tx, { ...transfer, on: true, actor }, historyBegan(now))
      await importGoods(tx, historyBegan(now))
      await demoAccount(tx, historyBegan(now))
      await writeHistory(tx, suppliers, PAYMENTS, now)
      await addCodes(tx, now)
      await demoPrices(tx, now)
      // Today's rate is not that of six weeks ago.
      const { id } = transferNamed(await readSettings(tx), 'bKash')
      await changeTransfer(tx, id, { rateMicros: BDT_TODAY_MICROS, actor }, now)
    }
    const account = await demoAccount(tx, now)
    const key = { graceMs: OLD_KEY_GRACE_MS, actor } as const
    const apiKey = await rotateKey(tx, account.id, key, now)
    return { apiKey, balanceMicros: await balanceOf(tx, account.id) }
  })
}

/** A tier for those who buy most, and a margin for prices that are to follow their costs. */
async function demoPrices(tx: Tx, now: Date): Promise<void> {
  // What products cost is known of today, or those whose prices follow would pause.
  await importGoods(tx, now)
  await setMargin(tx, { slug: null, tierId: null, marginBp: MARGIN_BP, actor }, now)
  const gold = await addTier(tx, { name: 'Gold', actor }, now)
  await setDiscount(tx, gold.id, { discountBp: GOLD_DISCOUNT_BP, actor }, now)
  const best = BUYERS.slice(0, 2).map(({ name }) => name)
  const all = await tx.select().from(accounts)
  for (const { id } of all.filter(({ name }) => best.includes(name)))
    await setAccountTier(tx, id, { tierId: gold.id, actor }, now)
}

async function importGoods(tx: Tx, now: Date): Promise<void> {
  const file = parseCatalog(readFileSync(CATALOG_FILE, 'utf8'))
  await importCatalog(tx, { file: withCosts(file), replace: false, actor }, now)
}

/** Every product costs a little less than its price. */
function withCosts({ lines }: CatalogFile): CatalogFile {
  return {
    lines: lines.map((line, i) => ({
      ...line,
      products: line.products.map((product, j) => {
        const share = 100 - (COST_LESS[(i + j) % COST_LESS.length] ?? 0)
        return {
          ...product,
          costUsd: Math.round(((product.priceUsd ?? 0) * share) / 1_000_000) * 10_000,
        }
      }),
    })),
  }
}

async function addCodes(tx: Tx, now: Date): Promise<void> {
  const all = await tx.select().from(lines)
  const stocked = new Set(all.filter((line) => line.stockBased).map(({ slug }) => slug))
  for (const { pid, slug } of await tx.select().from(products)) {
    if (!stocked.has(slug)) continue
    const numbers = Array.from({ length: CODES_PER_PRODUCT }, (_, i) => String(i + 1))
    const codes = numbers.map((number) => `SANDBOX-${pid}-${number.padStart(4, '0')}`)
    const batch = { pid, actor, codes: codes.length, createdAt: now, status: 'added' } as const
    const { id: batchId } = onlyRow(await tx.insert(stockBatches).values(batch).returning())
    await addStock(tx, pid, { codes, actor, batchId }, now)
  }
}

async function demoAccount(tx: Tx, now: Date) {
  try {
    return await accountByTelegramId(tx, HOLDER.id)
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'ACCOUNT_NOT_FOUND')) throw error
  }
  const name = `${HOLDER.first_name} ${HOLDER.last_name}`
  const account = await openAccount(tx, { telegramId: HOLDER.id, name, actor }, now)
  const credit = { amountMicros: DEMO_CREDIT_MICROS, note: 'demo money', actor } as const
  await adjustBalance(tx, account.id, credit, now)
  return setApiEnabled(tx, account.id, true, actor, now)
}
