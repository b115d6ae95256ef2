import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import { testBot } from './bot.ts'
import { issueTestKey, START } from './factories.ts'
import type { TestPerson } from './person.ts'

const DAY_MS = 86_400_000

/** Dana has money and a key; Emil is new; Ada is an owner. */
export async function movingInChat(overrides: Parameters<typeof testBot>[0] = {}) {
  const bot = await testBot(overrides)
  const { store, clock } = bot
  const [ada, dana, emil] = [bot.admin(), bot.person(), bot.person()]
  for (const one of [ada, dana, emil]) await one.write('/start')
  const { id } = await dana.account()
  await bot.credit(dana, 5)
  await store.transaction((tx) => setApiEnabled(tx, id, true, 'operator', START))
  const apiKey = await issueTestKey(store, id)
  await bot.settled()
  async function due(ms: number) {
    clock.advance(ms)
    await bot.app.bot?.jobs.accountMoves.runOnce()
    await bot.settled()
  }

  return {
    ...bot,
    ...{ ada, dana, emil, id, apiKey },
    due,
    async saw(person: TestPerson, text: RegExp) {
      return (await person.messages()).filter((one) => text.test(one.text ?? '')).length
    },
    /** An owner has Dana's account moved to Emil. */
    async move() {
      await ada.write(`/move ${dana.id} ${emil.id} as asked`)
      await ada.press('📲 Move it in 24 hours')
      await due(DAY_MS)
    },
  }
}
