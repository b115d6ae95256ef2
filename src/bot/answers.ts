import { wordsFor } from '../domain/shared/errors.ts'
import { parsePositiveUsd } from '../domain/shared/money.ts'
import type { BotContext } from './context.ts'

/** Hands the text that answers a question to `take`; where that refuses it, another may be sent. */
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

/** As takeText, for an answer that is not a text. */
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

/** Something that the bot itself does not take, in words for the person. */
export class Refused extends Error {
  override name = 'Refused'
}

/** What is to be said where another answer may be taken; null for any other error. */
export function inputProblem({ texts }: BotContext, error: unknown): string | null {
  return error instanceof Refused ? error.message : wordsFor(texts.errors.input, error)
}

/** What is to be said of a refusal; null where it is none, and so a fault of ours. */
export function refusalText(ctx: BotContext, error: unknown): string | null {
  return inputProblem(ctx, error) ?? wordsFor(ctx.texts.errors.state, error)
}

/** An amount as people type one: `25`, `$25`, `25 USD`. @throws DomainError NOT_AN_AMOUNT, AMOUNT_IS_ZERO */
export function typedUsd(text: string): number {
  return parsePositiveUsd(text.replace(/^\$|(?<!\s)\s*(usd|\$)$/gi, ''))
}

/** The words of a command's text. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
