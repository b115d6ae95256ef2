import type { Message } from 'grammy/types'
import type { Pressed as Answer, TestPerson } from './person.ts'

/** Only where money, access or a file changes hands does it matter what exactly is pressed. */
const MAX_OF_ONE_VERB = 3
type Found = { messageId: number; data: string }

/** What was pressed so far, and how often each verb. */
export class Pressed {
  readonly known = new Set<string>()
  readonly counts = new Map<string, number>()
  /** How often a verb is pressed. */
  readonly most: number

  constructor(most = MAX_OF_ONE_VERB) {
    this.most = most
  }

  has(verb: string): boolean {
    return [...this.counts.keys()].some(
      (one) => one === verb || (verb.endsWith('!') && one.startsWith(verb)),
    )
  }
}

/**
 * Presses everything that can be reached and was not pressed before. What a screen showed before it
 * changed is pressed, too, as somebody could whose screen is slow.
 * @param look gets what Telegram shows for a moment after a button was pressed
 */
export async function walk(
  person: TestPerson,
  starts: readonly string[],
  { known, counts, most }: Pressed,
  look: (answer: Answer) => unknown = () => {},
) {
  for (const start of starts) {
    await person.write(start)
    const queue: Found[] = []
    for (;;) {
      for (const found of buttonsOn(await person.messages())) {
        const verb = verbOf(found.data)
        // What is walked next would be in another language.
        if (verb === 'language-set' && counts.has(verb)) continue
        if (known.has(found.data) || (counts.get(verb) ?? 0) >= most) continue
        known.add(found.data)
        counts.set(verb, (counts.get(verb) ?? 0) + 1)
        queue.push(found)
      }
      const next = queue.shift()
      if (!next) break
      await look(await person.pressData(next.messageId, next.data))
    }
  }
}

function buttonsOn(messages: Message[]): Found[] {
  return messages.toReversed().flatMap((message) =>
    (message.reply_markup?.inline_keyboard ?? [])
      .flat()
      .filter((button) => 'callback_data' in button)
      .map((button) => ({ messageId: message.message_id, data: button.callback_data })),
  )
}

/** Buttons that decide about what waits have one verb for all decisions: theirs is `a.order!cancel`. */
function verbOf(data: string): string {
  const [verb = '', , decision] = data.split(':')
  return verb.endsWith('!') ? `${verb}${decision}` : verb
}
