/** Each sender, and all of them together. */
const MAX_OF_SENDER = 20
const MAX_WAITING = 100

/** What waits, by who sent it. The senders come in turn, so that nobody waits for many documents of another. */
export function createTurns<Item>() {
  const waiting = new Map<string, Item[]>()
  let count = 0

  return {
    /** False if there are too many. */
    add(sender: string, item: Item): boolean {
      const own = waiting.get(sender) ?? []
      if (own.length >= MAX_OF_SENDER || count >= MAX_WAITING) return false
      own.push(item)
      count += 1
      waiting.set(sender, own)
      return true
    },

    /** The next one; its sender goes to the end. Null if nothing waits. */
    next(): Item | null {
      const [first] = waiting
      if (!first) return null
      const [sender, [item, ...rest]] = first
      waiting.delete(sender)
      if (rest.length > 0) waiting.set(sender, rest)
      count -= 1
      return item ?? null
    },

    /** Whether it waited. */
    drop(sender: string, item: Item): boolean {
      const own = waiting.get(sender) ?? []
      const rest = own.filter((one) => one !== item)
      if (rest.length === own.length) return false
      if (rest.length > 0) waiting.set(sender, rest)
      else waiting.delete(sender)
      count -= 1
      return true
    },

    clear(): Item[] {
      const all = [...waiting.values()].flat()
      waiting.clear()
      count = 0
      return all
    },
  }
}
