/** The functions that the transactions on one handle have registered to run after their commit. */
export type CommitHooks = (() => void)[]

/** Runs and drops all of them. */
export function runHooks(hooks: CommitHooks): void {
  for (const hook of hooks.splice(0))
    try {
      hook()
    } catch (error) {
      // The commit has succeeded: a failing hook must not make the transaction look failed.
      queueMicrotask(() => {
        throw error
      })
    }
}
