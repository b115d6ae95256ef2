import { currentKeys } from '../../src/domain/access/api-keys.ts'
import { adjustBalance } from '../../src/domain/accounts/accounts.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { testBot } from './bot.ts'
import { START } from './factories.ts'
import { testShop } from './store.ts'

/** A holder with 50 USD whose API access is on, in a shop with a catalog. */
export async function holderWithApi() {
  const bot = await testBot({ store: await testShop() })
  const holder = bot.person()
  await holder.write('/start')
  const { id } = await holder.account()
  const actor = 'operator'
  await bot.store.transaction(async (tx) => {
    await adjustBalance(tx, id, { amountMicros: 50_000_000, note: undefined, actor }, START)
    await setApiEnabled(tx, id, true, actor, START)
  })
  // The notice about the credit.
  await bot.settled()
  const keys = () => currentKeys(bot.store.read, id, bot.clock.now)
  return { ...bot, holder, id, keys }
}
