import type { BotContext } from '../context.ts'
import { type Button, button, fitsButton } from '../screen.ts'

/** Cuts one page out of a complete list. A number beyond the end gives the last page. */
export function pageFrom<Item>(
  all: readonly Item[],
  asked: number,
  size: number,
): { shown: Item[]; page: number; hasMore: boolean } {
  const last = Math.max(0, Math.ceil(all.length / size) - 1)
  const page = Math.min(asked, last)
  return { shown: all.slice(page * size, (page + 1) * size), page, hasMore: page < last }
}

/** Previous and next, for lists that are not ordered by age. */
export function turner(
  { texts }: BotContext,
  { page, hasMore }: { page: number; hasMore: boolean },
  verb: string,
  ...args: string[]
): Button[] {
  const { previous, next } = texts.service
  const turn: Button[] = []
  if (page > 0) turn.push(button(previous, verb, ...args, page - 1))
  if (hasMore) turn.push(button(next, verb, ...args, page + 1))
  return turn
}

/** The button, or none if its data is too long. */
export function buttonIfFits(text: string, verb: string, ...args: string[]): Button[] {
  return fitsButton(verb, ...args) ? [button(text, verb, ...args)] : []
}
