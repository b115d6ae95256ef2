import { currentKeys } from '../../src/domain/access/api-keys.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { testBot } from './bot.ts'
import { START } from './factories.ts'
import { testShop } from './store.ts'

/** A holder with 50 USD whose API access is on, in a shop with a catalog. */
export async function holderWithApi() {
  const bot = await testBot({ store: await testShop() })
  const holder = await bot.newcomer()
  const { id } = await holder.account()
  await bot.credit(holder, 50)
  await bot.store.transaction((tx) => setApiEnabled(tx, id, true, 'operator', START))
  // The notice about the credit.
  await bot.settled()
  const keys = () => currentKeys(bot.store.read, id, bot.clock.now)
  return { ...bot, holder, id, keys }
}
