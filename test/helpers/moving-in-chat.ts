import { orderMove } from '../../src/domain/accounts/moves/ordering.ts'
import { setApiEnabled } from '../../src/domain/accounts/standing.ts'
import type { TestApp } from './app.ts'
import { ADMIN_ID, testBot } from './bot.ts'
import { issueTestKey, START } from './factories.ts'
import type { TestPerson } from './person.ts'

const DAY_MS = 86_400_000

/** An owner orders that an account moves to another person. */
export async function orderByOwner(
  { store, clock }: Pick<TestApp, 'store' | 'clock'>,
  people: { from: TestPerson; to: TestPerson; reason?: string },
): Promise<void> {
  const { reason = 'As you asked' } = people
  const [from, to] = [await people.from.account(), await people.to.account()]
  const actor = `admin:${ADMIN_ID}` as const
  const owners = new Set([ADMIN_ID])
  const input = { from, to, reason, actor, owners }
  await store.transaction((tx) => orderMove(tx, input, clock.now))
}

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
  /** An owner orders that Dana's account moves to Emil, and both have read it. */
  async function order(reason = 'as asked') {
    await orderByOwner(bot, { from: dana, to: emil, reason })
    await bot.settled()
  }

  return {
    ...bot,
    ...{ ada, dana, emil, id, apiKey },
    due,
    async saw(person: TestPerson, text: RegExp) {
      return (await person.messages()).filter((one) => text.test(one.text ?? '')).length
    },
    order,
    /** An owner has Dana's account moved to Emil. */
    async move() {
      await order()
      await due(DAY_MS)
    },
  }
}
