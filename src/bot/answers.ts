import { wordsFor } from '../domain/shared/errors.ts'
import { visibleText } from '../domain/shared/typed-text.ts'
import type { BotContext } from './context.ts'

/** Passes the text that answers a question to `take`. @returns 'again' if `take` refused it. */
export async function takeText(
  ctx: BotContext,
  take: (text: string) => Promise<void>,
): Promise<'done' | 'again'> {
  const text = ctx.message?.text?.trim()
  if (!text) {
    ctx.say(ctx.texts.common.typeText)
    return 'again'
  }
  return takeAnswer(ctx, () => take(text))
}

/** Like takeText, but the answer may also be a file. */
export async function takeAnswer(
  ctx: BotContext,
  take: () => Promise<void>,
): Promise<'done' | 'again'> {
  try {
    await take()
    return 'done'
  } catch (error) {
    const problem = inputProblem(ctx, error)
    if (problem === null) throw error
    ctx.say(problem)
    return 'again'
  }
}

/** The bot refuses an input. The message is shown to the person. */
export class Refused extends Error {
  override name = 'Refused'
}

/** The text for an error that another answer can fix; null for any other error. */
export function inputProblem({ texts }: BotContext, error: unknown): string | null {
  return error instanceof Refused ? error.message : wordsFor(texts.errors.input, error)
}

/** The text for any refusal; null for an internal error. */
export function refusalText(ctx: BotContext, error: unknown): string | null {
  return inputProblem(ctx, error) ?? wordsFor(ctx.texts.errors.state, error)
}

export function wordsOf(text: string): string[] {
  return visibleText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}

export function isOneOf<Word extends string>(words: readonly Word[], text: string): text is Word {
  return words.some((word) => word === text)
}
