import type { TelegramEmulator } from '@gamewallet/telegram-emulator'
import type { Message } from 'grammy/types'
import type { Call, History } from '../history.ts'

/** What people do in the chat with the bot, through the emulator's own requests. */
export type Chat = {
  write(who: number, text: string, user?: string): Promise<Call>
  /** Presses the newest button whose text contains `words`; null if there is none. */
  press(who: number, words: string, user?: string): Promise<Call | null>
  /** Presses what need not be there. */
  pressData(who: number, messageId: number, data: string, user?: string): Promise<Call>
  /** Pays the newest invoice, or the one of that message. */
  pay(who: number, messageId: number, user?: string): Promise<Call>
  /** The newest 200 messages, oldest first. */
  messages(who: number): Promise<Message[]>
  /**
   * Does something, and waits until the bot shows this in a message, its text or a button, that is new or has
   * changed since. Null if it does not in time. What was shown is in the history, as `shown`.
   */
  answer(
    who: number,
    act: () => Promise<unknown>,
    pattern: RegExp,
    timeoutMs?: number,
  ): Promise<Message | null>
  /** The id of the newest message. */
  newest(who: number): Promise<number>
}

/** Nobody listens there: the emulator is asked without a socket. */
const ANY = 'http://127.0.0.1'
const WAIT_MS = 6000
const POLL_MS = 200
export function createChat(history: History, emulator: TelegramEmulator): Chat {
  const reach = async (path: string, init?: RequestInit) =>
    emulator.fetch(new Request(ANY + path, init))

  async function act(
    who: number,
    user: string,
    action: string,
    path: string,
    body: object,
  ): Promise<Call> {
    const call = history.begin({
      ...{ user, channel: 'chat', action, account: who },
      request: body,
    })
    const response = await reach(`/chats/${who}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    const answer: unknown = await response.json()
    return history.finish(call, { status: response.status, body: answer })
  }

  async function messages(who: number): Promise<Message[]> {
    const response = await reach(`/chats/${who}`)
    return ((await response.json()) as { messages: Message[] }).messages
  }

  const newest = async (who: number) => (await messages(who)).at(-1)?.message_id ?? 0
  const pressData: Chat['pressData'] = (who, messageId, data, user = 'person') =>
    act(who, user, 'press', '/press', {
      ...{ message_id: messageId, callback_data: data, force: true },
    })

  return {
    messages,
    newest,
    pressData,
    write: (who, text, user = 'person') => act(who, user, 'write', '/text', { text }),
    async press(who, words, user = 'person') {
      for (const { message_id, reply_markup } of (await messages(who)).toReversed())
        for (const button of reply_markup?.inline_keyboard.flat() ?? [])
          if (button.text.includes(words) && 'callback_data' in button)
            return pressData(who, message_id, button.callback_data, user)
      return null
    },
    pay: (who, messageId, user = 'person') =>
      act(who, user, 'pay', '/pay', { message_id: messageId }),
    async answer(who, act, pattern, timeoutMs = WAIT_MS) {
      const before = new Map((await messages(who)).map((one) => [one.message_id, shownBy(one)]))
      await act()
      const giveUpAt = performance.now() + timeoutMs
      const seen = history.begin({
        ...{ user: 'bot', channel: 'chat', action: 'shown', account: who, request: pattern.source },
      })
      for (;;) {
        const found = (await messages(who)).findLast((message) => {
          const shown = shownBy(message)
          return (
            message.from?.is_bot === true &&
            pattern.test(shown) &&
            before.get(message.message_id) !== shown
          )
        })
        if (found) history.finish(seen, { status: 200, body: found })
        else if (performance.now() > giveUpAt) history.finish(seen, { error: 'timeout' })
        if (seen.endedMs !== null) return found ?? null
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    },
  }
}

/** What people read of a message: its text and its buttons. */
export function shownBy({ text = '', caption = '', reply_markup }: Message): string {
  const buttons = (reply_markup?.inline_keyboard.flat() ?? []).map((button) => button.text)
  return [text, caption, ...buttons].join('\n')
}

/** The first button with data that begins so. */
export function dataIn(message: Message | null, begins: string): string | undefined {
  const buttons = message?.reply_markup?.inline_keyboard.flat() ?? []
  return buttons
    .flatMap((button) => ('callback_data' in button ? [button.callback_data] : []))
    .find((data) => data.startsWith(begins))
}
