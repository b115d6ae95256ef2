import type { Line } from '../catalog/catalog.ts'
import type { TierPrices, Translations } from '../schema.ts'
import { createTimeSlices } from '../shared/time-slices.ts'
import { latinDigits, visibleText } from '../shared/typed-text.ts'

// Finding lines and products by what people type: a game, a pack, or a pid.

/** A product that can be bought now, with no more than a list of it needs. */
export type ShelfProduct = {
  pid: string
  name: string
  names: Translations | null
  priceMicros: number
  tierPrices: TierPrices | null
  /** Whether it is sold from stock alone, so that it can run out. */
  limited: boolean
  line: ShelfLine
  /** What a search looks at, in lower case. */
  text: string
}
export type ShelfLine = Pick<
  Line,
  'slug' | 'productName' | 'productNames' | 'gameName' | 'gameNames' | 'kind'
> & { products: ShelfProduct[]; text: string }

/** Longer texts are no search. */
const MAX_SEARCH_LENGTH = 64
const MAX_WORDS = 6
/** More than anybody pages through. */
const MAX_FOUND = 100
/** How many products are looked at before other work may run. */
const LOOKED_AT_ONCE = 500

export type Found = { lines: ShelfLine[]; products: ShelfProduct[] }

/** The text that is searched, in one form for all ways to write it. */
export function searchText(parts: readonly string[]): string {
  return folded(parts.join('\n'))
}

/**
 * The lines and products that have every word. What begins with the words comes first. A product is also found by words of its line, such as `game a 60`.
 */
export async function search(
  { lines }: { lines: readonly ShelfLine[] },
  text: string,
): Promise<Found> {
  const asked = folded(text).trim()
  // `60uc` is found as `60 uc`.
  const words = asked.match(/\d+|[^\s\d]+/g) ?? []
  const nothing = { lines: [], products: [] }
  if (asked.length > MAX_SEARCH_LENGTH || words.length === 0 || words.length > MAX_WORDS)
    return nothing
  // One letter is in nearly everything. One character of other scripts may be a word.
  if (/^[\x20-\x7e]$/.test(asked)) return nothing
  const slice = createTimeSlices()
  const found: { product: ShelfProduct; rank: number }[] = []
  let looked = 0
  for (const line of lines) {
    const missing = words.filter((word) => !hasWord(line.text, word))
    for (const product of line.products) {
      if (++looked % LOOKED_AT_ONCE === 0) await slice()
      if (!missing.every((word) => hasWord(product.text, word))) continue
      // All packs of a line that was named are one tap away from the line itself.
      const rank = rankOf(product, asked, missing.length < words.length)
      found.push({ product, rank })
    }
  }
  found.sort((one, other) => one.rank - other.rank)
  return {
    lines: lines.filter((line) => words.every((word) => hasWord(line.text, word))),
    products: found.slice(0, MAX_FOUND).map(({ product }) => product),
  }
}

/** The lower, the better. */
function rankOf({ pid, text }: ShelfProduct, asked: string, byLine: boolean): number {
  if (folded(pid) === asked) return 0
  if (text.split('\n').some((part) => part === asked)) return 1
  if (text.split('\n').some((part) => part.startsWith(asked))) return 2
  return byLine ? 4 : 3
}

/** Numbers are found as a whole: `60` is not `1600`. Other words are found by their beginnings. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const startsInside = areOfOneWord(text[at - 1], word[0])
    const cutsNumber = isDigit(word.at(-1)) && isDigit(text[at + word.length])
    if (!startsInside && !cutsNumber) return true
  }
  return false
}

function areOfOneWord(one = ' ', next = ' '): boolean {
  return (isDigit(one) && isDigit(next)) || (/\p{L}/u.test(one) && /\p{L}/u.test(next))
}

function isDigit(character = ''): boolean {
  return character >= '0' && character <= '9'
}

/** Lower case, without accents, with Latin digits. */
export function folded(text: string): string {
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.toLowerCase()
  return latinDigits(visibleText(text)).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
