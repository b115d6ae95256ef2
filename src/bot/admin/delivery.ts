import type { OrderRow } from '../../domain/orders/orders.ts'
import { numberedCodes } from '../../domain/stock/import.ts'
import { inputProblem, Refused } from '../answers.ts'
import type { BotContext } from '../context.ts'
import { html } from '../html.ts'
import { button, send, show } from '../screen.ts'
import { textOfFile } from './document.ts'

/** Enough for the largest order with the longest codes. */
const MAX_FILE_BYTES = 300_000
/** Telegram's apps split a longer text into two messages, perhaps in the middle of a code. */
const MAX_TYPED_LENGTH = 4000

/** Asks an admin for the codes of an order. */
export async function askForDelivery(
  ctx: BotContext,
  { order, question, back }: { order: OrderRow; question: string; back: string },
): Promise<void> {
  const { delivery } = ctx.texts.service
  await show(ctx, {
    text: delivery.ask(order),
    buttons: [[button(delivery.keep, back, order.id)]],
  })
  ctx.ask(question, order.id)
}

/**
 * Reads the codes from a message and passes them to `deliver`. The question ends even if they are invalid,
 * because an open question would keep the codes in the database.
 * @param tryAgain the verb of the button that asks again
 */
export async function takeDelivery(
  ctx: BotContext,
  { id, tryAgain }: { id: string; tryAgain: string },
  deliver: (codes: string[]) => Promise<void>,
): Promise<'done'> {
  const { delivery } = ctx.texts.service
  try {
    const { codes: numbered, repeated } = numberedCodes(await textSent(ctx))
    const codes = numbered.map(({ code }) => code)
    if (codes.length === 0) throw new Refused(delivery.wanted)
    if (repeated.length > 0) throw new Refused(delivery.repeated)
    await deliver(codes)
  } catch (error) {
    const problem = inputProblem(ctx, error)
    if (problem === null) throw error
    await send(ctx, {
      text: html`${problem} ${delivery.nothingDone}`,
      buttons: [[button(delivery.tryAgain, tryAgain, id)]],
    })
  }
  return 'done'
}

/** @throws Refused */
async function textSent(ctx: BotContext): Promise<string> {
  const { text, document } = ctx.message ?? {}
  const { delivery } = ctx.texts.service
  if (text !== undefined && text.length < MAX_TYPED_LENGTH) return text
  if (!document) throw new Refused(text === undefined ? delivery.wanted : delivery.tooLong)
  const { file_id: fileId, file_size: bytes } = document
  return textOfFile(ctx, { fileId, bytes }, MAX_FILE_BYTES)
}
