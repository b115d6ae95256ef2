import type { AppDeps } from '../../src/app.ts'
import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { ordersOf } from '../../src/domain/orders/orders.ts'
import { testBot } from './bot.ts'
import type { TestPerson } from './person.ts'
import { PATIENT } from './scripted-supplier.ts'

/** A holder with 50 USD and the API off, who buys in the chat of a shop with the test catalog. */
export async function shopper(overrides: Partial<AppDeps> = {}, balanceMicros = 50_000_000) {
  const bot = await testBot({ config: PATIENT, ...overrides })
  const { store } = bot
  const holder = await bot.newcomer()
  const { id: accountId } = await holder.account()
  if (balanceMicros > 0) await bot.credit(holder, balanceMicros / 1_000_000)
  // The notice about the credit.
  await bot.settled()
  return {
    ...bot,
    holder,
    accountId,
    orders: async () => (await ordersOf(store.read, accountId, { limit: 100, cursor: null })).rows,
    balance: () => holder.balance(),
  }
}

/** More packs and servers than a screen shows, and dearer than any wallet covers. */
export const BIG_LINE: CatalogJson['lines'][number] = {
  ...{ slug: 'bigline', productName: 'Big Coins', gameName: 'Big', orderCode: 'BIG' },
  ...{ kind: 'topup', suppliers: ['sandbox'] },
  fields: [
    { name: 'userId', label: 'Player ID' },
    { name: 'serverId', label: 'Server' },
  ],
  serverOptions: Array.from({ length: 20 }, (_, i) => ({ value: `s${i}`, label: `Server ${i}` })),
  products: Array.from({ length: 12 }, (_, i) => ({
    ...{ pid: `BIG-${i}`, name: `Heap ${i}`, priceUsd: 5000 + i, supplierRef: `big-${i}` },
  })),
}

/** Leaves a screen of each step of a purchase that begins with something typed. */
export async function browseShop(holder: TestPerson): Promise<void> {
  const begin = async (line: RegExp, pack: RegExp) => {
    await holder.go('/shop', line, pack)
    await holder.write('5123456')
  }
  await begin(/Game B Diamonds/, /86 Diamonds/)
  await holder.write('2001')
  await begin(/Big Coins/, /Heap 1 ·/)
  await begin(/Big Coins/, /Heap 2 ·/)
  await holder.press('Server 3')
  await begin(/Game A UC$/, /60 UC/)
  await holder.go(/Skip/, /Buy for/, /Again/, /Other player/, /Forget one/)
  await holder.write('heap')
}
