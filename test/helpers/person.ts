import type { InlineKeyboardButton, Message } from 'grammy/types'
import type { Store } from '../../src/db/store.ts'
import { accountByTelegramId } from '../../src/domain/accounts/accounts.ts'
import { balanceOf } from '../../src/domain/ledger/ledger.ts'
import { putUpDecisions } from '../../src/domain/settings/confirmations.ts'
import type { TestClock } from './app.ts'

/** What Telegram shows for a moment after a button was pressed. */
export type Pressed = { text?: string; show_alert?: boolean } | null
export type TestPerson = ReturnType<typeof createPerson>

type Surroundings = {
  store: Store
  clock: TestClock
  /** Requests to the emulator. */
  ask<Body>(path: string, init?: RequestInit): Promise<Body>
  post<Body>(path: string, body: object): Promise<Body>
  /** Until the bot has handled everything. */
  settled(): Promise<void>
}

/** A person at their phone: all they do and see goes through the emulator's own requests. */
export function createPerson(id: number, { store, clock, ask, post, settled }: Surroundings) {
  const messages = async () => (await ask<{ messages: Message[] }>(`/chats/${id}`)).messages
  const newest = async () => (await messages()).filter((one) => one.from?.is_bot).at(-1)
  const account = () => accountByTelegramId(store.read, id)

  /** What the bot sent after a message of the person's. */
  async function answersTo({ message_id }: { message_id: number }): Promise<Message[]> {
    await settled()
    return (await messages()).filter((one) => one.message_id > message_id && one.from?.is_bot)
  }

  /** The text of the newest message; entities are not in it. */
  async function sees(): Promise<string> {
    const message = await newest()
    return message?.text ?? message?.caption ?? ''
  }

  /** The newest button with that text, or the newest of all: what `pressData` takes. */
  async function button(text: string | RegExp = /./): Promise<[messageId: number, data: string]> {
    const fits = (label: string) => (typeof text === 'string' ? label === text : text.test(label))
    for (const message of (await messages()).reverse())
      for (const one of (message.reply_markup?.inline_keyboard ?? []).flat())
        if ('callback_data' in one && fits(one.text)) return [message.message_id, one.callback_data]
    throw new Error(`No message has the button "${text}". The newest: ${await sees()}`)
  }

  return {
    ...{ id, messages, sees, button, account },
    /** What is in their wallet, in micro-USD. */
    balance: async () => balanceOf(store.read, (await account()).id),
    /** Sends a text, waits until the bot has handled it, and returns what it sent since. */
    async write(text: string, how: object = {}): Promise<Message[]> {
      return answersTo(await post(`/chats/${id}/text`, { text, ...how }))
    },
    /** Sends a text, and reads what the newest message says then. */
    async ask(text: string): Promise<string> {
      await this.write(text)
      return sees()
    },
    /** Presses the button with that text on the newest message that has it. Returns the toast. */
    async press(text: string | RegExp): Promise<Pressed> {
      return this.pressData(...(await button(text)))
    },
    /** Writes commands and presses buttons, one after the other. Returns the last toast. */
    async go(...steps: (string | RegExp)[]): Promise<Pressed> {
      let toast: Pressed = null
      for (const step of steps)
        if (typeof step === 'string' && step.startsWith('/')) await this.write(step)
        else toast = await this.press(step)
      return toast
    },
    /** Goes there, and reads what the newest message says then. */
    async see(...steps: (string | RegExp)[]): Promise<string> {
      await this.go(...steps)
      return sees()
    },
    /** Presses a button by what it carries, also one that is not on the message. */
    async pressData(messageId: number, data: string): Promise<Pressed> {
      const body = { message_id: messageId, callback_data: data, force: true }
      const { answer } = await post<{ answer: Pressed }>(`/chats/${id}/press`, body)
      await settled()
      return answer
    },
    /** Presses a button that need be on no message, below the bot's newest one. */
    async forge(data: string): Promise<Pressed> {
      return this.pressData((await newest())?.message_id ?? 0, data)
    },
    /** What a button that decides carries on a screen that is shown now. */
    async asShown(data: string): Promise<string> {
      const about = data.split(':', 2).join(':')
      const token = await store.transaction((tx) => putUpDecisions(tx, id, [about], clock.now))
      return `${data}:~${token}`
    },
    async sendFile(
      kind: 'photo' | 'document',
      name: string,
      bytes: string | Uint8Array,
      { caption, type, album }: { caption?: string; type?: string; album?: string } = {},
    ): Promise<Message[]> {
      const form = new FormData()
      form.set(kind, new File([bytes as BlobPart], name, type ? { type } : {}))
      if (album !== undefined) form.set('media_group_id', album)
      if (caption !== undefined) form.set('caption', caption)
      return answersTo(await ask(`/chats/${id}/file`, { method: 'POST', body: form }))
    },
    async pay(messageId: number, how: object = {}) {
      type Outcome = { ok: boolean; charge_id?: string; error?: string }
      const outcome = await post<Outcome>(`/chats/${id}/pay`, { message_id: messageId, ...how })
      await settled()
      return outcome
    },
    /** What Telegram sends by itself, such as `{ message: { pinned_message } }`; see the emulator's sendUpdate. */
    async update(update: object): Promise<Message[]> {
      const before = await messages()
      await post(`/chats/${id}/update`, { update })
      await settled()
      return (await messages()).slice(before.length)
    },
    async act(what: 'block' | 'unblock' | 'sticker'): Promise<void> {
      await post(`/chats/${id}/${what}`, {})
      await settled()
    },
    /** What the newest message with this text has behind a spoiler. */
    async spoiler(part: string): Promise<string> {
      const message = (await messages()).findLast(({ text }) => text?.includes(part))
      const spoiler = message?.entities?.find(({ type }) => type === 'spoiler')
      if (!message?.text || !spoiler) throw new Error('Nothing is shown behind a spoiler.')
      return message.text.slice(spoiler.offset, spoiler.offset + spoiler.length)
    },
    /** The newest message's buttons, as they read. */
    async buttons(): Promise<string[]> {
      const rows: InlineKeyboardButton[][] = (await newest())?.reply_markup?.inline_keyboard ?? []
      return rows.flat().map(({ text }) => text)
    },
  }
}
