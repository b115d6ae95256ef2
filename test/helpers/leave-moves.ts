import type { Shop } from './busy-shop.ts'
import { orderByOwner } from './moving-in-chat.ts'
import type { TestPerson } from './person.ts'

/** Lets an owner order that the holder's account moves to a new person, who is returned. */
export async function leaveMove(shop: Shop): Promise<TestPerson> {
  const friend = await shop.newcomer()
  await orderByOwner(shop, { from: shop.holder, to: friend })
  await shop.settled()
  return friend
}

/** Where the walk of an admin begins. */
export function adminStarts(holder: TestPerson): string[] {
  const { id } = holder
  return [
    ...['/admin', `/account ${id}`, '/order slower', '/order hand-1', '/order key-1', '/stock'],
    ...['/panel', '/maintenance', '/backup', '/digest', `/account ${id}`],
  ]
}
