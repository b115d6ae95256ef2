import type { Chat } from '../../doors/chat.ts'
import type { Random } from '../../random.ts'
import { type Seen, verbOf } from './mutations.ts'

/** Where a walk begins. */
export const HOLDER_STARTS = [
  ...['/start', '/wallet', '/topup', '/shop', '/orders', '/api', '/help', '/bulk'],
  ...['/language', '/claims', '/support'],
]
export const ADMIN_STARTS = [
  ...['/admin', '/deposits', '/payments', '/approvals', '/broadcast', '/orders', '/stock'],
  ...['/catalog', '/pricing', '/sheets', '/tiers', '/lines', '/topups', '/contact', '/stats'],
  ...['/team', '/log', '/backup', '/suppliers', '/stuck', '/tasks', '/quarantine', '/claims'],
  ...['/rate', '/incidents', '/digest', '/export', '/moves', '/settings'],
]

/** What ends, moves or switches something at one tap. They are seen, and only pressed where anything may change. */
const IRREVERSIBLE =
  /(?:-now|-yes|-go|-off|-on|-set|-turn|-gone|-stop|-no|-drop|-withdraw|-cancel|-revoke|-remove|-freeze|-forget|-rotate|-new)$|^a\.(?:do|undo|switch|mode|accept|role|round|sheet-\w+|task-(?:take|leave)|member-add)$|^(?:buy|delete|language-set|test-new|key-new|a\.broadcast-\w+)$/

type Walk = {
  chat: Chat
  who: number
  starts: readonly string[]
  /** Leave everything as it is: press nothing that changes something by itself. */
  careful: boolean
  random: Random
  /** How many buttons of one verb are pressed. */
  ofEach: number
  isOver(): boolean
}

const SHOWN_MS = 15_000

/** Presses what is shown, screen by screen, and what those screens show then. @returns every button that was ever there. */
export async function walk(given: Walk): Promise<Seen[]> {
  const { chat, who, starts, careful, random, ofEach, isOver } = given
  const seen = new Map<string, Seen>()
  const pressed = new Map<string, number>()
  const queue: Seen[] = []
  const look = async () => {
    for (const one of random.shuffled(await buttonsOf(chat, who))) {
      if (seen.has(one.data)) continue
      seen.set(one.data, one)
      const verb = verbOf(one.data)
      const times = pressed.get(verb) ?? 0
      if (times >= ofEach || (careful && IRREVERSIBLE.test(verb))) continue
      pressed.set(verb, times + 1)
      queue.push(one)
    }
  }
  // What is on the screens before anything else is done.
  await look()
  for (const start of starts) {
    if (isOver()) break
    await chat.answer(who, () => chat.write(who, start, 'walker'), /./, SHOWN_MS)
    await look()
    for (let next = queue.shift(); next && !isOver(); next = queue.shift()) {
      await chat.pressData(who, next.messageId, next.data, 'walker', true)
      await look()
    }
  }
  return [...seen.values()]
}

/** The buttons of somebody's chat, newest first. */
export async function buttonsOf(chat: Chat, who: number): Promise<Seen[]> {
  return (await chat.messages(who))
    .toReversed()
    .flatMap(({ message_id, reply_markup }) =>
      (reply_markup?.inline_keyboard.flat() ?? []).flatMap((button) =>
        'callback_data' in button
          ? [{ data: button.callback_data, text: button.text, by: who, messageId: message_id }]
          : [],
      ),
    )
}
