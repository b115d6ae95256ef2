import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Store } from '../../src/db/store.ts'
import { orders } from '../../src/domain/schema.ts'

/** Waits until the order has ended so. Asking the API for it would use up its rate on a clock that stands still. */
export async function untilEnded(
  { read }: Store,
  orderId: unknown,
  end: 'completed' | 'cancelled',
): Promise<void> {
  const status = async () => {
    const [order] = await read
      .select()
      .from(orders)
      .where(eq(orders.id, String(orderId)))
    return order?.status
  }
  await expect.poll(status).toBe(end)
}
