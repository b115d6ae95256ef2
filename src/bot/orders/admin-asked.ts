import { REASONS } from '../../domain/orders/admin-decision.ts'
import type { OrderRow } from '../../domain/orders/orders.ts'
import { orderRow } from '../../domain/orders/orders.ts'
import { numberedCodes } from '../../domain/stock/import.ts'
import { bold, clip, code, lines } from '../../locales/html.ts'
import { Refused } from '../kit/answers.ts'
import type { BotContext } from '../kit/context.ts'
import { codesTextSent } from '../kit/document.ts'
import { askText, type Button, button, type Screen } from '../kit/screen.ts'

/** Enough for the largest order with the longest codes. */
const MAX_FILE_BYTES = 300_000

/** Asks an admin for the codes of an order. */
export async function askForDelivery(
  ctx: BotContext,
  { order, question, back }: { order: OrderRow; question: string; back: string },
): Promise<undefined> {
  const { t, format } = ctx
  const [pack, id] = [format.apart(clip(order.packName, 128)), format.apart(code(order.id))]
  const text = t('admin-delivery-ask', { count: order.quantity, pack, id })
  await askText(ctx, text, button(t('admin-delivery-keep'), back, order.id), question, order.id)
}

/** Reads the codes from a message and passes them to `deliver`. @throws Refused */
export async function takeDelivery(
  ctx: BotContext,
  deliver: (codes: string[]) => Promise<Screen>,
): Promise<Screen> {
  const { t } = ctx
  const text = await codesTextSent(ctx, t('admin-delivery-too-long'), MAX_FILE_BYTES)
  if (text === null) throw new Refused(t('admin-delivery-wanted'))
  const { codes, repeated } = await numberedCodes(text)
  if (codes.length === 0) throw new Refused(t('admin-delivery-wanted'))
  if (repeated.length > 0) throw new Refused(t('admin-delivery-repeated'))
  return deliver(codes.map(({ code }) => code))
}

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
