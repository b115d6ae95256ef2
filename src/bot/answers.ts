import { DomainError } from '../domain/shared/errors.ts'
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
    if (!(error instanceof DomainError) || error.code !== 'INVALID_INPUT') throw error
    ctx.say(error.message)
    return 'again'
  }
}

/** An amount as people type one: `25`, `$25`, `25 USD`. @throws DomainError INVALID_INPUT */
export function typedUsd(text: string): number {
  return parsePositiveUsd(text.replace(/^\$|(?<!\s)\s*(usd|\$)$/gi, ''))
}

/** The words of a command's text. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
