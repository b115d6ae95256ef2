import type { Chat } from '../clients/chat.ts'
import type { Caller } from '../clients/http.ts'

/** An account that users act as. Its keys change when somebody rotates them. */
export type Holder = Caller & {
  name: string
  /** What an admin put into its wallet at the beginning, in USD. */
  usd: number
}

const SHOWN_MS = 60_000
const SECRET = /gw_(?:live|test)_[0-9A-Za-z]{38}/

/** Opens an account as people do it, in the chat: /start, API access, a key and a test key. @throws if it fails. */
export async function openHolder(chat: Chat, telegramId: number): Promise<Holder> {
  const name = `holder-${telegramId}`
  const write = (text: string) => () => chat.write(telegramId, text, name)
  const press = (words: string) => () => chat.press(telegramId, words, name)
  const step = (act: () => Promise<unknown>, shows: RegExp) =>
    until(chat, telegramId, act, shows, name)
  await step(write('/start'), /API access/)
  await step(write('/api'), /Turn on/)
  await step(press('Turn on'), /Create a key/)
  const live = await step(press('Create a key'), SECRET)
  await step(write('/api'), /Test keys/)
  await step(press('Test keys'), /New test key/)
  const test = await step(press('New test key'), SECRET)
  return { name, telegramId, usd: 0, key: secretOf(live), testKey: secretOf(test) }
}

/** Puts money into a wallet, as an admin does it in the chat. One at a time. @throws if it fails. */
export async function fund(
  chat: Chat,
  holder: Holder,
  { adminId, usd }: { adminId: number; usd: number },
): Promise<void> {
  const ask = `/credit ${holder.telegramId} ${usd.toFixed(2)} the first money`
  await until(chat, adminId, () => chat.write(adminId, ask, 'admin'), /Yes, add/, holder.name)
  await until(chat, adminId, () => chat.press(adminId, 'Yes, add', 'admin'), /Undo/, holder.name)
  holder.usd = usd
}

async function until(
  chat: Chat,
  who: number,
  act: () => Promise<unknown>,
  shows: RegExp,
  name: string,
): Promise<string> {
  const message = await chat.answer(who, act, shows, SHOWN_MS)
  if (message === null) throw new Error(`The bot does not show ${shows} for ${name}.`)
  return message.text ?? ''
}

const secretOf = (text: string) => SECRET.exec(text)?.[0] ?? ''
