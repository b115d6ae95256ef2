/** Resolves once the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return pause(null, signal)
}

/** Resolves when the time has passed or the signal is aborted. */
export function pause(ms: number | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = ms === null ? undefined : setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
