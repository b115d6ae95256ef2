/** New calls under way at once at one supplier, of orders or of lookups. */
const CALLS_AT_ONCE = 200
/** How many of them one account may have. */
const CALLS_OF_ACCOUNT = 50

/**
 * Bounds the new calls under way, so that no account takes up a supplier alone. Retries are bounded where
 * they are taken up.
 */
export interface CallShares {
  /**
   * Takes a place for one call, and returns how to give it back; null where there is none.
   * @param pool the supplier, and whether orders or lookups are meant.
   */
  take(pool: string, accountId: number): (() => void) | null
}

export function createCallShares(): CallShares {
  const pools = new Map<string, Map<number, number>>()
  return {
    take(pool, accountId) {
      const counts = pools.get(pool) ?? new Map<number, number>()
      const own = counts.get(accountId) ?? 0
      const all = [...counts.values()].reduce((sum, n) => sum + n, 0)
      if (own >= CALLS_OF_ACCOUNT || all >= CALLS_AT_ONCE) return null
      pools.set(pool, counts.set(accountId, own + 1))
      return () => {
        const left = (counts.get(accountId) ?? 0) - 1
        if (left > 0) counts.set(accountId, left)
        else counts.delete(accountId)
      }
    },
  }
}
