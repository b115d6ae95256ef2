/** Numbers that look random and are the same at every start. */
export type Random = ReturnType<typeof createRandom>

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

export function createRandom(seed: number) {
  let state = seed

  /** From 0 up to 1. A linear congruential generator: nothing depends on its quality. */
  function next(): number {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }

  return {
    next,
    /** A whole number, both ends included. */
    whole: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    /** One of them; those with a larger weight more often. */
    pick<One>(some: readonly One[], weightOf: (one: One) => number = () => 1): One {
      let left = next() * some.reduce((sum, one) => sum + weightOf(one), 0)
      const found = some.find((one) => {
        left -= weightOf(one)
        return left < 0
      })
      const one = found ?? some.at(-1)
      if (one === undefined) throw new Error('There is nothing to choose from.')
      return one
    },
    /** Mostly around 1, now and then several times as much: how long people and suppliers take. */
    spread: () => 0.4 - Math.log(1 - next() * 0.999) * 0.8,
    text: (length: number) =>
      Array.from({ length }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join(''),
  }
}
