/** Lets everything that was made possible happen: promises, and what they lead to. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Time that passes when a test says so, from one wait's end to the next. */
export function steppedTime() {
  const waits = new Set<{ atMs: number; wake: () => void }>()
  let nowMs = 0

  function soonest() {
    let first: { atMs: number; wake: () => void } | undefined
    for (const wait of waits) if (!first || wait.atMs < first.atMs) first = wait
    return first
  }

  return {
    nowMs: () => nowMs,
    after(ms: number, wake: () => void) {
      const wait = { atMs: nowMs + ms, wake }
      waits.add(wait)
      return () => void waits.delete(wait)
    },
    /** Whether somebody waits for a time to come. */
    get isAwaited() {
      return waits.size > 0
    },
    /** Ends the next wait. */
    step(): void {
      const wait = soonest()
      if (!wait) return
      waits.delete(wait)
      nowMs = Math.max(nowMs, wait.atMs)
      wait.wake()
    },
    async pass(ms: number) {
      const untilMs = nowMs + ms
      await turn()
      for (let wait = soonest(); wait && wait.atMs <= untilMs; wait = soonest()) {
        this.step()
        await turn()
      }
      nowMs = untilMs
    },
  }
}
