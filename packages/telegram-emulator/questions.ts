import { randomInt } from 'node:crypto'
import { badRequest } from './errors.ts'

const MAX_OPEN = 10_000
const TOO_OLD = 'query is too old and response timeout expired or query ID is invalid'

type Open<About, Answer> = {
  about: About
  askedAtMs: number
  settle(answer: Answer | null): void
}

export type Asked<Answer> = {
  id: string
  /** What the bot says, or null where the wait is over without an answer. */
  answer: Promise<Answer | null>
}

/**
 * Questions put to the bot, which it answers once by their ids: pressed buttons and payments about to
 * be made. `lifetimeMs` is how long the bot may answer.
 */
export function createQuestions<About, Answer>(options: { clock: () => Date; lifetimeMs: number }) {
  const open = new Map<string, Open<About, Answer>>()

  return {
    /** Asks, and waits for so many milliseconds; the question itself may live longer. */
    ask(about: About, waitMs: number): Asked<Answer> {
      // As long as Telegram's, and never the same again after a restart.
      const id = Array.from({ length: 3 }, () => String(randomInt(100_000, 1_000_000))).join('')
      const { promise, resolve } = Promise.withResolvers<Answer | null>()
      const timer = setTimeout(resolve, waitMs, null)
      const settle = (answer: Answer | null) => {
        clearTimeout(timer)
        resolve(answer)
      }
      open.set(id, { about, askedAtMs: options.clock().getTime(), settle })
      const [oldest] = open.keys()
      if (open.size > MAX_OPEN && oldest !== undefined) open.delete(oldest)
      return { id, answer: promise }
    },

    /** Settles it and tells what it was about. @throws TelegramError where it is not open. */
    answer(id: string, answer: Answer): About {
      const question = open.get(id)
      open.delete(id)
      if (!question || options.clock().getTime() - question.askedAtMs > options.lifetimeMs)
        throw badRequest(TOO_OLD)
      question.settle(answer)
      return question.about
    },

    /** From now on the bot's answer comes too late. */
    close(id: string): void {
      open.delete(id)
    },

    stop(): void {
      for (const { settle } of open.values()) settle(null)
      open.clear()
    },
  }
}
