/** Places for things that run side by side. */
export type Slots = {
  /** Waits for a free place. */
  take(): Promise<Disposable>
}

export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = []
  let free = count

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return {
    async take() {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      return { [Symbol.dispose]: release }
    },
  }
}
