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
  /** The bot's answer; null if it did not answer in time. */
  answer: Promise<Answer | null>
}

/**
 * Questions to the bot, each of which it answers once by its id: pressed buttons, and payments before they are
 * made. `lifetimeMs` is how long the bot may answer.
 */
export function createQuestions<About, Answer>(options: { clock: () => Date; lifetimeMs: number }) {
  const open = new Map<string, Open<About, Answer>>()

  return {
    /** Asks and waits for this long. The bot may answer the question even later. */
    ask(about: About, waitMs: number): Asked<Answer> {
      // As long as Telegram's ids, and different after each restart.
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

    /** Answers the question and returns what it was about. @throws TelegramError if it is not open. */
    answer(id: string, answer: Answer): About {
      const question = open.get(id)
      open.delete(id)
      if (!question || options.clock().getTime() - question.askedAtMs > options.lifetimeMs)
        throw badRequest(TOO_OLD)
      question.settle(answer)
      return question.about
    },

    /** Closes the question: an answer is too late from now on. */
    close(id: string): void {
      open.delete(id)
    },

    stop(): void {
      for (const { settle } of open.values()) settle(null)
      open.clear()
    },
  }
}
