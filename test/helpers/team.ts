import { expect } from 'vitest'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { proveLedger } from '../../src/domain/ledger/proofs/proof.ts'
import { testBot } from './bot.ts'

/** An owner, a manager and somebody for the finances, where 100 USD take two. */
export async function team() {
  const bot = await testBot()
  const { store, clock } = bot
  const ada = bot.admin()
  const [max, fay, holder] = [bot.person(), bot.person(), bot.person()]
  for (const one of [ada, max, fay, holder]) await one.write('/start')
  await ada.write(`/team ${max.id} manager`)
  await ada.press('✅ Yes, give the role')
  await ada.write(`/team ${fay.id} finance`)
  await ada.press('✅ Yes, give the role')
  await ada.write('/team')
  await ada.press('🔐 Second person: never')
  await ada.write('100')
  expect(await ada.buttons()).toContain('🔐 Second person above 100.00 USD')
  const { id } = await holder.account()
  const balance = async () => (await balanceOf(store.read, id)) / 1_000_000
  const credit = async (usd: number) => {
    await max.write(`/credit ${holder.id} ${usd} a gift`)
    await max.press(/Yes, add/)
    await bot.settled()
  }
  /** The request's screen, from its notice. */
  const look = async (who: typeof ada) => {
    await who.press('Look at it')
    return who.sees()
  }
  const holds = async () => expect((await proveLedger(store.read)).findings).toEqual([])
  return { ...bot, ada, max, fay, holder, clock, balance, credit, look, holds }
}
