/** Functions that the transactions on one handle have registered to run after their commit. */
export interface CommitHooks {
  add(hook: () => void): void
  count(): number
  /** Drops all but the first `count` hooks: the later ones belong to work that was rolled back. */
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
          // The commit has succeeded: a failing hook must not make the transaction look failed.
          queueMicrotask(() => {
            throw error
          })
        }
    },
  }
}
