import type { Message } from 'grammy/types'
import { dataIn } from '../clients/chat.ts'
import type { Call } from '../history.ts'
import { PRODUCTS, priceFile, STOCKED } from '../world/catalog.ts'
import type { Holder } from '../world/holders.ts'
import { addStock } from '../world/world.ts'
import type { Scenario, User } from './user.ts'

// What the operator does at a shell and as an admin in the chat. A command may be killed at any moment; what must be
// so in the end is done again until it is.

const TRIES = 20
/** A change of access reaches every process within a second. */
const REACHED_MS = 1200

/** Puts money into wallets and takes some out, each with a note of its own; not again, whatever comes of it. */
export const treasurer: User = {
  name: 'treasurer',
  count: 1,
  async run(scenario) {
    const { random, world } = scenario
    while (scenario.goesOn()) {
      const { telegramId } = random.pick(scenario.holders)
      const verb = random.chance(0.7) ? 'credit' : 'debit'
      const usd = (random.whole(1, 500) / 100).toFixed(2)
      const to = ['--telegram-id', String(telegramId), '--note', `note ${scenario.fresh()}`]
      if (random.chance(0.4))
        await world.cli.run(['account', verb, usd, ...to], {
          ...{ user: scenario.name, account: telegramId },
        })
      else await creditInChat(scenario, telegramId, usd)
      await scenario.pause(2000, 9000)
    }
  },
}

/** Puts money into a wallet as an admin in the chat, with a note of its own. */
export async function creditInChat(scenario: Scenario, telegramId: number, usd: string) {
  const { world, name, fresh } = scenario
  const { chat, adminId, creditQuestion } = world
  using _ = await creditQuestion.take()
  if (!scenario.goesOn()) return
  const note = `chat ${fresh()}`
  const own = (button: string) => new RegExp(`${note}\\b[^]*${button}`)
  const ask = `/credit ${telegramId} ${usd} ${note}`
  const asked = await chat.answer(adminId, () => chat.write(adminId, ask, name), own('Yes, add'))
  const data = dataIn(asked, 'a.money-yes:')
  if (!asked || !data) return
  const press = () => chat.pressData(adminId, asked.message_id, data, name)
  await chat.answer(adminId, press, own('Undo'))
}

/** Decides about problems with orders, below the notices that the bot sends about them. */
export const decider: User = {
  name: 'decider',
  count: 1,
  async run(scenario) {
    const { random, world } = scenario
    const decided = new Set<string>()
    while (scenario.goesOn()) {
      const open = (await world.chat.messages(world.deciderId)).flatMap((notice) => {
        const reference = dataIn(notice, `${REFUSE}:`)?.slice(REFUSE.length + 1)
        return reference && !decided.has(reference) ? [{ notice, reference }] : []
      })
      for (const { notice, reference } of open.slice(0, 2)) {
        decided.add(reference)
        await decide(scenario, notice, { reference, presses: random.pick(DECISIONS) })
      }
      await scenario.pause(4000, 12_000)
    }
  },
}

const REFUSE = 'a.claim-refuse'
/** The buttons of each decision, one after the other. The last one ends the claim, or asks for a reason. */
const DECISIONS = [
  ['a.claim-refund', 'a.claim!'],
  ['a.claim-replace', 'a.claim!'],
  [REFUSE],
] as const

async function decide(
  { world, name }: Scenario,
  notice: Message,
  { reference, presses }: { reference: string; presses: readonly string[] },
): Promise<void> {
  const { chat, deciderId } = world
  const about = new RegExp(reference)
  let shown: Message | null = notice
  for (const button of presses) {
    const data = dataIn(shown, `${button}:`)
    if (!shown || !data) return
    const { message_id } = shown
    const press = () => chat.pressData(deciderId, message_id, data, name)
    shown = await chat.answer(deciderId, press, about)
  }
  if (shown && presses.includes(REFUSE))
    await chat.answer(deciderId, () => chat.write(deciderId, 'It works.', name), about)
}

/** Shuts accounts out and lets them in again, and changes their keys. */
export const guard: User = {
  name: 'guard',
  count: 1,
  async run(scenario) {
    const { random } = scenario
    // Not those whose chat another user has.
    const some = scenario.world.holders.slice(-3)
    while (scenario.goesOn()) {
      const holder = random.pick(some)
      const who = ['--telegram-id', String(holder.telegramId)]
      const run = (...args: string[]) => runFor(scenario, holder, [...args, ...who])
      if (random.chance(0.7)) {
        await callAll(scenario, holder)
        await run('account', 'api-off')
        await scenario.pause(REACHED_MS, REACHED_MS)
        await callAll(scenario, holder)
        await scenario.pause(300, 4000)
        await untilDone(() => run('account', 'api-on'))
      }
      if (random.chance(0.5) && scenario.goesOn()) await rotate(scenario, holder)
      await scenario.pause(1000, 5000)
    }
  },
}

/** Every process answers it, and may remember the account from then on. */
async function callAll({ world, name }: Scenario, account: Holder): Promise<void> {
  for (const instance of world.service.apiUrls().keys())
    await world.api.ask({ user: name, account, path: '/balance', instance })
}

/** The old key ends at once, even if nobody learns the new one: then another one is made. */
async function rotate(scenario: Scenario, holder: Holder): Promise<void> {
  const args = ['account', 'rotate-key', '--telegram-id', String(holder.telegramId)]
  const { body } = await untilDone(() => runFor(scenario, holder, args))
  const { apiKey } = (body ?? {}) as { apiKey?: string }
  if (apiKey) holder.key = apiKey
}

const runFor = ({ world, name }: Scenario, { telegramId }: Holder, args: readonly string[]) =>
  world.cli.run(args, { user: name, account: telegramId })

/** @throws where it fails again and again: nobody could go on like that. */
async function untilDone(run: () => Promise<Call>): Promise<Call> {
  let last: Call | null = null
  for (let i = 0; i < TRIES; i++) {
    last = await run()
    if (last.status === 0) return last
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`${last?.action} fails: ${JSON.stringify(last?.body)}`)
}

/** Changes prices, and loads codes into stock. */
export const shopkeeper: User = {
  name: 'shopkeeper',
  count: 1,
  async run(scenario) {
    const { random, world, name } = scenario
    while (scenario.goesOn()) {
      if (random.chance(0.5)) {
        const { pid, usd } = random.pick(PRODUCTS)
        const price = (usd * random.pick([0.9, 1, 1.05, 1.1])).toFixed(4)
        await world.cli.run(['catalog', 'import', priceFile(world.folder, pid, price)], {
          user: name,
        })
      } else await addStock(world, random.pick(STOCKED), random.whole(20, 120))
      await scenario.pause(4000, 12_000)
    }
  },
}
