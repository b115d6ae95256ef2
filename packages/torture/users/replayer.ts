import type { Call } from '../history.ts'
import { trxidOf } from '../settle.ts'
import type { Scenario, User } from './user.ts'

/** As far back as it looks for something to send again. */
const LATEST = 400

/** Sends old trxids again: as they were, with another body, and from another account. */
export const replayer: User = {
  name: 'replayer',
  count: 2,
  async run(scenario) {
    const { random, world } = scenario
    while (scenario.goesOn()) {
      const old = somePost(scenario)
      const account = scenario.holders.find(({ telegramId }) => telegramId === old?.account)
      if (old && account) {
        const { path, body } = old.request as { path: string; body: object }
        const trxid = trxidOf(old)
        const same = { user: scenario.name, account, test: old.test, path, body }
        const other = random.pick(scenario.holders.filter((one) => one !== account))
        await random.pick([
          () => world.api.ask(same),
          () => Promise.all([world.api.ask(same), world.api.ask(same), world.api.ask(same)]),
          () => world.api.ask({ ...same, body: { ...body, pid: 'FAR-300', quantity: 2 } }),
          () => world.api.ask({ ...same, headers: { Prefer: 'handling=strict' } }),
          () => world.api.ask({ ...same, account: other }),
          () => world.api.ask({ ...same, test: !old.test }),
          () =>
            world.api.ask({
              ...same,
              path: `/orders?trxid=${trxid}`,
              method: 'GET',
              body: undefined,
            }),
        ])()
      }
      await scenario.pause(200, 1500)
    }
  },
}

function somePost({ world, random }: Scenario): Call | undefined {
  const posts = world.history.calls
    .slice(-LATEST)
    .filter((call) => call.channel === 'http' && trxidOf(call) !== undefined)
  return posts.length > 0 ? random.pick(posts) : undefined
}
