import type { Context } from 'grammy'
import type { Message } from 'grammy/types'
import { refusedAs } from './screen.ts'

/** What a person can send. Telegram's own reports, such as a pinned message or a gift, have none of it. */
const CONTENT = [
  ...(['text', 'photo', 'document', 'video', 'animation', 'audio', 'voice', 'video_note'] as const),
  ...(['sticker', 'contact', 'location', 'venue', 'poll', 'dice', 'story', 'game'] as const),
  ...(['paid_media', 'checklist', 'successful_payment', 'refunded_payment'] as const),
] satisfies (keyof Message)[]

/**
 * Whether an update is what a person sent or pressed in their chat with the bot. Edits, reactions, reports and all
 * kinds that Telegram may invent are not: they must not answer a question that is open.
 */
export function isServed({ message, callbackQuery, preCheckoutQuery }: Context): boolean {
  if (message) return CONTENT.some((kind) => message[kind] !== undefined)
  // A button below an inline message, or of a game, is none of ours.
  if (callbackQuery) return callbackQuery.message !== undefined && callbackQuery.data !== undefined
  return preCheckoutQuery !== undefined
}

/** Ends the waiting on a button that leads nowhere. */
export async function answerQuietly(ctx: Context): Promise<void> {
  try {
    await ctx.answerCallbackQuery()
  } catch (error) {
    if (!refusedAs(error, 'query is too old')) throw error
  }
}
