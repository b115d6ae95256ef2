import { REASONS } from '../../domain/orders/admin-decision.ts'
import { orderRow } from '../../domain/orders/orders.ts'
import { bold, code, lines } from '../../locales/html.ts'
import type { BotContext } from '../context.ts'
import { askText, type Button } from '../screen.ts'

export function reasonFor(word: string): string | undefined {
  return Object.hasOwn(REASONS, word) ? REASONS[word] : undefined
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
