/**
 * Works on a few items at a time, in order, until one says stop or fails. Resolves or rejects only when no
 * item is being worked on.
 */
export async function sideBySide<Item>(
  items: readonly Item[],
  concurrent: number,
  work: (item: Item) => Promise<'go on' | 'stop'>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      try {
        if ((await work(item)) === 'stop') waiting.length = 0
      } catch (error) {
        waiting.length = 0
        throw error
      }
  }
  const ended = await Promise.allSettled(Array.from({ length: concurrent }, worker))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}
