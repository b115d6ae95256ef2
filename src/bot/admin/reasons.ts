import { orderRow } from '../../domain/orders/orders.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { bold, code, lines } from '../../locales/html.ts'
import type { BotContext } from '../context.ts'
import { askText, type Button } from '../screen.ts'

/**
 * Common reasons, by their name in a button, where an order's id leaves room for no more than a letter. Resellers'
 * programs get the text in `error`.
 */
export const REASONS: Record<string, string> = {
  p: 'INVALID PLAYER',
  i: 'ITEM UNAVAILABLE',
  s: 'SUPPLIER UNAVAILABLE',
}
const MAX_REASON_LENGTH = 200

export function reasonFor(word: string): string | undefined {
  return Object.hasOwn(REASONS, word) ? REASONS[word] : undefined
}

/** A typed reason, put on one line because programs read it. @throws DomainError REASON_MISSING, REASON_TOO_LONG */
export function reasonIn(text: string): string {
  const reason = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (reason === '') throw new DomainError('REASON_MISSING')
  if ([...reason].length > MAX_REASON_LENGTH)
    throw new DomainError('REASON_TOO_LONG', { max: MAX_REASON_LENGTH })
  return reason
}

/** Asks for a reason. @param keep the button that leaves the order as it is @param args of the question, after the id */
export async function askReason(
  ctx: BotContext,
  id: string,
  keep: Button,
  ...[question, ...args]: [question: string, ...args: string[]]
): Promise<void> {
  const { t, format } = ctx
  await orderRow(ctx.read, id)
  const shown = format.apart(code(id))
  const text = lines(bold(t('admin-order-ask-reason')), shown, '', t('admin-order-about-reason'))
  await askText(ctx, text, keep, question, id, ...args)
}
