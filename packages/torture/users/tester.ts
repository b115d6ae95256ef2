import { codeOf } from '../checks/answers.ts'
import { submit } from './submit.ts'
import type { Scenario, User } from './user.ts'

/** Tries its program with test keys: the end of the player's id chooses what happens. */
export const tester: User = {
  name: 'tester',
  count: 1,
  async run(scenario) {
    const { random } = scenario
    while (scenario.goesOn()) {
      const account = random.pick(scenario.holders)
      const trxid = scenario.fresh()
      const end = random.pick(['01', '02', '03', '05', '55', '55'])
      const top = { pid: 'FAR-60', userId: `51234${end}`, trxid }
      const body = random.chance(0.5) ? top : { pid: 'CARD-5', quantity: 2, trxid }
      const call = await submit(scenario, { account, test: true, path: '/orders', body })
      if (call && codeOf(call) === 'INSUFFICIENT_BALANCE')
        await refill(scenario, account.telegramId)
      await scenario.pause(300, 1500)
    }
  },
}

/** Of the page of the test keys; nobody waits for it to be shown. */
async function refill({ world: { chat }, name }: Scenario, telegramId: number): Promise<void> {
  await chat.pressData(telegramId, await chat.newest(telegramId), 'test-refill', name)
}
