/** What the transactions on one handle want done after their commit. */
export interface CommitHooks {
  add(hook: () => void): void
  /** How many there are. */
  count(): number
  /** Drops those added after the first so many: what they belong to was rolled back. */
  keepFirst(count: number): void
  /** Runs and drops all of them. */
  run(): void
}

export function createCommitHooks(): CommitHooks {
  let hooks: (() => void)[] = []
  return {
    add: (hook) => void hooks.push(hook),
    count: () => hooks.length,
    keepFirst(count) {
      hooks.length = count
    },
    run() {
      const due = hooks
      hooks = []
      for (const hook of due)
        try {
          hook()
        } catch (error) {
          // What is committed must not be answered as if it had failed.
          queueMicrotask(() => {
            throw error
          })
        }
    },
  }
}
