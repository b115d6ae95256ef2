import { testBot } from './bot.ts'

/** An owner, a manager and somebody for the finances, where 100 USD take two. */
export async function team() {
  const bot = await testBot()
  const [ada, max, fay, holder] = [bot.admin(), bot.person(), bot.person(), bot.person()]
  for (const one of [ada, max, fay, holder]) await one.write('/start')
  await bot.giveRole(max, 'manager')
  await bot.giveRole(fay, 'finance')
  await bot.set({ secondPerson: { aboveMicros: 100_000_000 } })
  const balance = async () => (await holder.balance()) / 1_000_000
  const credit = async (usd: number) => {
    await max.write(`/credit ${holder.id} ${usd} a gift`)
    await max.press(/Yes, add/)
    await bot.settled()
  }
  /** The newest request, as it is now. */
  const look = (who: typeof ada) => who.see('↻ Refresh')
  return { ...bot, ada, max, fay, holder, balance, credit, look }
}
