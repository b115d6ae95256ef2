import type { Shop } from './busy-shop.ts'
import { PIDS } from './factories.ts'
import type { TestPerson } from './person.ts'

/** Lets an owner order that the holder's account moves to a new person, who is returned. */
export async function leaveMove({ holder, person, admin }: Shop): Promise<TestPerson> {
  const friend = person()
  await friend.write('/start')
  const owner = admin()
  await owner.write(`/move ${holder.id} ${friend.id} As you asked`)
  await owner.press('📲 Move it in 24 hours')
  return friend
}

/** Lets an owner order a move, and asks whether to order that of the holder's account. */
export async function leaveOrder({ holder, person }: Shop, admin: TestPerson): Promise<void> {
  const [from, to, friend] = [person(), person(), person()]
  for (const one of [from, to, friend]) await one.write('/start')
  await admin.write(`/move ${from.id} ${to.id} As you asked`)
  await admin.press('📲 Move it in 24 hours')
  await admin.write(`/move ${holder.id} ${friend.id} As you asked`)
}

/** Where the walk of an admin begins. */
export function adminStarts(holder: TestPerson): string[] {
  const { id } = holder
  return [
    ...['/incidents', '/admin', '/deposits', '/payments', '/approvals'],
    ...[`/account ${id}`, '/orders processing', '/stock', '/catalog', `/product ${PIDS.serverId}`],
    ...['/pricing', '/tiers', '/margin gamea 12.5', '/line', '/maintenance'],
    ...['/backup', '/suppliers', '/stuck', '/tasks'],
    ...['/quarantine', `/account ${id}`],
  ]
}
