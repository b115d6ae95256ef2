/** From a start to an end, in milliseconds. */
export type Interval = { startedMs: number; endedMs: number | null }

/**
 * The window of this length that has the most whole intervals in it. O(n log n).
 * @returns `items`: those in it, in the order of their starts
 */
export function busiest<Each extends Interval>(
  intervals: readonly Each[],
  lengthMs: number,
): { count: number; fromMs: number; items: Each[] } {
  const inside = (fromMs: number) => (one: Each) =>
    one.startedMs >= fromMs && endOf(one) <= fromMs + lengthMs
  const byStart = intervals.toSorted((a, b) => a.startedMs - b.startedMs)
  const ends = byStart.map(endOf).sort((a, b) => a - b)
  const tree = createCounter(ends.length)
  let best = { count: 0, fromMs: 0 }
  // From the last start to the first: whoever started later is counted already.
  for (const one of byStart.toReversed()) {
    tree.add(rank(ends, endOf(one)) - 1)
    const count = tree.countBefore(rank(ends, one.startedMs + lengthMs))
    if (count > best.count) best = { count, fromMs: one.startedMs }
  }
  return { ...best, items: byStart.filter(inside(best.fromMs)) }
}

/** Answers how many intervals touch a span of time, in O(log n) each. */
export function createOverlaps(
  intervals: readonly Interval[],
): (fromMs: number, toMs: number) => number {
  const starts = intervals.map(({ startedMs }) => startedMs).sort((a, b) => a - b)
  const ends = intervals.map(endOf).sort((a, b) => a - b)
  return (fromMs, toMs) => rank(starts, toMs) - below(ends, fromMs)
}

const endOf = ({ endedMs }: Interval) => endedMs ?? Number.POSITIVE_INFINITY

/** How many of the sorted values are at most this one. */
function rank(sorted: readonly number[], value: number): number {
  return countWhile(sorted, (one) => one <= value)
}

function below(sorted: readonly number[], value: number): number {
  return countWhile(sorted, (one) => one < value)
}

function countWhile(sorted: readonly number[], isCounted: (one: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isCounted(sorted[middle] ?? Number.NaN)) low = middle + 1
    else high = middle
  }
  return low
}

/** Fenwick's tree: adds at a place, and counts what was added before a place. */
function createCounter(size: number) {
  const sums = new Int32Array(size + 1)
  return {
    add(place: number): void {
      for (let i = place + 1; i <= size; i += i & -i) sums[i] = (sums[i] ?? 0) + 1
    },
    countBefore(place: number): number {
      let count = 0
      for (let i = place; i > 0; i -= i & -i) count += sums[i] ?? 0
      return count
    },
  }
}
