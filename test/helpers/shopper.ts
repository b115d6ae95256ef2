import type { AppDeps } from '../../src/app.ts'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { ordersOf } from '../../src/domain/orders/orders.ts'
import { changeSettings, type Settings } from '../../src/domain/settings/settings.ts'
import { type TestPerson, testBot } from './bot.ts'
import { START } from './factories.ts'
import { PATIENT } from './scripted-supplier.ts'

/** A holder with 50 USD and the API off, who buys in the chat of a shop with the test catalog. */
export async function shopper(overrides: Partial<AppDeps> = {}, balanceMicros = 50_000_000) {
  const bot = await testBot({ config: PATIENT, ...overrides })
  const { store } = bot
  const holder = bot.person()
  await holder.write('/start')
  const { id: accountId } = await holder.account()
  if (balanceMicros > 0)
    await store.transaction((tx) =>
      adjustBalance(
        tx,
        accountId,
        { amountMicros: balanceMicros, note: undefined, actor: 'operator' },
        START,
      ),
    )
  // The notice about the credit.
  await bot.settled()
  return {
    ...bot,
    holder,
    accountId,
    orders: async () => (await ordersOf(store.read, accountId, { limit: 100, cursor: null })).rows,
    balance: () => balanceOf(store.read, accountId),
    set: (changes: Partial<Settings>) =>
      store.transaction((tx) => changeSettings(tx, changes, bot.clock.now)),
    /** Presses buttons one after the other. */
    async taps(...labels: (string | RegExp)[]) {
      for (const label of labels) await holder.press(label)
    },
    /** The data of the button on the newest message that has it. */
    async dataOf(label: RegExp) {
      for (const message of (await holder.messages()).reverse())
        for (const one of (message.reply_markup?.inline_keyboard ?? []).flat())
          if ('callback_data' in one && label.test(one.text))
            return { messageId: message.message_id, data: one.callback_data }
      throw new Error(`No message has the button ${label}. The newest: ${await holder.sees()}`)
    },
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
    await holder.write('/shop')
    await holder.press(line)
    await holder.press(pack)
    await holder.write('5123456')
  }
  await begin(/Game B Diamonds/, /86 Diamonds/)
  await holder.write('2001')
  await begin(/Big Coins/, /Heap 1 ·/)
  await begin(/Big Coins/, /Heap 2 ·/)
  await holder.press('Server 3')
  await begin(/Game A UC$/, /60 UC/)
  for (const label of [/Skip/, /Buy for/, /Again/, /Other player/, /Forget one/])
    await holder.press(label)
  await holder.write('heap')
}
