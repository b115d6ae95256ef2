/** Places for things that run side by side. */
export type Slots = {
  /** Waits for a free place. */
  one(): Promise<Disposable>
  /** Waits until nobody has a place, and keeps them all. One caller at a time. */
  all(): Promise<Disposable>
}

export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = []
  let free = count

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  async function take(): Promise<void> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  return {
    async one() {
      await take()
      return { [Symbol.dispose]: release }
    },
    async all() {
      for (let i = 0; i < count; i++) await take()
      return {
        [Symbol.dispose]() {
          for (let i = 0; i < count; i++) release()
        },
      }
    },
  }
}
