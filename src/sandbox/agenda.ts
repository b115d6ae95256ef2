type Item = { at: Date; act: () => Promise<void> }

/** Runs what happened at different times in the order of time, up to `end`. */
export function createAgenda(end: Date) {
  const items: Item[] = []
  let isSorted = true

  return {
    /** What lies after the end is left out. */
    add(at: Date, act: () => Promise<void>): void {
      if (at >= end) return
      items.push({ at, act })
      isSorted = false
    },
    async run(): Promise<void> {
      for (;;) {
        if (!isSorted) items.sort((a, b) => b.at.getTime() - a.at.getTime())
        isSorted = true
        const next = items.pop()
        if (!next) return
        await next.act()
      }
    },
  }
}
