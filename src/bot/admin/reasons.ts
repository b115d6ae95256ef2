import { Refused } from '../answers.ts'
import type { BotContext } from '../context.ts'

/** Common reasons, which resellers' programs get in `error`, by their name in a button. */
export const REASONS: Record<string, string> = {
  player: 'INVALID PLAYER',
  item: 'ITEM UNAVAILABLE',
  supplier: 'SUPPLIER UNAVAILABLE',
}
const MAX_REASON_LENGTH = 200

export function reasonFor(word: string): string | undefined {
  return Object.hasOwn(REASONS, word) ? REASONS[word] : undefined
}

/** A typed reason, put on one line because programs read it. @throws Refused */
export function reasonIn(text: string, { texts }: BotContext): string {
  const reason = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (reason === '' || [...reason].length > MAX_REASON_LENGTH)
    throw new Refused(texts.service.order.reasonTooLong(MAX_REASON_LENGTH))
  return reason
}
