import type { Cursor, Listed } from '../../domain/shared/pages.ts'
import { bold, type Html, html, type Line } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { type Button, button } from './screen.ts'

/** A page of a long list: its number (the first is 0), and the row that it starts after or ends before. */
export type ListPage = { number: number; cursor: Cursor | null }

export const FIRST_PAGE: ListPage = { number: 0, cursor: null }

const SIDES = { b: 'behind', f: 'before' } as const
const PAGE_ARG = /^(\d{1,6})([bf])([0-9a-z]{1,10})$/

/** Parses a button's argument. `0`, and anything invalid, means the first page. */
export function listPageIn(text: string | undefined): ListPage {
  const [, number, side, id] = PAGE_ARG.exec(text ?? '') ?? []
  if (number === undefined || id === undefined) return FIRST_PAGE
  return {
    number: Number(number),
    cursor: { side: SIDES[side as keyof typeof SIDES], id: Number.parseInt(id, 36) },
  }
}

/** The button's argument for a page, such as `3b1f4`: the fourth page, behind row 1f4 (base 36). */
export function listPageArg({ number, cursor }: ListPage): string {
  if (!cursor) return '0'
  return `${number}${cursor.side === 'behind' ? 'b' : 'f'}${cursor.id.toString(36)}`
}

/**
 * The buttons to the next and previous page; none if there is only one page.
 * @param idOf the number by which the list is ordered
 */
export function listTurner<Row>(
  { t }: Texts,
  page: ListPage,
  { rows, hasMore }: Listed<Row>,
  idOf: (row: Row) => number,
  verb: string,
  ...args: (string | number)[]
): Button[] {
  const [newest] = rows
  const oldest = rows.at(-1)
  const turn: Button[] = []
  const number = page.number - 1
  if (number === 0 || (number > 0 && !newest))
    turn.push(button(t('common-newer'), verb, ...args, '0'))
  else if (number > 0 && newest) {
    const cursor = { side: 'before', id: idOf(newest) } as const
    turn.push(button(t('common-newer'), verb, ...args, listPageArg({ number, cursor })))
  }
  if (hasMore && oldest) {
    const cursor = { side: 'behind', id: idOf(oldest) } as const
    const next = { number: page.number + 1, cursor }
    turn.push(button(t('common-older'), verb, ...args, listPageArg(next)))
  }
  return turn
}

/** A bold title. From the second page on it has the page's number; the first page is 0. */
export function pageTitle({ format, t }: Texts, text: string, page: number): Html {
  return page === 0
    ? bold(text)
    : html`${bold(text)} – ${t('common-page', { number: format.number(page + 1) })}`
}

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

/** The lines of the first ones of a list, and how many more there are. */
export function firstLines<One>(
  { format, t }: Texts,
  all: readonly One[],
  limit: number,
  lineOf: (one: One) => Line,
): Line[] {
  const more = all.length - limit
  return [
    ...all.slice(0, limit).map(lineOf),
    more > 0 && t('common-and-more', { count: format.number(more) }),
  ]
}
