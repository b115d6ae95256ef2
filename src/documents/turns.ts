/** Each sender, and all of them together. */
const MAX_OF_SENDER = 20
const MAX_WAITING = 100

/** What waits, by who sent it. The senders come in turn, so that nobody waits for many documents of another. */
export function createTurns<Item>() {
  let waiting: { sender: string; item: Item }[] = []

  return {
    /** False if there are too many. */
    add(sender: string, item: Item): boolean {
      const own = waiting.filter((one) => one.sender === sender)
      if (own.length >= MAX_OF_SENDER || waiting.length >= MAX_WAITING) return false
      waiting.push({ sender, item })
      return true
    },

    /** The next one; the others of its sender go to the end. Null if nothing waits. */
    next(): Item | null {
      const [first, ...rest] = waiting
      if (!first) return null
      const { own = [], others = [] } = Object.groupBy(rest, ({ sender }) =>
        sender === first.sender ? 'own' : 'others',
      )
      waiting = [...others, ...own]
      return first.item
    },

    /** Whether it waited. */
    drop(item: Item): boolean {
      const before = waiting.length
      waiting = waiting.filter((one) => one.item !== item)
      return waiting.length < before
    },

    clear: (): Item[] => waiting.splice(0).map(({ item }) => item),
  }
}
