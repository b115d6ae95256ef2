import type { BotContext } from '../context.ts'
import { type Button, button, fitsButton } from '../screen.ts'

/** One page of a list that is known as a whole; a page behind its end is the last one. */
export function pageFrom<Item>(
  all: readonly Item[],
  asked: number,
  size: number,
): { shown: Item[]; page: number; hasMore: boolean } {
  const last = Math.max(0, Math.ceil(all.length / size) - 1)
  const page = Math.min(asked, last)
  return { shown: all.slice(page * size, (page + 1) * size), page, hasMore: page < last }
}

/** The buttons that turn the pages of a list without an age. */
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

/** The button, or none where it would carry more than it can. */
export function buttonIfFits(text: string, verb: string, ...args: string[]): Button[] {
  return fitsButton(verb, ...args) ? [button(text, verb, ...args)] : []
}
