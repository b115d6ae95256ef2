import { dataIn } from '../doors/chat.ts'
import type { Call } from '../history.ts'
import { PRODUCTS, STOCKED } from '../world/catalog.ts'
import type { Holder } from '../world/holders.ts'
import { addStock } from '../world/world.ts'
import type { Client, Stage } from './client.ts'

// What the operator does at a shell. A command may be killed at any moment; what must be so in the end is done
// again until it is.

const TRIES = 20
/** A change of access reaches every process within a second. */
const REACHED_MS = 1200

/** Puts money into wallets and takes some out, each with a note of its own; not again, whatever comes of it. */
export const treasurer: Client = {
  name: 'treasurer',
  count: 1,
  async play(stage) {
    const { random, world } = stage
    while (stage.goesOn()) {
      const { telegramId } = random.pick(stage.holders)
      const verb = random.chance(0.7) ? 'credit' : 'debit'
      const usd = (random.whole(1, 500) / 100).toFixed(2)
      const to = ['--telegram-id', String(telegramId), '--note', `note ${stage.fresh()}`]
      if (random.chance(0.4))
        await world.cli.run(['account', verb, usd, ...to], {
          ...{ client: stage.name, account: telegramId },
        })
      else await creditInChat(stage, telegramId, usd)
      await stage.pause(1500, 6000)
    }
  },
}

/** Puts money into a wallet as an admin in the chat, with a note of its own. */
export async function creditInChat({ world, name, fresh }: Stage, telegramId: number, usd: string) {
  const { chat, adminId, creditQuestion } = world
  using _ = await creditQuestion.one()
  const note = `chat ${fresh()}`
  const own = (button: string) => new RegExp(`${note}\\b[^]*${button}`)
  const ask = `/credit ${telegramId} ${usd} ${note}`
  const asked = await chat.answer(adminId, () => chat.write(adminId, ask, name), own('Yes, add'))
  const data = dataIn(asked, 'a.money-yes:')
  if (!asked || !data) return
  const press = () => chat.pressData(adminId, asked.message_id, data, name)
  await chat.answer(adminId, press, own('Undo'))
}

/** Decides about receipts and about problems with orders. */
export const decider: Client = {
  name: 'decider',
  count: 1,
  async play(stage) {
    const { random, world, name } = stage
    const run = (...args: string[]) => world.cli.run(args, { client: name })
    while (stage.goesOn()) {
      const { body: pending } = await run('deposit', 'pending')
      for (const { reference } of rowsOf(pending, 'deposits').slice(0, 2)) {
        if (random.chance(0.8)) await run('deposit', 'approve', String(reference), '--yes')
        else await run('deposit', 'reject', String(reference), '--reason', 'It did not arrive.')
      }
      const { body: claims } = await run('claim', 'list')
      for (const { reference } of rowsOf(claims, 'claims').slice(0, 2)) {
        const verb = random.pick(['refund', 'replace', 'refuse'])
        const how = verb === 'refuse' ? ['--reason', 'It works.'] : ['--yes']
        await run('claim', verb, String(reference), ...how)
      }
      await stage.pause(2000, 8000)
    }
  },
}

/** Shuts accounts out and lets them in again, and changes their keys. */
export const guard: Client = {
  name: 'guard',
  count: 1,
  async play(stage) {
    const { random } = stage
    // Not those that others play in the chat.
    const some = stage.world.holders.slice(-5)
    while (stage.goesOn()) {
      const holder = random.pick(some)
      const who = ['--telegram-id', String(holder.telegramId)]
      const run = (...args: string[]) => runFor(stage, holder, [...args, ...who])
      const [out, back] = random.pick([
        [
          ['account', 'ban', '--reason', 'a check'],
          ['account', 'unban'],
        ],
        [
          ['account', 'api-off'],
          ['account', 'api-on'],
        ],
        [[], []],
      ] as const)
      if (out.length > 0) {
        await callAll(stage, holder)
        await run(...out)
        await stage.pause(REACHED_MS, REACHED_MS)
        await callAll(stage, holder)
        await stage.pause(300, 4000)
        await untilDone(() => run(...back))
      }
      if (random.chance(0.5)) await rotate(stage, holder)
      await stage.pause(1000, 5000)
    }
  },
}

/** Every process answers it, and may remember the account from then on. */
async function callAll({ world, name }: Stage, account: Holder): Promise<void> {
  for (const instance of world.service.apiUrls().keys())
    await world.api.ask({ client: name, account, path: '/balance', instance })
}

/** The old key ends at once, even if nobody learns the new one: then another one is made. */
async function rotate(stage: Stage, holder: Holder): Promise<void> {
  const args = ['account', 'rotate-key', '--telegram-id', String(holder.telegramId)]
  const { body } = await untilDone(() => runFor(stage, holder, args))
  const { apiKey } = (body ?? {}) as { apiKey?: string }
  if (apiKey) holder.key = apiKey
}

const runFor = ({ world, name }: Stage, { telegramId }: Holder, args: readonly string[]) =>
  world.cli.run(args, { client: name, account: telegramId })

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
export const shopkeeper: Client = {
  name: 'shopkeeper',
  count: 1,
  async play(stage) {
    const { random, world, name } = stage
    while (stage.goesOn()) {
      if (random.chance(0.5)) {
        const { pid, usd } = random.pick(PRODUCTS)
        const price = (usd * random.pick([0.9, 1, 1.05, 1.1])).toFixed(4)
        await world.cli.run(['catalog', 'product', 'price', pid, price], { client: name })
      } else await addStock(world, random.pick(STOCKED), random.whole(20, 120))
      await stage.pause(2000, 8000)
    }
  },
}

function rowsOf(body: unknown, list: string): Record<string, unknown>[] {
  const rows = (body as Record<string, unknown> | null)?.[list] ?? body
  return Array.isArray(rows) ? rows : []
}
