import { codeOf } from '../checks/answers.ts'
import type { Client, Stage } from './client.ts'
import { submit } from './submit.ts'

/** Tries its program with test keys: the end of the player's id chooses what happens. */
export const tester: Client = {
  name: 'tester',
  count: 1,
  async play(stage) {
    const { random } = stage
    while (stage.goesOn()) {
      const account = random.pick(stage.holders)
      const trxid = stage.fresh()
      const end = random.pick(['01', '02', '03', '05', '55', '55'])
      const top = { pid: 'FAR-60', userId: `51234${end}`, trxid }
      const body = random.chance(0.5) ? top : { pid: 'CARD-5', quantity: 2, trxid }
      const call = await submit(stage, { account, test: true, path: '/orders', body })
      if (call && codeOf(call) === 'INSUFFICIENT_BALANCE') await refill(stage, account.telegramId)
      await stage.pause(300, 1500)
    }
  },
}

/** Of the page of the test keys; nobody waits for it to be shown. */
async function refill({ world: { chat }, name }: Stage, telegramId: number): Promise<void> {
  await chat.pressData(telegramId, await chat.newest(telegramId), 'test-refill', name)
}
