import { visibleText } from '../../domain/shared/typed-text.ts'
import { refusalIn } from '../../locales/refusals.ts'
import type { BotContext } from './context.ts'

/** What `take` did with an answer; 'again' if it refused it: the question stays open then. */
export async function takeAnswer(
  ctx: BotContext,
  take: () => Promise<void>,
): Promise<'done' | 'again'> {
  try {
    await take()
    return 'done'
  } catch (error) {
    const refusal = refusalText(ctx, error)
    if (refusal === null) throw error
    ctx.say(refusal)
    return 'again'
  }
}

/** The text that answers a question. @throws Refused if there is none */
export async function answerText(ctx: BotContext): Promise<string> {
  const text = (await ctx.typedAnswer())?.trim()
  if (!text) throw new Refused(ctx.t('common-type-text'))
  return text
}

/** The bot refuses an input. The message is shown to the person. */
export class Refused extends Error {
  override name = 'Refused'
}

/** The text for a refusal; null for an internal error. */
export function refusalText({ texts }: BotContext, error: unknown): string | null {
  return error instanceof Refused ? error.message : refusalIn(texts, error)
}

export function wordsOf(text: string): string[] {
  return visibleText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}

export function isOneOf<Word extends string>(words: readonly Word[], text: string): text is Word {
  return words.some((word) => word === text)
}
