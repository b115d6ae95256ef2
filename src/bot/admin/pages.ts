import { type Button, button, fitsButton } from '../screen.ts'

/** One page of a complete list. A page number beyond the end means the last page. */
export function pageFrom<Item>(
  all: readonly Item[],
  asked: number,
  size: number,
): { shown: Item[]; page: number; hasMore: boolean } {
  const last = Math.max(0, Math.ceil(all.length / size) - 1)
  const page = Math.min(asked, last)
  return { shown: all.slice(page * size, (page + 1) * size), page, hasMore: page < last }
}

/** The button, or none if its data is too long. */
export function buttonIfFits(text: string, verb: string, ...args: string[]): Button[] {
  return fitsButton(verb, ...args) ? [button(text, verb, ...args)] : []
}
