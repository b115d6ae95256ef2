import { setTimeout as sleep } from 'node:timers/promises'
import type { Scenario, User } from './user.ts'

// What people do in the chat with the bot. Each has a chat of their own.

const INVOICE_MS = 6000
const INVOICE_POLL_MS = 200

const write = ({ world, chatter, name }: Scenario, text: string) =>
  world.chat.write(chatter.telegramId, text, name)

/** Writes or presses, and waits for what it leads to; false where nothing does. */
async function gets(
  scenario: Scenario,
  act: () => Promise<unknown>,
  shows: RegExp,
): Promise<boolean> {
  return (await scenario.world.chat.answer(scenario.chatter.telegramId, act, shows)) !== null
}

const presses = (scenario: Scenario, words: string, shows: RegExp) =>
  gets(
    scenario,
    () => scenario.world.chat.press(scenario.chatter.telegramId, words, scenario.name),
    shows,
  )

/** Tops up with Stars, and presses Pay more than once now and then. */
export const payer: User = {
  name: 'payer',
  count: 2,
  async run(scenario) {
    const { chat } = scenario.world
    const who = scenario.chatter.telegramId
    while (scenario.goesOn()) {
      const isOffered =
        (await gets(scenario, () => write(scenario, '/topup'), /Stars/)) &&
        (await presses(scenario, 'Stars', /\$10/))
      const before = await chat.newest(who)
      if (isOffered) await chat.press(who, scenario.random.pick(['$10', '$20']), scenario.name)
      const invoice = isOffered ? await invoiceAfter(scenario, before) : undefined
      const again = scenario.random.chance(0.3) ? 2 : 1
      for (let i = 0; i < again && invoice; i++)
        await chat.pay(who, invoice.message_id, scenario.name)
      // The bot sends a message a second to a chat: answers first, and what was credited in between.
      await scenario.pause(3000, 10_000)
    }
  },
}

/** Comes in a message of its own; undefined if it does not in time. */
async function invoiceAfter({ world: { chat }, chatter }: Scenario, messageId: number) {
  const giveUpAt = performance.now() + INVOICE_MS
  for (;;) {
    const invoice = (await chat.messages(chatter.telegramId)).findLast(
      (message) => message.invoice !== undefined && message.message_id > messageId,
    )
    if (invoice || performance.now() > giveUpAt) return invoice
    await sleep(INVOICE_POLL_MS)
  }
}

/** Buys cards in the shop, and presses Buy again now and then. */
export const shopper: User = {
  name: 'shopper',
  count: 1,
  async run(scenario) {
    while (scenario.goesOn()) {
      const isAtTill =
        (await gets(scenario, () => write(scenario, '/shop'), /Cards/)) &&
        (await presses(scenario, 'Cards', /CARD-5/)) &&
        (await presses(scenario, 'CARD-5', /How many/)) &&
        (await presses(scenario, '1', /Buy for/))
      if (isAtTill) {
        const again = scenario.random.chance(0.3)
        const { chat } = scenario.world
        if (again) await chat.press(scenario.chatter.telegramId, 'Buy for', scenario.name)
        await presses(scenario, 'Buy for', /Done|did not work|price has changed/)
      }
      await scenario.pause(1000, 5000)
    }
  },
}

/** Buys many rows of a table at once. */
export const bulkBuyer: User = {
  name: 'bulk-buyer',
  count: 1,
  async run(scenario) {
    const { random } = scenario
    while (scenario.goesOn()) {
      const rows = Array.from({ length: random.whole(2, 6) }, () => {
        const player = `51${random.whole(100_000, 999_999)}`
        return random.chance(0.6)
          ? `FAR-60,${player},1,${scenario.fresh()}`
          : `CARD-5,1,${scenario.fresh()}`
      })
      const isShown =
        (await gets(scenario, () => write(scenario, '/bulk'), /rows/)) &&
        (await gets(scenario, () => write(scenario, rows.join('\n')), /can be bought/))
      if (isShown) await presses(scenario, 'Buy', /of \d+/)
      await scenario.pause(3000, 12_000)
    }
  },
}

/** How often a claimer looks whether it has got other codes. */
const LOOKS = 4

/** Reports a problem with a card that it has bought over the API, and reads its codes from then on. */
export const claimer: User = {
  name: 'claimer',
  count: 1,
  async run(scenario) {
    const { world, chatter, name } = scenario
    while (scenario.goesOn()) {
      const body = { pid: 'CARD-5', quantity: 1, trxid: scenario.fresh() }
      const { body: bought } = await world.api.ask({
        ...{ user: name, account: chatter, path: '/orders', body },
      })
      const { orderId } = (bought ?? {}) as { orderId?: string }
      if (orderId) {
        const isAsked =
          (await gets(scenario, () => write(scenario, orderId), /A problem/)) &&
          (await presses(scenario, 'A problem', /wrong with this order/)) &&
          (await presses(scenario, 'already used', /Tell me what happened/))
        if (isAsked)
          await gets(scenario, () => write(scenario, `It was used: ${scenario.fresh()}`), /Thank/)
      }
      for (let i = 0; i < LOOKS && scenario.goesOn(); i++) {
        if (orderId)
          await world.api.ask({ user: name, account: chatter, path: `/orders/${orderId}` })
        await scenario.pause(700, 2500)
      }
    }
  },
}
