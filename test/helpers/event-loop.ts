/** How often other work of the process got its turn while this one ran. The slower the machine, the more often. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOn] = [0, true]
  const watch = () => {
    turns++
    if (isOn) setImmediate(watch)
  }
  setImmediate(watch)
  await work()
  isOn = false
  return turns
}
