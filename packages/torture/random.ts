/** Numbers that are the same again with the same seed. */
export type Random = {
  /** From 0 to below 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<Item>(list: readonly Item[]): Item
  /** Whether something happens that happens in such a share of the cases. */
  chance(share: number): boolean
  shuffled<Item>(list: readonly Item[]): Item[]
  /** A stream of its own: what others draw does not change it. */
  fork(name: string): Random
}

/** @param seed any text; the same seed gives the same numbers. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed)
  // mulberry32: small, and good enough for choices.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    pick(list) {
      const item = list[whole(0, list.length - 1)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    chance: (share) => next() < share,
    shuffled(list) {
      const items = [...list]
      for (let i = items.length - 1; i > 0; i--) {
        const other = whole(0, i)
        const [a, b] = [items[i], items[other]]
        if (a !== undefined && b !== undefined) {
          items[i] = b
          items[other] = a
        }
      }
      return items
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
