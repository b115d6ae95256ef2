import { type ErrorData, isRefusal } from '../../domain/shared/errors.ts'
import { visibleText } from '../../domain/shared/typed-text.ts'
import { html } from '../../locales/html.ts'
import { refusalIn } from '../../locales/refusals.ts'
import { answerButton } from './chosen-answer.ts'
import type { BotContext } from './context.ts'
import { type Button, buttonWith, send } from './screen.ts'

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
    const choices = isRefusal(error, 'AMOUNT_UNCLEAR') ? await choicesOf(ctx, error.data) : []
    if (choices.length === 0) ctx.say(refusal)
    else {
      const buttons = [choices, [buttonWith(ctx.t('common-cancel'), ctx.askedAt ?? 'home')]]
      await send(ctx, { text: html`${refusal}`, buttons })
    }
    return 'again'
  }
}

/** The text that answers a question. @throws Refused if there is none */
export async function answerText(ctx: BotContext): Promise<string> {
  const text = (await ctx.typedAnswer())?.trim()
  if (!text) throw new Refused(ctx.t('common-type-text'))
  return text
}

/** Buttons that answer the question with each amount that the text may mean; none if it has no room for them. */
async function choicesOf(
  ctx: BotContext,
  { text: unclear, readings }: ErrorData['AMOUNT_UNCLEAR'],
): Promise<Button[]> {
  const text = (await ctx.typedAnswer())?.trim()
  const { answering } = ctx
  if (answering === null || !text?.includes(unclear)) return []
  const choices = readings.flatMap((reading) =>
    answerButton(
      answering,
      reading,
      text.replace(unclear, () => reading),
    ),
  )
  return choices.length === readings.length ? choices : []
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
