/** Whether less than `ms` have passed since a time. False if the clock was set back since, so that nobody knows. */
export function isWithin(ms: number, sinceMs: number, now: Date): boolean {
  const agoMs = now.getTime() - sinceMs
  return agoMs >= 0 && agoMs < ms
}
