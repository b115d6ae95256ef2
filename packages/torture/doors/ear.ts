import type { TelegramEmulator } from '@gamewallet/telegram-emulator'
import type { Message } from 'grammy/types'

/** Hears every new message of the bot, also those that are changed or pushed out of the chat later. */
export type Ear = {
  /** The texts of all messages that the bot has sent to this person, oldest first. */
  said(who: number): readonly string[]
}

/** Follows the chats with these people until the emulator stops. */
export function createEar(emulator: TelegramEmulator, people: readonly number[]): Ear {
  const heard = new Map<number, string[]>()
  for (const who of people) {
    const texts: string[] = []
    heard.set(who, texts)
    follow(emulator, who, texts).catch((error: unknown) => {
      // Not recorded as a message: a check would miss it all the same.
      texts.push(`The ear failed: ${error}`)
    })
  }
  return { said: (who) => heard.get(who) ?? [] }
}

async function follow(emulator: TelegramEmulator, who: number, texts: string[]): Promise<void> {
  const response = await emulator.fetch(new Request(`http://127.0.0.1/events?user=${who}`))
  if (!response.body) throw new Error(`The chat of ${who} cannot be followed.`)
  let rest = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      if (!part.startsWith('data: ')) continue
      const event = JSON.parse(part.slice('data: '.length)) as { type: string; message?: Message }
      const { type, message } = event
      if (type === 'message' && message?.from?.is_bot)
        texts.push(message.text ?? message.caption ?? '')
    }
  }
}
