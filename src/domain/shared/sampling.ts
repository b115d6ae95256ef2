const MINUTE_MS = 60_000
/** The most keys that are reported within a minute. */
const MAX_KEYS = 1000

/** Limits how often something is logged or sent: returns true once a minute for each key. */
export function oncePerMinute(): (key: string, now: Date) => boolean {
  const reportedAt = new Map<string, number>()
  return (key, now) => {
    const nowMs = now.getTime()
    // A Map keeps the order of insertion, so the oldest come first.
    for (const [oldest, at] of reportedAt)
      if (nowMs - at >= MINUTE_MS || nowMs < at) reportedAt.delete(oldest)
      else break
    if (reportedAt.has(key) || reportedAt.size >= MAX_KEYS) return false
    reportedAt.set(key, nowMs)
    return true
  }
}
