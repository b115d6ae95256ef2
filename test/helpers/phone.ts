import type { Message } from 'grammy/types'
import { expect } from 'vitest'

/** Somebody in the chat of a sandbox that runs in a process of its own. */
export function phone(chatUrl: string, personId: number) {
  const chat = `${chatUrl}/chats/${personId}`
  let pressedAt = 0

  async function post(path: string, body: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json', Connection: 'close' }
    const response = await fetch(chat + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(response.ok, `${path} ${JSON.stringify(body)}`).toBe(true)
  }

  async function messages(): Promise<Message[]> {
    const response = await fetch(chat, { headers: { Connection: 'close' } })
    return ((await response.json()) as { messages: Message[] }).messages.toReversed()
  }

  return {
    write: (text: string) => post('/text', { text }),
    /** Presses the newest button whose name has these words, once there is one. */
    async press(words: string): Promise<void> {
      if (words === 'Start') return post('/text', { text: '/start' })
      const find = async () =>
        (await messages())
          .flatMap(({ message_id, reply_markup }) =>
            (reply_markup?.inline_keyboard ?? []).flat().map((button) => ({ message_id, button })),
          )
          .find(({ button }) => button.text.includes(words))
      await expect.poll(async () => (await find())?.button.text).toContain(words)
      const { message_id, button } = (await find()) ?? { message_id: 0 }
      pressedAt = message_id
      const data = button && 'callback_data' in button ? button.callback_data : undefined
      await post('/press', { message_id, callback_data: data })
    },
    /** What the newest message with such a text says, once there is one. */
    async reads(pattern: RegExp): Promise<string> {
      const find = async () =>
        (await messages())
          .filter(({ message_id }) => message_id >= pressedAt)
          .map(({ text = '' }) => pattern.exec(text)?.[0])
          .find((found) => found !== undefined)
      await expect.poll(find).toBeDefined()
      return (await find()) ?? ''
    },
  }
}
