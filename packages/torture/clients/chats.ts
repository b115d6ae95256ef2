import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, Stage } from './client.ts'

// What people do in the chat with the bot. Each has a chat of their own.

const INVOICE_MS = 10_000
const INVOICE_POLL_MS = 100

const write = ({ world, chatter, name }: Stage, text: string) =>
  world.chat.write(chatter.telegramId, text, name)

/** Writes or presses, and waits for what it leads to; false where nothing does. */
async function gets(stage: Stage, act: () => Promise<unknown>, shows: RegExp): Promise<boolean> {
  return (await stage.world.chat.answer(stage.chatter.telegramId, act, shows)) !== null
}

const presses = (stage: Stage, words: string, shows: RegExp) =>
  gets(stage, () => stage.world.chat.press(stage.chatter.telegramId, words, stage.name), shows)

/** Tops up with Stars, and presses Pay more than once now and then. */
export const payer: Client = {
  name: 'payer',
  count: 2,
  async play(stage) {
    const { chat } = stage.world
    const who = stage.chatter.telegramId
    while (stage.goesOn()) {
      const isOffered =
        (await gets(stage, () => write(stage, '/topup'), /Stars/)) &&
        (await presses(stage, 'Stars', /\$10/))
      const before = await chat.newest(who)
      if (isOffered) await chat.press(who, stage.random.pick(['$10', '$20']), stage.name)
      const invoice = isOffered ? await invoiceAfter(stage, before) : undefined
      const again = stage.random.chance(0.3) ? 2 : 1
      for (let i = 0; i < again && invoice; i++) await chat.pay(who, invoice.message_id, stage.name)
      // The bot sends a message a second to a chat: answers first, and what was credited in between.
      await stage.pause(3000, 10_000)
    }
  },
}

/** Comes in a message of its own; undefined if it does not in time. */
async function invoiceAfter({ world: { chat }, chatter }: Stage, messageId: number) {
  const giveUpAt = performance.now() + INVOICE_MS
  for (;;) {
    const invoice = (await chat.messages(chatter.telegramId)).findLast(
      (message) => message.invoice !== undefined && message.message_id > messageId,
    )
    if (invoice || performance.now() > giveUpAt) return invoice
    await sleep(INVOICE_POLL_MS)
  }
}

/** Tops up by a transfer, and sends a picture of the receipt. */
export const transferrer: Client = {
  name: 'transferrer',
  count: 1,
  async play(stage) {
    const who = stage.chatter.telegramId
    while (stage.goesOn()) {
      const isOpen =
        (await gets(stage, () => write(stage, '/topup'), /Bank/)) &&
        (await presses(stage, 'Bank', /\$20/)) &&
        (await presses(stage, '$20', /IBAN/)) &&
        // Which of several open ones it is for.
        (await presses(stage, 'Send the receipt', /Send the receipt now/))
      if (isOpen)
        await gets(
          stage,
          () => stage.world.chat.sendPhoto(who, 'paid', stage.name),
          /has your receipt/,
        )
      await stage.pause(2000, 8000)
    }
  },
}

/** Buys cards in the shop, and presses Buy again now and then. */
export const shopper: Client = {
  name: 'shopper',
  count: 1,
  async play(stage) {
    while (stage.goesOn()) {
      const isAtTill =
        (await gets(stage, () => write(stage, '/shop'), /Cards/)) &&
        (await presses(stage, 'Cards', /CARD-5/)) &&
        (await presses(stage, 'CARD-5', /How many/)) &&
        (await presses(stage, '1', /Buy for/))
      if (isAtTill) {
        const again = stage.random.chance(0.3)
        const { chat } = stage.world
        if (again) await chat.press(stage.chatter.telegramId, 'Buy for', stage.name)
        await presses(stage, 'Buy for', /Done|did not work|price has changed/)
      }
      await stage.pause(1000, 5000)
    }
  },
}

/** Buys many rows of a table at once. */
export const bulkBuyer: Client = {
  name: 'bulk-buyer',
  count: 1,
  async play(stage) {
    const { random } = stage
    while (stage.goesOn()) {
      const rows = Array.from({ length: random.whole(2, 6) }, () => {
        const player = `51${random.whole(100_000, 999_999)}`
        return random.chance(0.6)
          ? `FAR-60,${player},1,${stage.fresh()}`
          : `CARD-5,1,${stage.fresh()}`
      })
      const isShown =
        (await gets(stage, () => write(stage, '/bulk'), /rows/)) &&
        (await gets(stage, () => write(stage, rows.join('\n')), /can be bought/))
      if (isShown) await presses(stage, 'Buy', /of \d+/)
      await stage.pause(3000, 12_000)
    }
  },
}

/** Pastes ids of orders into the chat, its own and those of others. */
export const paster: Client = {
  name: 'paster',
  count: 1,
  async play(stage) {
    const { random, world } = stage
    while (stage.goesOn()) {
      const ids = world.history.calls.slice(-300).flatMap(({ body }) => {
        const { orderId, trxid } = (body ?? {}) as { orderId?: unknown; trxid?: unknown }
        return [orderId, trxid].filter((id) => typeof id === 'string')
      })
      if (ids.length > 0) await gets(stage, () => write(stage, random.pick(ids)), /./)
      await stage.pause(1500, 5000)
    }
  },
}

/** How often a claimer looks whether it has got other codes. */
const LOOKS = 4

/** Reports a problem with a card that it has bought over the API, and reads its codes from then on. */
export const claimer: Client = {
  name: 'claimer',
  count: 1,
  async play(stage) {
    const { world, chatter, name } = stage
    while (stage.goesOn()) {
      const body = { pid: 'CARD-5', quantity: 1, trxid: stage.fresh() }
      const { body: bought } = await world.api.ask({
        ...{ client: name, account: chatter, path: '/orders', body },
      })
      const { orderId } = (bought ?? {}) as { orderId?: string }
      if (orderId) {
        const isAsked =
          (await gets(stage, () => write(stage, orderId), /CARD-5/)) &&
          (await presses(stage, 'CARD-5', /A problem/)) &&
          (await presses(stage, 'A problem', /wrong with this order/)) &&
          (await presses(stage, 'already used', /Tell me what happened/))
        if (isAsked) await gets(stage, () => write(stage, `It was used: ${stage.fresh()}`), /Thank/)
      }
      for (let i = 0; i < LOOKS && stage.goesOn(); i++) {
        if (orderId)
          await world.api.ask({ client: name, account: chatter, path: `/orders/${orderId}` })
        await stage.pause(700, 2500)
      }
    }
  },
}
