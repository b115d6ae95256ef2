/** The longest time in milliseconds that other work of the process had to wait while this one ran. */
export async function longestPauseMs(work: () => unknown): Promise<number> {
  let [longestMs, lastAt, isOn] = [0, performance.now(), true]
  const watch = () => {
    longestMs = Math.max(longestMs, performance.now() - lastAt)
    lastAt = performance.now()
    if (isOn) setImmediate(watch)
  }
  watch()
  await work()
  isOn = false
  watch()
  return longestMs
}
