const MINUTE_MS = 60_000
/** Keys that are told apart within a minute. */
const MAX_KEYS = 1000

/** Whether to log or tell something now: once a minute for each key, and for a bounded number of keys. */
export function oncePerMinute(): (key: string, now: Date) => boolean {
  const saidAt = new Map<string, number>()
  return (key, now) => {
    const nowMs = now.getTime()
    // The oldest come first, so that they are forgotten first.
    for (const [oldest, at] of saidAt)
      if (nowMs - at >= MINUTE_MS || nowMs < at) saidAt.delete(oldest)
      else break
    if (saidAt.has(key) || saidAt.size >= MAX_KEYS) return false
    saidAt.set(key, nowMs)
    return true
  }
}
